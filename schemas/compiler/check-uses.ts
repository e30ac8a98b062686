// Finds tables and permissions that nothing asks for: their names are misspelt, or left over.
import type { Call } from '../calls/call.ts';
import { valueAt } from '../table.ts';
import { writtenCalls } from '../written-calls.ts';
import labelsMeta from '../meta/labels.meta.json' with { type: 'json' };
import { keysOf } from './keys.ts';
import { namesOfSources } from './names.ts';
import { unknownName } from './unknown-name.ts';
import type { Json, Source } from './source.ts';

/** Permissions that the code asks for by itself, beside those of the calls. */
const asked = ['users.identify', 'settings.identify', 'payouts.identify', 'admins.list'];

/** Every text that stands under one of these keys, or in one of them, anywhere in the files. */
function namedUnder(keys: readonly string[], json: unknown, isNamed = false): string[] {
  if (typeof json === 'string') return isNamed ? [json] : [];
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    namedUnder(keys, value, keys.includes(key) || (isNamed && !Array.isArray(json))),
  );
}

interface Use {
  file: string;
  place?: string;
  what: string;
  /** Under which keys of the other files its names stand. */
  keys: readonly string[];
  /** The names that code asks for. */
  byCode: readonly string[];
}

const uses: Use[] = [
  {
    file: 'labels',
    what: 'asked for by a form, a list or the history',
    keys: ['labels'],
    byCode: keysOf(labelsMeta.properties),
  },
  {
    file: 'roles',
    place: 'permissions',
    what: 'asked for by a call',
    keys: [],
    byCode: [
      ...new Set(Object.values<Call>(writtenCalls).map(({ permission }) => permission)),
      ...asked,
    ].filter((one) => one.includes('.')),
  },
];

/** One sentence for each table that nothing names, and for each permission that is not there or that nobody asks for. */
export function checkUses(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, json }) => [file, json]));
  const whole = uses.flatMap(({ file, place, what, keys, byCode }) => {
    const name = `schemas/${file}.json`;
    const table = place === undefined ? files.get(name) : (files.get(name)?.[place] as Json | undefined);
    // One that is empty, or no table at all, is told of by itself.
    if (keysOf(table).length === 0) return [];
    const others = sources.filter(
      (source) => source.file !== name && !source.file.startsWith('schemas/meta/'),
    );
    const named = [...byCode, ...others.flatMap(({ json }) => namedUnder(keys, json))];
    const at = `${name}, ${place === undefined ? 'at the top' : `/${place}`}`;
    const strange = keysOf(table).filter((key) => !named.includes(key));
    const missing = byCode.filter((key) => !keysOf(table).includes(key));
    const [only, ...more] = missing;
    // What is missing under one name and there under another is one mistake.
    if (only !== undefined && more.length === 0 && strange.length === 1)
      return [`${at}: "${strange[0]}" is not ${what}; did you mean "${only}"?`];
    return [
      ...strange.map((key) => `${at}: ${unknownName(key, byCode, what)}`),
      ...missing.map((key) => `${at}: "${key}" is missing; add it.`),
    ];
  });
  // A number that is none is told of by itself.
  const roles = namesOfSources(sources)('role').filter((id) => isNumber(files, id));
  return [...whole, ...rolesWithoutLabel(files, roles), ...rolesOfNobody(files, roles)];
}

type Files = ReadonlyMap<string, Json>;

const isNumber = (files: Files, id: string): boolean =>
  ((files.get('schemas/roles.json')?.['roles'] ?? []) as (Json | null)[]).some(
    (role) => role?.['id'] === Number(id),
  );

/** A sentence for the roles that a place lacks. */
function lackingAt(place: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const [are, them, roles] = ids.length > 1 ? ['are', 'them', 'those roles'] : ['is', 'it', 'that role'];
  return [`${place}: ${ids.join(', ')} ${are} missing; add ${them}, because roles.json has ${roles}.`];
}

function rolesWithoutLabel(files: Files, roles: readonly string[]): string[] {
  const table = files.get('schemas/labels.json')?.['role'];
  const labelled = keysOf(table);
  // That there is no such table is told of by itself.
  if (table === undefined) return [];
  const missing = roles.filter((id) => !labelled.includes(id)).map((id) => `"${id}"`);
  return lackingAt('schemas/labels.json, /role', missing);
}

/** A role that the form of an admin does not offer can be given to nobody. */
function rolesOfNobody(files: Files, roles: readonly string[]): string[] {
  const file = 'schemas/forms/admin.schema.json';
  const offered = valueAt(files.get(file) ?? {}, 'properties.role.enum');
  if (!Array.isArray(offered)) return [];
  const missing = roles.filter((id) => !offered.map(String).includes(id));
  return lackingAt(`${file}, /properties/role/enum`, missing);
}
