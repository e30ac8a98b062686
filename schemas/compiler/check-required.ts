// An object that takes no other fields than it names must name what it requires, in whatever part, and no part may refuse another's fields.
import { isObject } from '../is-object.ts';
import type { Schema } from '../schema.ts';
import { fieldsOf, innerOf, nodesOf, partsOf } from '../walk.ts';
import { mayHave } from './hints.ts';
import type { Resolver } from './resolve.ts';
import { onceSaid } from './once-said.ts';
import { refusedValues } from './check-values.ts';
import { alike, unknownName } from './unknown-name.ts';
import type { Source } from './source.ts';

/** Steps to a schema that judges the same object as the schema around it. */
const inPlace = /^\/(allOf|anyOf|oneOf|then|else|dependencies)(\/|$)/;

/** A schema and the parts of it that stand in the same file and judge the same object. */
export const partsHere = (schema: Schema, place: string): [place: string, part: Schema][] => [
  [place, schema],
  ...innerOf(schema)
    .filter(([step]) => inPlace.test(step))
    .flatMap(([step, inner]) => partsHere(inner, place + step)),
];

/** Every schema of a file that is not a part of another one, with its place. */
function objectsIn(schema: Schema): [place: string, schema: Schema][] {
  const nodes = nodesOf(schema);
  const parts = new Set(
    nodes.flatMap(([place, node]) =>
      partsHere(node, place)
        .slice(1)
        .map(([, part]) => part),
    ),
  );
  return nodes.filter(([, node]) => !parts.has(node));
}

const isClosed = ({ additionalProperties, unevaluatedProperties }: Schema): boolean =>
  additionalProperties === false || unevaluatedProperties === false;

/** Whether an object says that it takes fields that it does not name. */
const isOpen = ({ additionalProperties, unevaluatedProperties, patternProperties }: Schema): boolean =>
  [additionalProperties, unevaluatedProperties, patternProperties].some((one) => one !== undefined);

/** One sentence for each field that is required and can never be there, and for each closed part that refuses what another names. */
export const checkRequired = ({ file, json }: Source, resolver: Resolver): string[] =>
  objectsIn(json as Schema).flatMap(([place, schema]) => {
    const here = partsHere(schema, place);
    if (here.length === 1 && !['required', 'if', 'not', 'dependencies'].some((word) => word in schema))
      return [];
    // Fields that are no fields at all are told of by themselves.
    if (here.some(([, { properties = {} }]) => !isObject(properties))) return [];
    const written = new Map(here);
    const whole = resolver.resolve(file, place);
    const owners = partsOf(whole);
    const fields = fieldsOf(whole);
    return [
      ...here.flatMap(([at, part]) => neverSo(part, { whole, fields }, `${file}, ${at}`)),
      ...onceSaid(here.flatMap(([at, part]) => neverThere(part, owners, `${file}, ${at}`))),
      ...partsHere(whole, place)
        .filter(([at, part]) => !isToldElsewhere(part, written.get(at)))
        .flatMap(([at, part]) => refusals(part, whole, at, place, file)),
    ];
  });

/** Steps of a condition to another one that is asked of the same object. */
const inCondition = /^\/(allOf|anyOf|oneOf|not)(\/|$)/;

const conditionsIn = (condition: Schema, place: string): [place: string, condition: Schema][] => [
  [place, condition],
  ...innerOf(condition)
    .filter(([step]) => inCondition.test(step))
    .flatMap(([step, inner]) => conditionsIn(inner, place + step)),
];

/** What a part asks of its object, or refuses in it, each with its place in it. */
const askedIn = (part: Schema): [place: string, condition: Schema][] =>
  (['if', 'not'] as const).flatMap((word) => {
    const condition = part[word];
    return isObject(condition) ? conditionsIn(condition, `/${word}`) : [];
  });

/** The fields that a part requires, or makes anything else depend on, each with its place in it. */
export const namedIn = (part: Schema): [step: string, field: string][] => [
  ...(part.required ?? []).map((field): [string, string] => ['/required', field]),
  ...Object.entries(part.dependencies ?? {}).flatMap(([field, others]): [string, string][] => [
    ['/dependencies', field],
    ...(Array.isArray(others) ? others : []).map((other): [string, string] => [
      `/dependencies/${field}`,
      other,
    ]),
  ]),
  ...askedIn(part).flatMap(([step, { required = [], properties = {} }]) =>
    [...required, ...Object.keys(properties)].map((field): [string, string] => [step, field]),
  ),
];

