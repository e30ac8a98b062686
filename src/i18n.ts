// English texts are their own keys: a translation is a row of schemas/locales, loaded when its language is chosen.
import { useSyncExternalStore } from 'react';
import { fill } from '#schemas/explain.ts';
import { remember, remembered } from './browser-storage.ts';
import type { LookUp, Texts } from './look-up.ts';

export const languages = [
  { code: 'en', name: 'English US' },
  { code: 'de', name: 'German' },
  { code: 'it', name: 'Italian' },
] as const;

export type Language = (typeof languages)[number]['code'];

/** Translates an English text and fills its `{{name}}` places. */
export type Translate = (text: string, values?: Record<string, string | number | undefined>) => string;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: Texts }>> = {
  // No import attribute: the dev server answers JSON as a module and keeps the attribute, which a browser then refuses.
  de: () => import('#schemas/locales/de.json'),
  it: () => import('#schemas/locales/it.json'),
};

const key = 'language';
const unchanged: LookUp = (text) => text;

interface Translation {
  t: Translate;
  language: Language;
}

const translation = (language: Language, lookUp: LookUp): Translation => ({
  language,
  t: (text, values = {}) => fill(lookUp(text), values),
});

/** Replaced as a whole. Nearly every component asks for it: no proxy, which costs more than drawing a button. */
let chosen = translation('en', unchanged);
const listeners = new Set<() => void>();

let latest: Language = 'en';

const isLanguage = (code: string | null): code is Language => languages.some((one) => one.code === code);

/** The language shown now. */
export const language = (): Language => chosen.language;

async function load(code: Language): Promise<LookUp> {
  if (code === 'en') return unchanged;
  const [{ lookUpIn }, texts] = await Promise.all([import('./look-up.ts'), loaders[code]()]);
  return lookUpIn(texts.default);
}

/** Switches every text, remembers the choice and names it on the page for screen readers. */
export async function setLanguage(code: Language): Promise<void> {
  latest = code;
  const lookUp = await load(code);
  // Another one may have been chosen while this one was loading.
  if (latest !== code) return;
  chosen = translation(code, lookUp);
  for (const listener of listeners) listener();
  remember(key, code);
  document.documentElement.lang = code;
}

/** Shows the remembered language; English at first, and when its texts cannot be loaded. */
export async function startI18n(): Promise<void> {
  const code = remembered(key);
  if (isLanguage(code) && code !== chosen.language) await setLanguage(code).catch(() => undefined);
}

const current = (): Translation => chosen;
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** `t` for a component, which is drawn again when the language changes. A text without a translation stays English. */
export const useTranslation = (): Translation => useSyncExternalStore(subscribe, current, current);
