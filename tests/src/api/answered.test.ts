import { expect, it } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { readAnswer } from '#src/api/answered.ts';

it('leaves what is as it should be', () => {
  const rows = [
    { _id: 1, name: 'Pets', plans: [{ _id: 2 }] },
    { _id: 2, accessories: [] },
  ];
  const read = readAnswer(rows) as object[];
  expect(read).toEqual(rows);
  expect(read[0]).toBe(rows[0]);
  for (const data of [undefined, null, 7, 'text']) expect(readAnswer(data)).toBe(data);
});

it('leaves out the gaps of lists, and what is no list or no row where one is read', () => {
  const boat = {
    _id: 1,
    plans: {},
    reviews: [null, { _id: 2 }],
    accessories: 'GPS',
    allowes: null,
    location2: 'ACI Marina',
  };
  const read = { _id: 1, reviews: [{ _id: 2 }] };
  expect(readAnswer(boat)).toEqual(read);
  expect(readAnswer([null, boat, false])).toEqual([read]);
});

it('makes figures of texts', () => {
  const host = { _id: 1, review: '4.8', booking: '0', resrate: 'often' };
  expect(readAnswer(host)).toEqual({ ...host, review: 4.8, booking: 0 });
});

it('makes rows of values, texts of names that are numbers, and leaves out names that are neither', () => {
  expect(readAnswer([1, 'Diesel', { id: 3, name: 4 }, { id: 5, title: { en: 'Bow' } }])).toEqual([
    { _id: 1, name: '1' },
    { _id: 'Diesel', name: 'Diesel' },
    { id: 3, name: '4' },
    { id: 5 },
  ]);
});

it('makes keys of the rows that are put in their places', () => {
  const boat = {
    _id: 1,
    boattype: { _id: 'sail', name: 'Sailing yacht' },
    boatbrand: 7,
    accessories: [{ _id: 'gps', title: 'GPS' }, 'bimini', null],
    location2: { boatname: 'Maestral', locationtype: { _id: 2, name: 'Marina' } },
  };
  const read = { ...boat, boattype: 'sail', accessories: ['gps', 'bimini'] };
  expect(readAnswer(boat)).toEqual({ ...read, location2: { boatname: 'Maestral', locationtype: 2 } });
  const booking = { _id: 3, userId: { _id: 'ana', email: 'ana@x.example' }, hostId: 5, boatId: null };
  expect(readAnswer(booking)).toEqual({ ...booking, userId: 'ana' });
});

it('takes the one row that was asked for out of a list', () => {
  const boat = { _id: 1, model: 'Maestral' };
  expect(readAnswer([boat], calls.getBoat)).toEqual(boat);
  expect(readAnswer([], calls.getBoat)).toBeUndefined();
  expect(readAnswer([boat], calls.getAllBoats)).toEqual([boat]);
});
