import { describe, expect, test } from 'vitest';
import { mutantsOf } from '../../scripts/mutate/code.ts';
import { roleMutants } from '../../scripts/mutate/roles.ts';

const changesOf = (text: string): string[] => mutantsOf('a.ts', text).map(({ change }) => change);

const machine = `
export const lamp = setup({ types: {} }).createMachine({
  initial: 'dark',
  states: { dark: { description: 'No light.', on: { light: 'lit' } }, lit: {} },
});`;

describe('the wrong versions of a machine', () => {
  test('lead elsewhere, begin elsewhere, allow what is refused, and leave each part out', () => {
    expect(changesOf(machine)).toEqual([
      "'dark' → 'lit'",
      "'lit' → 'dark'",
      "{} → { on: { light: 'lit' } }",
      "initial: 'dark' → nothing",
      "states: { dark: { description: 'No light.', on: { light: 'li → nothing",
      "dark: { description: 'No light.', on: { light: 'lit' } } → nothing",
      'lit: {} → nothing',
      "on: { light: 'lit' } → nothing",
      "light: 'lit' → nothing",
    ]);
  });

  test('are the whole file with one change', () => {
    const [first] = mutantsOf('a.ts', machine);
    expect(first).toMatchObject({
      file: 'a.ts',
      line: 3,
      text: machine.replace("initial: 'dark'", "initial: 'lit'"),
    });
  });
});

test.each([
  ['const a = b === 1 ? c : d;', ['b === 1 → true', 'b === 1 → false', '=== → !==', '1 → 2', '1 → 0']],
  ['const a = b ?? 0;', ['b ?? 0 → b', 'b ?? 0 → (0)', '0 → 1', '0 → -1']],
  ['const a = b.filter(c);', ['b.filter(c) → b']],
  ['const a = (b) => !b;', ['!b → undefined', '!b → b']],
  ['const a = Math.max(b, c);', ['max → min']],
  ["const a = ['b'] as const;", ["'b' → nothing", "'b' → ''"]],
  ["type A = 'b'; import c from 'd';", []],
])('the wrong versions of %s', (text, changes) => {
  expect(changesOf(text)).toEqual(changes);
});

test('the wrong versions of the roles take one away or give one to each permission', () => {
  const text = JSON.stringify({
    roles: [{ id: 1 }, { id: 2 }],
    permissions: { 'boats.read': { roles: [1] } },
  });
  expect(
    roleMutants('roles.json', text).map((mutant) => [mutant.change, JSON.parse(mutant.text) as object]),
  ).toEqual([
    [
      'boats.read: role 1 taken away',
      expect.objectContaining({ permissions: { 'boats.read': { roles: [] } } }),
    ],
    [
      'boats.read: role 2 added',
      expect.objectContaining({ permissions: { 'boats.read': { roles: [1, 2] } } }),
    ],
  ]);
});
