// Each keyword that refuses has a plain sentence of its own at the right place, in every language of the product.
import { describe, expect, test } from 'vitest';
import { formatNames, judging, validatorOf } from '#schemas/dialect.ts';
import { explain, inEnglish } from '#schemas/explain.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';

const told = (schema: Schema, data: unknown): Record<string, string> => {
  const validate = validatorOf(schema);
  expect(validate(data), 'the data is refused').toBe(false);
  const problems = explain(schema, validate.errors ?? [], data);
  return Object.fromEntries(problems.map((problem) => [problem.path, inEnglish(problem)]));
};

/** A field `Size` that is refused. */
const field = (words: object): Schema => ({ properties: { a: { title: 'Size', ...words } } });
const text = { type: 'string' };

const sentences: [words: object, value: unknown, sentence: string][] = [
  [{ type: 'string' }, 1, 'Size must be text.'],
  [{ type: 'number' }, 'x', 'Size must be a number.'],
  [{ type: 'integer' }, 1.5, 'Size must be a whole number.'],
  [{ type: 'string' }, null, 'Size must not be empty.'],
  [{ type: 'boolean' }, 1, 'Size must be yes or no.'],
  [{ type: 'array' }, 1, 'Size must be a list.'],
  [{ type: 'object' }, 1, 'Size must be a group of fields.'],
  [{ type: 'null' }, 1, 'Size must be empty.'],
  [{ type: ['string', 'null'] }, 1, 'Size has the wrong kind of value.'],
  [{ enum: ['a', 1] }, 'b', 'Size must be one of a, 1.'],
  [{ enum: ['a', 1], enumNames: { a: 'Small' } }, 'b', 'Size must be one of Small, 1.'],
  // Of so many nobody reads the names.
  [{ enum: Array.from({ length: 51 }, (_, at) => at) }, 'b', 'Size fits none of the choices.'],
  [{ const: 'a' }, 'b', 'Size must be a.'],
  [{ type: 'boolean', const: true }, false, 'Size must be Yes.'],
  [{ const: false, enumNames: { false: 'Sober' } }, true, 'Size must be Sober.'],
  [{ const: 'a', enumNames: { a: 'Small' } }, 'b', 'Size must be Small.'],
  [{ pattern: '^a' }, 'b', 'Size does not have the right form.'],
  [{ minLength: 1 }, '', 'Size must not be empty.'],
  [{ minLength: 3 }, 'b', 'Size must not be shorter than 3 characters.'],
  [{ maxLength: 3 }, 'bbbb', 'Size must not be longer than 3 characters.'],
  [{ minimum: 3 }, 2, 'Size must be at least 3.'],
  [{ maximum: 3 }, 4, 'Size must be at most 3.'],
  [{ exclusiveMinimum: 3 }, 3, 'Size must be above 3.'],
  [{ exclusiveMaximum: 3 }, 3, 'Size must be below 3.'],
  [{ multipleOf: 5 }, 3, 'Size must be a multiple of 5.'],
  [{ format: 'email' }, 'x', 'Size must be an email address.'],
  [
    { format: 'date', formatMinimum: '2026-01-02' },
    '2026-01-01',
    'Size must not be earlier than 2026-01-02.',
  ],
  [{ format: 'date', formatMaximum: '2026-01-02' }, '2026-01-03', 'Size must not be later than 2026-01-02.'],
  [
    { format: 'date', formatExclusiveMinimum: '2026-01-02' },
    '2026-01-02',
    'Size must be later than 2026-01-02.',
  ],
  [
    { format: 'date', formatExclusiveMaximum: '2026-01-02' },
    '2026-01-02',
    'Size must be earlier than 2026-01-02.',
  ],
  [{ minItems: 1 }, [], 'Size must not be empty.'],
  [{ minItems: 2 }, [1], 'Entries in Size: at least 2.'],
  [{ maxItems: 1 }, [1, 2], 'Entries in Size: at most 1.'],
  [{ items: [true], additionalItems: false }, [1, 2], 'Entries in Size: at most 1.'],
  [{ items: [true], unevaluatedItems: false }, [1, 2], 'Entries in Size: at most 1.'],
  [{ uniqueItems: true }, [1, 1], 'Size must not have the same entry twice.'],
  [{ contains: { const: 1 } }, [2], 'Size has no entry of the kind it needs.'],
  [{ minProperties: 2 }, {}, 'Fields in Size: at least 2.'],
  [{ maxProperties: 1 }, { x: 1, y: 1 }, 'Fields in Size: at most 1.'],
  [{ not: { const: 1 } }, 1, 'Size must not have this value.'],
  [{ anyOf: [text, { type: 'null' }] }, 1, 'Size fits none of the choices.'],
  [{ oneOf: [text, { type: 'null' }] }, 1, 'Size fits none of the choices.'],
  [{ oneOf: [{ const: 1 }, { const: 2, title: 'Two' }] }, 3, 'Size must be one of 1, Two.'],
  [{ anyOf: [{ const: 1 }, { const: 2 }], messages: { anyOf: 'Never.' } }, 3, 'Never.'],
  [{ oneOf: [{ minimum: 1 }, { minimum: 2 }] }, 3, 'Size fits more than one choice.'],
];
test.each(sentences)('%j refuses %j: %s', (words, value, sentence) => {
  expect(told(field(words), { a: value })).toEqual({ a: sentence });
});

