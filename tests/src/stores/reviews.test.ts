// Reviews as rows, from boats however another server writes them.
import { expect, test } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { reviewRows } from '#src/stores/reviews.ts';

test('a boat that is called by no text is called nothing', () => {
  const boat = { _id: 1, model: { a: 1 }, user: 7, reviews: [{ _id: 2, content: 'Fine.' }] };
  expect(reviewRows([boat as unknown as Boat])).toMatchObject([{ _id: 2, boat: '', boatId: 1, hostId: '7' }]);
});

test('reviews that are answered alone are rows as well, with the boat and the host that they name', () => {
  const review = { _id: 2, content: 'Fine.', review: 4, customer: { firstName: 'Ada', lastName: 'Lind' } };
  const lone = [
    { ...review, boat: { _id: 1, model: 'Maestral', user: { _id: 7 } } },
    { ...review, boat: 'Maestral', hostId: 7 },
    { ...review, host: { _id: 7 } },
  ];
  const read = { ...review, reviewer: 'Ada Lind', hostId: '7' };
  expect(reviewRows(lone as never)).toEqual([
    { ...read, boat: 'Maestral', boatId: 1 },
    { ...read, boat: 'Maestral', boatId: '' },
    { ...read, boat: '', boatId: '' },
  ]);
});
