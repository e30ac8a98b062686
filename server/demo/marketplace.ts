import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { codeOf } from '#machines/codes.ts';
import { dayLength } from '#schemas/days.ts';
import { makeBookings } from './bookings.ts';
import { makeMessages } from './conversations.ts';
import { daysBefore, GUESTS, HOSTS, isPopular, NEWCOMERS } from './measures.ts';
import { models, type BoatTypeName, type Model } from './models.ts';
import { LONG_NAME, makePeople } from './people.ts';
import { isOpen, makePlans, makeReviews } from './offers.ts';
import { avatarPicture, boatPapers, boatPictures } from './pictures.ts';
import { createRandom, type Random } from './random.ts';
import type { DemoBoat, DemoUser, Marketplace } from './rows.ts';
import { type Town, towns } from './towns.ts';
import { describeBoat } from './wording.ts';

const MONTH = 30.4 * dayLength;
const WITHOUT_PICTURES = [17, 41];
const DOCUMENT_STATES = ['undecided', 'approved', 'pending'] as const;
/** Lake towns get lake boats; the others may have any. */
const LAKE_TYPES: readonly BoatTypeName[] = [
  'Pontoon boat',
  'Classic launch',
  'Sailing dinghy',
  'Houseboat',
  'Speedboat',
];
const LAKE_ONLY: readonly BoatTypeName[] = ['Pontoon boat', 'Houseboat', 'Classic launch'];
/** Boats without a cabin have less on board. */
const OPEN_TYPES: readonly BoatTypeName[] = [
  'Pontoon boat',
  'RIB',
  'Speedboat',
  'Fishing boat',
  'Sailing dinghy',
  'Classic launch',
];

const idOf = (rows: readonly { id: number; name?: string }[], name: string): number => {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`"${name}" is in no row of its catalogue in schemas/collections/.`);
  return row.id;
};

function makeUsers(random: Random, now: Date): DemoUser[] {
  return makePeople(random, HOSTS + GUESTS).map((person, index) => {
    const isHost = index < HOSTS;
    return {
      id: index + 1,
      isBlocked: !isHost && index % 19 === 0,
      date: daysBefore(
        now,
        index < HOSTS + GUESTS - NEWCOMERS ? random.range(440, 900) : random.range(1, 90),
      ),
      attributes: {
        ...person,
        ...(index === 11 ? LONG_NAME : {}),
        avatar: avatarPicture(index + 1),
        ...(isHost ? { resrate: random.int(72, 100) } : {}),
      },
    };
  });
}

function pickTown(random: Random, type: BoatTypeName): Town {
  const isFit = ({ isLake = false, place }: Town): boolean =>
    type === 'Gulet'
      ? place.includes('Türkiye') || place.includes('Croatia')
      : isLake
        ? LAKE_TYPES.includes(type)
        : !LAKE_ONLY.includes(type) || (type === 'Pontoon boat' && place.includes('United States'));
  return random.pick(towns.filter(isFit));
}

/** The first nine boats show the nine pairs; of the rest the new ones wait and the old ones are approved. */
function pickDocuments(
  random: Random,
  index: number,
  age: number,
): Pick<DemoBoat, 'navigation' | 'authorization'> {
  const code = (state: (typeof DOCUMENT_STATES)[number]) => codeOf('document', state);
  if (index < 9) {
    return {
      navigation: code(DOCUMENT_STATES[index % 3] ?? 'undecided'),
      authorization: code(DOCUMENT_STATES[Math.floor(index / 3)] ?? 'undecided'),
    };
  }
  const usual = age < 70 ? 'undecided' : 'approved';
  const pick = () => code(random.chance(0.86) ? usual : random.pick(DOCUMENT_STATES));
  return { navigation: pick(), authorization: pick() };
}

