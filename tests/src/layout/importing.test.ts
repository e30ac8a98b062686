import { describe, expect, test } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import { importedFields } from '#schemas/importing.ts';
import de from '#schemas/locales/de.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import { english, type Text } from '#schemas/text.ts';
import { targetOf } from '#server/import/target.ts';
import { fitted, mappableFields, mappingIn, matched } from '#src/layout/importing/mapping.ts';
import { decode, delimiterOf, encodingOf, rowsIn } from '#src/browser/csv-file.ts';

const fields = mappableFields('incident', forms.incident);
const waysOf = (name: string): string[] =>
  fields.find((field) => field.name === name)?.ways.map(({ label }) => label) ?? [];

describe('the fields that a column can fill', () => {
  test('are those of every branch, and what is read of a cell is what the field takes', () => {
    expect(waysOf('title')).toEqual(['Text']);
    expect(waysOf('happened')[0]).toBe('Year, month, day');
    expect(waysOf('cost')[0]).toBe('Number');
    expect(waysOf('booking')).toEqual(['Name in the list']);
    expect(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual([
      'title',
      'kind',
      'happened',
      'description',
    ]);
  });

  test('of moments are read as days are: a list exports their day', () => {
    const schema = { properties: { checked: { type: 'string', format: 'date-time' } } };
    const [checked] = mappableFields('vessel', { schema, ui: {} });
    expect(checked?.ways[0]?.read).toEqual({ as: 'date', order: 'ymd' });
  });

  test('of lists are those of texts, of numbers and of what rows are called', () => {
    const of = (type: 'integer' | 'object' | 'string') => ({ type: 'array', items: { type } }) as const;
    const schema: Schema = {
      definitions: { key: { type: 'string' } },
      properties: {
        decks: of('integer'),
        names: of('string'),
        people: of('object'),
        berths: { type: 'array', items: { $ref: '#/definitions/key', lookup: 'marina' } },
        extras: { ...of('integer'), lookup: 'accessories' },
      },
    };
    const lists = mappableFields('vessel', { schema, ui: {} });
    expect(lists.map(({ name }) => name)).toEqual(['decks', 'names', 'berths', 'extras']);
    expect(new Set(lists.map(({ ways }) => ways[0]?.read.as))).toEqual(new Set(['list']));
  });

  test('are none that one cell cannot hold', () => {
    expect(fields.map(({ name }) => name)).not.toContain('people');
  });

  test('of a boat are those that the server takes: its price, but not whose it is', () => {
    const names = mappableFields('boat', forms['boat-info']).map(({ name }) => name);
    expect(names.sort()).toEqual([...(targetOf('boat')?.fields.keys() ?? [])].sort());
    expect([names.includes('price'), names.includes('user')]).toEqual([true, false]);
  });
});

test('columns are matched by the nearest name, each once, and not by a far one', () => {
  expect(matched(fields, ['TITLE', 'title ', 'Descriptions', 'Weather'], english)).toMatchObject({
    title: { column: 'TITLE' },
    description: { column: 'Descriptions' },
  });
  expect(Object.values(matched(fields, ['Weather'], english))).toEqual([]);
});

test('a column that is called like a field is that field’s, though an earlier field is called nearly so', () => {
  const text = (title: string) => ({ title, type: 'string' });
  const schema = { properties: { hour: text('Hour'), hours: text('Hours') } };
  const near = mappableFields('survey', { schema, ui: {} });
  expect(matched(near, ['Hours'], english)).toMatchObject({ hours: { column: 'Hours' } });
  expect(matched(near, ['Hours'], english)).not.toHaveProperty('hour');
  expect(Object.keys(matched(near, ['Hours', 'Hour.'], english))).toEqual(['hour', 'hours']);
});

test('columns are matched by the titles of the language that is shown, and by the English ones', () => {
  const german = (text: Text): string => (de as Record<string, string>)[english(text)] ?? english(text);
  const header = ['Titel', 'Art', 'Geschehen am', 'Description'];
  expect(matched(fields, header, german)).toMatchObject({
    title: { column: 'Titel' },
    kind: { column: 'Art' },
    happened: { column: 'Geschehen am' },
    description: { column: 'Description' },
  });
});

test('the key that an exported row brings along fills no field by itself', () => {
  const form = { schema: { properties: { id: { title: 'Id', type: 'string' } } }, ui: {} };
  expect(matched(mappableFields('survey', form), ['_id'], english)).toEqual({});
});

test('a field that its form hides is filled by no column', () => {
  const form = { schema: { properties: { name: {}, owner: {} } }, ui: { owner: { 'ui:widget': 'hidden' } } };
  expect([...importedFields(form).keys()]).toEqual(['name']);
});

describe('a CSV file', () => {
  test('of a map for the command is read in whichever encoding that knows', () => {
    expect(decode(Buffer.from('Größe', 'latin1'), 'latin1')).toBe('Größe');
  });

  test.each([
    ['utf8', Buffer.from('Größe', 'utf8')],
    ['windows-1252', Buffer.from('Größe', 'latin1')],
    ['utf16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe', 'utf16le')])],
  ] as const)('in %s is read as it was written', (encoding, bytes) => {
    expect(encodingOf(bytes)).toBe(encoding);
    expect(decode(bytes, encoding)).toBe('Größe');
  });

  test.each([',', ';', '\t', '|'])('parted by %j shows it in its first line', (sign) => {
    expect(delimiterOf(['Name', 'Town, or place', 'Berths'].join(sign))).toBe(sign);
  });

  test('is not parted by what stands within the quotes of its names, nor by an empty line above them', () => {
    expect(delimiterOf('"Boat, brand, model";"Price, in all"\r\nA;1\r\n')).toBe(';');
    expect(delimiterOf('"Name"\t"Town"\n')).toBe('\t');
    expect(delimiterOf('\r\n"Name;\nof it",Town;City,Berths\n')).toBe(',');
  });

  test('with columns of one name has them told apart, and none for another one', () => {
    const names = ['Phone', ' Phone', 'Phone (2)', '', 'Phone', ''];
    const told = ['Phone', 'Phone (3)', 'Phone (2)', '', 'Phone (4)', ''];
    expect(rowsIn(`${names.join(',')}\n1,2,3,4,5,6\n`, ',').header).toEqual(told);
  });

  test('is rows of cells, or wrong from a line on', () => {
    expect(rowsIn('Name ;Town\r\n"A;B";Kiel\r\n\r\n"C\r\nD";Bonn\r\nE;Ulm\r\n', ';')).toEqual({
      header: ['Name', 'Town'],
      rows: [
        ['A;B', 'Kiel'],
        ['C\r\nD', 'Bonn'],
        ['E', 'Ulm'],
      ],
      // As a spreadsheet counts them.
      places: [2, 4, 5],
    });
    const quoted = 'Name,Screen\n"Ana, ""Mare""",12" wide\n';
    expect(rowsIn(quoted, ',').rows).toEqual([['Ana, "Mare"', '12" wide']]);
    expect(rowsIn('Name\n"open\n', ',').wrongLine).toBeGreaterThan(0);
  });
});

