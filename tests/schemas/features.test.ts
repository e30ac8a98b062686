// What a form file may say: every ordinary feature of draft-07 and of the form library is taken, and every slip gets one sentence.
import { describe, expect, test } from 'vitest';
import { withCollections } from '#schemas/compiler/collections.ts';
import { draftIn, formIn } from '#schemas/compiler/draft.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { readFiles } from '#schemas/compiler/read.ts';
import type { Json, Source } from '#schemas/compiler/source.ts';
import { subjectsOf } from '#schemas/compiler/subjects.ts';

const files = readFiles('schemas');
const login = subjectsOf(files).find(({ _id }) => _id === 'login');
const text = { type: 'string' };

/** A form in place of the login. */
function draft(schema: Json, ui: Json = {}) {
  if (!login) throw new Error('There is no login.');
  const texts = {
    schema: JSON.stringify({ title: 'A form', type: 'object', ...schema }),
    ui: JSON.stringify({ $schema: '../meta/ui.meta.json', ...ui }),
  };
  const { problems, sources } = draftIn(files, login, { texts });
  return { problems, drafted: sources && formIn(sources, 'login') };
}

/** Forms beside those that there are: what is right is judged with all others at once. */
function added(name: string, forms: readonly { schema: Json; ui?: Json }[]) {
  const written = forms.flatMap(({ schema, ui }, at): Source[] => [
    {
      file: `schemas/forms/${name}-${at}.schema.json`,
      json: { title: 'A form', type: 'object', ...schema },
    },
    { file: `schemas/forms/${name}-${at}.ui.json`, json: { $schema: '../meta/ui.meta.json', ...ui } },
  ]);
  const sources = withCollections([...files, ...written]);
  const problems = problemsOf(sources);
  return {
    problemsAt: (at: number) => problems.filter((one) => one.startsWith(`schemas/forms/${name}-${at}.`)),
    formAt: (at: number) => formIn(sources, `${name}-${at}`),
    problems,
  };
}

const fields = (properties: Json): Json => ({ properties });
const person = { type: 'object', properties: { name: text, age: { type: 'integer', minimum: 0 } } };
const tree = {
  definitions: {
    node: {
      type: 'object',
      properties: { name: text, children: { type: 'array', items: { $ref: '#/definitions/node' } } },
    },
  },
  properties: { tree: { $ref: '#/definitions/node' } },
};

/** A form, something it accepts and something it refuses. */
type Feature = [name: string, schema: Json, accepted: unknown, refused: unknown];

