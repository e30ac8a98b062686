// Translation by i18next: English texts are the keys, a language's rows of schemas/locales are loaded when it is chosen.
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation as useTranslations } from 'react-i18next';
import { lookUp, translateBy, type Translate } from '#schemas/text.ts';
import { remember, remembered } from '#src/browser/storage.ts';

export type { Text, Translate } from '#schemas/text.ts';

export const languages = [
  { code: 'en', name: 'English US' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
] as const;

export type Language = (typeof languages)[number]['code'];

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: object }>> = {
  // No import attribute: the dev server answers JSON as a module and keeps the attribute, which a browser then refuses.
  de: () => import('#schemas/locales/de.json'),
  it: () => import('#schemas/locales/it.json'),
};

const key = 'language';

const translations = createInstance(lookUp).use(initReactI18next);
void translations.init();

/** In the language shown now, for what is said outside of the page. */
export const t = translateBy(translations);

interface Translation {
  t: Translate;
  language: Language;
}

/** One of each language, so that what depends on `t` is made anew only when the language changes. */
const spoken = Object.fromEntries(
  languages.map(({ code }) => [code, { language: code, t: translateBy(translations) }]),
) as Record<Language, Translation>;

let latest: Language = 'en';

const isLanguage = (code: string | null): code is Language => languages.some((one) => one.code === code);

/** The language shown now. */
export const language = (): Language => translations.language as Language;

/** Switches every text, remembers the choice and names it on the page for screen readers. */
export async function setLanguage(code: Language): Promise<void> {
  latest = code;
  if (code !== 'en') {
    const texts = await loaders[code]();
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

/** `t` for a component, which is drawn again when the language changes. A text without a translation stays English. */
export function useTranslation(): Translation {
  const { i18n } = useTranslations();
  return spoken[i18n.language as Language];
}