test.each(['', '[]', 'null', '{}', '{"fields": null}', '{"fields": []}', '{"fields": {"size": null}}'])(
  'a file with %s is no mapping',
  (text) => {
    expect(mappingIn(text)).toBeUndefined();
  },
);

test('a mapping is taken as it was saved', () => {
  const mapping = { title: 'Piers', fields: { size: { column: 'Length', as: 'length' } } };
  expect(mappingIn(JSON.stringify(mapping))).toEqual(mapping);
});

test('of a mapping stays what the file has a column for; what it has not is looked for, or only its default stays', () => {
  const mapping = {
    title: { column: ['Name', 'Betreff'] },
    kind: { column: 'Art', default: 'damage' },
    happened: { column: 'Tag', as: 'date', order: 'dmy' },
    cost: { column: 'Kosten', as: 'number' },
    part: { default: 'hull' },
  } as const;
  const fitting = fitted(
    { ...mapping, title: { column: [...mapping.title.column] } },
    fields,
    ['Name', 'Happened on'],
    english,
  );
  expect(fitting).toEqual({
    title: { column: ['Name', 'Betreff'] },
    kind: { default: 'damage' },
    happened: { column: 'Happened on', as: 'date', order: 'dmy' },
    part: { default: 'hull' },
  });
});