const reach: Schema = {
  properties: { name: { title: 'Name' }, phone: { title: 'Phone' }, email: { title: 'Email' } },
};
const elsewhere: [name: string, schema: Schema, data: unknown, problems: Record<string, string>][] = [
  [
    'required, at the field that is missing',
    { ...field(text), required: ['a'] },
    {},
    { a: 'Size is required.' },
  ],
  [
    'dependencies, at the field that is missing',
    { properties: { a: { title: 'Size' }, b: {} }, dependencies: { b: ['a'] } },
    { b: 1 },
    { a: 'Size is required here.' },
  ],
  ['false, at the field', { properties: { a: false } as never }, { a: 1 }, { a: 'a must be left out here.' }],
  [
    'additionalProperties, at the key',
    { ...field({}), additionalProperties: false },
    { b: 1 },
    { b: 'b is not a field of this form.' },
  ],
  [
    'unevaluatedProperties, at the key',
    { ...field({}), unevaluatedProperties: false },
    { b: 1 },
    { b: 'b is not a field of this form.' },
  ],
  [
    'propertyNames, at the key',
    field({ propertyNames: { pattern: '^x', minLength: 2 } }),
    { a: { y: 1 } },
    { 'a.y': 'y is not allowed as a name in Size.' },
  ],
  [
    'a row, by its number, called like its list',
    field({ items: text }),
    { a: ['x', 1, 2] },
    { 'a.1': 'Size must be text.', 'a.2': 'Size must be text.' },
  ],
  [
    'a nested field, at its own path',
    field({ items: { properties: { b: { title: 'Beam', type: 'number' } }, required: ['b'] } }),
    { a: [{}, { b: 'x' }] },
    { 'a.0.b': 'Beam is required.', 'a.1.b': 'Beam must be a number.' },
  ],
  [
    'a choice of shapes, called like its field and not like one of the shapes',
    {
      ...field({}),
      properties: {
        a: {
          oneOf: [
            { title: 'Card', type: 'string' },
            { title: 'Bank', type: 'number' },
          ],
        },
      },
    },
    { a: true },
    { a: 'a fits none of the choices.' },
  ],
  [
    // keyword.either
    'a choice between fields to fill in, once, by their names',
    { ...reach, anyOf: [{ required: ['phone'] }, { required: ['email'] }] },
    {},
    { '': 'One of these is missing: Phone, Email.' },
  ],
  [
    'a field that each of the choices asks for, at the field',
    { ...reach, anyOf: [{ required: ['name', 'phone'] }, { required: ['name', 'email'] }] },
    { phone: '1' },
    { name: 'Name is required.' },
  ],
  [
    'what of the fields to fill in is still missing',
    { ...reach, oneOf: [{ required: ['name', 'phone'] }, { required: ['email'] }] },
    { name: 'Ana' },
    { '': 'One of these is missing: Phone, Email.' },
  ],
  [
    // keyword.together
    'fields that must not all be there, by their names',
    { ...reach, not: { required: ['phone', 'email'] } },
    { phone: '1', email: 'a@b' },
    { '': 'These must not all be filled in: Phone, Email.' },
  ],
  [
    'that more than one of the fields to choose from is there',
    { ...reach, oneOf: [{ required: ['phone'] }, { required: ['email'] }] },
    { phone: '1', email: 'a@b' },
    { '': 'These must not all be filled in: Phone, Email.' },
  ],
  [
    'that one field fits more than one choice',
    { ...reach, title: 'Reach', oneOf: [{ title: 'None' }, { title: 'By phone', required: ['phone'] }] },
    { phone: '1' },
    { '': 'Reach fits more than one choice.' },
  ],
  [
    'a field that must not be there, at the field',
    { ...reach, not: { required: ['phone'] } },
    { phone: '1' },
    { phone: 'Phone must be left out here.' },
  ],
  [
    // keyword.same
    'what must be the same as in another field, and not what stands there',
    {
      properties: {
        a: { title: 'Password', type: 'string' },
        b: { properties: { c: { title: 'Password again', const: { $data: '2/a' } } } },
      },
    },
    { a: 'secret', b: { c: 'secert' } },
    { 'b.c': 'Password again must be the same as Password.' },
  ],
  [
    'what a condition demands, and not the condition',
    { ...field({}), if: true, then: { properties: { a: { minimum: 3 } }, required: ['b'] } },
    { a: 1 },
    { a: 'Size must be at least 3.', b: 'b is required.' },
  ],
  [
    'what a schema that refers to itself demands, at its place',
    {
      definitions: {
        node: { properties: { n: { title: 'Node', type: 'number' }, next: { $ref: '#/definitions/node' } } },
      },
      properties: { tree: { $ref: '#/definitions/node' } },
    },
    { tree: { next: { n: 'x' } } },
    { 'tree.next.n': 'Node must be a number.' },
  ],
];
test.each(elsewhere)('is told: %s', (_name, schema, data, problems) => {
  expect(told(schema, data)).toEqual(problems);
});

