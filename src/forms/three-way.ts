// What was typed, and what somebody else saved meanwhile, put together by what both have begun with.
import { isObject } from '#schemas/is-object.ts';
import { isSame } from './dirty.ts';

/** Mine where it differs from the base, theirs everywhere else. A group goes field by field, a list is one field. */
export function threeWay(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const rows = [...keys].map((key): [string, unknown] => [key, threeWay(base[key], mine[key], theirs[key])]);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined));
}