const features: Feature[] = [
  ['no title, no type and no list of fields at a field', fields({ a: {} }), { a: [1] }, { b: 1 }],
  ['a nested object', fields({ a: person }), { a: { age: 3, more: 1 } }, { a: { age: -1 } }],
  ['an array of strings', fields({ a: { type: 'array', items: text } }), { a: ['x'] }, { a: [1] }],
  [
    'an array of choices',
    fields({ a: { type: 'array', items: { enum: ['x', 'y'] }, uniqueItems: true } }),
    { a: ['y'] },
    { a: ['x', 'x'] },
  ],
  [
    'an array of objects',
    fields({ a: { type: 'array', items: person, minItems: 1 } }),
    { a: [{}] },
    { a: [] },
  ],
  [
    'a tuple with items beyond it',
    fields({ a: { items: [text, { type: 'number' }], additionalItems: { type: 'boolean' } } }),
    { a: ['x', 1, true] },
    { a: ['x', 1, 2] },
  ],
  [
    'a closed tuple',
    fields({ a: { items: [text], additionalItems: false } }),
    { a: ['x'] },
    { a: ['x', 'y'] },
  ],
  [
    'oneOf with titles and constants',
    fields({
      a: {
        oneOf: [
          { const: 1, title: 'One' },
          { const: 2, title: 'Two' },
        ],
      },
    }),
    { a: 2 },
    { a: 3 },
  ],
  [
    'oneOf of objects at the root',
    {
      properties: { kind: { enum: ['a', 'b'] } },
      oneOf: [
        { properties: { kind: { const: 'a' }, x: text }, required: ['kind', 'x'] },
        { properties: { kind: { const: 'b' } }, required: ['kind'] },
      ],
    },
    { kind: 'a', x: '1' },
    { kind: 'b', x: '1' },
  ],
  ['anyOf of types', fields({ a: { anyOf: [text, { type: 'null' }] } }), { a: null }, { a: 1 }],
  ['several types', fields({ a: { type: ['string', 'null'] } }), { a: null }, { a: 1 }],
  [
    'allOf with fields of its own',
    { allOf: [{ properties: { a: text } }, { properties: { b: text }, required: ['b'] }] },
    { a: 'x', b: 'y' },
    { a: 'x' },
  ],
  [
    'if, then and else that name fields',
    {
      properties: { on: { type: 'boolean' } },
      if: { properties: { on: { const: true } }, required: ['on'] },
      then: { properties: { why: text }, required: ['why'] },
      else: { properties: { other: text } },
    },
    { on: true, why: 'x' },
    { on: false, why: 'x' },
  ],
  [
    'a field that a branch forbids',
    { properties: { on: {}, a: text }, if: { required: ['on'] }, then: { properties: { a: false } } },
    { on: 1 },
    { on: 1, a: 'x' },
  ],
  [
    'conditions within the rows of a list',
    fields({
      a: { items: { properties: { k: {} }, if: { required: ['k'] }, then: { required: ['v'] } } },
    }),
    { a: [{ k: 1, v: 1 }] },
    { a: [{ k: 1 }] },
  ],
  [
    'dependencies by name',
    { ...fields({ a: text, b: text }), dependencies: { a: ['b'] } },
    { b: '' },
    { a: '' },
  ],
  [
    'dependencies by schema',
    { ...fields({ a: text }), dependencies: { a: { properties: { b: text }, required: ['b'] } } },
    { a: '', b: '' },
    { a: '' },
  ],
  ['const', fields({ a: { const: { x: [1] } } }), { a: { x: [1] } }, { a: { x: [] } }],
  ['not', fields({ a: { not: { const: 1 } } }), { a: 2 }, { a: 1 }],
  ['contains', fields({ a: { contains: { const: 1 } } }), { a: [2, 1] }, { a: [2] }],
  ['propertyNames', fields({ a: { propertyNames: { pattern: '^x' } } }), { a: { x: 1 } }, { a: { y: 1 } }],
  ['minProperties', fields({ a: { minProperties: 1, maxProperties: 2 } }), { a: { x: 1 } }, { a: {} }],
  ['patternProperties', { patternProperties: { '^x-': text } }, { 'x-1': 'a' }, { y: 'a' }],
  ['additionalProperties as a schema', { additionalProperties: text }, { any: 'a' }, { any: 1 }],
  ['an open form', { ...fields({ a: text }), additionalProperties: true }, { b: 1 }, { a: 1 }],
  ['a form of a map alone', { minProperties: 1 }, { any: 1 }, {}],
  [
    'local definitions',
    { definitions: { t: text }, ...fields({ a: { $ref: '#/definitions/t' } }) },
    { a: 'x' },
    { a: 1 },
  ],
  [
    '$defs as a place for definitions',
    { $defs: { t: text }, ...fields({ a: { $ref: '#/$defs/t' } }) },
    { a: 'x' },
    { a: 1 },
  ],
  [
    'a definition by its anchor',
    { definitions: { t: { $id: '#t', ...text } }, ...fields({ a: { $ref: '#t' } }) },
    {},
    { a: 1 },
  ],
  [
    'a schema that refers to itself',
    tree,
    { tree: { children: [{ name: 'x' }] } },
    { tree: { children: [{ name: 1 }] } },
  ],
  [
    'a form that refers to itself',
    fields({ name: text, next: { $ref: '#' } }),
    { next: { next: {} } },
    { next: { next: { name: 1 } } },
  ],
  [
    'another form',
    fields({ a: { $ref: 'boat-type.schema.json' } }),
    { a: { name: 'x' } },
    { a: { name: '' } },
  ],
  [
    'a shared field with words beside it',
    fields({ a: { $ref: '../fields.schema.json#/definitions/text', maxLength: 1 } }),
    { a: 'x' },
    { a: 'xy' },
  ],
  [
    'the meta-schema of draft-07',
    fields({ a: { $ref: 'http://json-schema.org/draft-07/schema#' } }),
    { a: { type: 'string' } },
    { a: { type: 'strin' } },
  ],
  [
    'an $id and a $schema of elsewhere',
    {
      $id: 'https://example.com/a.json',
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...fields({ a: text }),
    },
    { a: '' },
    { a: 1 },
  ],
  [
    'a $schema of a later draft, with words that both drafts have',
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $defs: { t: text },
      ...fields({ a: { $ref: '#/$defs/t' } }),
    },
    { a: '' },
    { a: 1 },
  ],
  [
    'a price in whole cents',
    fields({ a: { type: 'number', multipleOf: 0.01 } }),
    { a: 19.99 },
    { a: 19.995 },
  ],
  [
    'definitions by their own URI',
    {
      $id: 'https://example.com/b.json',
      definitions: { t: { $id: 't.json', ...text } },
      ...fields({ a: { $ref: 't.json' } }),
    },
    { a: '' },
    { a: 1 },
  ],
  ['true and false as schemas', fields({ a: true, b: false }), { a: 1 }, { b: 1 }],
  [
    'a required field that a branch names',
    { ...fields({}), required: ['b'], anyOf: [{ properties: { b: text } }] },
    { b: '' },
    {},
  ],
  [
    'a required field that nobody names, in an open object',
    fields({ a: { required: ['b'] } }),
    { a: { b: 1 } },
    { a: {} },
  ],
  [
    'words for readers of one’s own',
    fields({ a: { ...text, 'x-note': 1, propertyOrder: 3, $comment: 'x' } }),
    { a: '' },
    { a: 1 },
  ],
  [
    'what a reference leads to, under any name',
    { shapes: { short: { ...text, maxLength: 1 } }, ...fields({ a: { $ref: '#/shapes/short' } }) },
    { a: 'x' },
    { a: 'xx' },
  ],
  [
    'words for one of several types',
    fields({ a: { type: ['string', 'integer'], minLength: 3, minimum: 3 } }),
    { a: 'abc' },
    { a: 2 },
  ],
  [
    'what a program adds to every list',
    fields({ a: { type: 'array', items: text, additionalItems: true } }),
    { a: ['x', 'y'] },
    { a: [1] },
  ],
  ['a format of numbers', fields({ a: { type: 'integer', format: 'int32' } }), { a: 1 }, { a: 2 ** 40 }],
  [
    'examples, default, readOnly and writeOnly',
    fields({ a: { ...text, examples: ['x'], default: 'y', readOnly: true, writeOnly: false } }),
    { a: '' },
    { a: 1 },
  ],
  [
    'enum of any values',
    fields({ a: { enum: [1, 'x', null, { y: 1 }, [2]] } }),
    { a: { y: 1 } },
    { a: { y: 2 } },
  ],
  [
    'fields called like things of JavaScript',
    fields(JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}') as Json),
    JSON.parse('{"__proto__": "x"}'),
    JSON.parse('{"__proto__": 1}'),
  ],
  [
    'a date that is later than another field',
    fields({
      a: { ...text, format: 'date' },
      b: { ...text, format: 'date', formatExclusiveMinimum: { $data: '1/a' } },
    }),
    { a: '2026-01-01', b: '2026-01-02' },
    { a: '2026-01-01', b: '2026-01-01' },
  ],
  [
    'a number that is above another field',
    fields({ a: { type: 'number' }, b: { type: 'number', minimum: { $data: '1/a' } } }),
    { a: 1, b: 2 },
    { a: 3, b: 2 },
  ],
  [
    'messages for any keyword',
    fields({ a: { contains: true, messages: { contains: 'Add one.', not: 'No.' } } }),
    { a: [1] },
    { a: [] },
  ],
];

