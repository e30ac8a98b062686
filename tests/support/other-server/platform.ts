// Platform data and reviews on the other server: what §7 lists, answered as sparsely as it allows.
import { lists, type OtherBoat } from './data.ts';
import { found, type Answer, type Route } from './route.ts';

type Row = Record<string, unknown>;

/** Its rows have keys of 24 digits; a new one is known by the number the client chose. */
function catalogueRoutes([list, save, remove]: readonly [string, string, string]): Route[] {
  let rows = (lists[list] ?? []).map((row): Row => ({ ...row }));
  const keyOf = (row: Row): string => String(row['id'] ?? row['_id']);
  const keep = (id: string, changes: Row): void => {
    const known = rows.some((row) => keyOf(row) === id);
    rows = known
      ? rows.map((row) => (keyOf(row) === id ? { ...row, ...changes } : row))
      : [...rows, { id, ...changes }];
  };
  const hasIcons = save.startsWith('set');
  return [
    ['GET', new RegExp(`^/boats/${list}$`), () => found(rows)],
    hasIcons
      ? [
          'POST',
          new RegExp(`^/boats/${save}/([^/]+)$`),
          ({ params: [id = ''], body, files }) => {
            keep(id, { title: body['title'], ...(files.length > 0 ? { icon: '/pictures/new.svg' } : {}) });
            return { flag: true };
          },
        ]
      : [
          'POST',
          new RegExp(`^/boats/${save}$`),
          ({ body }) => {
            keep(String(body['id']), { name: body['name'] });
            // Only brands come back.
            return save === 'addboatbrand' ? found(rows) : { flag: true };
          },
        ],
    [
      'GET',
      new RegExp(`^/boats/${remove}/([^/]+)$`),
      ({ params: [id] }): Answer => {
        rows = rows.filter((row) => keyOf(row) !== id);
        return { flag: true };
      },
    ],
  ];
}

const catalogues = [
  ['getallboattype', 'addboattype', 'deletetype'],
  ['getallboatbrand', 'addboatbrand', 'deletebrand'],
  ['getAccessories', 'setAccessories', 'deleteAccessories'],
  ['getAllowes', 'setAllowes', 'deleteallow'],
] as const;

export function platformRoutes(boats: OtherBoat[]): Route[] {
  // A fee as text, a status as a number, a name in small letters, a method that is null.
  let fee: unknown = '15';
  let payment: unknown = {
    Zelle: { status: 1, name: 'Cais Sul', email: 'pay@cais.example' },
    paypal: { status: 0, name: '', email: '' },
    Bank: null,
  };
  const reviewed = boats.slice(0, 2);
  const reviewsOf = (boat: OtherBoat): Row[] => (boat['reviews'] ?? []) as Row[];
  const boatWith = (id: unknown): OtherBoat | undefined =>
    reviewed.find((boat) => reviewsOf(boat).some((review) => review['_id'] === id));
  return [
    ...catalogues.flatMap(catalogueRoutes),
    ['GET', /^\/boats\/getfee$/, () => found(fee)],
    [
      'POST',
      /^\/boats\/setfee$/,
      ({ body }) => {
        fee = body['fee'];
        return { flag: true };
      },
    ],
    ['GET', /^\/boats\/getPayment$/, () => found(payment)],
    [
      'POST',
      /^\/boats\/setPayment$/,
      ({ body }) => {
        payment = body['payment'];
        return { flag: true };
      },
    ],
    ['GET', /^\/admin\/boats\/getAllReviews$/, () => found(reviewed)],
    [
      'POST',
      /^\/admin\/boats\/setHostReview\/([^/]+)$/,
      ({ body: { reviewId, ...change } }) => {
        const boat = boatWith(reviewId);
        if (!boat) return found(undefined);
        boat['reviews'] = reviewsOf(boat).map((row) =>
          row['_id'] === reviewId ? { ...row, ...change } : row,
        );
        return { flag: true };
      },
    ],
    [
      'GET',
      /^\/admin\/boats\/delHostReview\/([^/]+)\/([^/]+)$/,
      ({ params: [, id] }) => {
        const boat = boatWith(id);
        if (!boat) return { flag: false, sort: 'review', error: 'No such review, sailor.' };
        boat['reviews'] = reviewsOf(boat).filter((row) => row['_id'] !== id);
        return { flag: true };
      },
    ],
  ];
}
