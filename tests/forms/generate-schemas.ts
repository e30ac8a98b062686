// Schemas out of all keywords of draft-07, each with values that it takes.
import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from '#schemas/schema.ts';

/** A schema and values that are right by it. */
export interface Generated {
  schema: Schema;
  values: unknown[];
}

export interface Choice {
  /** Only what a person can enter with the controls of a form. */
  drawn: boolean;
}

type Made = Arbitrary<Generated>;
type Fields = Record<string, Generated>;

const names = ['name', 'length', 'berth', 'harbour', 'wind', 'crew', 'stay', 'price'];
const VALUES = 3;

const some = (value: Arbitrary<unknown>): Arbitrary<unknown[]> =>
  fc.array(value, { minLength: VALUES, maxLength: VALUES });
const made = (schema: Schema, value: Arbitrary<unknown>): Made =>
  some(value).map((values) => ({ schema, values }));
const at = ({ values }: Generated, index: number): unknown => values[index % values.length];
const letters = (min: number, max: number): Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[a-z]{${min},${max}}$`));

const texts: Made[] = [
  made({ type: 'string', minLength: 2, maxLength: 6 }, letters(2, 6)),
  made({ type: 'string', pattern: '^[A-Z]{2}\\d$' }, fc.stringMatching(/^[A-Z]{2}\d$/)),
  made({ type: 'string', format: 'date' }, fc.constantFrom('2026-05-01', '2024-02-29', '1999-12-31')),
  made(
    { type: 'string', format: 'email' },
    letters(1, 5).map((name) => `${name}@example.com`),
  ),
  made(
    { type: 'string', format: 'uri' },
    letters(1, 5).map((name) => `https://example.com/${name}`),
  ),
  made({ type: 'string', not: { enum: ['Titanic'] }, examples: ['Aurora'] }, letters(1, 5)),
  made({ type: 'string', enum: ['bow', 'stern', 'port'] }, fc.constantFrom('bow', 'stern', 'port')),
  made(
    {
      type: 'string',
      oneOf: [
        { const: 'low', title: 'Low water' },
        { const: 'high', title: 'High water' },
      ],
    },
    fc.constantFrom('low', 'high'),
  ),
];

const numbers: Made[] = [
  made({ type: 'integer', minimum: 0, maximum: 50 }, fc.integer({ min: 0, max: 50 })),
  made({ type: 'integer', exclusiveMinimum: -9, exclusiveMaximum: 9 }, fc.integer({ min: -8, max: 8 })),
  made(
    { type: 'number', multipleOf: 0.5 },
    fc.integer({ min: -20, max: 20 }).map((half) => half / 2),
  ),
  made({ type: 'integer', enum: [1, 2, 4] }, fc.constantFrom(1, 2, 4)),
  made({ type: 'number', default: 7 }, fc.integer({ min: 1, max: 99 })),
];

const others: Made[] = [
  made({ type: 'boolean' }, fc.boolean()),
  made({ const: 'fixed' }, fc.constant('fixed')),
];

/** What no control enters, or only as JSON. */
const undrawn: Made[] = [
  made({ type: 'null' }, fc.constant(null)),
  made({ type: ['string', 'null'] }, fc.option(letters(0, 4))),
  made({ type: ['integer', 'boolean'] }, fc.oneof(fc.integer(), fc.boolean())),
  made({ type: 'string' }, fc.string({ maxLength: 8 })),
  made({}, fc.jsonValue({ maxDepth: 2 })),
];

const listOf = (item: Made): Made =>
  item.chain(({ schema, values }) =>
    fc
      .record({ count: fc.integer({ min: 1, max: VALUES }), least: fc.boolean() })
      .map(({ count, least }) => ({
        schema: { type: 'array', items: schema, ...(least ? { minItems: 1, maxItems: VALUES } : {}) },
        values: [values.slice(0, count), values.slice(0, 1), values],
      })),
  );

const choicesOf: Made = made(
  {
    type: 'array',
    items: { type: 'string', enum: ['main', 'jib', 'spi'] },
    uniqueItems: true,
    contains: { const: 'main' },
  },
  fc.constantFrom(['main'], ['main', 'spi'], ['main', 'jib', 'spi']),
);

const tupleOf = (first: Made, second: Made, rest: Made): Made =>
  fc.tuple(first, second, rest).map(([one, two, more]) => ({
    schema: { type: 'array', items: [one.schema, two.schema], additionalItems: more.schema, minItems: 2 },
    values: Array.from({ length: VALUES }, (_, index) => [
      at(one, index),
      at(two, index),
      ...(index > 0 ? [at(more, index)] : []),
    ]),
  }));

const mapOf = (value: Made): Made =>
  value.map(({ schema, values }) => ({
    schema: {
      type: 'object',
      additionalProperties: schema,
      propertyNames: { pattern: '^[a-z]+$' },
      minProperties: 1,
    },
    values: values.map((one) => ({ ebb: one, flood: one })),
  }));

const patternsOf = (value: Made): Made =>
  value.map(({ schema, values }) => ({
    schema: {
      type: 'object',
      patternProperties: { '^locker\\d$': schema },
      additionalProperties: false,
      maxProperties: 2,
    },
    values: values.map((one) => ({ locker1: one })),
  }));

const valuesOf = (fields: Fields): Record<string, unknown>[] =>
  Array.from({ length: VALUES }, (_, index) =>
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, at(field, index)])),
  );

const propertiesOf = (fields: Fields): Record<string, Schema> =>
  Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, { title: key, ...schema }]));

