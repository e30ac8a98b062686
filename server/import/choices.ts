// The words that the choices of a field are shown by: a file may have been saved by readers of any language.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedChoices, type NamedChoice } from '#schemas/choices.ts';
import type { Schema } from '#schemas/schema.ts';
import { schemasAt } from '#schemas/walk.ts';
import { foldedName } from './conversions.ts';

type Words = Readonly<Record<string, string | undefined>>;
type Value = NamedChoice['value'];

/** The value that a word stands for. */
export type Choices = ReadonlyMap<string, Value>;

const folder = join(import.meta.dirname, '../../schemas/locales');
let languages: readonly Words[] | undefined;

const readLanguages = (): readonly Words[] =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Words);

/** What the languages beside English call an English text. */
const translationsOf = (text: string): string[] =>
  (languages ??= readLanguages()).flatMap((words) => words[text] ?? []);

/** The choices at a place of a form, by their folded words. One that means several in other languages means none. */
export function choicesAt(schema: Schema, place: readonly string[]): Choices {
  const named = namedChoices(schemasAt(schema, place));
  const english = named.map(({ value, title }): [string, Value] => [foldedName(title), value]);
  const others = named.flatMap(({ value, title }) =>
    translationsOf(title).map((word): [string, Value] => [foldedName(word), value]),
  );
  const isClear = ([word, value]: [string, Value]): boolean =>
    others.every(([other, meant]) => other !== word || meant === value);
  return new Map([...others.filter(isClear), ...english]);
}

export const chosenBy = (choices: Choices, text: string): Value | undefined =>
  choices.size === 0 ? undefined : choices.get(foldedName(text));
