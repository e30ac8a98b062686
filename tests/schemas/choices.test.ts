// However the choices of a field are named, they are called the same in the form, in the list, in files and in comparisons.
import { expect, test } from 'vitest';
import { namedChoices } from '#schemas/choices.ts';
import { orderIn } from '#schemas/compiler/check-columns.ts';
import { labelTables, withCollections } from '#schemas/compiler/collections.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { readFiles } from '#schemas/compiler/read.ts';
import { resolverOf } from '#schemas/compiler/resolve.ts';
import type { Source } from '#schemas/compiler/source.ts';
import { tablesOf, withChoices } from '#schemas/compiler/read-tables.ts';
import { shownTexts } from '#schemas/compiler/texts.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { Schema } from '#schemas/schema.ts';
import { english } from '#schemas/text.ts';
import { schemasAt } from '#schemas/walk.ts';
import { choicesAt, chosenBy } from '#server/import/choices.ts';
import { completeUi } from '#src/forms/complete-ui.ts';
import { differences } from '#src/forms/readable.ts';

const word = (more: object = {}): object => ({ type: 'string', enum: ['dry', 'wet'], ...more });
const names = { dry: 'On land', wet: 'In water' };
const list = Object.values(names);

const ways: [name: string, schema: object, ui?: object][] = [
  ['inOrder', word(), { 'ui:enumNames': list }],
  ['byValue', word(), { 'ui:enumNames': names }],
  ['asOption', word(), { 'ui:options': { enumNames: list } }],
  ['beside', word({ enumNames: list })],
  [
    'titled',
    {
      type: 'string',
      oneOf: [
        { const: 'dry', title: 'On land' },
        { const: 'wet', title: 'In water' },
      ],
    },
  ],
  [
    'retitled',
    { type: 'string', oneOf: [{ const: 'dry', title: 'Dry' }, { const: 'wet' }] },
    { oneOf: [{ 'ui:title': 'On land' }, { 'ui:title': 'In water' }] },
  ],
  ['several', { type: 'array', uniqueItems: true, items: word() }, { 'ui:enumNames': list }],
  ['severalRows', { type: 'array', uniqueItems: true, items: word() }, { items: { 'ui:enumNames': list } }],
  ['severalBeside', { type: 'array', uniqueItems: true, items: word({ enumNames: list }) }],
];
const properties = Object.fromEntries(
  ways.map(([name, schema]) => [name, { title: `Field ${name}`, ...schema }]),
);
const others = {
  captain: { title: 'Captain', type: 'integer', enum: [1, 2] },
  afloat: { title: 'Afloat', type: 'boolean' },
  opened: { title: 'Opened', type: 'string', format: 'date-time' },
};
const hints = {
  ...Object.fromEntries(ways.map(([name, , ui = {}]) => [name, ui])),
  captain: { 'ui:options': { labels: 'captain' } },
  afloat: { 'ui:widget': 'radio', 'ui:enumNames': ['Swims', 'Stands'] },
};
const columns = [...Object.keys(properties), 'captain', 'afloat'].map((field) => ({ field, title: field }));
const files: Record<string, object> = {
  'schemas/collections/berthing.collection.json': {
    ...{ $schema: '../meta/collection.meta.json', title: 'Berthings', singular: 'Berthing', icon: 'people' },
    ...{ after: '/home/bookings', label: 'name', demo: [] },
  },
  'schemas/forms/berthing.schema.json': {
    ...{ $schema: '../meta/form.meta.json', $id: 'berthing', title: 'Berthing', type: 'object' },
    properties: { name: { title: 'Name', type: 'string' }, ...properties, ...others },
  },
  'schemas/forms/berthing.ui.json': { $schema: '../meta/ui.meta.json', ...hints },
  'schemas/tables/berthing.table.json': {
    ...{ $schema: '../meta/table.meta.json', title: 'Berthings' },
    columns: [
      { field: 'name', title: 'Name', sortable: true },
      ...columns,
      { field: 'opened', title: 'Opened', format: 'date' },
    ],
    filters: columns.map(({ field }) => ({ key: `by${field}`, title: field, kind: 'label', field })),
    search: { title: 'Search berthings', fields: ['name'] },
    sort: { field: 'name', direction: 'ascending' },
  },
};
const added = Object.entries(files).map(([file, json]) => ({ file, json }) as Source);
const sources = withCollections([...readFiles('schemas'), ...added]);
const form = resolverOf(sources).resolve('schemas/forms/berthing.schema.json');
const [table] = tablesOf(sources)
  .filter(({ definition }) => definition.name === 'berthing')
  .map((one) => withChoices(one, sources).definition);

