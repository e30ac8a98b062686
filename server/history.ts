// Turns audit entries into what the history of a row shows: the fields that differ, each under its title, ready to read.
import { codes, stateOf, type Coded } from '#machines/codes.ts';
import { entities, forms } from '#schemas/generated/index.ts';
import history from '#schemas/history.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import { schemasAt } from '#schemas/walk.ts';
import type { Admin, HistoryEntry } from '#schemas/types.ts';
import type { Permission } from '#schemas/types.ts';
import { may } from './permissions.ts';

export type HistoryEntity = keyof typeof history.entities;

interface Shown {
  permission: Permission;
  labels: Record<string, string>;
  titles: Record<string, string>;
  images: string[];
  hidden: string[];
  masked: Record<string, Permission>;
}

/** The names of catalogue rows: catalogue, then id. */
export type CatalogueNames = Record<string, Record<string, string>>;

export const shownOf = (entity: string): Shown | undefined =>
  (history.entities as unknown as Partial<Record<string, Shown>>)[entity];

interface Difference {
  path: string[];
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a list are told apart by their key; any other list is one value. */
function asObject(value: unknown): Record<string, unknown> | undefined {
  if (isObject(value)) return value;
  if (!Array.isArray(value) || !value.every((row) => isObject(row) && '_id' in row)) return undefined;
  return Object.fromEntries(value.map((row: { _id: unknown }) => [String(row._id), row]));
}

const isSome = (value: unknown): boolean => value !== null && value !== undefined;

/** The leaves that differ. What is there on one side only counts leaf by leaf too. */
export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [left, right] = [asObject(before), asObject(after)];
  if (!(left ?? right) || (!left && isSome(before)) || (!right && isSome(after)))
    return [{ path, before, after }];
  const keys = [...new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])];
  return keys.flatMap((key) => differences(left?.[key], right?.[key], [...path, key]));
}

/** A field of that name in any form: the entities of settings screens have no titles of their own. */
const inForms = (key: string): Schema | undefined =>
  Object.values(forms).flatMap(({ schema }) => schema.properties?.[key] ?? [])[0];

const under = <Value>(table: Record<string, Value>, path: string[]): Value | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const found = table[path.slice(0, length).join('.')];
    if (found !== undefined) return found;
  }
  return undefined;
};

function labelled(set: string, value: unknown): string | undefined {
  const texts = (labels as unknown as Partial<Record<string, Partial<Record<string, { text: string }>>>>)[
    set
  ];
  const state = set in codes ? stateOf(set as Coded, value) : undefined;
  return texts?.[state ?? String(value)]?.text;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** One entry of the history, for an admin who may see the row. */
export function historyOf(
  entity: HistoryEntity,
  admin: Admin,
  names: CatalogueNames,
): (before: unknown, after: unknown) => NonNullable<HistoryEntry['changes']> {
  const shown = shownOf(entity) as Shown;
  const schema = (entities as Partial<Record<string, Schema>>)[entity];

  function readable(path: string[], field: Schema | undefined, value: unknown): string | undefined {
    if (value === undefined || value === null || value === '') return undefined;
    if (shown.images.includes(path[0] ?? '')) return history.image;
    const masked = under(shown.masked, path);
    if (masked && !may(admin, masked)) return '•••';
    const set = under(shown.labels, path);
    if (set) return labelled(set, value) ?? plain(value);
    const rows = names[field?.lookup ?? ''];
    if (rows)
      return [value]
        .flat()
        .map((id) => rows[plain(id)] ?? plain(id))
        .join(', ');
    return plain(value);
  }

  return (before, after) =>
    differences(before, after)
      .filter(({ path }) => !shown.hidden.includes(path[0] ?? '') && path.at(-1) !== '_id')
      .map(({ path, before: left, after: right }) => {
        const own = schema && schemasAt(schema, path)[0];
        const field = own?.title || own?.lookup ? own : (inForms(path.at(-1) ?? '') ?? own);
        const title = shown.titles[path.join('.')] ?? field?.title ?? shown.titles[path[0] ?? ''];
        const texts = { before: readable(path, field, left), after: readable(path, field, right) };
        return {
          field: title ?? path.at(-1) ?? '',
          ...(texts.before === undefined ? {} : { before: texts.before }),
          ...(texts.after === undefined ? {} : { after: texts.after }),
        };
      });
}