const formats: Record<string, [right: string, wrong: string]> = {
  date: ['2026-02-28', '2026-02-30'],
  time: ['10:00:00Z', '25:00:00Z'],
  'date-time': ['2026-02-28T10:00:00Z', '2026-02-28'],
  duration: ['P3D', '3 days'],
  email: ['a@b.example', 'a'],
  hostname: ['b.example', '-b'],
  ipv4: ['192.0.2.1', '192.0.2'],
  ipv6: ['2001:db8::1', '2001'],
  uri: ['https://b.example/x', 'b'],
  'uri-reference': ['/x', '\\'],
  uuid: ['9d3f2b1e-3f1c-4a1b-9a57-0c1a2b3c4d5e', '9d3f'],
  regex: ['^a', '('],
  'json-pointer': ['/a', 'a'],
  'data-url': ['data:text/plain;name=a.txt;base64,AAAA', 'text'],
  color: ['#1f7a8c', '#12'],
};
features.push(
  ...Object.entries(formats).map(([format, [right, wrong]]): Feature => [
    `the format ${format}`,
    fields({ a: { ...text, format } }),
    { a: right },
    { a: wrong },
  ]),
);

describe('every ordinary feature is taken by the compiler', () => {
  const together = added(
    'feature',
    features.map(([, schema]) => ({ schema })),
  );
  const numbered = features.map(([name, , ...values], at) => [name, at, ...values] as const);

  test.each(numbered)('%s', (_name, at, accepted, refused) => {
    expect(together.problemsAt(at)).toEqual([]);
    const { validate } = together.formAt(at);
    expect(validate(accepted)).toBe(true);
    expect(validate(refused)).toBe(false);
  });

  test('and none of them stands in the way of another', () => {
    expect(together.problems).toEqual([]);
  });

  test('a root that is a list, or text', () => {
    expect(draft({ type: 'array', items: text }).drafted?.validate(['x'])).toBe(true);
    expect(draft({ type: 'string' }).drafted?.validate(1)).toBe(false);
  });
});

