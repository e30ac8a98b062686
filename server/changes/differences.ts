// What is different between a row before and after, leaf by leaf, also within lists.
import { isObject } from '#schemas/is-object.ts';
import { matchRows, own, canonicalText } from '../access/row-matching.ts';

/** The keys to a place; a row of a list by its index: that of the row as it is now, of a row that is gone as it was. */
export type Keys = readonly (string | number)[];

export interface Difference {
  path: Keys;
  before: unknown;
  after: unknown;
  /** The row stands elsewhere in its list; before and after are its indexes. */
  isMove?: true;
}

/** A list of words or numbers is one value; rows are told apart. */
const isRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some((row) => typeof row === 'object' && row !== null);

/** Puts the keys of what stands at a place in the order in which they are told. */
export type InOrder = (keys: readonly string[], path: Keys) => readonly string[];

const asStored: InOrder = (keys) => keys;

function inRows(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Keys,
  inOrder: InOrder,
): Difference[] {
  const matches = matchRows(before, after);
  const kept = new Set(matches);
  const gone = before.flatMap((row, index) =>
    kept.has(index) ? [] : differences(row, undefined, [...path, index], inOrder),
  );
  let highest = -1;
  const stayed = after.flatMap((row, index): Difference[] => {
    const was = matches[index];
    if (was === undefined) return differences(undefined, row, [...path, index], inOrder);
    const isMoved = was < highest;
    highest = Math.max(highest, was);
    const own = differences(before[was], row, [...path, index], inOrder);
    return isMoved ? [{ path: [...path, index], before: was, after: index, isMove: true }, ...own] : own;
  });
  return [...gone, ...stayed];
}

const kindOf = (value: unknown): 'none' | 'rows' | 'object' | 'value' => {
  if (value === null || value === undefined) return 'none';
  if (isRows(value)) return 'rows';
  return isObject(value) ? 'object' : 'value';
};

/** The leaves that differ. What is there on one side only counts leaf by leaf too. */
export function differences(
  before: unknown,
  after: unknown,
  path: Keys = [],
  inOrder: InOrder = asStored,
): Difference[] {
  if (canonicalText(before) === canonicalText(after)) return [];
  const kinds = new Set([kindOf(before), kindOf(after)]);
  kinds.delete('none');
  // A list that has rows on one side only was empty on the other.
  const isList =
    kinds.has('rows') && [before, after].every((side) => kindOf(side) === 'none' || Array.isArray(side));
  if (isList) return inRows((before ?? []) as unknown[], (after ?? []) as unknown[], path, inOrder);
  if (kinds.size > 1)
    return [
      ...differences(before, undefined, path, inOrder),
      ...differences(undefined, after, path, inOrder),
    ];
  if (!kinds.has('object')) return [{ path, before, after }];
  const [left, right] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return inOrder(keys, path).flatMap((key) =>
    differences(own(left, key), own(right, key), [...path, key], inOrder),
  );
}
