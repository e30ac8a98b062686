import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) *\| ([a-z ]+?) *\| (.*?) *\|$/gm)].map(
  ([, id = '', state = '', how = '']) => ({ id, state, how }),
);
const pathsIn = (how: string) =>
  [...how.matchAll(/`([\w.-]+\/[\w./-]+|[\w-]+\.\w+)`/g)].map(([, path = '']) => path);

/** How many requirements of levels 1 and 2 each chapter of the standard has. */
const numbers = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('each requirement of the two levels stands there once', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const chapters = numbers.map((_, at) => ids.filter((id) => id.startsWith(`${at + 1}.`)).length);
  expect(chapters).toEqual(numbers);
});

test('each is met, not applicable, the operator’s or open, and says how or why', () => {
  const states = ['met', 'not applicable', 'operator', 'open'];
  expect(rows.filter(({ state, how }) => !states.includes(state) || how === '')).toEqual([]);
});

test('what is met names a file that exists', () => {
  const without = rows.filter(({ state, how }) => state === 'met' && pathsIn(how).length === 0);
  expect(without).toEqual([]);
  const missing = rows.flatMap(({ id, how }) =>
    pathsIn(how)
      .filter((path) => !existsSync(path))
      .map((path) => `${id} ${path}`),
  );
  expect(missing).toEqual([]);
});
