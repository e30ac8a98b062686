import { expect, test } from 'vitest';
import { mentioned } from '#src/layout/editing/mentioned.ts';

const people = ['Marta Rossi', 'Jonas Weber', 'Rosa Martini'].map((name, at) => ({ _id: String(at), name }));
const namesFor = (begun: string): string[] => mentioned(people, begun).map(({ name }) => name);

test('a colleague is offered by the beginning of any word of the name', () => {
  expect(namesFor('ros')).toEqual(['Marta Rossi', 'Rosa Martini']);
  expect(namesFor('marta r')).toEqual(['Marta Rossi']);
  expect(namesFor('eber')).toEqual([]);
  expect(namesFor('')).toHaveLength(3);
});

test('a name that is whole is not offered again', () => {
  expect(namesFor('Jonas Weber')).toEqual([]);
});