const list = fields({
  a: { type: 'array', items: person },
  b: person,
  c: { oneOf: [person, text] },
  d: text,
  e: { ...text, enum: ['a'] },
  f: { type: 'boolean' },
  g: { type: 'array', items: { ...text, enum: ['a'] }, uniqueItems: true },
});
const hints: [name: string, ui: Json][] = [
  ['hints of nested fields', { b: { name: { 'ui:widget': 'textarea' }, 'ui:order': ['age'] } }],
  [
    'hints of rows',
    {
      a: {
        items: { name: { 'ui:placeholder': 'x' } },
        'ui:options': { orderable: false, addable: false, removable: false, copyable: true },
      },
    },
  ],
  ['hints of choices', { c: { oneOf: [{ name: { 'ui:widget': 'hidden' } }, { 'ui:widget': 'textarea' }] } }],
  ['widgets of the library', { d: { 'ui:widget': 'color' }, b: { age: { 'ui:widget': 'updown' } } }],
  [
    'looks',
    { d: { 'ui:classNames': 'x', 'ui:style': { color: 'red' }, 'ui:label': false, 'ui:description': 'x' } },
  ],
  [
    'choices by name',
    {
      d: { 'ui:enumDisabled': ['b'], 'ui:options': { inline: true, emptyValue: '' } },
      e: { 'ui:enumNames': ['A'] },
      f: { 'ui:enumNames': ['Aye', 'Nay'], 'ui:widget': 'radio' },
      g: { 'ui:enumNames': ['A'], items: { 'ui:enumNames': ['A'] } },
    },
  ],
  [
    'the button',
    { 'ui:submitButtonOptions': { submitText: 'Go', norender: false, props: { disabled: true } } },
  ],
  ['options for all', { 'ui:globalOptions': { copyable: true } }],
  ['an order that names the first only', { 'ui:order': ['d'] }],
  ['options of one’s own', { d: { 'ui:backgroundColor': 'pink', 'ui:options': { mask: '99' } } }],
];
describe('every ordinary hint is taken', () => {
  const { problems, problemsAt, formAt } = added(
    'hinted',
    hints.map(([, ui]) => ({ schema: list, ui })),
  );

  test.each(hints.map(([name], at) => [name, at] as const))('%s', (_name, at) => {
    expect(problemsAt(at)).toEqual([]);
    formAt(at);
  });

  test('and all of them beside each other', () => {
    expect(problems).toEqual([]);
  });
});

