// Dirty means: differs from what was loaded. A missing key and an undefined value are the same thing.
import { isObject } from '#schemas/is-object.ts';

type Data = Record<string, unknown>;

const presentKeys = (data: Data): string[] => Object.keys(data).filter((key) => data[key] !== undefined);

/** Deep equality in which a missing key equals an undefined value. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  return presentKeys(a).length === presentKeys(b).length && changedKeys(a, b).length === 0;
}

/** The keys whose values differ, in the order of `after`, then those that are gone. */
export function changedKeys(before: Data, after: Data): string[] {
  const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...keys].filter((key) => !isSame(before[key], after[key]));
}

/**
 * What to show when new data arrives after a save: the new data, and on top of it what was typed since the save.
 * @param saved what was handed in
 * @param current what the form holds now
 * @param loaded what arrived
 */
export function keepLaterEdits(saved: Data, current: Data, loaded: Data): Data {
  const next = { ...loaded };
  for (const key of changedKeys(saved, current)) next[key] = current[key];
  return next;
}
