// What is edited of a subject: its texts, and words for them in other languages.
import type { DraftBody, Subject } from '#schemas/types.ts';

export type Texts = Record<string, string>;
/** By language, then by English text. */
export type Translations = Record<string, Texts>;

export interface Edit {
  texts: Texts;
  translations: Translations;
  /** Which files were edited: what somebody else has saved meanwhile is not overwritten. */
  base?: string | undefined;
}

/** A subject as it is saved. */
export const savedOf = ({ parts = [], base }: Subject): Edit => ({
  texts: Object.fromEntries(parts.map(({ part, text }) => [part, text])),
  translations: {},
  base,
});

/** Without what says nothing: a word that was taken back to write another one. */
export function wordsIn(translations: Translations): Translations {
  const filled = Object.entries(translations).map(([language, words]): [string, Texts] => [
    language,
    Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== '')),
  ]);
  return Object.fromEntries(filled.filter(([, words]) => Object.keys(words).length > 0));
}

/** Kept flat, so that only the parts that differ are restored. */
export const flat = ({ texts, translations }: Edit): Record<string, unknown> => ({
  ...texts,
  translations: wordsIn(translations),
});

export const unflat = ({ translations, base, ...texts }: Record<string, unknown>): Edit => ({
  texts: texts as Texts,
  translations: (translations ?? {}) as Translations,
  base: base as string | undefined,
});

export const differ = (one: Edit, other: Edit): boolean =>
  JSON.stringify(flat(one)) !== JSON.stringify(flat(other));

/**
 * What is left of an edit when a part of it is saved: what was typed since, on the files as they are now.
 * @param sent what was saved
 * @param saved what that has made of the files
 */
export function editSince({ texts, translations }: Edit, sent: DraftBody, saved: Edit): Edit {
  const later = Object.entries(texts).filter(([part, text]) => text !== sent.texts[part]);
  const unsent = Object.entries(translations).map(([language, words]): [string, Texts] => {
    const known = sent.translations?.[language] ?? {};
    return [language, Object.fromEntries(Object.entries(words).filter(([text]) => !(text in known)))];
  });
  return {
    texts: { ...saved.texts, ...Object.fromEntries(later) },
    translations: wordsIn(Object.fromEntries(unsent)),
    base: saved.base,
  };
}
