import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { turns } from '#server/database/turns.ts';

/** Where such numbers stand, written as the code writes them or as SQL does. */
const places = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|sql)$/.test(name))
  .flatMap((name) => {
    const place = name.replaceAll('\\', '/').replace(/[^/]+\.sql$/, '');
    const written = readFileSync(`server/${name}`, 'utf8').matchAll(/\b7_?218_?\d{3}\b/g);
    return [...written].map(([number]) => `${place}: ${number.replaceAll('_', '')}`);
  });

test('no two things wait for each other by the same number', () => {
  expect(new Set(Object.values(turns)).size).toBe(Object.keys(turns).length);
});

test('every number is kept in one place, but for that of the alerts, which migrations say', () => {
  const elsewhere = places.filter((place) => !place.startsWith('database/turns.ts'));
  expect(new Set(elsewhere)).toEqual(new Set([`database/migrations/: ${turns.alerts}`]));
});
