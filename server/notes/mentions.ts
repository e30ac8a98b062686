// Whom a text means with `@` and a name.
import type { Colleague } from './queries.ts';

const isWordAt = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** The names that mean somebody: whole ones, and first names that only one has. */
function namesOf(colleagues: readonly Colleague[]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, id: string): void => {
    const key = name.toLowerCase();
    if (key !== '') names.set(key, [...new Set([...(names.get(key) ?? []), id])]);
  };
  for (const { _id, name } of colleagues) add(name, _id);
  const isCalled = (firstName: string) => (other: Colleague) =>
    other.firstName.toLowerCase() === firstName.toLowerCase();
  for (const { _id, firstName } of colleagues)
    if (colleagues.filter(isCalled(firstName)).length === 1) add(firstName, _id);
  return names;
}

/** The ids of those whom a text mentions; of several names that fit, the longest counts. */
export function mentionedIn(text: string, colleagues: readonly Colleague[]): string[] {
  const names = namesOf(colleagues);
  const longestFirst = [...names.keys()].sort((one, other) => other.length - one.length);
  // Its letters are counted in lower case: some, such as İ, are two there.
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(/@/g)].flatMap(({ index }) => {
    // An email address is no mention.
    if (isWordAt(lower, index - 1)) return [];
    const name = longestFirst.find(
      (one) => lower.startsWith(one, index + 1) && !isWordAt(lower, index + 1 + one.length),
    );
    return names.get(name ?? '') ?? [];
  });
  return [...new Set(found)];
}
