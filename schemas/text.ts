// A text for people on its way: the English text is its key, its values travel beside it, and whoever shows it translates it.
import { createInstance, type InitOptions, type i18n as Translations } from 'i18next';
import { isObject } from './is-object.ts';
import en from './locales/en.json' with { type: 'json' };

export type Value = string | number | undefined | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** An English text with `{{name}}` places, and what fills them. `count` chooses its plural form. */
export interface FilledText {
  key: string;
  values: Values;
}

export type Text = string | FilledText;

/** Translates an English text and fills its places. */
export type Translate = (text: Text, values?: Values) => string;

/** The places of a travelling text whose values are English texts themselves, as are the entries of every list. */
const worded = new Set(['label', 'state', 'thing', 'form']);

/** Another server may call something else so. */
export const isFilledText = (value: unknown): value is FilledText =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  isObject(value['values']) &&
  !Object.values(value['values']).flat().some(isObject);

/** How texts are looked up: whole English texts are keys, and React or the wire escapes what needs it. */
export const lookUp: InitOptions = {
  resources: { en: { translation: en } },
  lng: 'en',
  fallbackLng: false,
  load: 'currentOnly',
  keySeparator: false,
  nsSeparator: false,
  ignoreJSONStructure: false,
  initAsync: false,
  interpolation: { escapeValue: false },
};

/** `t` of the translations, in the language they speak when it is asked. */
export function translateBy(translations: Translations): Translate {
  const say = (key: string, values: Values): string => {
    const { count } = values as { count?: number };
    const replace = { ...values, count: count?.toLocaleString(translations.language) };
    return translations.t(key, { nest: false, count, replace });
  };
  const inWords = (word: string): string => say(word, {});
  const listed = (name: string, words: string[]): string =>
    name === 'roles' ? new Intl.ListFormat(translations.language).format(words) : words.join(', ');
  const shown = (name: string, value: Value): Value => {
    if (Array.isArray(value)) return listed(name, value.map(inWords));
    if (typeof value !== 'string') return value;
    // The step of a price is 0,01 where the comma parts; a year is not grouped.
    if (name === 'limit') return value.replace('.', (0.1).toLocaleString(translations.language)[1] as string);
    return worded.has(name) ? inWords(value) : value;
  };
  return (text, values = {}) => {
    if (typeof text === 'string') return say(text, values);
    const own = Object.entries(text.values).map(([name, value]): [string, Value] => [
      name,
      shown(name, value),
    ]);
    return say(text.key, Object.fromEntries(own));
  };
}

const translations = createInstance(lookUp);
void translations.init();

/** The English sentence. */
export const english: Translate = translateBy(translations);
