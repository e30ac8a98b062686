// Says what is wrong with an edit in one sentence: file, place, remedy.
import type { ErrorObject } from 'ajv';
import { closest, distance } from 'fastest-levenshtein';
import { WrongEdit, type Json } from './source.ts';

/** A typo changes at most two letters in five. */
const TYPO = 2 / 5;

/** "… is not known here; did you mean …?", or the list of what is known when nothing comes close. */
export function unknownName(word: string, known: readonly string[], what = 'known here'): string {
  const best = known.length > 0 ? closest(word, known) : '';
  const isTypo = best !== '' && distance(word.toLowerCase(), best.toLowerCase()) <= word.length * TYPO;
  const remedy = isTypo ? `did you mean "${best}"?` : `use one of ${known.join(', ') || 'none'}.`;
  return `${JSON.stringify(word)} is not ${what}; ${remedy}`;
}

/** A sentence where a free word is so close to a known one that it must be meant; nothing where it is a word of its own. */
export function misspelt(word: string, known: readonly string[], what: string, at: string): string[] {
  // Short words are close to everything.
  const best = closest(
    word,
    known.filter(({ length }) => length > 3),
  );
  const far = distance(word.toLowerCase(), best.toLowerCase());
  return far <= Math.min(2, word.length * TYPO)
    ? [`${at}: ${JSON.stringify(word)} is not ${what}; did you mean "${best}"?`]
    : [];
}

/** What a meta-schema's refusal says to the person who made the edit. */
export function refusal(file: string, errors: ErrorObject[] | null | undefined): string {
  const error = mostTelling(errors ?? []);
  return `${file}, ${error?.instancePath || 'at the top'}: ${error ? complaint(error) : 'this is wrong.'}`;
}

// A choice between shapes fails as a whole: what failed inside it says more.
const vague = ['anyOf', 'propertyNames', 'type'];
const mostTelling = (errors: ErrorObject[]): ErrorObject | undefined =>
  errors.find(({ keyword }) => !vague.includes(keyword)) ?? errors[0];

function complaint({ keyword, params, parentSchema, propertyName, data, message }: ErrorObject): string {
  const word = propertyName ?? data;
  const shown = JSON.stringify(word) ?? 'this';
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema as Json)['properties'] ?? {});
      return unknownName(String(params['additionalProperty']), known);
    }
    case 'required':
      return `"${String(params['missingProperty'])}" is missing; add it.`;
    case 'enum':
      return unknownName(String(word), (params['allowedValues'] as unknown[]).map(String));
    case 'format':
      return `${shown} is not a valid ${params['format'] === 'regex' ? 'regular expression' : String(params['format'])}; correct it.`;
    default:
      return `${shown} ${message ?? 'is wrong'}; correct the value.`;
  }
}

/** What is said of a schema that no validator can be made of. */
export function unmakeable(file: string, name: string, cause: unknown): WrongEdit {
  const what = cause instanceof Error ? cause.message.replace('strict mode: ', '') : String(cause);
  return new WrongEdit(`${file}: no validator can be made of "${name}" (${what}); correct that keyword.`, {
    cause,
  });
}
