import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Column, TableDefinition } from '#schemas/table.ts';
import { english } from '#schemas/text.ts';
import { conversions } from '#server/import/conversions.ts';
import { cellText } from '#src/components/lists/cell-text.ts';
import { csvField, csvOf } from '#src/components/lists/csv.ts';

const table: TableDefinition = {
  name: 'users',
  title: 'Users',
  call: 'getAllUsers',
  columns: [
    { field: 'name', title: 'Name' },
    { field: 'boats', title: 'Boats', format: 'number' },
    { field: 'date', title: 'Registered', format: 'date' },
    { field: 'block', title: 'Account', format: 'label', labels: 'account' },
    { field: 'services', title: 'Services', format: 'list', choices: { wifi: 'Wi-Fi', fuel: 'Fuel' } },
    { field: 'host', title: 'Host' },
  ],
  filters: [],
  only: {},
  sort: { field: 'name', direction: 'ascending' },
  labels: { account: { blocked: { text: 'Blocked', color: 'red', icon: 'block', code: true } } },
};
const speech = { t: english, language: 'en' as const };

describe('a CSV file', () => {
  test.each(['=1+1', '+385 91 1', '-2', '@SUM(A1)', '\tx', '\rx'])('defuses %j', (text) => {
    expect(csvField(text).replaceAll('"', '')).toBe(`'${text}`);
  });

  test.each([
    ['good; bad;=1+1;x', "good; bad;'=1+1;x"],
    ['good\t=1+1', "good\t'=1+1"],
    ['good\r\n@SUM(A1)', "good\r\n'@SUM(A1)"],
    ['good;"=1&"', `good;"'=1&"`],
    ['good;-1\n+1', "good;'-1\n'+1"],
  ])('defuses %j also for a spreadsheet whose fields other signs part', (text, safe) => {
    expect(parse(csvField(text))).toEqual([[safe]]);
  });

  test.each([
    'a,b',
    'say "ahoy"',
    'a-b',
    'pier 4; from 9',
    "it's; ours",
    'two\nlines',
    'plain',
    ' =1',
    'Zürich',
  ])('gives %j back unchanged', (text) => {
    expect(parse(csvField(text))).toEqual([[text]]);
  });

  test('has a heading, a line for each row, amounts as numbers, labels as words, days, and the key of each row', () => {
    const rows = [
      {
        _id: '=17',
        name: 'Ana, "Mare"',
        boats: -2,
        date: '2026-02-03T22:00:00.000Z',
        block: true,
        services: ['fuel', 'wifi', 'tea'],
        host: false,
      },
      // Another server writes days as milliseconds.
      { name: '=cmd()', host: true, date: Date.UTC(2026, 1, 3) },
    ];
    const text = csvOf(table, table.columns, rows, speech);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(parse(text, { bom: true })).toEqual([
      ['Name', 'Boats', 'Registered', 'Account', 'Services', 'Host', '_id'],
      ['Ana, "Mare"', '-2', '2026-02-03', 'Blocked', 'Fuel; Wi-Fi; tea', 'No', "'=17"],
      ["'=cmd()", '', '2026-02-03', '', '', 'Yes', ''],
    ]);
  });

  test('a name of spaces alone is none', () => {
    const [name] = table.columns as [Column];
    expect(cellText(table, name, { name: '  ' }, speech)).toBe('–');
    expect(cellText(table, { ...name, with: ['more'] }, { name: ' ', more: 'Sea' }, speech)).toBe('Sea');
  });

  test('parts the values of a list as an import takes them apart, which the list on the screen does not', () => {
    const [tags, services] = ['tags', 'services'].map((field) => ({ field, title: field }));
    const columns = [tags, { ...services, choices: { wifi: 'Wi-Fi, fast' } }] as Column[];
    const row = { tags: ['old', 'blue'], services: ['wifi', 'fuel'] };
    const [, cells] = parse(csvOf(table, columns, [row], speech), { bom: true });
    expect(cells?.slice(0, 2)).toEqual(['old; blue', 'Wi-Fi, fast; fuel']);
    expect(conversions.list(String(cells?.[1]))).toEqual(['Wi-Fi, fast', 'fuel']);
    expect(columns.map((column) => cellText(table, column, row, speech))).toEqual([
      'old, blue',
      'Wi-Fi, fast, fuel',
    ]);
  });

  test('has the addresses of pictures, not links that expire', () => {
    const columns: Column[] = [
      { field: 'pictures', title: 'Pictures', format: 'image' },
      { field: 'none', title: 'None', format: 'image' },
    ];
    const names = ['a', 'b'].map((name) => `/private/collections/ann/picture-${name}.webp`);
    const row = { pictures: names.map((name) => `${name}?expires=1793174400000&signature=Qx-_9`) };
    const [, cells] = parse(csvOf(table, columns, [row], speech), { bom: true });
    expect(cells?.slice(0, 2)).toEqual([names.join('; '), '']);
  });

  test('translates what choices are called, and never a value beside them', () => {
    const column: Column = { field: 'services', title: 'Services', choices: { wifi: 'Fuel' } };
    const inGerman = { ...speech, t: (() => 'Treibstoff') as typeof english };
    expect(cellText(table, column, { services: ['wifi', 'Fuel'] }, inGerman)).toBe('Treibstoff, Fuel');
  });

  test('keeps the time of day of a moment, of which the list shows the day', () => {
    const column: Column = { field: 'opened', title: 'Opened', format: 'date', isMoment: true };
    const row = { opened: '2026-02-03T22:45:00Z' };
    const [, cells] = parse(csvOf(table, [column], [row], speech), { bom: true });
    expect(conversions.date(String(cells?.[0]), { isMoment: true })).toBe(row.opened);
    expect(cellText(table, column, row, speech)).toBe('2026-02-03');
  });
});

test('a row that is referred to by a number is called by its name, one without a name by its key', () => {
  const column: Column = { field: 'guest', title: 'Guest', refersTo: 'user' };
  const named = { guest: 4711, names: { guest: { 4711: 'Ada Byron' } } };
  expect(cellText(table, column, named, speech)).toBe('Ada Byron');
  expect(cellText(table, column, { guest: [4711, '12'] }, speech)).toBe('4711, 12');
});
