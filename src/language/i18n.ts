// Translation by i18next: English texts are the keys, a language's rows of schemas/locales are loaded when it is chosen.
import { createInstance } from 'i18next';
import { createContext, createElement, useContext, type PropsWithChildren, type ReactElement } from 'react';
import { initReactI18next, useTranslation as useTranslations } from 'react-i18next';
import { lookUp, translateBy, type Translate } from '#schemas/text.ts';
import { choices } from '#src/browser/choices.ts';
import { remember, remembered } from '#src/browser/storage.ts';

export type { Text, Translate } from '#schemas/text.ts';

/** The code of a file in schemas/locales. */
export type Language = string;

/** §2 These have an English name, which is translated. */
const specified = [
  { code: 'en', name: 'English US' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
];

// English is in the page from the start. No import attribute: the dev server answers JSON as a module and keeps the attribute,
// which a browser then refuses.
const files = import.meta.glob<{ default: object }>(['../../schemas/locales/*.json', '!**/en.json']);
const loaders = new Map(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.json$/g, ''), load]),
);

/** What a language calls itself: `Français`. */
function ownName(code: Language): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** A language is one file: those of §2, then every other one by its own name. */
export const languages: readonly { code: Language; name: string }[] = [
  ...specified,
  ...[...loaders.keys()]
    .filter((code) => specified.every((one) => one.code !== code))
    .sort()
    .map((code) => ({ code, name: ownName(code) })),
];

const key = choices.language;

const translations = createInstance(lookUp).use(initReactI18next);
void translations.init();

/** In the language shown now, for what is said outside of the page. */
export const t = translateBy(translations);

interface Translation {
  t: Translate;
  language: Language;
}

/** One of each language, so that what depends on `t` is made anew only when the language changes. */
const spoken = new Map(languages.map(({ code }) => [code, { language: code, t: translateBy(translations) }]));
const inEnglish: Translation = { language: 'en', t };

let latest: Language = 'en';

const isLanguage = (code: string | null): code is Language => code !== null && spoken.has(code);

/** The language shown now. */
export const language = (): Language => translations.language;

/** Switches every text, remembers the choice and names it on the page for screen readers. */
export async function setLanguage(code: Language): Promise<void> {
  latest = code;
  const texts = await loaders.get(code)?.();
  if (texts) {
    translations.addResourceBundle(code, 'translation', texts.default);
  }
  // Another one may have been chosen while this one was loading.
  if (latest !== code) return;
  await translations.changeLanguage(code);
  remember(key, code);
  document.documentElement.lang = code;
}

/** Shows the remembered language; English at first, and when its texts cannot be loaded. */
export async function startI18n(): Promise<void> {
  const code = remembered(key);
  if (isLanguage(code) && code !== language()) await setLanguage(code).catch(() => undefined);
}

const Spoken = createContext(inEnglish);

/**
 * The language of what is drawn within. The library is asked once for the page: asked in each part, it takes an eighth
 * of the time in which cards are drawn.
 */
export function Translated({ children }: PropsWithChildren): ReactElement {
  const { i18n } = useTranslations();
  return createElement(Spoken, { value: spoken.get(i18n.language) ?? inEnglish }, children);
}

/** `t` for a component, which is drawn again when the language changes. A text without a translation stays English. */
export const useTranslation = (): Translation => useContext(Spoken);
