// What an address says of a list, and what our own server is asked for.
import { expect, test } from 'vitest';
import { definition as table } from '#schemas/generated/tables/incident.js';
import { definition as query } from '#schemas/generated/bodies/incident-page.js';
import { listQueryOf, listSearchOf, listWantedIn } from '#src/stores/list-search.ts';

test.each(['12', '-0.5', '.5', '-.25', '1e3', '2.5E-2'])(
  'a number may be typed as %s: it stays in the address, and the server takes it',
  (typed) => {
    const search = listSearchOf(table, { ...listWantedIn(table, ''), labels: { costFrom: typed } });
    const wanted = listWantedIn(table, search);
    expect(wanted.labels).toEqual({ costFrom: typed });
    expect(query.validate(listQueryOf(table, wanted))).toBe(true);
  },
);

test.each(['', '-', '.', 'e3', '1e999', '1,5', 'Infinity', '0x10'])('"%s" is no number', (typed) => {
  expect(listWantedIn(table, `?costFrom=${encodeURIComponent(typed)}`).labels).toEqual({});
});
