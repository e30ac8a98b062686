// Whatever somebody may type freely: in the body of a call, and in the rows of the database.
import sql, { raw } from 'sql-template-tag';
import { bodies, entities, forms } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';
import { fieldsOf, nodesOf } from '#schemas/walk.ts';
import { asJson, type Database, type Query } from '#server/database/database.ts';

/** @returns what is put into a field that takes so many characters */
export type NextText = (maxLength: number) => string;

/** What no field takes that wants a certain form. */
const ODD = `<b title="x">'&`;

const isFree = ({ type, enum: choices, const: only, format, pattern, lookup }: Schema): boolean =>
  type === 'string' &&
  choices === undefined &&
  only === undefined &&
  format === undefined &&
  (pattern === undefined || new RegExp(pattern, 'u').test(ODD)) &&
  lookup === undefined;

/** Secrets and keys: with another one the call is another. */
const kept = [
  ...['_id', 'id', 'event', 'password', 'current', 'code', 'list', 'path', 'search', 'map', 'texts'],
  ...['state', 'status', 'sender', 'method', 'batch'],
];

/** The value with every free text that its schema knows, also those that it lacks. */
export function withTexts(schema: Schema, value: unknown, next: NextText, root: Schema = schema): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled: Record<string, unknown> = { ...value };
  for (const [key, said] of fieldsOf(schema, root)) {
    if (kept.includes(key)) continue;
    const [first] = said;
    if (first && said.every((one) => isFree(one))) filled[key] = next(first.maxLength ?? Infinity);
    else if (first && key in filled) filled[key] = withTexts(first, filled[key], next, root);
  }
  return filled;
}

export const schemaOfBody = (name: string): Schema =>
  ({ ...bodies, ...forms } as unknown as Record<string, { schema: Schema }>)[name]?.schema ?? {};

/** Chosen from lists that a row does not depend on: it may hold any text. */
const chosenFromFar = ['location1', 'city', 'country', 'idNumber'];

interface Known {
  /** Names of fields whose text is free in some form or entity; also an email, which a row may hold in any spelling. */
  free: Set<string>;
  /** What is chosen from a list, and is no text that somebody typed. */
  chosen: Set<unknown>;
}

function knownFields(): Known {
  const known: Known = { free: new Set(), chosen: new Set() };
  const asked = Object.values({ ...bodies, ...forms }) as { schema: Schema }[];
  const schemas = [...asked.map(({ schema }) => schema), ...Object.values<Schema>(entities)];
  for (const [, node] of schemas.flatMap((schema) => nodesOf(schema))) {
    for (const choice of [...(node.enum ?? []), node.const]) known.chosen.add(choice);
    for (const [key, field] of Object.entries(node.properties ?? {}))
      if (typeof field === 'object' && (isFree(field) || field.format === 'email')) known.free.add(key);
  }
  for (const key of chosenFromFar) known.free.add(key);
  for (const key of kept) known.free.delete(key);
  return known;
}

/** What only looks like a text: a day, a picture, a number with letters. */
const structured = /^\d{4}-\d\d-\d\d|^\/|^\d+$/;

function changed(value: unknown, { free, chosen }: Known, next: NextText, key = ''): unknown {
  if (typeof value === 'string')
    return free.has(key) && !chosen.has(value) && !structured.test(value) ? next(Infinity) : value;
  if (Array.isArray(value)) return value.map((one: unknown) => changed(one, { free, chosen }, next, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changed(one, { free, chosen }, next, name)]),
  );
}

/** Where rows keep texts: columns of JSON, and columns that are one text each. */
const columns: [table: string, column: string, kind: 'json' | 'text'][] = [
  ...[
    ...['admins', 'users', 'boats', 'plans', 'bookings', 'host_accounts', 'payouts', 'refunds'],
    ...['campaigns', 'notes', 'views', 'collection_rows'],
  ].map((table) => [table, 'attributes', 'json'] as [string, string, 'json']),
  ['reviews', 'content', 'text'],
  ['messages', 'text', 'text'],
  ['sessions', 'agent', 'text'],
  ['sign_ins', 'agent', 'text'],
  ['settings', 'value', 'json'],
  ['audits', 'before', 'json'],
  ['audits', 'after', 'json'],
  ['alerts', 'payload', 'json'],
];

/** Puts another text into every free field of every row. @returns how many rows were changed */
export async function rewriteTexts(db: Database, next: NextText): Promise<number> {
  const known = knownFields();
  const rewrite = async (tx: Query, [table, column, kind]: (typeof columns)[number]): Promise<number> => {
    const rows = await tx.query<{ place: string; value: unknown }>(
      sql`select ctid::text as place, to_jsonb(${raw(`"${column}"`)}) as value from ${raw(table)}`,
    );
    const given = rows.map(({ place, value }) => ({
      place,
      value: kind === 'text' ? next(Infinity) : changed(value, known, next),
    }));
    await tx.query(sql`
      update ${raw(table)} t set ${raw(`"${column}"`)} = ${kind === 'text' ? raw(`g.value #>> '{}'`) : raw('g.value')}
      from jsonb_to_recordset(${asJson(given)}) as g(place text, value jsonb)
      where t.ctid = g.place::tid and g.value <> 'null'`);
    return rows.length;
  };
  return db.transaction(async (tx) => {
    let count = 0;
    for (const column of columns) count += await rewrite(tx, column);
    return count;
  });
}
