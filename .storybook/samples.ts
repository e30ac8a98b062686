/** Rows for the stories of screens, made from the schemas of the entities: a new field is in them unasked. */
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { everyLabel } from './every-label.ts';
import { boatPicture, facePicture, paperPicture } from './pictures.ts';
import { emailOf, families, people, phoneOf, pick } from './sample-words.ts';

interface Schema {
  $id?: string;
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  oneOf?: readonly { const?: unknown }[];
  format?: string;
  title?: string;
  lookup?: string;
  lookupCount?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: readonly Schema[];
  definitions?: Record<string, Schema>;
}

const files = import.meta.glob<Schema>(
  ['../schemas/fields.schema.json', '../schemas/{forms,entities}/*.schema.json'],
  { eager: true, import: 'default' },
);
/** A file as another one names it: of the folder it names, otherwise of the entities. */
function fileCalled(name: string): Schema {
  const inFolder = name.startsWith('../') ? name.slice(2) : `/entities/${name}`;
  return Object.entries(files).find(([path]) => path.endsWith(inFolder))?.[1] ?? {};
}

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const [file = '', pointer] = schema.$ref.split('#/definitions/');
  const target = fileCalled(file);
  const { $ref: _, ...own } = schema;
  return { ...resolved(pointer ? (target.definitions?.[pointer] ?? {}) : target), ...own };
}

const boats = ['Aurora 38', 'Nauta 54', 'Cutter 9', 'Lagoon 42', 'Bavaria Cruiser 46', 'Riva Aquarama'];
const places = ['Split, Croatia', 'Lagos, Portugal', 'Palermo, Italy', 'Kiel, Germany'];
const sentences = [
  'A day along the islands, with lunch at anchor.',
  'Well kept, easy to sail, and very friendly people.',
  'The skipper was on time and knew every bay.',
];
const day = (index: number) =>
  new Date(Date.UTC(2026, index % 12, 1 + ((index * 7) % 27), 8 + (index % 9))).toISOString();

type Make = (index: number, schema: Schema) => unknown;

/** What a property holds, by its name; the first row that fits. */
const byName: readonly (readonly [name: RegExp, make: Make])[] = [
  [/^_?id$|Id$|^number$|^version$/, (index) => index + 1],
  [/^(avatar)$/, (index) => facePicture(index * 40)],
  [
    /^(navigation|authorization)$/,
    (index, { type }) => (type === 'integer' ? index % 3 : paperPicture('Licence')),
  ],
  [/^(request|proof)$/, () => paperPicture('Receipt')],
  [/^(cover|photo|picture)|Image$/, (index) => boatPicture((index * 47) % 360)],
  [/^month$/, (index) => `2026-${String((index % 12) + 1).padStart(2, '0')}`],
  [/^week$/, (index) => day(index).slice(0, 10)],
  [/email/i, emailOf],
  [/phone/i, phoneOf],
  [/^firstName$/, (index) => pick(people, index)],
  [/^(lastName|family)/, (index) => pick(families, index)],
  [/^(model|boatName|boatname|boat)$/, (index) => pick(boats, index)],
  [/name$/i, (index) => `${pick(people, index)} ${pick(families, index * 5)}`],
  [/location|address/i, (index) => pick(places, index)],
  [/^sentOn$|birth/i, (index) => day(index).slice(0, 10)],
  [/date|^at$|At$|^start$|^end$|^trip(Start|End)$|On$/, (index) => day(index)],
  [/rating|^review$|clean|communication|value|rate$/i, (index) => 3 + (index % 20) / 10],
  [/^(policy|cancellation|role|reason)$/, (index) => (index % 3) + 1],
  [/percent/i, () => 15],
  [/price|amount|paid|revenue|fee|penalty|proposal|refunded|total/i, (index) => 120 + ((index * 137) % 900)],
  [/^(text|content|description|note|details)$/, (index) => pick(sentences, index)],
];

