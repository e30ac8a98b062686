// Reviews as rows, from boats however another server writes them.
import { expect, test } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { reviewRows } from '#src/stores/reviews.ts';

test('a boat that is called by no text is called nothing', () => {
  const boat = { _id: 1, model: { a: 1 }, user: 7, reviews: [{ _id: 2, content: 'Fine.' }] };
  expect(reviewRows([boat as unknown as Boat])).toMatchObject([{ _id: 2, boat: '', boatId: 1, hostId: '7' }]);
});
