import { expect, it } from 'vitest';
import { threeWay } from '#src/forms/three-way.ts';

const base = { model: 'Aurora', year: 2010, size: 38, tags: ['a', 'b'] };

it('what only they have changed stays theirs, and what both have changed is mine', () => {
  const mine = { ...base, model: 'Mine', size: 40 };
  const theirs = { ...base, model: 'Theirs', year: 2012 };
  expect(threeWay(base, mine, theirs)).toEqual({ ...base, model: 'Mine', size: 40, year: 2012 });
});

it('what one has emptied is empty, and what one has filled is filled', () => {
  const { year: _, ...withoutYear } = base;
  expect(threeWay(base, withoutYear, { ...base, size: 40 })).toEqual({ ...withoutYear, size: 40 });
  expect(threeWay(base, { ...base, size: 40 }, withoutYear)).toEqual({ ...withoutYear, size: 40 });
  expect(threeWay(withoutYear, { ...base, model: 'Mine' }, { ...withoutYear, size: 40 })).toEqual({
    ...base,
    model: 'Mine',
    size: 40,
  });
});

it('a list is one field: rows of both are not mixed', () => {
  const theirs = { ...base, tags: ['a', 'c'] };
  expect(threeWay(base, { ...base, tags: ['b'] }, theirs)).toMatchObject({ tags: ['b'] });
  expect(threeWay(base, { ...base, year: 2012 }, theirs)).toMatchObject({ tags: ['a', 'c'] });
});

it('a group goes field by field, and is mine where they have taken it away', () => {
  const before = { place: { port: 'Kiel', pier: 'A', note: 'North' } };
  const mine = { place: { ...before.place, port: 'Split' } };
  const theirs = { place: { ...before.place, pier: 'B', note: undefined } };
  expect(threeWay(before, mine, theirs)).toEqual({ place: { port: 'Split', pier: 'B' } });
  expect(threeWay(before, mine, {})).toEqual(mine);
});
