// What is said of a name that nobody knows: the one that was meant, or those that there are.
import { closest, distance } from 'fastest-levenshtein';

/** A typo changes at most two letters in five. */
const TYPO = 2 / 5;

/**
 * "… is not known here; did you mean …?", or the list of what is known when nothing comes close.
 * @param meant what is meant for certain
 */
export function unknownName(
  word: string,
  known: readonly string[],
  what = 'known here',
  meant?: string,
): string {
  const best = known.length > 0 ? closest(word, known) : '';
  const isTypo = best !== '' && distance(word.toLowerCase(), best.toLowerCase()) <= word.length * TYPO;
  const others = known.length > 0 ? `use one of ${known.join(', ')}.` : 'there is none yet.';
  const guess = meant ?? (isTypo ? best : undefined);
  const remedy = guess === undefined ? others : `did you mean "${guess}"?`;
  return `${JSON.stringify(word)} is not ${what}; ${remedy}`;
}

/** Its letters in an order that is the same however they stand. */
const lettersOf = (word: string): string => [...word.toLowerCase()].sort().join('');

/** The known word, if any, that a free word is so close to that it must be meant: also with its letters in another order. */
export function alike(word: string, known: readonly string[]): string[] {
  const same = known.find((one) => lettersOf(one) === lettersOf(word));
  if (same !== undefined) return [same];
  // Short words are close to everything.
  const long = known.filter(({ length }) => length > 3);
  if (long.length === 0) return [];
  const best = closest(word, long);
  const far = distance(word.toLowerCase(), best.toLowerCase());
  return far <= Math.min(2, word.length * TYPO) ? [best] : [];
}

/** A sentence where a free word is close to a known one; nothing where it is a word of its own. */
export const misspelt = (word: string, known: readonly string[], what: string, at: string): string[] =>
  alike(word, known).map((best) => `${at}: ${JSON.stringify(word)} is not ${what}; did you mean "${best}"?`);