const typeOf = ({ type, properties, items }: Schema): string =>
  typeof type === 'string' ? type : (type?.[0] ?? (properties ? 'object' : items ? 'array' : 'string'));

/** The states of a machine on the wire, from the labels they are shown with. */
function stateIn(entity: string | undefined, index: number): unknown {
  const rows = Object.entries(everyLabel[entity ?? ''] ?? {});
  const [key, label] = rows[index % rows.length] ?? [];
  return label?.code ?? key;
}

function choice({ lookup = '', lookupCount = '' }: Schema, index: number): unknown {
  const list = (catalogueRows as Partial<Record<string, { id: number }[]>>)[lookup || lookupCount];
  return list ? pick(list, index).id : undefined;
}

const makers: Record<
  string,
  (schema: Schema, index: number, entity: string | undefined, name: string) => unknown
> = {
  boolean: (_schema, index) => index % 4 === 3,
  integer: ({ minimum = 0, maximum = 9, default: usual }, index) =>
    usual ?? minimum + ((index + 3) % (maximum - minimum + 1)),
  number: ({ minimum = 0, maximum = 90, default: usual }, index) =>
    usual ?? minimum + ((index * 7 + 20) % (maximum - minimum + 1)),
  string: ({ title, format }, index) =>
    format === 'date' ? day(index).slice(0, 10) : `${title ?? 'Text'} ${index + 1}`,
  array: ({ items }, index, entity, name) =>
    items ? [1, 2, 3].map((step) => valueOf(name, items, index * 10 + step, entity)) : [],
  object: (schema, index, entity) => objectOf(schema, index, entity),
};

function valueOf(name: string, given: Schema, index: number, entity: string | undefined): unknown {
  const schema = resolved(given);
  const choices = schema.enum ?? schema.oneOf?.flatMap((one) => ('const' in one ? [one.const] : []));
  if (choices?.length) return pick(choices, index);
  const type = typeOf(schema);
  if (type !== 'object' && type !== 'array') {
    if (/^(state|status)$/.test(name)) return stateIn(entity, index);
    const chosen = choice(schema, index);
    if (chosen !== undefined) return chosen;
    const [, make] = byName.find(([pattern]) => pattern.test(name)) ?? [];
    if (make && type !== 'boolean') return make(index, schema);
  }
  return makers[type]?.(schema, index, schema.$id ?? entity, name);
}

function objectOf(schema: Schema, index: number, entity: string | undefined): Record<string, unknown> {
  const parts = (schema.allOf ?? []).map((part) => objectOf(resolved(part), index, entity));
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    valueOf(name, property, index, entity),
  ]);
  return Object.assign({}, ...parts, Object.fromEntries(own)) as Record<string, unknown>;
}

/** What a row of a collection is called: as one that every installation starts with, where there are such ones. */
function callingOf(collection: CollectionName, index: number): Record<string, unknown> {
  const rows = (catalogueRows as Partial<Record<string, { id: number }[]>>)[collection];
  const { label, singular } = collections[collection];
  const { id: _, ...calling } = rows?.length
    ? pick(rows, index)
    : { id: 0, [label]: `${singular} ${index + 1}` };
  return calling;
}

/** A row of a collection is what its form has, a key, and its state where it has a machine. */
const rowOf = (collection: CollectionName, index: number): Record<string, unknown> => ({
  ...objectOf(
    fileCalled(`../forms/${collections[collection].form ?? collection}.schema.json`),
    index,
    collection,
  ),
  ...callingOf(collection, index),
  ...(collections[collection].machine && { state: stateIn(collection, index) }),
  _id: String(index + 1),
  created: day(index),
  version: 1,
});

/** One row of an entity, different for each index. */
export const sample = (entity: string, index = 0): Record<string, unknown> =>
  Object.hasOwn(collections, entity)
    ? rowOf(entity as CollectionName, index)
    : objectOf(fileCalled(`${entity}.schema.json`), index, entity);
