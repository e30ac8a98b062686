import { expect, it } from 'vitest';
import { personName } from '#schemas/person-name.ts';

it.each([
  [{ firstName: 'Ines', lastName: null }, 'Ines'],
  [{ firstName: {}, lastName: 'Carvalho' }, 'Carvalho'],
  [{ firstName: [1, {}], lastName: 7 }, '7'],
  [{ firstName: '  ', lastName: ' Costa ' }, 'Costa'],
  [{ firstName: '  ', lastName: ' ' }, '–'],
  [null, '–'],
])('a name is made of texts: %j', (person, name) => {
  expect(personName(person as { firstName: string }, '–')).toBe(name);
});

it.each([{}, ['a@b.example'], true, null])('also what is said without one: %j', (email) => {
  expect(personName({}, email as unknown as string)).toBe('');
});
