// What the other server keeps: ids of 24 hexadecimal digits, no versions, fields we do not know, and fields that are missing.

const id = (number: number): string => `65f0c1d2e3a4b5c6d7e8${number.toString(16).padStart(4, '0')}`;

export const admin = {
  _id: id(1),
  firstName: 'Grace',
  lastName: 'Murray',
  email: 'grace@other.example',
  role: 1,
  __v: 0,
};
export const password = 'another secret';

export const users = [
  {
    _id: id(16),
    firstName: 'Ines',
    lastName: 'Carvalho',
    email: 'ines@hosts.example',
    avatar: '/pictures/ines.svg',
    review: 4.8,
    booking: 31,
    resrate: 97,
    loyaltyTier: 'gold',
    __v: 3,
  },
  // Never reviewed, no picture: other stores answer null or leave it out.
  { _id: id(17), firstName: 'Tomás', lastName: 'Ruiz', review: null, avatar: null },
];

const row = (number: number, name: string) => ({ _id: id(number), name, __v: 0 });
const titled = (number: number, title: string) => ({ _id: id(number), title, icon: '/pictures/icon.svg' });
const counts = (start: number, most: number) =>
  Array.from({ length: most }, (_, index) => row(start + index, String(index + 1)));

/** The answers of the lookups by the last part of their paths. */
export const lists: Record<string, object[]> = {
  getallboattype: [
    { id: 'sail', ...row(256, 'Sailing yacht') },
    { id: 'motor', ...row(257, 'Motor boat') },
  ],
  getallboatbrand: [row(272, 'Nauta'), row(273, 'Ferretti')],
  getallboatpower: [row(288, 'Diesel'), row(289, 'Electric')],
  getLocationType: [row(304, 'Marina')],
  getEnginesCount: counts(320, 4),
  getBathroomCount: counts(352, 5),
  getCabinscount: counts(384, 6),
  getCapacity: counts(416, 20),
  getAccessories: [titled(512, 'Snorkels'), titled(513, 'Bimini')],
  getAllowes: [titled(528, 'Pets'), titled(529, 'Smoking')],
};

export interface OtherBoat {
  _id: string;
  status?: { navigation: number; authorization: number } | null;
  [field: string]: unknown;
}

const owner = ({ _id, firstName, lastName }: (typeof users)[number]) => ({ _id, firstName, lastName });
const [first, second] = users as [(typeof users)[number], (typeof users)[number]];

/** The boat that is reviewed and edited. */
export const chosen: OtherBoat = {
  _id: id(768),
  model: 'Nauta 54',
  description: 'A dry boat for long days.',
  location1: 'Cascais / Marina, Portugal',
  year: 2012,
  size: 54,
  boattype: 'sail',
  boatbrand: id(272),
  enginecount: 1,
  bathroomcount: 2,
  power: id(288),
  capacity: 10,
  cabinscount: 4,
  user: owner(first),
  date: '2026-10-30T08:00:00.000Z',
  cancellation: 2,
  accessories: [id(512)],
  allowes: [id(528)],
  plans: [{ _id: id(900), description: 'A day at sea', price: 480, captain: 1 }],
  reviews: [
    {
      _id: id(910),
      customer: { firstName: 'Noor', lastName: 'Haddad' },
      review: 4.5,
      date: '2026-09-01T00:00:00.000Z',
      content: 'Fast and kind.',
    },
  ],
  boatImage: { cover: '/pictures/boat.svg', photo2: '/pictures/boat.svg' },
  docImage: { navigation: '/pictures/paper.svg', authorization: '/pictures/paper.svg' },
  status: { navigation: 0, authorization: 1 },
  coverImage: '/pictures/boat.svg',
  price: 480,
  hullIdentification: 'PT-NAU54',
  __v: 12,
};

/** Hardly anything is known of it. */
export const sparse: OtherBoat = {
  _id: id(769),
  model: 'Bare hull',
  capacity: 'as agreed',
  user: owner(second),
  date: '2026-10-29T08:00:00.000Z',
  plans: null,
  reviews: null,
  status: null,
};

/** More than one page of the client. */
export const boats = (): OtherBoat[] => [
  { ...chosen },
  { ...sparse },
  ...Array.from({ length: 48 }, (_, index): OtherBoat => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const number = String(index + 1).padStart(2, '0');
    return {
      ...chosen,
      _id: id(1024 + index),
      model: `Ferretti ${number}`,
      boattype: 'motor',
      size: 20 + index,
      location1: index % 2 ? 'Lagos, Portugal' : 'Cádiz, Spain',
      date: `2026-0${(index % 8) + 1}-${day}T08:00:00.000Z`,
      status: { navigation: index % 3, authorization: 1 },
    };
  }),
];
