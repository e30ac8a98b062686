// What a name in a JSON file may lead to, by the kind that its meta-schema asks for.
import { screenOf } from '../screen-of.ts';
import { features } from '../envelope.ts';
import { isObject } from '../is-object.ts';
import { fieldsOf } from '../walk.ts';
import { callsIn, collectionScreens, collectionsIn, labelTables, permissionsOf } from './collections.ts';
import { keysOf } from './keys.ts';
import type { Json, Source } from './source.ts';

type Files = ReadonlyMap<string, Json>;

/** Addresses and icons are the client's; a test holds these lists against what it has. */
export const screens = [
  '/',
  '/home',
  '/home/adminusers',
  '/home/boat',
  '/home/boat/accessories',
  '/home/boat/allowes',
  '/home/boat/cancellation',
  '/home/boat/detail',
  '/home/boat/docimage',
  '/home/boat/info',
  '/home/boat/location',
  '/home/boat/option',
  '/home/boat/picture',
  '/home/boat/plan',
  '/home/bookings',
  '/home/data',
  '/home/guest',
  '/home/queue',
  '/home/message',
  '/home/refunds',
  '/home/refunds/detail',
  '/home/refunds/proof',
  '/home/reviews',
  '/home/sales',
  '/home/users',
  '/home/workshop',
  '/home/account',
];
export const icons = [
  ...['accessory', 'admin', 'bank', 'block', 'boat', 'calendar', 'card', 'cash', 'check', 'clock', 'cross'],
  ...['data', 'document', 'form', 'hourglass', 'info', 'lock', 'message', 'payout', 'people', 'person'],
  ...['picture', 'place', 'refund', 'star', 'transfer'],
];

/** `boat-info` of `schemas/forms/boat-info.schema.json`. */
const namesIn = (files: Files, folder: string): string[] =>
  [...files.keys()].flatMap((file) => {
    const [, name] = new RegExp(`^schemas/${folder}/([^/]+)\\.schema\\.json$`).exec(file) ?? [];
    return name === undefined ? [] : [name];
  });

const fieldsIn = (files: Files, file: string): string[] => [
  ...fieldsOf(files.get(`schemas/${file}.schema.json`) ?? {}).keys(),
];

/** The objects of a list that somebody may have begun to write only. */
const rowsOf = (list: unknown): Json[] => (Array.isArray(list) ? list.filter(isObject) : []);

const sourcesOf = (files: Files): Source[] => [...files].map(([file, json]) => ({ file, json }));

/** A screen, or one with a label that a list is filtered by: `/home/refunds?state=requested`. */
function lists(files: Files): string[] {
  const labels = labelTables(sourcesOf(files)) as Record<string, Json>;
  const filters = [...files].flatMap(([file, json]) =>
    file.endsWith('.table.json') ? rowsOf(json['filters']) : [],
  );
  // That a filter names no table, or none that is there, is told of by itself.
  const every = [...new Set(Object.values(labels).flatMap(keysOf))];
  const labelled = ({ kind, labels: name }: Json): readonly string[] => {
    const table = labels[String(name)];
    return table ? keysOf(table) : kind === 'label' ? every : [];
  };
  const queries = filters.flatMap((filter) =>
    labelled(filter).map((label) => `${String(filter['key'])}=${label}`),
  );
  const all = [...screens, ...collectionScreens(files.keys())];
  return [...all, ...all.flatMap((screen) => queries.map((query) => `${screen}?${query}`))];
}

/** Catalogues are found under Data. */
const sectionsIn = (files: Files): string[] => [
  ...rowsOf(files.get('schemas/navigation.json')?.['sidebar']).map(({ path }) => String(path)),
  ...collectionsIn(sourcesOf(files)).flatMap(({ name, catalogue }) => (catalogue ? [] : [screenOf(name)])),
];

/** A role without a number may be any of those that are asked for: that it has none is told of by itself. */
function roleIds(files: Files): string[] {
  const ids = rowsOf(files.get('schemas/roles.json')?.['roles']).map(({ id }) => id);
  return ids.every((id) => typeof id === 'number') ? ids.map(String) : [];
}

/** How each kind is called in a sentence, and the names of it. */
export const kinds = {
  permission: {
    what: 'a permission of roles.json or of a collection',
    names: (files: Files) => [
      ...keysOf(files.get('schemas/roles.json')?.['permissions']),
      ...collectionsIn(sourcesOf(files)).flatMap(permissionsOf),
    ],
  },
  role: { what: 'a role', names: roleIds },
  labels: {
    what: 'a table of labels.json',
    names: (files: Files) => keysOf(labelTables(sourcesOf(files))),
  },
  form: { what: 'a form', names: (files: Files) => namesIn(files, 'forms') },
  place: {
    what: 'an entity, or "setting"',
    names: (files: Files) => [...namesIn(files, 'entities'), 'setting'],
  },
  payoutMethod: {
    what: 'a label of proofMethod',
    names: (files: Files) => keysOf(files.get('schemas/labels.json')?.['proofMethod']),
  },
  accountField: {
    what: 'a field of the form host-account',
    names: (files: Files) => fieldsIn(files, 'forms/host-account'),
  },
  bookingField: {
    what: 'a field of a booking',
    names: (files: Files) => fieldsIn(files, 'entities/booking'),
  },
  call: { what: 'a call', names: (files: Files) => keysOf(callsIn(sourcesOf(files))) },
  screen: {
    what: 'the address of a screen',
    names: (files: Files) => [...screens, ...collectionScreens(files.keys())],
  },
  section: { what: 'the address of a section of the menu', names: sectionsIn },
  list: { what: 'the address of a screen, with a filter of its list', names: lists },
  icon: { what: 'an icon', names: () => icons },
  feature: { what: 'a feature of the server', names: () => features },
} as const satisfies Record<string, { what: string; names: (files: Files) => readonly string[] }>;

export type KindOfName = keyof typeof kinds;
export type NamesOf = (kind: KindOfName) => readonly string[];

/** The names of each kind in the files, found when they are asked for. */
export function namesOfSources(sources: readonly Source[]): NamesOf {
  const files: Files = new Map(sources.map(({ file, json }) => [file, json]));
  const found = new Map<KindOfName, readonly string[]>();
  return (kind) => {
    const names = found.get(kind) ?? kinds[kind].names(files);
    found.set(kind, names);
    return names;
  };
}
