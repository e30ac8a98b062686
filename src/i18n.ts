/** English texts are their own keys; the other languages load when they are chosen. */
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

export const languages = [
  { code: 'en', name: 'English US' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
] as const;

export type Language = (typeof languages)[number]['code'];

// Without `with`: Vite leaves the attribute on a dynamic import, and serves JavaScript for it in development.
const loaders = {
  de: () => import('#schemas/locales/de.json'),
  it: () => import('#schemas/locales/it.json'),
};

const isLanguage = (code: string | null): code is Language => languages.some((one) => one.code === code);

function remembered(): Language {
  const code = localStorage.getItem('language');
  return isLanguage(code) ? code : 'en';
}

/** Starts in English at once, so that nothing waits for a file; a remembered language follows when it has loaded. */
export function startI18n(): Promise<void> {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: {} } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return setLanguage(remembered());
}

/** Switches every text, remembers the choice and names it on the page for screen readers. */
export async function setLanguage(code: Language): Promise<void> {
  if (code !== 'en' && !i18next.hasResourceBundle(code, 'translation')) {
    const texts = await loaders[code]();
    i18next.addResourceBundle(code, 'translation', texts.default);
  }
  await i18next.changeLanguage(code);
  localStorage.setItem('language', code);
  document.documentElement.lang = code;
}
