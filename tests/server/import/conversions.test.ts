import { describe, expect, test } from 'vitest';
import { validatorOf } from '#schemas/dialect.ts';
import type { Schema } from '#schemas/schema.ts';
import type { ImportMap, ImportMapField } from '#schemas/types.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { choicesAt, chosenBy } from '#server/import/choices.ts';
import { conversions, readNumber, tidy } from '#server/import/conversions.ts';
import { Lists } from '#server/import/lists.ts';
import { judgeRows } from '#server/import/row.ts';
import { targetOf, type Target } from '#server/import/target.ts';
import { csvField } from '#src/components/lists/csv.ts';

describe('a number', () => {
  const cases: [text: string, number: number | undefined][] = [
    ['2010', 2010],
    ["1'100", 1100],
    ['1’100', 1100],
    ['21,400', 21_400],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['5.85', 5.85],
    ['5,85', 5.85],
    ['1.234', 1.234],
    ['-12', -12],
    ['', undefined],
    ['twelve', undefined],
    ['12 m', undefined],
    ['1..2', undefined],
    ['1e9', undefined],
  ];
  test.each(cases)('%j is %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });
});

const cases: Record<Exclude<keyof typeof conversions, 'text' | 'number' | 'money'>, [string, unknown][]> = {
  count: [
    ['4 Persons', 4],
    ['1 Cabin', 1],
    ["1'100 h", 1100],
    ['12', 12],
    ['many', undefined],
    ['4 to 6 Persons', undefined],
  ],
  multiplier: [
    ['2 x 300 HP / 221 kW', 2],
    ["3 x 1'321 HP", 3],
    ['300 HP', undefined],
    ['xx', undefined],
  ],
  feet: [
    ['5.85 m x 2.25 m', 19.2],
    ['10 m', 32.8],
    ['6.70 m', 22],
    [' x 2.75 m', undefined],
    ['-12.00 m x -3.50 m', undefined],
    ['12 miles', undefined],
    ['12', undefined],
  ],
  length: [
    ['42', 42],
    ['12,5 m', 41],
    ['30 ft', 30],
    ['long', undefined],
  ],
  date: [
    ['2026-12-24', '2026-12-24'],
    ['2026-02-31', undefined],
    ['24.12.2026', undefined],
  ],
  boolean: [
    ['Yes', true],
    ['nein', false],
    ['perhaps', undefined],
  ],
  list: [
    ['fuel; water |power', ['fuel', 'water', 'power']],
    [';', []],
  ],
  place: [
    ['Germany » Brandenburg » ', 'Brandenburg, Germany'],
    ['Germany » ', 'Germany'],
    ['Spain » Garraf, Maresme y Barcelona » ', 'Garraf, Maresme y Barcelona, Spain'],
    ['Lübeck', 'Lübeck'],
    [' » ', ''],
  ],
};
describe.each(Object.entries(cases))('%s', (name, rows) => {
  test.each(rows)('%j is %j', (text, value) => {
    expect(conversions[name as keyof typeof cases](text, {})).toEqual(value);
  });
});

test('a length in metres, another decimal sign and another order of a date are what the map says', () => {
  expect(conversions.length('12,5', { unit: 'm', decimal: ',' })).toBe(41);
  expect(conversions.number('1.234', { decimal: ',' })).toBe(1234);
  expect(conversions.number('1,5', { decimal: '.' })).toBe(15);
  expect(conversions.date('24.12.2026', { order: 'dmy' })).toBe('2026-12-24');
  expect(conversions.date('12/24/2026', { order: 'mdy' })).toBe('2026-12-24');
});

test.each([
  ['2026-12-24', '2026-12-24T00:00:00Z'],
  ['2026-12-24T18:30:00Z', '2026-12-24T18:30:00Z'],
  ['2026-12-24T18:30:00.250+02:00', '2026-12-24T18:30:00.250+02:00'],
  ['2026-12-24 8:30', '2026-12-24T08:30:00Z'],
  ['2026-12-24T08:30:15.123456', '2026-12-24T08:30:15Z'],
  ['2026-12-24 8:30 PM', undefined],
  ['2026-12-24 at noon', undefined],
])('%j for a field of moments is %j', (cell, moment) => {
  const properties: Record<string, Schema> = { at: { type: 'string', format: 'date-time' } };
  const target: Target = {
    noun: 'incident',
    label: 'Incident',
    schema: { properties },
    validate: validatorOf({ properties }),
    fields: new Map([['at', [{ type: 'string', format: 'date-time' }]]]),
  };
  const map: ImportMap = {
    title: 'Rows',
    noun: 'incident',
    fields: { at: { column: 'At', as: 'date', order: 'ymd' } },
  };
  const { attributes, reasons } = judgeRows(target, map, new Lists([]))({ At: cell });
  expect(attributes).toEqual(moment === undefined ? {} : { at: moment });
  // A time that cannot be read is told, and not left out.
  expect(reasons.map(({ field }) => field)).toEqual(moment === undefined ? ['at'] : []);
});

test.each<[keyof typeof conversions, string]>([
  ['number', messages.import.number],
  ['count', messages.import.count],
  ['multiplier', messages.import.multiplier],
  ['feet', messages.import.feet],
  ['length', messages.import.length],
  ['date', messages.import.date],
  ['boolean', messages.import.boolean],
  ['money', messages.import.money],
])('what is no %s is told as such', (as, thing) => {
  const target = targetOf('incident') as Target;
  const judge = judgeRows(
    target,
    { title: 'Rows', noun: 'incident', fields: { title: { column: 'A', as } } },
    new Lists([]),
  );
  expect(judge({ A: 'none' }).reasons[0]?.text).toBe(`A "none" cannot be read as ${thing}.`);
});

describe('money', () => {
  const rates = { '£': 1.25, USD: 1, '€': 1.17 };
  test.each([
    ['apx. £ 21,400', 26_750],
    ['£ 6,950', 8687.5],
    ['USD 90', 90],
    // 175.5 cents, of which the machine makes fewer.
    ['€ 1.50', 1.76],
    ['¥ 90,000', undefined],
    ['21,400', undefined],
    ['£', undefined],
  ])('%j is %j US dollars', (text, value) => {
    expect(conversions.money(text, { rates })).toBe(value);
  });
});

test('a cell is freed of line breaks, superfluous spaces and control characters', () => {
  expect(tidy('  2x 6 cilinder /\n\n150\u0000 PK\t')).toBe('2x 6 cilinder / 150 PK');
  expect(tidy('Be\u0301ne\u0301teau')).toBe('Bénéteau');
});

test.each(['=1', '+385 91 1', '-20', '@harbour', 'good;=1', "it's;+1"])(
  '%j comes back as it was before a file guarded it',
  (text) => {
    expect(tidy(csvField(text))).toBe(text);
  },
);

test('an apostrophe that guards nothing stays', () => {
  expect(tidy("'t Smidtje")).toBe("'t Smidtje");
});

const judgedServices = (cell: string) => {
  const target = targetOf('marina') as Target;
  const services = { column: 'Services', as: 'list' } as const;
  const judge = judgeRows(target, { title: 'Rows', noun: 'marina', fields: { services } }, new Lists([]));
  return judge({ Services: cell });
};
const servicesOf = (cell: string): unknown => judgedServices(cell).attributes['services'];

test('of a cell with thousands of wrong entries not each is told', () => {
  const { reasons } = judgedServices(Array.from({ length: 5000 }, (_, at) => `service ${at}`).join(';'));
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.length).toBeLessThanOrEqual(100);
});