test('the files are right', () => {
  expect(problemsOf(sources)).toEqual([]);
});

test.each(ways.map(([name]) => name))('%s', (field) => {
  expect(table?.columns.find((column) => column.field === field)?.choices).toEqual(names);

  const isList = form.properties?.[field]?.type === 'array';
  const place = isList ? [field, '0'] : [field];
  expect(chosenBy(choicesAt(form, place), 'In water')).toBe('wet');

  const [mine, theirs] = isList ? [['wet'], ['dry', 'wet']] : ['wet', 'dry'];
  const told = differences(
    { schema: form, ui: hints },
    { mine: { [field]: mine }, theirs: { [field]: theirs } },
    { t: (text, values = {}) => english(typeof text === 'string' ? { key: text, values } : text) },
  );
  expect(told).toMatchObject([{ mine: 'In water', theirs: isList ? 'On land, In water' : 'On land' }]);
});

test.each([
  ...ways.map(([name]) => [name, names] as const),
  ['captain', { 1: 'Yes', 2: 'No' }] as const,
  ['afloat', { true: 'Swims', false: 'Stands' }] as const,
])('the list is filtered by %s as it is called', (field, called) => {
  const filter = table?.filters.find((one) => one.field === field);
  const labels = table?.labels[filter?.labels ?? ''] ?? {};
  expect(Object.fromEntries(Object.entries(labels).map(([key, { text }]) => [key, text]))).toEqual(called);
  expect(filter?.isMany).toBe(form.properties?.[field]?.type === 'array' ? true : undefined);
});

test('what is compared as yes and no is asked for as such', () => {
  expect(table?.labels['/afloat']).toMatchObject({ true: { code: true }, false: { code: false } });
});

const titled = (...values: unknown[]): object[] =>
  values.map((value) => ({ const: value, title: `It is ${String(value)}` }));

test.each<[schema: object, order?: string[]]>([
  [{ type: 'string', enum: ['small', 'large'] }, ['small', 'large']],
  [{ type: ['string', 'null'], enum: ['wet', null, 'dry'] }, ['wet', 'dry']],
  [{ type: 'integer', oneOf: titled(3, 1, 2) }, ['3', '1', '2']],
  [{ type: 'integer', oneOf: titled(1, 2, 10) }],
  [{ type: 'boolean', oneOf: titled(true, false) }, ['true', 'false']],
  [{ type: 'boolean' }],
  [{ type: 'string', anyOf: [...titled('wet', 'dry'), { type: 'string' }] }],
  [{ type: 'string' }],
])('%j is sorted by %s', (schema, order) => {
  const entity = { type: 'object', properties: { berth: schema } } as Schema;
  expect(orderIn({ field: 'berth', title: 'Berth', sortable: true }, {}, entity)).toEqual(order);
});

const labels = labelTables(sources) as TableDefinition['labels'];
test.each<[name: string, order?: string[]]>([
  ['incident', ['reported', 'inReview', 'settled', 'rejected']],
  ['booking'],
  ['account'],
  ['hostStatus'],
])('the labels %s are sorted by %s', (name, order) => {
  const column = { field: 'state', title: 'Status', sortable: true, labels: name };
  expect(orderIn(column, labels, {})).toEqual(order);
});

test('a list knows of which days it has the time as well', () => {
  expect(table?.columns.filter(({ isMoment }) => isMoment).map(({ field }) => field)).toEqual(['opened']);
});

test('of a label of labels.json, and of a yes and a no', () => {
  const [captain, afloat] = ['captain', 'afloat'].map((field) => namedChoices(schemasAt(form, [field])));
  expect(captain).toEqual([
    { value: 1, title: 'Yes' },
    { value: 2, title: 'No' },
  ]);
  expect(afloat).toEqual([
    { value: true, title: 'Swims' },
    { value: false, title: 'Stands' },
  ]);
});

