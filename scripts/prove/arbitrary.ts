// Values that a schema describes, made from the schema, with a wrong one among them now and then.
import fc from 'fast-check';
import type { Schema } from '#schemas/schema.ts';

/** One field in so many is wrong. */
const SELDOM = 24;

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\u0000',
      '\ud800',
      '\u202e',
      '<script>alert(1)</script>',
      "'; drop table boats; --",
      '{{x}}',
    ],
    ...['__proto__', 'constructor', '../../etc/passwd', '%00', '1e400', '𝒳'.repeat(300), 'x'.repeat(20_000)],
    ...[
      null,
      true,
      0,
      -1,
      0.1,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      [],
      {},
      [[]],
      { constructor: { prototype: {} } },
    ],
  ),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
);

const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  date: fc.constantFrom('2026-02-28', '2028-02-29', '1970-01-01', '2026-12-31'),
  'date-time': fc.constantFrom(
    '2026-06-01T10:00:00Z',
    '2026-03-29T02:30:00+02:00',
    '2028-02-29T23:59:59.999Z',
  ),
  email: fc.nat(9999).map((number) => `fuzz-${number}@guests.example`),
  uri: fc.constant('https://quarterdeck.example/'),
};

function text({ minLength = 0, maxLength = 60, pattern, format }: Schema): fc.Arbitrary<unknown> {
  if (format !== undefined && byFormat[format]) return byFormat[format];
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return fc.string({ minLength: Math.max(1, minLength), maxLength: Math.max(1, most), unit: 'grapheme' });
}

function number({
  type,
  minimum,
  exclusiveMinimum,
  maximum,
  multipleOf,
  lookup,
}: Schema): fc.Arbitrary<unknown> {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  const most = Math.min(maximum ?? least + 50, lookup === undefined ? Infinity : least + 3);
  if (type === 'integer' || multipleOf === 1)
    return fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) });
}

function object(schemas: Schema[], root: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    schemas
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .map(([key, field]) => [key, arbitraryOf(field, root, depth + 1)]),
  );
  const requiredKeys = schemas.flatMap(({ required = [] }) => required).filter((key) => key in fields);
  return fc.record(fields, { requiredKeys });
}

function rightOf(schema: Schema, root: Schema, depth: number): fc.Arbitrary<unknown> {
  const { $ref, const: only, enum: choices, allOf = [], oneOf, anyOf, items } = schema;
  if (only !== undefined) return fc.constant(only);
  if (choices) return fc.constantFrom(...choices);
  const target = $ref === undefined ? undefined : root.definitions?.[$ref.split('/').at(-1) ?? ''];
  if (typeof target === 'object') return depth > 5 ? fc.constant(null) : arbitraryOf(target, root, depth + 1);
  const branches = oneOf ?? anyOf;
  const isObject = (one: Schema): boolean => one.properties !== undefined || one.type === 'object';
  if (branches && !isObject(schema))
    return fc.oneof(...branches.map((one) => arbitraryOf(one, root, depth + 1)));
  const type = [schema.type ?? ([schema, ...allOf].some(isObject) ? 'object' : 'string')].flat()[0];
  if (type === 'object') return object([schema, ...allOf, ...(branches ?? []).slice(0, 1)], root, depth);
  if (type === 'array') {
    const one = Array.isArray(items) ? items[0] : items;
    return fc.array(one ? arbitraryOf(one, root, depth + 1) : fc.string(), { maxLength: 3 });
  }
  if (type === 'boolean') return fc.boolean();
  return type === 'string' ? text(schema) : number(schema);
}

/** What the schema describes, or now and then anything else. */
export function arbitraryOf(schema: Schema, root: Schema = schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: SELDOM, arbitrary: rightOf(schema, root, depth) },
    { weight: 1, arbitrary: hostile },
  );
}