test.each([
  ['Fuel; wi-fi; water; Sauna', ['fuel', 'wifi', 'water', 'Sauna']],
  ['Treibstoff; WLAN; wasser', ['fuel', 'wifi', 'water']],
  ['Carburante; Wi-Fi; Acqua; Elettricità', ['fuel', 'wifi', 'water', 'electricity']],
])(
  'of the list %j each word stands for the choice that is shown by it in some language',
  (cell, services) => {
    expect(servicesOf(cell)).toEqual(services);
  },
);

test('the entries of a list of numbers are numbers, or the choices that are shown by a word', () => {
  const oneOf = [
    { const: 1, title: 'Fuel' },
    { const: 2, title: 'Water' },
  ];
  const properties: Schema['properties'] = {
    decks: { type: 'array', items: { type: 'integer' } },
    services: { type: 'array', items: { type: 'integer', oneOf } },
  };
  const schema: Schema = { type: 'object', properties };
  const target: Target = { ...(targetOf('marina') as Target), schema, fields: new Map() };
  const fields = {
    decks: { column: 'Decks', as: 'list' },
    services: { column: 'Services', as: 'list' },
  } as const;
  const judge = judgeRows(target, { title: 'Rows', noun: 'marina', fields }, new Lists([]));
  const { attributes } = judge({ Decks: '2; 1; many', Services: 'Treibstoff; Water' });
  expect(attributes).toEqual({ decks: [2, 1, 'many'], services: [1, 2] });
});

