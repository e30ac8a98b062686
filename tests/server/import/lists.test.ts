import { expect, test, vi } from 'vitest';
import { Lists } from '#server/import/lists.ts';
import { judgeRows } from '#server/import/row.ts';
import { targetOf, type Target } from '#server/import/target.ts';

const row = (at: number) => ({ catalogue: 'booking', id: `B-${at}`, name: `B-${at} · Bavaria · Ada ${at}` });

test('however many rows a list has, each row of a file is looked up at once', () => {
  const bookings = Array.from({ length: 500 }, (_, at) => row(at));
  const lists = new Lists([]);
  const fields = { booking: { column: 'Trip', as: 'lookup' as const } };
  const judge = judgeRows(targetOf('incident') as Target, { title: 'Rows', noun: 'incident', fields }, lists);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  lists.learn(bookings);
  lists.learn(bookings);
  for (const { id } of bookings) expect(judge({ Trip: id.toLowerCase() }).attributes['booking']).toBe(id);
  for (const { id, name } of bookings) expect(judge({ Trip: name }).attributes['booking']).toBe(id);
  expect(normalize.mock.calls.length).toBeLessThan(40 * bookings.length);
  normalize.mockRestore();
});

test('of rows that are called the same the first one counts, and what the field itself says before all of them', () => {
  const lists = new Lists([
    { catalogue: 'powers', id: 3, name: 'Diesel' },
    { catalogue: 'powers', id: 4, name: 'diésel' },
  ]);
  expect(lists.idOf('powers', 'DIESEL')).toBe(3);
  expect(lists.nameFor('powers', 'diesel', {})).toBe('Diesel');
  expect(lists.nameFor('powers', 'Diesel', { synonyms: { diesel: 'Electric' } })).toBe('Electric');
  expect(lists.nameFor('powers', 'gas', { names: ['Gas'] })).toBe('Gas');
  expect(lists.idOf('powers', 'Gas')).toBe(5);
  expect(lists.answer({ catalogue: 'powers', id: '5' })).toEqual({ length: 2, found: true });
});
