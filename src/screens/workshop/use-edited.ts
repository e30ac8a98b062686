// What is edited of a subject, kept in the browser until it is saved or dropped: whoever leaves finds it again.
import { useEffect, useState } from 'react';
import type { DraftBody, Subject } from '#schemas/types.ts';
import { inBrowser } from '#src/browser/storage.ts';
import { dropDraft, restoreDraft, saveDraft } from '#src/forms/draft.ts';

export type Texts = Record<string, string>;
/** By language, then by English text. */
export type Translations = Record<string, Texts>;

interface Edit {
  texts: Texts;
  translations: Translations;
  /** Which files were edited: what somebody else has saved meanwhile is not overwritten. */
  base?: string | undefined;
}

export interface Edited extends Edit {
  isChanged: boolean;
  /** It is from an earlier visit. */
  isRestored: boolean;
  write: (part: string, text: string) => void;
  translate: (language: string, text: string, translation: string) => void;
  discard: () => void;
  /** As the server is asked about it. */
  draft: DraftBody;
}

const savedOf = ({ parts = [] }: Subject): Texts =>
  Object.fromEntries(parts.map(({ part, text }) => [part, text]));

/** Kept flat, so that only the parts that differ are restored. */
const flat = ({ texts, translations }: Edit): Record<string, unknown> => ({ ...texts, translations });
const unflat = ({ translations, base, ...texts }: Record<string, unknown>): Edit => ({
  texts: texts as Texts,
  translations: (translations ?? {}) as Translations,
  base: base as string | undefined,
});
const differ = (one: Edit, other: Edit): boolean => JSON.stringify(flat(one)) !== JSON.stringify(flat(other));

/** A collection that is not there yet, or no more: it is its first file that makes it one. */
export const isAbsent = ({ parts }: Subject): boolean => parts?.[0]?.text === '';

/**
 * @param keptAs what the draft is called in the browser; without it nothing is kept
 * @param begun the texts that files which are not there begin with
 */
export function useEdited(source: Subject, keptAs: string | undefined, begun: Texts | undefined): Edited {
  const saved: Edit = { texts: savedOf(source), translations: {}, base: source.base };
  const [restored] = useState(() => {
    if (begun) return undefined;
    const isKept = (key: string): boolean => key === 'base' || key in flat(saved);
    const kept = keptAs && restoreDraft(keptAs, flat(saved), isKept, inBrowser);
    const edit = kept ? unflat(kept) : saved;
    return differ(edit, saved) ? edit : undefined;
  });
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [edit, setEdit] = useState(restored ?? (begun ? { ...saved, texts: begun } : saved));
  const { texts, translations, base = source.base } = edit;
  const isChanged = differ(edit, saved);

  useEffect(() => {
    if (keptAs === undefined) return;
    const kept = { ...flat(edit), ...(isChanged ? { base } : {}) };
    saveDraft(keptAs, flat(saved), kept, [], inBrowser);
  }, [edit]); // eslint-disable-line react-hooks/exhaustive-deps -- another subject is another editor

  const translate = (language: string, text: string, translation: string): void => {
    const { [text]: _, ...others } = translations[language] ?? {};
    const own = translation.trim() === '' ? others : { ...others, [text]: translation };
    const { [language]: __, ...rest } = translations;
    setEdit({ ...edit, translations: Object.keys(own).length > 0 ? { ...rest, [language]: own } : rest });
  };
  const discard = (): void => {
    if (keptAs !== undefined) dropDraft(keptAs, inBrowser);
    setEdit(saved);
    setRestored(false);
  };
  return {
    ...edit,
    isChanged,
    isRestored: isRestored && isChanged,
    write: (part, text) => setEdit({ ...edit, texts: { ...texts, [part]: text } }),
    translate,
    discard,
    draft: {
      texts,
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
      ...(base ? { base } : {}),
    },
  };
}