/** Where nothing is said of fields without a name, one that is required is a mistake if it is like another. */
function neverThere(part: Schema, owners: Schema[], at: string): string[] {
  const known = [...new Set(owners.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const isShut = owners.some(isClosed);
  if (!isShut && owners.some(isOpen)) return [];
  const strange = namedIn(part).filter(
    ([, field]) => !mayHave(owners, field) && (isShut || alike(field, known).length > 0),
  );
  if (known.length === 0 && strange.length > 0) {
    const fields = [...new Set(strange.map(([, field]) => `"${field}"`))].join(', ');
    return [`${at}/properties: this is empty; add ${fields}, as named beside it.`];
  }
  // A condition names a field twice: what it is, and that it is there.
  return [
    ...new Set(
      strange.map(
        ([step, field]) => `${at}${step}: ${unknownName(field, known, 'a property of this schema')}`,
      ),
    ),
  ];
}

const isWord = (value: unknown): boolean => ['string', 'number'].includes(typeof value);

/** The words that a field is one of; none where it may be any, and where they are wrong themselves, which is told already. */
function choicesOf({ enum: values, oneOf = [] }: Schema): string[] {
  const choices = Array.isArray(values) ? values : oneOf.map((one) => one.const);
  const words = new Set(choices.filter(isWord).map(String));
  return words.size === choices.length ? [...words] : [];
}

/** A sentence for a value that a condition waits for and that is none of those to choose from. */
function strangeChoice(
  asked: Schema | boolean,
  owner: Schema | undefined,
  { field, place }: { field: string; place: string },
): string[] {
  const known = choicesOf(owner ?? {});
  if (known.length === 0 || !isObject(asked)) return [];
  const [step, values] = 'const' in asked ? ['const', [asked.const]] : ['enum', asked.enum];
  const strange = (Array.isArray(values) ? values : []).find(
    (value) => isWord(value) && !known.includes(String(value)),
  ) as string | number | undefined;
  return strange === undefined
    ? []
    : [`${place}/${step}: ${unknownName(String(strange), known, `a choice of "${field}"`)}`];
}

/** What a condition asks a field for that the field can never be. */
const neverSo = (
  part: Schema,
  { whole, fields }: { whole: Schema; fields: Map<string, Schema[]> },
  at: string,
): string[] =>
  askedIn(part).flatMap(([step, { properties = {} }]) =>
    Object.entries(properties).flatMap(([field, asked]) => {
      const types = (fields.get(field) ?? []).flatMap(({ type = [] }) => type);
      const place = `${at}${step}/properties/${field}`;
      const misfits = refusedValues(asked, () => ({ type: types }), place);
      return misfits.length > 0 ? misfits : strangeChoice(asked, whole.properties?.[field], { field, place });
    }),
  );

/** Whether a part is as another file has it, and refuses something of its own there. */
const isToldElsewhere = (part: Schema, written: Schema | undefined): boolean =>
  written?.$ref !== undefined &&
  !written.$ref.startsWith('#') &&
  !('additionalProperties' in written) &&
  refusals(part, part, '', '', '').length > 0;

/** What a part that takes no other fields refuses, though the object around it or another branch names it. */
function refusals(part: Schema, whole: Schema, at: string, place: string, file: string): string[] {
  if (part.additionalProperties !== false) return [];
  const isChoice = /\/(anyOf|oneOf)\//.test(at.slice(place.length));
  const others = isChoice ? new Map(Object.entries(whole.properties ?? {})) : fieldsOf(whole);
  const refused = [...others.keys()].filter(
    (field) => !mayHave([{ ...part, additionalProperties: false }], field),
  );
  return refused.length === 0
    ? []
    : [
        `${file}, ${at || 'at the top'}: "additionalProperties": false refuses ${refused.map((field) => `"${field}"`).join(', ')}, which another part names; write "unevaluatedProperties": false beside them all instead.`,
      ];
}
