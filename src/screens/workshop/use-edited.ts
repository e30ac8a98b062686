// What is edited of a subject, kept in the browser until it is saved or dropped: whoever leaves finds it again.
import { useEffect, useRef, useState } from 'react';
import type { DraftBody, Subject } from '#schemas/types.ts';
import { inBrowser } from '#src/browser/storage.ts';
import { dropDraft, restoreDraft, saveDraft } from '#src/forms/draft.ts';
import { differ, editSince, flat, savedOf, unflat, wordsIn, type Edit, type Texts } from './edit.ts';

export interface Edited extends Edit {
  isChanged: boolean;
  /** It is from an earlier visit. */
  isRestored: boolean;
  write: (part: string, text: string) => void;
  translate: (language: string, text: string, translation: string) => void;
  discard: () => void;
  /** It is saved: what was typed since stays. @param source the subject as it is now */
  settle: (sent: DraftBody, source: Subject) => void;
  /** As the server is asked about it. */
  draft: DraftBody;
}

/** A collection that is not there yet, or no more: it is its first file that makes it one. */
export const isAbsent = ({ parts }: Subject): boolean => parts?.[0]?.text === '';

/**
 * @param keptAs what the draft is called in the browser; without it nothing is kept
 * @param begun the texts that files which are not there begin with
 */
export function useEdited(source: Subject, keptAs: string | undefined, begun: Texts | undefined): Edited {
  const saved = savedOf(source);
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
  const words = wordsIn(translations);
  const isChanged = differ(edit, saved);

  const keep = (now: Edit, than: Edit): void => {
    if (keptAs === undefined) return;
    const kept = { ...flat(now), ...(differ(now, than) ? { base: now.base ?? than.base } : {}) };
    saveDraft(keptAs, flat(than), kept, [], inBrowser);
  };
  const latest = useRef(edit);
  useEffect(() => {
    latest.current = edit;
    keep(edit, saved);
  }, [edit, source]); // oxlint-disable-line react/exhaustive-deps -- another subject is another editor

  const write = (part: string, text: string): void =>
    setEdit((now) => ({ ...now, texts: { ...now.texts, [part]: text } }));
  const translate = (language: string, text: string, translation: string): void =>
    setEdit((now) => {
      const own = { ...now.translations[language], [text]: translation };
      return { ...now, translations: { ...now.translations, [language]: own } };
    });
  const discard = (): void => {
    if (keptAs !== undefined) dropDraft(keptAs, inBrowser);
    setEdit(saved);
    setRestored(false);
  };
  const settle = (sent: DraftBody, now: Subject): void => {
    const left = (all: Edit): Edit => editSince(all, sent, savedOf(now));
    // Also of an editor that was left meanwhile.
    keep(left(latest.current), savedOf(now));
    setEdit(left);
    setRestored(false);
  };
  return {
    ...edit,
    isChanged,
    isRestored: isRestored && isChanged,
    write,
    translate,
    discard,
    settle,
    draft: {
      texts,
      ...(Object.keys(words).length > 0 ? { translations: words } : {}),
      ...(base ? { base } : {}),
    },
  };
}
