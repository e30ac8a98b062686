// Bookings on the other server: a plain array, no versions, answers as sparse as §7 allows.
import { found, type Answer, type Route } from './route.ts';

export interface OtherBooking {
  _id: string;
  status?: number | string | null;
  [field: string]: unknown;
}

const id = (number: number): string => `65f0c1d2e3a4b5c6d7ea${number.toString(16).padStart(4, '0')}`;

/** The booking that is decided. */
export const waiting: OtherBooking = {
  _id: id(1),
  guestName: 'Noor Haddad',
  hostName: 'Ines Carvalho',
  boatName: 'Nauta 54',
  guestEmail: 'noor@guests.example',
  guestNumber: '+351 912 555 018',
  date: '2026-12-20T08:00:00.000Z',
  plan: 'A day at sea',
  count: 8,
  price: 480,
  status: 0,
  location: 'Cascais',
  boatLocation: 'Marina de Cascais',
  boatAddress: 'Av. Rei Humberto II',
  paymethod: 'binance',
  confirmID: '',
  userId: '65f0c1d2e3a4b5c6d7e80020',
  hostId: '65f0c1d2e3a4b5c6d7e80010',
  loyaltyPoints: 12,
  __v: 2,
};

/** Paid for and not yet confirmed. */
export const unpaid: OtherBooking = {
  ...waiting,
  _id: id(2),
  guestName: 'Aino Virtanen',
  date: '2026-12-19T08:00:00.000Z',
  status: 2,
  paymethod: 'Zelle',
  confirmID: 'ZX-81',
};

/** Hardly anything is known of it; its status is a text. */
export const sparseBooking: OtherBooking = {
  _id: id(3),
  guestName: null,
  status: '0',
  plan: null,
  price: null,
  paymethod: null,
  userId: null,
  hostId: null,
  boatId: null,
  date: null,
};

/** It stands where no machine of ours stands. */
export const strangeBooking: OtherBooking = { ...waiting, _id: id(4), guestName: 'Stray', status: 7 };

const bookings = (): OtherBooking[] => [
  { ...waiting },
  { ...unpaid },
  { ...sparseBooking },
  { ...strangeBooking },
  ...Array.from({ length: 89 }, (_, index): OtherBooking => {
    const day = String((index % 28) + 1).padStart(2, '0');
    return {
      ...waiting,
      _id: id(256 + index),
      guestName: index === 0 ? 'Quarantined' : `Guest ${String(index + 1).padStart(2, '0')}`,
      boatName: index % 2 ? 'Ferretti 07' : 'Bare hull',
      date: `2026-0${(index % 8) + 1}-${day}T08:00:00.000Z`,
      price: 100 + index,
      status: index % 4,
      paymethod: index % 2 ? 'cash' : 'card',
    };
  }),
];

/** Answers what §7 lists of bookings. The answer to a decision holds the two ids and nothing else. */
export function bookingRoutes(): Route[] {
  const rows = bookings();
  return [
    ['GET', /^\/admin\/booking\/getAllBooking$/, () => found(rows)],
    [
      'POST',
      /^\/reservation\/setBookStatus\/([^/]+)$/,
      ({ params: [wanted], body }): Answer => {
        const booking = rows.find(({ _id }) => _id === wanted);
        if (!booking) return found(undefined);
        if (booking['guestName'] === 'Quarantined')
          return { flag: false, sort: 'status', error: 'The harbour is closed.' };
        booking.status = body['value'] as number;
        return { flag: true, data: { userId: booking['userId'], hostId: booking['hostId'] } };
      },
    ],
  ];
}