function modelAt(index: number): Model {
  // 7 and 60 have no common divisor: every model once, and neighbours in the list differ in type.
  const model = models[(index * 7) % models.length];
  if (!model) throw new Error('There are no models to make boats of.');
  return model;
}

function pickPictures(index: number): DemoBoat['boatImage'] {
  if (WITHOUT_PICTURES.includes(index)) return {};
  const { type } = modelAt(index);
  const before = Array.from({ length: index }, (_, other) => other);
  const alike = before.filter((other) => modelAt(other).type === type && !WITHOUT_PICTURES.includes(other));
  return boatPictures(type, alike.length);
}

function makeBoat(index: number, now: Date): DemoBoat {
  const random = createRandom(`marketplace/boat-${index}`);
  const id = index + 1;
  const model = modelAt(index);
  const town = pickTown(random, model.type);
  const [name = ''] = town.place.split(',');
  const usualAge = Math.min(
    14 * MONTH - 2 * dayLength,
    0.4 * dayLength + random.next() ** 1.35 * 13.8 * MONTH,
  );
  const age = isPopular(id) ? 9 * MONTH : usualAge;
  const accessories = catalogueRows.accessories.map((row) => row.id);
  const allowes = catalogueRows.allowes.map((row) => row.id);
  return {
    id,
    userId: index < HOSTS ? index + 1 : random.int(1, HOSTS),
    ...pickDocuments(random, index, age / dayLength),
    date: daysBefore(now, age / dayLength),
    price: Math.round((model.price * random.range(0.88, 1.14)) / 5) * 5,
    attributes: {
      model: model.model,
      description: describeBoat(random, model.type, name, town.marina),
      location1: town.place,
      location2: {
        boatname: random.pick(BOAT_NAMES),
        locationtype: town.isLake
          ? idOf(catalogueRows.locationtype, 'Lake jetty')
          : random.pick(catalogueRows.locationtype.slice(0, 5)).id,
        marinaname: town.marina,
        address: `${town.street}, ${town.place}`,
      },
      year: model.brand === 'Riva' ? random.int(1964, 1971) : random.int(2006, 2025),
      size: model.feet,
      boattype: idOf(catalogueRows.boattypes, model.type),
      boatbrand: idOf(catalogueRows.boatbrands, model.brand),
      enginecount: model.engines,
      bathroomcount: model.bathrooms,
      power: idOf(catalogueRows.powers, model.power),
      capacity: model.capacity,
      cabinscount: model.cabins,
      cancellation: random.int(1, 3),
      accessories: random.sample(
        accessories,
        OPEN_TYPES.includes(model.type) ? random.int(3, 8) : random.int(7, 13),
      ),
      allowes: random.sample(allowes, random.int(3, 8)),
    },
    boatImage: pickPictures(index),
    docImage: boatPapers(index),
  };
}

const BOAT_NAMES = [
  'Alba',
  'Bora',
  'Calypso',
  'Dolce Vita',
  'Estrella',
  'Freya',
  'Galatea',
  'Halcyon',
  'Isola Bella',
  'Juno',
  'Kestrel',
  'La Brisa',
  'Maestral',
  'Nerea',
  'Ondine',
  'Penelope',
  'Seewolf',
  'Thalassa',
  'Vela',
  'Zephyr',
];

/** The whole demo relative to `now`; the same `now` always gives the same rows. */
export function makeMarketplace(now: Date): Marketplace {
  const users = makeUsers(createRandom('marketplace/people'), now);
  const boats = models.map((_, index) => makeBoat(index, now));
  const plans = boats.flatMap((boat) => makePlans(boat, now));
  const reviews = boats.flatMap((boat) => makeReviews(boat, now));
  const guests = users.slice(HOSTS);
  return {
    users,
    boats,
    plans,
    reviews,
    bookings: makeBookings({ boats: boats.filter((boat) => isOpen(boat, now)), plans, guests }, now),
    messages: makeMessages({ boats, users, hosts: HOSTS }, now),
  };
}