test('the word that tells a shape from the others is called as the shape', () => {
  const shape = (title: string, kind: string, more: object = {}) => ({
    ...{ title, required: ['kind', ...Object.keys(more)] },
    properties: { kind: { title: 'Kind', const: kind }, unit: { title: 'Unit', const: 'm' }, ...more },
  });
  const insurer = { insurer: { title: 'Insurer', type: 'string' } };
  const shapes = [shape('Not insured', 'none'), shape('Insured', 'full', insurer)];
  const insurance = { title: 'Insurance', type: 'object', oneOf: shapes };
  const more: Record<string, (json: never) => object> = {
    'schemas/forms/berthing.schema.json': ({ properties, ...json }: Schema) => ({
      ...json,
      properties: { ...properties, insurance },
    }),
    'schemas/tables/berthing.table.json': ({ columns, filters, ...json }: TableDefinition) => ({
      ...json,
      columns: [...columns, ...['kind', 'unit'].map((key) => ({ field: `insurance.${key}`, title: key }))],
      filters: [...filters, { key: 'insured', title: 'Insured', kind: 'label', field: 'insurance.kind' }],
    }),
  };
  const all = sources.map(
    ({ file, json }) => ({ file, json: more[file]?.(json as never) ?? json }) as Source,
  );
  expect(problemsOf(all)).toEqual([]);
  const [made] = tablesOf(all)
    .filter(({ definition }) => definition.name === 'berthing')
    .map((one) => withChoices(one, all).definition);
  const choicesOf = (field: string) => made?.columns.find((column) => column.field === field)?.choices;
  expect(choicesOf('insurance.kind')).toEqual({ none: 'Not insured', full: 'Insured' });
  // What all shapes say alike is no choice.
  expect(choicesOf('insurance.unit')).toBeUndefined();
  expect(made?.labels['/insurance.kind']).toMatchObject({
    none: { text: 'Not insured' },
    full: { text: 'Insured' },
  });

  const schema = resolverOf(all).resolve('schemas/forms/berthing.schema.json');
  expect(chosenBy(choicesAt(schema, ['insurance', 'kind']), 'Insured')).toBe('full');
  const told = differences(
    { schema, ui: hints },
    { mine: { insurance: { kind: 'none' } }, theirs: { insurance: { kind: 'full' } } },
    { t: (text, values = {}) => english(typeof text === 'string' ? { key: text, values } : text) },
  );
  expect(told).toMatchObject([{ mine: 'Kind: Not insured', theirs: 'Kind: Insured' }]);
});

test('the form has the names that stand beside the choices', () => {
  const asked = (field: string): unknown =>
    completeUi(form.properties?.[field] as Schema, {}, (text) => english(text));
  expect(asked('beside')).toMatchObject({ 'ui:enumNames': names });
  expect(asked('severalBeside')).toMatchObject({ items: { 'ui:enumNames': names } });
});

test('where a branch leaves only some of the choices, each keeps its name', () => {
  const left: Schema = { enum: ['wet'], enumNames: names };
  expect(completeUi(left, { 'ui:enumNames': list }, (text) => english(text))).toMatchObject({
    'ui:enumNames': names,
  });
});

test('the names are texts to be translated, and a field that is called like a table of texts is none', () => {
  const texts = shownTexts([
    {
      file: 'schemas/forms/a.ui.json',
      json: { messages: { 'ui:widget': 'textarea' }, a: { 'ui:enumNames': ['A'] } },
    },
    {
      file: 'schemas/forms/a.schema.json',
      json: { properties: { messages: { type: 'string' }, b: { enumNames: { b: 'B' } } } },
    },
  ]);
  expect(texts.map(({ text }) => text)).toEqual(['A', 'B']);
});

test('whole objects keep their names in their order', () => {
  const berths = { enum: [{ at: 1 }, { at: 2 }] };
  const file = 'schemas/forms/moor.schema.json';
  const moor = { file, json: { properties: { berth: berths } } };
  const ui = { file: file.replace('.schema.', '.ui.'), json: { berth: { 'ui:enumNames': ['One', 'Two'] } } };
  expect(resolverOf([moor, ui]).resolve(file).properties).toEqual({ berth: berths });
});
