import type Form from '@rjsf/core';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { isSame, keepLaterEdits } from './dirty.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import { startData } from './start-data.ts';

export type Data = Record<string, unknown>;

interface Source {
  schema: Schema;
  value: object;
  /** Where typed text is kept; undefined keeps none. */
  draftKey?: string;
  /** Fields that are never kept. */
  secrets: readonly string[];
}

/**
 * What the form holds beside what was loaded. rjsf owns the data while people type; this knows the difference, keeps
 * the draft, and puts other data in when another value was loaded.
 */
export function useFormData(form: RefObject<Form | null>, { schema, value, draftKey, secrets }: Source) {
  const incoming = startData(schema, value);
  const [loaded, setLoaded] = useState(incoming);
  const [draft] = useState(
    () => draftKey && restoreDraft(draftKey, loaded, Object.keys(schema.properties ?? {})),
  );
  const [initial] = useState<Data>(() => draft || loaded);
  const [isRestored, setRestored] = useState(Boolean(draft));
  const [isDirty, setDirty] = useState(Boolean(draft));
  const current = useRef(initial);
  const saved = useRef<Data>(undefined);
  const shownFor = useRef(loaded);

  if (!isSame(incoming, loaded)) {
    setLoaded(incoming);
    setRestored(false);
  }
  useLayoutEffect(() => {
    if (shownFor.current === loaded) return;
    shownFor.current = loaded;
    const next = saved.current ? keepLaterEdits(saved.current, current.current, loaded) : loaded;
    saved.current = undefined;
    form.current?.setFieldValue([], next);
  }, [form, loaded]);

  return {
    initial,
    isDirty,
    isRestored,
    /** To be called with each change rjsf reports; tells whether the form is dirty now. */
    take(data: Data): boolean {
      current.current = data;
      const isChanged = !isSame(loaded, data);
      setDirty(isChanged);
      if (!isChanged) setRestored(false);
      if (draftKey) saveDraft(draftKey, loaded, data, secrets);
      return isChanged;
    },
    differs: (data: Data): boolean => !isSame(loaded, data),
    read: (): Data => current.current,
    /** To be called with what is handed in: an answer to it keeps what is typed meanwhile. */
    markSaved(data: Data) {
      saved.current = data;
    },
    discard() {
      form.current?.setFieldValue([], loaded);
    },
  };
}
