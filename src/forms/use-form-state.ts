import type Form from '@rjsf/core';
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { isSame, keepLaterEdits } from './dirty.ts';
import { restoreDraft, saveDraft } from './draft.ts';
import type { Data } from './form-data.ts';
import type { FormModel } from './form-model.ts';

interface Source {
  model: FormModel;
  value: object;
  /** Where typed text is kept; undefined keeps none. */
  draftKey: string | undefined;
  /** A submit is under way. */
  busy: boolean;
  /** Another value only proposes other things. */
  isNew: boolean;
  /** Fields that are never kept. */
  secrets: readonly string[];
}

/**
 * What the form holds beside what was loaded. The library owns the data while people type; this knows the difference,
 * keeps the draft, and puts other data in when another value was loaded.
 */
export function useFormState(
  form: RefObject<Form<Data> | null>,
  { model, value, draftKey, busy, isNew, secrets }: Source,
) {
  const incoming = useMemo(() => model.start(value), [model, value]);
  const [loaded, setLoaded] = useState(incoming);
  const [draft] = useState(() =>
    draftKey === undefined ? undefined : restoreDraft(draftKey, loaded, model.takes),
  );
  const [initial] = useState<Data>(() => draft ?? loaded);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const [isDirty, setDirty] = useState(draft !== undefined);
  const current = useRef(initial);
  const saved = useRef<Data>(undefined);
  const shownFor = useRef({ loaded, draftKey });
  const differs = (data: Data): boolean => !isSame(model.sent(loaded), model.sent(data));

  if (!isSame(incoming, loaded)) {
    setLoaded(incoming);
    setRestored(false);
  }
  useLayoutEffect(() => {
    const before = shownFor.current;
    if (before.loaded === loaded) return;
    shownFor.current = { loaded, draftKey };
    const base = saved.current ?? (isNew && before.draftKey === draftKey ? before.loaded : undefined);
    const next = base ? keepLaterEdits(base, current.current, loaded) : loaded;
    saved.current = undefined;
    form.current?.setFieldValue([], next);
  }, [form, loaded]); // oxlint-disable-line react/exhaustive-deps -- once for each value

  return {
    initial,
    isDirty,
    isRestored,
    differs,
    read: (): Data => current.current,
    /** To be called with each change the library reports; tells whether the form is dirty now. */
    take(data: Data): boolean {
      current.current = data;
      const isChanged = differs(data);
      setDirty(isChanged);
      if (!isChanged) setRestored(false);
      // A submit that failed, and was taken back: no answer to it will come.
      if (!isChanged && !busy) saved.current = undefined;
      if (draftKey !== undefined) saveDraft(draftKey, loaded, isChanged ? data : loaded, secrets);
      return isChanged;
    },
    /** To be called with what is handed in: an answer to it keeps what is typed meanwhile. */
    markSaved(data: Data) {
      saved.current = data;
    },
    discard() {
      form.current?.setFieldValue([], loaded);
    },
  };
}