test('what nobody knows is told only when nothing else is wrong', () => {
  const schema = { ...field({ type: 'number' }), unevaluatedProperties: false };
  expect(told(schema, { a: 'x', b: 1 })).toEqual({ a: 'Size must be a number.' });
});

describe('of a choice', () => {
  const choice: Schema = {
    properties: { kind: {} },
    oneOf: [
      {
        properties: { kind: { const: 'wire' }, bank: { minLength: 3 }, number: {} },
        required: ['bank', 'number'],
      },
      { properties: { kind: { const: 'card' }, name: { title: 'Name', minLength: 2 } }, required: ['name'] },
    ],
  };
  const problemsOf = (data: unknown) => {
    const validate = validatorOf(choice);
    validate(data);
    return explain(choice, validate.errors ?? []);
  };

  test('the branch whose mark the value bears is told, however much is wrong with it', () => {
    const main = problemsOf({ kind: 'wire' }).filter(({ isAlternative }) => !isAlternative);
    expect(main.map(inEnglish)).toEqual(['bank is required.', 'number is required.']);
  });

  test('what another branch would want is an alternative', () => {
    expect(problemsOf({ kind: 'wire' }).find(({ path }) => path === 'name')).toMatchObject({
      isAlternative: true,
    });
  });

  test('the mark of another branch is not asked for where a field depends on one that is right', () => {
    const on = (wanted: boolean): Schema => ({ properties: { on: { const: wanted } } });
    const schema: Schema = {
      properties: { on: { title: 'Electricity', type: 'boolean' } },
      dependencies: { on: { oneOf: [on(false), { ...on(true), required: ['amperes'] }] } },
    };
    expect(told(schema, { on: true })).toEqual({ amperes: 'amperes is required.' });
  });

  test('a detail of the right branch is told, not that no choice fits', () => {
    const main = problemsOf({ kind: 'card', name: 'x' }).filter(({ isAlternative }) => !isAlternative);
    expect(main.map(inEnglish)).toEqual(['Name must not be shorter than 2 characters.']);
  });
});

test('problems come in the order of the fields, also of those that a branch names', () => {
  const number = { type: 'number' };
  const schema: Schema = {
    properties: { z: number, y: { properties: { b: number, a: number } } },
    if: true,
    then: { properties: { c: number } },
    required: ['a0'],
  };
  expect(Object.keys(told(schema, { c: '', y: { a: '', b: '' }, z: '' }))).toEqual([
    'z',
    'y.b',
    'y.a',
    'c',
    'a0',
  ]);
});

describe('the text beside a field wins', () => {
  const own = { messages: { minimum: '{{label}}: {{limit}} or more.', anyOf: 'Choose.' } };

  test('beside the keyword', () => {
    expect(told(field({ minimum: 3, ...own }), { a: 1 })).toEqual({ a: 'Size: 3 or more.' });
  });

  test('beside the field, when the keyword stands in a branch', () => {
    const schema = { ...field(own), if: true, then: { properties: { a: { minimum: 3 } } } };
    expect(told(schema, { a: 1 })).toEqual({ a: 'Size: 3 or more.' });
  });

  test('in the branch, before the one beside the field', () => {
    const branch = { properties: { a: { minimum: 3, messages: { minimum: 'More.' } } } };
    expect(told({ ...field(own), if: true, then: branch }, { a: 1 })).toEqual({ a: 'More.' });
  });
});

test('every keyword that refuses by itself has a sentence', () => {
  const silent = ['$ref', 'allOf', 'if', 'then', 'else', 'items', 'properties', 'patternProperties'];
  const byKind = ['additionalProperties', 'unevaluatedProperties'];
  const missing = judging.filter(
    (word) => ![...silent, ...byKind].includes(word) && !(word in messages.keyword),
  );
  expect(missing).toEqual([]);
});

test('every format that refuses has a sentence', () => {
  const open = ['password', 'binary'];
  expect(formatNames.filter((name) => !open.includes(name) && !(name in messages.format))).toEqual([]);
});
