// The way from row to row, while the list beneath changes.
import { beforeEach, expect, test, vi } from 'vitest';
import { leaveNeighbours, neighbours, placeOf, showNeighbours } from '#src/stores/neighbours.ts';

const open = vi.fn<(id: string) => void>();

function show(ids: readonly string[], opened?: string, more: { path?: string; turn?: object } = {}): void {
  showNeighbours(
    { path: '/home/bookings', ids, before: 0, total: ids.length, open, turn: {}, ...more },
    opened,
  );
}

const place = (id: string) => placeOf(neighbours, id);

beforeEach(() => {
  leaveNeighbours();
  open.mockClear();
  show([]);
});

test('a row that a decision takes out of its list still leads to those that were beside it', () => {
  show(['a', 'b', 'c', 'd']);
  for (const ids of [
    ['a', 'c', 'd'],
    ['a', 'c'],
  ]) {
    show(ids, 'b');
    expect(place('b')).toMatchObject({ position: 2, total: 4 });
  }
  place('b')?.next?.();
  place('b')?.previous?.();
  expect(open.mock.calls).toEqual([['c'], ['a']]);
  expect(place('c')).toMatchObject({ position: 2, total: 2 });
});

test('the last row of a page leads to the next page, also when it has left the list', () => {
  const turn = { next: vi.fn() };
  show(['a', 'b'], undefined, { turn });
  show(['a', 'c'], 'b', { turn: {} });
  place('b')?.next?.();
  expect(turn.next).toHaveBeenCalledOnce();
  show(['c', 'd'], 'b');
  expect(open).toHaveBeenCalledExactlyOnceWith('c');
});

test('a row that is closed, or open over another list, has no place in what was shown before', () => {
  show(['a', 'b']);
  show(['a']);
  expect(place('b')).toBeUndefined();
  show(['a', 'b']);
  show(['a'], 'b', { path: '/home/users' });
  expect(place('b')).toBeUndefined();
});
