import { describe, expect, test } from 'vitest';
import { tables } from '#schemas/generated/index.ts';
import { rowsWanted, sortRows } from '#src/stores/list-rows.ts';
import { listSearchOf, listWantedIn } from '#src/stores/list-search.ts';

const table = tables.users;
const rows = [
  {
    _id: 1,
    firstName: 'Álvaro',
    lastName: 'Vidal',
    email: 'a@x.example',
    boatCount: 0,
    date: '2026-01-03T00:00:00Z',
  },
  { _id: '2', firstName: 'bruna', lastName: 'Ærø', boatCount: 2, date: '2026-01-05T23:59:00Z', block: true },
  { _id: 3, firstName: 'Zoe', email: null, date: '2026-01-04' },
  { _id: 4, firstName: 'Aaron', lastName: 'Vidal', email: 'b@x.example', boatCount: '11' },
];
const idsFor = (search: string) =>
  rowsWanted(table, rows, listWantedIn(table, search)).map(({ _id }) => Number(_id));

test('what a filter is said to be that it does not have is not asked for', () => {
  for (const chosen of ['constructor', '__proto__', 'lost'])
    expect(listWantedIn(tables.bookings, `?status=${chosen}`).labels).toEqual({});
});

describe('a list that is here as a whole', () => {
  test('is sorted as its table says, what is missing last', () => {
    expect(idsFor('')).toEqual([2, 3, 1, 4]);
    expect(idsFor('?sort=date')).toEqual([1, 3, 2, 4]);
  });
  test('is sorted by any sortable column, as people read names', () => {
    expect(idsFor('?sort=firstName')).toEqual([4, 1, 2, 3]);
    expect(idsFor('?sort=-boatCount')).toEqual([4, 2, 1, 3]);
    expect(idsFor('?sort=email')).toEqual([1, 4, 2, 3]);
  });
  test('is sorted by a label that is missing as it reads', () => {
    const [status, block] = [tables.bookings, table].map(
      (one) => (values: unknown[], field: string) =>
        sortRows(
          values.map((value, _id) => ({ _id, [field]: value })),
          one,
          { field, direction: 'ascending' },
        ).map(({ _id }) => _id),
    );
    expect(status?.([2, null, 0, undefined, 1], 'status')).toEqual([1, 2, 3, 4, 0]);
    expect(block?.([true, null, false], 'block')).toEqual([1, 2, 0]);
  });
  test('is sorted by a choice as its schema names it, what it does not know last', () => {
    const kinds = ['theft', 'complaint', undefined, 'damage', 'complaint'].map((kind, _id) => ({
      _id,
      kind,
    }));
    for (const [direction, ids] of [
      ['ascending', [3, 1, 4, 0, 2]],
      ['descending', [1, 4, 3, 0, 2]],
    ] as const)
      expect(sortRows(kinds, tables.incident, { field: 'kind', direction }).map(({ _id }) => _id)).toEqual(
        ids,
      );
  });
  test('is sorted by moments, however they are written, and by numbers, also beside what is none', () => {
    const dates = ['2026-01-03T00:30:00+02:00', Date.UTC(2026, 0, 4), 'soon', '2026-01-02T23:00:00Z', null];
    const dated = dates.map((date, _id) => ({ _id, date }));
    const byDate = { field: 'date', direction: 'ascending' } as const;
    expect(sortRows(dated, table, byDate).map(({ _id }) => _id)).toEqual([0, 3, 1, 2, 4]);
    const counted = [3, 'many', 1, '2'].map((boatCount, _id) => ({ _id, boatCount }));
    for (const [direction, ids] of [
      ['ascending', [2, 3, 0, 1]],
      ['descending', [0, 3, 2, 1]],
    ] as const) {
      const sorted = sortRows(counted, table, { field: 'boatCount', direction });
      expect(sorted.map(({ _id }) => _id)).toEqual(ids);
    }
  });
  test('stays as it is where it is sorted by a column that the table has lost', () => {
    const lost = { field: 'lost', direction: 'ascending' } as const;
    expect(sortRows(rows, table, lost)).toEqual(rows);
    expect(sortRows(rows, table, { ...lost, field: 'firstName' }).map(({ _id }) => Number(_id))).toEqual([
      4, 1, 2, 3,
    ]);
  });
  test('is searched for every word, in any case', () => {
    expect(idsFor('?q=vidal')).toEqual([1, 4]);
    expect(idsFor('?q=VIDAL%20álv')).toEqual([1]);
    expect(idsFor('?q=ÆRØ')).toEqual([2]);
  });
  test('§2 is filtered by host status, account and day', () => {
    expect(idsFor('?hostStatus=guest')).toEqual([1]);
    expect(idsFor('?hostStatus=boatOwner')).toEqual([2, 4]);
    expect(idsFor('?account=blocked')).toEqual([2]);
    expect(idsFor('?account=active')).toEqual([3, 1, 4]);
    expect(idsFor('?from=2026-01-04&to=2026-01-05')).toEqual([2, 3]);
  });
  test('has a booking without a status among those that are to be confirmed', () => {
    const bookings = [{ _id: 1 }, { _id: 2, status: null }, { _id: 3, status: 0 }, { _id: 4, status: 1 }];
    const wanted = listWantedIn(tables.bookings, '?status=toBeConfirmed');
    expect(rowsWanted(tables.bookings, bookings, wanted).map(({ _id }) => _id)).toEqual([1, 2, 3]);
  });
  test('is filtered by what its form lists, of which a row may have several', () => {
    const marinas = [
      { _id: 1, name: 'a', services: ['fuel', 'water'] },
      { _id: 2, name: 'b', services: ['water'] },
      { _id: 3, name: 'c', services: [] },
      { _id: 4, name: 'd' },
    ];
    const found = (search: string) =>
      rowsWanted(tables.marina, marinas, listWantedIn(tables.marina, search)).map(({ _id }) => _id);
    expect(found('?services=fuel')).toEqual([1]);
    expect(found('?services=water')).toEqual([1, 2]);
    expect(found('?services=gold')).toHaveLength(4);
  });
  test('is filtered by a row that is referred to and by numbers', () => {
    const incidents = [
      { _id: 1, title: 'a', booking: 'b-1', cost: 20.5 },
      { _id: 2, title: 'b', booking: 'b-2', cost: 900 },
      { _id: 3, title: 'c' },
      { _id: 4, title: 'd', booking: 7 },
    ];
    const found = (search: string) =>
      rowsWanted(tables.incident, incidents, listWantedIn(tables.incident, search)).map(({ _id }) => _id);
    expect(found('?booking=b-2')).toEqual([2]);
    expect(found('?booking=7')).toEqual([4]);
    expect(found('?costFrom=20.5&costTo=899')).toEqual([1]);
    expect(found('?costFrom=much')).toHaveLength(4);
    const wanted = listWantedIn(tables.incident, '?booking=b-2&costTo=9');
    expect(listSearchOf(tables.incident, wanted, '?row=1&costFrom=3')).toBe('?row=1&booking=b-2&costTo=9');
  });
  test('is filtered alike where another server writes days and numbers in its own way', () => {
    const written = [
      { _id: 1, date: Date.UTC(2026, 0, 4, 12) },
      { _id: 2, date: '2026-01-03T23:30:00-05:00' },
      { _id: 3, date: 'soon' },
    ];
    const wanted = listWantedIn(table, '?from=2026-01-04&to=2026-01-04&sort=firstName');
    expect(rowsWanted(table, written, wanted).map(({ _id }) => _id)).toEqual([1, 2]);
    const costs = [
      { _id: 1, cost: '20.5' },
      { _id: 2, cost: '' },
      { _id: 3, cost: 'much' },
      { _id: 4, cost: null },
    ];
    const upTo21 = listWantedIn(tables.incident, '?costTo=21');
    expect(rowsWanted(tables.incident, costs, upTo21).map(({ _id }) => _id)).toEqual([1]);
  });
  test('is quick with 100,000 rows', () => {
    const many = Array.from({ length: 100_000 }, (_, n) => ({ ...rows[n % 4], _id: n, lastName: `L${n}` }));
    rowsWanted(table, many, listWantedIn(table, '?q=l1'));
    // Of a core, whatever else it does meanwhile.
    const started = process.cpuUsage();
    expect(rowsWanted(table, many, listWantedIn(table, '?q=l9999&hostStatus=guest')).length).toBeGreaterThan(
      0,
    );
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500);
  });
});

describe('the address of a list', () => {
  test.each([
    '?q=ana&hostStatus=guest&from=2026-01-01&to=2026-02-01&sort=email&size=25&columns=email%2Ccity',
    '?after=abc&page=3',
    '?before=abc&page=2',
    '',
  ])('%s is read and written alike', (search) => {
    expect(listSearchOf(table, listWantedIn(table, search))).toBe(search);
  });
  test('forgets what the table does not know, and keeps what belongs to others', () => {
    const search = '?q=a&hostStatus=pirate&sort=idNumber&size=7&columns=nothing&from=soon&row=12';
    expect(listSearchOf(table, listWantedIn(table, search), search)).toBe('?row=12&q=a');
  });
});