const fieldsOf = (field: Made): Arbitrary<Fields> =>
  fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
      fc.array(field, { minLength: 3, maxLength: 3 }),
    )
    .map(([keys, made]) =>
      Object.fromEntries(keys.flatMap((key, index) => (made[index] ? [[key, made[index]]] : []))),
    );

const objectOf = (field: Made): Made =>
  fc.tuple(fieldsOf(field), fc.boolean(), fc.boolean()).map(([fields, isRequired, isClosed]) => ({
    schema: {
      type: 'object',
      properties: propertiesOf(fields),
      ...(isRequired ? { required: Object.keys(fields) } : {}),
      ...(isClosed ? { additionalProperties: false } : {}),
    },
    values: valuesOf(fields),
  }));

/** An object of branches: which one it is tells the field `kind`. */
const branchedOf = (field: Made, word: 'oneOf' | 'anyOf'): Made =>
  fc.tuple(fieldsOf(field), fieldsOf(field)).map((branches) => ({
    schema: {
      type: 'object',
      [word]: branches.map((fields, index) => ({
        title: `Branch ${index}`,
        properties: { kind: { title: 'kind', const: `kind ${index}` }, ...propertiesOf(fields) },
        required: ['kind', ...Object.keys(fields)],
      })),
    },
    values: Array.from({ length: VALUES }, (_, index) => ({
      kind: `kind ${index % 2}`,
      ...valuesOf(branches[index % 2] as Fields)[index],
    })),
  }));

/** A field on which others depend: by a condition, by `dependencies` of both kinds, or within `allOf`. */
const dependentOf = (field: Made): Made =>
  fc.tuple(field, field, fc.constantFrom('if', 'dependencies', 'allOf', 'names')).map(([one, two, how]) => {
    const when = { properties: { asked: { const: true } }, required: ['asked'] };
    const then = { properties: { answer: { title: 'answer', ...one.schema } }, required: ['answer'] };
    const otherwise = { properties: { reason: { title: 'reason', ...two.schema } }, required: ['reason'] };
    const asked: Schema = { type: 'boolean', title: 'asked' };
    const answered = Array.from({ length: VALUES }, (_, index) => ({ asked: true, answer: at(one, index) }));
    const refused = { asked: false, reason: at(two, 0) };
    const whole: Schema = { type: 'object', properties: { asked } };
    if (how === 'if')
      return {
        schema: { ...whole, if: when, then, else: otherwise },
        values: [...answered.slice(1), refused],
      };
    if (how === 'allOf')
      return {
        schema: { ...whole, allOf: [{ if: when, then }, { required: ['asked'] }] },
        values: [...answered.slice(1), { asked: false }],
      };
    if (how === 'dependencies')
      return { schema: { ...whole, dependencies: { asked: then } }, values: answered };
    return {
      schema: {
        type: 'object',
        properties: { asked, answer: { title: 'answer', ...one.schema } },
        dependencies: { asked: ['answer'] },
      },
      values: answered,
    };
  });

const recursive: Made = made(
  { $ref: '#/definitions/part' },
  fc.letrec<{ part: object }>((tie) => ({
    part: fc.record({
      name: letters(2, 5),
      parts: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('part'), { maxLength: 2 })),
    }),
  })).part,
);

const definitions: Record<string, Schema> = {
  part: {
    type: 'object',
    properties: {
      name: { type: 'string', title: 'name', minLength: 2 },
      parts: { type: 'array', title: 'parts', items: { $ref: '#/definitions/part' } },
    },
    required: ['name'],
  },
};

/** A form: an object whose fields are whatever the standard knows, some levels deep. */
export function generatedForms({ drawn }: Choice): Made {
  const leaf = fc.oneof(...texts, ...numbers, ...others, ...(drawn ? [] : undrawn));
  const { field } = fc.letrec<{ field: Generated }>((tie) => {
    const inner = tie('field');
    const nested = [
      listOf(inner),
      choicesOf,
      tupleOf(leaf, leaf, leaf),
      mapOf(leaf),
      objectOf(inner),
      branchedOf(leaf, 'oneOf'),
      branchedOf(leaf, 'anyOf'),
      dependentOf(inner),
      recursive,
    ];
    return {
      field: fc.oneof(
        { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
        leaf,
        ...nested,
        ...(drawn ? [] : [patternsOf(leaf)]),
      ),
    };
  });
  const isUsed = (schema: Schema): boolean => JSON.stringify(schema).includes('#/definitions/part');
  return fc
    .oneof(objectOf(field), dependentOf(field), branchedOf(field, 'oneOf'))
    .map(({ schema, values }) => ({
      schema: {
        title: 'Generated',
        ...schema,
        additionalProperties: true,
        ...(isUsed(schema) ? { definitions } : {}),
      },
      values,
    }));
}

/** Values that are mostly wrong: of a right one a part is missing, of another kind, or new. */
export function spoiled(value: unknown): Arbitrary<unknown> {
  const anything = fc.oneof(
    fc.constantFrom(null, true, '', -1, 1e6, [], {}, 'Titanic'),
    fc.jsonValue({ maxDepth: 1 }),
  );
  if (typeof value !== 'object' || value === null) return anything;
  const keys = Object.keys(value);
  if (keys.length === 0) return anything;
  return fc.constantFrom(...keys).chain((key) => {
    const { [key]: part, ...rest } = value as Record<string, unknown>;
    const changed = spoiled(part).map((one) =>
      Array.isArray(value) ? value.with(Number(key), one) : { ...rest, [key]: one },
    );
    return Array.isArray(value)
      ? changed
      : fc.oneof(
          changed,
          fc.constant(rest),
          anything.map((one) => ({ ...value, other: one })),
        );
  });
}
