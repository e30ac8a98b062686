// What the choices of a field are called: the same in its form, in lists, files, histories and comparisons.
import type { Schema } from './schema.ts';

export type Value = string | number | boolean;

export interface NamedChoice {
  value: Value;
  title: string;
}

export const isValue = (value: unknown): value is Value =>
  ['string', 'number', 'boolean'].includes(typeof value);

const isNamed = (choice: { value: unknown; title: string | undefined }): choice is NamedChoice =>
  isValue(choice.value) && Boolean(choice.title);

/** What a schema offers by itself; of yes and no it need not say so. */
export const valuesIn = ({ enum: values, const: only }: Schema): readonly unknown[] =>
  values ?? (only === undefined ? [true, false] : [only]);

/** The choices that have a name, by what is said of one place; of two names the first one counts. */
export function namedChoices(said: readonly Schema[]): NamedChoice[] {
  const byHints = said.flatMap((one) =>
    valuesIn(one).map((value) => ({ value, title: one.enumNames?.[String(value)] })),
  );
  const byTitles = said
    .flatMap(({ oneOf = [], anyOf = [] }) => [...oneOf, ...anyOf])
    .map(({ const: value, title }) => ({ value, title }));
  return [...byHints, ...byTitles].filter(isNamed);
}

/** What yes and no are called where nobody says otherwise. */
export const yesOrNo = (value: unknown): string | undefined =>
  value === true ? 'Yes' : value === false ? 'No' : undefined;

/** What one value is called; nothing where it has no name. */
export const choiceName = (said: readonly Schema[], value: unknown): string | undefined =>
  namedChoices(said).find((choice) => choice.value === value)?.title;