test('an order has a place for the fields it does not name', () => {
  const { drafted } = draft(list, { 'ui:order': ['d'], b: { 'ui:order': ['*', 'name'] } });
  expect(drafted?.ui).toEqual({ 'ui:order': ['d', '*'], b: { 'ui:order': ['*', 'name'] } });
});

test('roles go to the fields they are for, at any depth', () => {
  const { drafted } = draft(list, {
    a: { items: { name: { 'ui:roles': [1] } } },
    b: { age: { 'ui:roles': [1, 2] } },
    d: { 'ui:options': { roles: [3] } },
  });
  expect(drafted?.schema.properties?.['a']).toHaveProperty('items.properties.name.roles', [1]);
  expect(drafted?.schema.properties?.['b']).toHaveProperty('properties.age.roles', [1, 2]);
  expect(drafted?.schema.properties?.['d']).toHaveProperty('roles', [3]);
});

/** A slip, where it is and what is said of it. */
type Slip = [name: string, schema: Json, ui: Json, place: string, said: string | RegExp];

const slips: Slip[] = [
  [
    'a limit of a text where a number is',
    fields({ a: { type: 'integer', maxLength: 4 } }),
    {},
    '/properties/a',
    '"maxLength" does nothing with the type integer; write "maximum".',
  ],
  [
    'a limit of a number where a text or nothing is',
    fields({ a: { type: ['string', 'null'], minimum: 3 } }),
    {},
    '/properties/a',
    '"minimum" does nothing with the type string or null; write "minLength".',
  ],
  [
    'a word for no value of the type',
    fields({ a: { type: 'boolean', pattern: '^a' } }),
    {},
    '/properties/a',
    '"pattern" does nothing with the type boolean; write "type": "string", or take it away.',
  ],
  [
    'a format of texts where a number is',
    fields({ a: { type: 'number', format: 'date' } }),
    {},
    '/properties/a',
    '"format" does nothing with the type number; write "type": "string", or take it away.',
  ],
  [
    'the fields of an entry beside the list',
    fields({ a: { type: 'array', properties: { b: text }, required: ['b'] } }),
    {},
    '/properties/a',
    '"properties" does nothing with the type array; put it into "items".',
  ],
  [
    'a word beside a reference to another type',
    { definitions: { n: { type: 'number' } }, ...fields({ a: { $ref: '#/definitions/n', maxItems: 3 } }) },
    {},
    '/properties/a',
    '"maxItems" does nothing with the type number; write "maximum".',
  ],
  [
    'further entries where none are listed',
    fields({ a: { type: 'array', items: text, additionalItems: false } }),
    {},
    '/properties/a',
    '"additionalItems" does nothing without a list of schemas in "items"; write there a schema for each place, or take it away.',
  ],
  [
    'a misspelt field in a condition that must not hold',
    {
      ...fields({ kind: text }),
      if: { not: { properties: { knd: { const: 'a' } } } },
      then: { required: ['kind'] },
    },
    {},
    '/if/not',
    '"knd" is not a property of this schema; did you mean "kind"?',
  ],
  [
    'a misspelt field in one of several conditions',
    { ...fields({ kind: text }), if: { anyOf: [{ required: ['knd'] }] }, then: { required: ['kind'] } },
    {},
    '/if/anyOf/0',
    '"knd" is not a property of this schema; did you mean "kind"?',
  ],
  [
    'a condition for a choice that is none',
    {
      ...fields({ kind: { ...text, enum: ['sail', 'motor'] } }),
      if: { not: { properties: { kind: { const: 'moter' } } } },
      then: { required: ['kind'] },
    },
    {},
    '/if/not/properties/kind/const',
    '"moter" is not a choice of "kind"; did you mean "motor"?',
  ],
  [
    'a misspelt field among those that must not be together',
    { ...fields({ phone: text, email: text }), not: { required: ['phone', 'emial'] } },
    {},
    '/not',
    '"emial" is not a property of this schema; did you mean "email"?',
  ],
  [
    'a list to choose from that nobody names',
    fields({ a: { type: 'integer' } }),
    { a: { 'ui:widget': 'lookup' } },
    '/a/ui:widget',
    '"lookup" chooses from a list; write "lookup", with the name of one, into the schema of the field.',
  ],
  [
    'a list to tick that nobody names',
    fields({ a: { type: 'array', items: { type: 'integer' } } }),
    { a: { 'ui:options': { widget: 'checklist' } } },
    '/a/ui:options/widget',
    '"checklist" chooses from a list; write "lookup", with the name of one, into the schema of the field.',
  ],
  [
    'a list of all boats to choose from',
    fields({ a: { ...text, lookup: 'boat' } }),
    { a: { 'ui:widget': 'lookup' } },
    '/a/ui:widget',
    'a "boat" is searched for; write "reference", or take the hint away.',
  ],
  [
    'roles in the schema',
    fields({ a: { ...text, roles: [9] } }),
    {},
    '/properties/a',
    '"roles" says how a field is shown; write "ui:roles" into the .ui.json file of the form.',
  ],
  [
    'a role that is none, among the options',
    fields({ a: text }),
    { a: { 'ui:options': { roles: [9] } } },
    '/a/ui:options/roles',
    /^"9" is not a role; use one of/,
  ],
  [
    'roles of a whole form',
    fields({ a: text }),
    { 'ui:roles': [1] },
    '/ui:roles',
    'this does nothing for a whole form; write it for a field of it.',
  ],
  [
    'a misspelt field in the order among the options',
    fields({ name: text }),
    { 'ui:options': { order: ['nme', '*'] } },
    '/ui:options/order',
    '"nme" is not a property of this schema; did you mean "name"?',
  ],
  [
    'a misspelt keyword at depth',
    fields({ a: { items: { minLenght: 1 } } }),
    {},
    '/properties/a/items',
    '"minLenght" is not known here; did you mean "minLength"?',
  ],
  [
    'a keyword of a later draft',
    fields({ a: { prefixItems: [] } }),
    {},
    '/properties/a',
    /"prefixItems" is of a later draft; write "items"/,
  ],
  [
    'dependentRequired',
    { ...fields({ a: text }), dependentRequired: {} },
    {},
    'at the top',
    '"dependentRequired" is of a later draft; write "dependencies".',
  ],
  [
    'a keyword of an earlier draft',
    fields({ a: { id: 'x' } }),
    {},
    '/properties/a',
    '"id" is of an earlier draft; write "$id".',
  ],
  ['OpenAPI’s nullable', fields({ a: { nullable: true } }), {}, '/properties/a', /write "null" into "type"/],
  [
    'a type that is none',
    fields({ a: { type: 'strng' } }),
    {},
    '/properties/a/type',
    '"strng" is not known here; did you mean "string"?',
  ],
  [
    'a misspelt format',
    fields({ a: { format: 'emial' } }),
    {},
    '/properties/a/format',
    '"emial" is not a format; did you mean "email"?',
  ],
  [
    'a limit of the wrong kind',
    fields({ a: { minLength: '3' } }),
    {},
    '/properties/a/minLength',
    /"3" must be integer/,
  ],
  [
    'a remote document',
    fields({ a: { $ref: 'https://example.com/x.json' } }),
    {},
    '/properties/a',
    /leads to example.com, and nothing is loaded from elsewhere; copy that schema/,
  ],
  [
    'a dead reference in a definition nobody uses',
    { definitions: { t: { $ref: '#/definitions/u' } } },
    {},
    '/definitions/t',
    /"#\/definitions\/u" leads nowhere/,
  ],
  [
    'a reference that leads back to itself through allOf',
    {
      definitions: { t: { allOf: [{ $ref: '#/definitions/t' }] } },
      ...fields({ a: { $ref: '#/definitions/t' } }),
    },
    {},
    '/definitions/t/allOf/0',
    /leads back to itself/,
  ],
  [
    'a required field that can never be there',
    { ...fields({ a: text }), if: { required: ['a'] }, then: { required: ['bb'] } },
    {},
    '/then/required',
    /"bb" is not a property of this schema/,
  ],
  [
    'a closed root beside a branch',
    { ...fields({ a: text }), additionalProperties: false, then: { properties: { b: text } }, if: true },
    {},
    'at the top',
    '"additionalProperties": false refuses "b", which another part names; write "unevaluatedProperties": false beside them all instead.',
  ],
  [
    'a closed branch of allOf',
    { allOf: [{ ...fields({ a: text }), additionalProperties: false }, fields({ b: text })] },
    {},
    '/allOf/0',
    /refuses "b", which another part names/,
  ],
  [
    'a closed form in allOf',
    { ...fields({ b: text }), allOf: [{ $ref: 'boat-type.schema.json' }] },
    {},
    '/allOf/0',
    /refuses "b"/,
  ],
  [
    'a pattern that takes for ever',
    fields({ a: { pattern: '^(a+)+$' } }),
    {},
    '/properties/a/pattern',
    /may take for ever/,
  ],
  [
    'a pattern of keys that takes for ever',
    { patternProperties: { '^(a|a)*$': true } },
    {},
    '/patternProperties/^(a|a)*$',
    /may take for ever/,
  ],
  [
    'a pattern from the data',
    fields({ a: { pattern: { $data: '1/b' } } }),
    {},
    '/properties/a/pattern',
    /write it here/,
  ],
  [
    'a pattern of the old kind',
    fields({ a: { pattern: '^[\\w-.]+$' } }),
    {},
    '/properties/a/pattern',
    /has a backslash too many or too few for a regular expression with Unicode/,
  ],
  [
    'a hint for no field, at depth',
    list,
    { b: { nam: {} } },
    '/b/nam',
    '"nam" is not a property of this schema; did you mean "name"?',
  ],
  [
    'a hint for no field of a row',
    list,
    { a: { items: { nam: {} } } },
    '/a/items/nam',
    /did you mean "name"/,
  ],
  ['an order of no field', list, { b: { 'ui:order': ['nam'] } }, '/b/ui:order', /did you mean "name"/],
  [
    'a misspelt hint',
    list,
    { d: { 'ui:widgt': 'text' } },
    '/d',
    '"ui:widgt" is not known here; did you mean "ui:widget"?',
  ],
  [
    'a misspelt widget',
    list,
    { d: { 'ui:widget': 'updwon' } },
    '/d/ui:widget',
    '"updwon" is not known here; did you mean "updown"?',
  ],
  [
    'a misspelt field of the library',
    list,
    { d: { 'ui:field': 'StrinField' } },
    '/d/ui:field',
    /did you mean "StringField"/,
  ],
  [
    'a misspelt option',
    list,
    { d: { 'ui:options': { inlin: true } } },
    '/d/ui:options',
    /did you mean "inline"/,
  ],
];

test.each(slips)('a slip gets one sentence: %s', (_name, schema, ui, place, said) => {
  const { problems } = draft(schema, ui);
  expect(problems).toEqual([
    {
      part: expect.any(String) as string,
      place,
      text: typeof said === 'string' ? said : (expect.stringMatching(said) as string),
    },
  ]);
});