test('the entries of a list of references are the rows of these names, or of these keys; the first that is none is told', () => {
  const berths = { type: 'array', items: { type: 'string', lookup: 'marina' } } as const;
  const schema: Schema = { type: 'object', properties: { berths } };
  const fields = new Map([['berths', [berths as Schema]]]);
  const validate = validatorOf(schema);
  const target: Target = { ...(targetOf('marina') as Target), schema, validate, fields };
  const lists = new Lists([]);
  lists.learn([
    { catalogue: 'marina', id: 'marina-1', name: 'Marina Kaštela' },
    { catalogue: 'marina', id: 'marina-2', name: 'Porto Vecchio' },
  ]);
  const judgeAs = (read: ImportMapField) =>
    judgeRows(target, { title: 'Rows', noun: 'marina', fields: { berths: read } }, lists);
  const judge = judgeAs({ column: 'Berths', as: 'list' });
  expect(judge({ Berths: 'porto vecchio; MARINA-1' })).toMatchObject({
    attributes: { berths: ['marina-2', 'marina-1'] },
    reasons: [],
  });
  expect(judge({ Berths: 'Porto Vecchio; Atlantis; Utopia' }).reasons).toMatchObject([
    { field: 'berths', text: 'Berths "Atlantis" is no name of the list.' },
  ]);
  expect(judge({ Berths: '' }).attributes).toEqual({});
  const usual = judgeAs({ column: 'Berths', as: 'list', default: 'Porto Vecchio; Marina Kaštela' });
  expect(usual({ Berths: '' }).attributes).toEqual({ berths: ['marina-2', 'marina-1'] });
  const single = judgeAs({ column: 'Berths', as: 'lookup' });
  expect(single({ Berths: 'Porto Vecchio' }).attributes).toEqual({ berths: ['marina-2'] });
});

test.each([
  ['Bank transfer', 'bank'],
  ['wire', 'wire'],
  // German has one word for the two.
  ['Überweisung', undefined],
  ['Nein', 'never'],
  ['Ja', true],
])('of choices that share words %j stands for %j', (word, value) => {
  const oneOf = [
    { const: 'bank', title: 'Bank transfer' },
    { const: 'wire', title: 'Wire' },
    { const: true, title: 'Yes' },
    { const: false, title: 'No' },
    { const: 'never', title: 'Nein' },
  ];
  expect(chosenBy(choicesAt({ properties: { kind: { oneOf } } }, ['kind']), word)).toBe(value);
});

test('a default is read as a cell is; one that cannot be read so speaks for itself', () => {
  const properties: Schema['properties'] = {
    insured: { type: 'boolean' },
    kind: { type: 'string', oneOf: [{ const: 'damage', title: 'Damage' }] },
    opened: { type: 'string', format: 'date' },
    note: { type: 'string' },
  };
  const schema: Schema = { type: 'object', properties };
  const fields = new Map(Object.entries(properties).map(([name, field]) => [name, [field]]));
  const target: Target = { ...(targetOf('marina') as Target), schema, fields };
  const read = (usual: string, as?: 'boolean' | 'date'): ImportMapField => ({
    ...(as ? { as } : {}),
    ...(as === 'date' ? { order: 'dmy' as const } : {}),
    default: usual,
  });
  const usually = (mapping: ImportMap['fields']) =>
    judgeRows(target, { title: 'Rows', noun: 'marina', fields: mapping }, new Lists([]))({}).attributes;
  expect(
    usually({
      insured: read('Ja', 'boolean'),
      kind: read('Schaden'),
      opened: read('24.12.2026', 'date'),
      note: read('Not given'),
    }),
  ).toEqual({ insured: true, kind: 'damage', opened: '2026-12-24', note: 'Not given' });
  expect(usually({ kind: read('damage'), opened: read('2026-12-24', 'date') })).toEqual({
    kind: 'damage',
    opened: '2026-12-24',
  });
});
