// Turns audit entries into what the history of a row shows: the fields that differ, each under its title, ready to read.
import { codes, stateOf, type Coded } from '#machines/codes.ts';
import { choiceName } from '#schemas/choices.ts';
import { permissionOf, stepsOf } from '#schemas/collections.ts';
import { collections } from '#schemas/generated/collections.ts';
import { forms } from '#schemas/generated/index.ts';
import history from '#schemas/history.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import type { Admin, CollectionName, HistoryEntry, Permission } from '#schemas/types.ts';
import { isCollectionPicture } from '../collections/pictures.ts';
import { orderIn, schemasIn } from '../access/entity-forms.ts';
import { isMasked, seesWhole } from '../access/masking.ts';
import { may } from '../access/permissions.ts';
import { own } from '../access/row-matching.ts';
import { differences, type InOrder, type Keys } from './differences.ts';

export type HistoryEntity = keyof typeof history.entities | CollectionName;

interface Shown {
  permission: Permission;
  labels: Record<string, string>;
  titles: Record<string, string>;
  images: string[];
  hidden: string[];
  masked: Record<string, Permission>;
}

/** What rows are called: the list that they stand in, then their key. */
export type RowNames = Record<string, Record<string, string>>;

/** Everything that the form of a collection has, its status, and what was said with a step; who and when stand above it. */
const ofCollection = (name: CollectionName): Shown => ({
  permission: permissionOf(name, 'read'),
  labels: { state: name },
  titles: Object.fromEntries(
    stepsOf(collections[name]).flatMap(([event, { form }]) =>
      Object.entries(form ? (forms[form].schema.properties ?? {}) : {}).map(([field, { title = field }]) => [
        `steps.${event}.said.${field}`,
        title,
      ]),
    ),
  ),
  images: [],
  hidden: [
    ...['version', 'created'],
    ...stepsOf(collections[name]).flatMap(([event]) =>
      ['by', 'byName', 'at'].map((field) => `steps.${event}.${field}`),
    ),
  ],
  masked: {},
});

export function shownOf(entity: string): Shown | undefined {
  const entities = history.entities as unknown as Record<string, Shown>;
  if (Object.hasOwn(entities, entity)) return entities[entity];
  return Object.hasOwn(collections, entity) ? ofCollection(entity as CollectionName) : undefined;
}

const under = <Value>(table: Record<string, Value>, path: string[]): Value | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const found = own(table, path.slice(0, length).join('.'));
    if (found !== undefined) return found;
  }
  return undefined;
};

type Texts = Partial<Record<string, { text: string }>>;

function labelled(set: string, value: unknown): string | undefined {
  const ofStates = Object.hasOwn(collections, set) && collections[set as CollectionName].machine?.states;
  const texts = ofStates || (labels as unknown as Partial<Record<string, Texts>>)[set];
  const state = set in codes ? stateOf(set as Coded, value) : undefined;
  return texts?.[state ?? String(value)]?.text;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The titles on the way to a place; rows are counted from 1. */
function titleOf(entity: HistoryEntity, { images, titles }: Shown, keys: Keys): string {
  const path = keys.map(String);
  const named = (end: number): string =>
    keys
      .slice(0, end)
      .filter((key) => typeof key === 'string')
      .join('.');
  const isImage = images.includes(path[0] ?? '');
  const steps = keys.map((key, at) => {
    if (typeof key === 'number') return String(key + 1);
    const said = schemasIn(entity, path.slice(0, at + 1)).find(({ title }) => title);
    return own(titles, named(at + 1)) ?? said?.title ?? (isImage && at > 0 ? undefined : key);
  });
  // A place that the table itself names needs no way to it.
  const whole = own(titles, named(keys.length));
  if (whole !== undefined && typeof keys.at(-1) === 'string') return whole;
  return steps.filter((step) => step !== undefined).join(' › ');
}

interface Read {
  text: string | number | string[];
  /** The product calls it so; otherwise people typed it. */
  isWord: boolean;
}

/** One entry of the history, for an admin who may see the row. */
export function historyOf(
  entity: HistoryEntity,
  admin: Admin,
  names: RowNames,
): (before: unknown, after: unknown) => NonNullable<HistoryEntry['changes']> {
  const shown = shownOf(entity) as Shown;
  const hidden = Object.fromEntries(shown.hidden.map((path) => [path, true]));

  function isHidden(path: string[], named: string[]): boolean {
    const permission = under(shown.masked, named);
    if (permission) return !may(admin, permission);
    if (seesWhole(admin, entity)) return false;
    return path.some((_, at) => isMasked(schemasIn(entity, path.slice(0, at + 1))));
  }

  /** One value as it is read: the name of a row, of a label or of a choice, or the value itself. */
  function worded(schemas: Schema[], set: string | undefined, value: unknown): Read {
    const rows = schemas.map(({ lookup }) => names[lookup ?? '']).find(Boolean);
    const row = rows?.[plain(value)];
    const word =
      (set && labelled(set, value)) ?? (row === undefined ? choiceName(schemas, value) : undefined);
    if (word !== undefined) return { text: word, isWord: true };
    if (typeof value === 'boolean') return { text: value ? history.yes : history.no, isWord: true };
    return { text: row ?? (typeof value === 'number' ? value : plain(value)), isWord: false };
  }

  function readable(path: string[], named: string[], value: unknown): Read | undefined {
    if (isBlank(value)) return undefined;
    if (shown.images.includes(path[0] ?? '') || isCollectionPicture(value))
      return { text: history.image, isWord: true };
    if (isHidden(Array.isArray(value) ? [...path, '0'] : path, named)) return { text: '•••', isWord: false };
    const set = under(shown.labels, named);
    const schemas = schemasIn(entity, path);
    if (!Array.isArray(value)) return worded(schemas, set, value);
    const ofRows = [...schemas, ...schemasIn(entity, [...path, '0'])];
    const all = value.map((one) => worded(ofRows, set, one));
    const texts = all.map(({ text }) => String(text));
    const isWord = all.some((one) => one.isWord);
    return { text: isWord ? texts : texts.join(', '), isWord };
  }

  const inFormOrder: InOrder = (keys, path) => {
    const order = orderIn(entity, path.map(String));
    const placeOf = (key: string): number => order.get(key) ?? order.size;
    return keys.toSorted((one, two) => placeOf(one) - placeOf(two));
  };

  return (before, after) =>
    differences(before, after, [], inFormOrder)
      .filter(({ path }) => under(hidden, path.map(String)) === undefined && path.at(-1) !== '_id')
      // Nothing may be written in more than one way.
      .filter(({ before: left, after: right }) => !isBlank(left) || !isBlank(right))
      .map(({ path: keys, before: left, after: right, isMove }) => {
        const path = keys.map(String);
        const named = keys.filter((key) => typeof key === 'string');
        const field = titleOf(entity, shown, keys);
        if (isMove)
          return {
            field: `${field} › ${history.order}`,
            before: Number(left) + 1,
            after: Number(right) + 1,
          };
        const [was, is] = [readable(path, named, left), readable(path, named, right)];
        return {
          field,
          ...(was && { before: was.text }),
          ...(is && { after: is.text }),
          ...((was?.isWord || is?.isWord) && { isWord: true }),
        };
      });
}
