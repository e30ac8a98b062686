// Which row of a list was which before: by its key, else by what it says, or most of it, else by where it stands.
import { isObject } from '#schemas/is-object.ts';

/** What an object itself has under a key: not what every object has, such as `constructor`. */
export const own = <Value>(object: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** The same text for values that are the same, in whatever order their keys stand. */
export const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  ) ?? '';

/** The key that a row has of its own. */
function ownKeyOf(row: unknown): string | undefined {
  const key = isObject(row) ? (row['_id'] ?? row['id']) : undefined;
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined;
}

/** Hands out places under a text, the first one first, each once. */
function placesBy(rows: readonly unknown[], text: (row: unknown, index: number) => string | undefined) {
  const places = new Map<string, number[]>();
  rows.forEach((row, index) => {
    const of = text(row, index);
    if (of === undefined) return;
    const known = places.get(of);
    if (known) known.push(index);
    else places.set(of, [index]);
  });
  return (of: string | undefined, isFree: (index: number) => boolean): number | undefined => {
    const left = of === undefined ? [] : (places.get(of) ?? []);
    while (left.length > 0) {
      const index = left.shift();
      if (index !== undefined && isFree(index)) return index;
    }
    return undefined;
  };
}

/** Lists that were changed in more rows than this are told apart by place alone. */
const mostCompared = 10_000;

/** How many fields two rows have with the same value; none where two keys say that they are not the same row. */
function inCommon(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return 0;
  if (ownKeyOf(one) !== undefined && ownKeyOf(other) !== undefined) return 0;
  return Object.entries(one).filter(
    ([key, value]) => key in other && canonicalText(value) === canonicalText(other[key]),
  ).length;
}

/** The place of the row that one has most in common with, if anything. */
function mostAlike(
  row: unknown,
  places: readonly number[],
  rowAt: (place: number) => unknown,
): number | undefined {
  const alike = places
    .map((place) => ({ place, count: inCommon(row, rowAt(place)) }))
    .filter(({ count }) => count > 0);
  return alike.sort((a, b) => b.count - a.count)[0]?.place;
}

/**
 * For each row of a list, the index of the row that it was before; `undefined` for a new one.
 * @param visible what is compared of a row from before, when more was kept of it than can be seen
 */
export function matchRows(
  before: readonly unknown[],
  after: readonly unknown[],
  visible: (row: unknown, index: number) => unknown = (row) => row,
): (number | undefined)[] {
  const taken = new Set<number>();
  const isFree = (index: number): boolean => !taken.has(index);
  const take = (index: number | undefined): number | undefined => {
    if (index !== undefined) taken.add(index);
    return index;
  };
  const byKey = placesBy(before, ownKeyOf);
  const byText = placesBy(before, (row, index) => canonicalText(visible(row, index)));
  const matches = after.map((row) => take(byKey(ownKeyOf(row), isFree)));
  after.forEach((row, index) => {
    matches[index] ??= take(byText(canonicalText(row), isFree));
  });
  const isOpen = (index: number): boolean => matches[index] === undefined;
  const left = before.map((_, index) => index).filter(isFree);
  const open = after.map((_, index) => index).filter(isOpen);
  if (left.length * open.length <= mostCompared)
    for (const index of open)
      matches[index] = take(mostAlike(after[index], left.filter(isFree), (at) => visible(before[at], at)));
  // What is left follows the row before it, unless two keys say that it is another one.
  let next = 0;
  after.forEach((row, index) => {
    const isOther = ownKeyOf(row) !== undefined && ownKeyOf(before[next]) !== undefined;
    const isThere = next < before.length && isFree(next) && !isOther;
    matches[index] ??= isThere ? take(next) : undefined;
    next = (matches[index] ?? next - 1) + 1;
  });
  return matches;
}
