import type { IChangeEvent } from '@rjsf/core';
import type { RJSFValidationError } from '@rjsf/utils';
import { useContext, useEffect, useRef, type RefObject } from 'react';
import type { Text } from '#schemas/text.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { isSame } from './dirty.ts';
import { FormSourcesContext } from './form-context.ts';
import type { Data } from './form-data.ts';
import type { KeepingForm } from './keeping-form.ts';
import { spokenOf, worded } from './problems.ts';
import type { useComplaints } from './use-complaints.ts';
import type { useFormState } from './use-form-state.ts';
import { useRefusedFocus } from './use-refused-focus.ts';

const DOUBLE_CLICK_MS = 500;

interface HandingIn {
  data: ReturnType<typeof useFormState>;
  complaints: ReturnType<typeof useComplaints>;
  /** The server's refusals: the first refused field gets the focus after each. */
  problems: Record<string, Text> | undefined;
  /** Nothing is taken, and nothing is complained of. */
  isIdle: (formData: Data) => boolean;
  /** What must be done before, translated. */
  unready: string | undefined;
  onTaken: (formData: Data) => void;
}

/** What becomes of a form that is handed in: it is taken once for a double click, or refused, which is said aloud. */
export function useHandingIn(
  library: RefObject<KeepingForm | null>,
  { data, complaints, problems, isIdle, unready, onTaken }: HandingIn,
) {
  const { t } = useTranslation();
  const { tellRefused } = useContext(FormSourcesContext);
  const place = useRef<HTMLDivElement>(null);
  const focusRefused = useRefusedFocus(place, problems);
  const last = useRef<{ at: number; formData: Data }>({ at: -Infinity, formData: {} });
  const isRefused = useRef(false);
  // What was said aloud of the fields ends with them.
  useEffect(() => () => void (isRefused.current && tellRefused?.([])), [tellRefused]);

  const isRepeated = (formData: Data): boolean =>
    performance.now() - last.current.at < DOUBLE_CLICK_MS && isSame(last.current.formData, formData);
  return {
    /** Where the fields stand. */
    place,
    submit: ({ formData = {} }: IChangeEvent<Data>): void => {
      if (isIdle(formData) || isRepeated(formData)) return;
      if (unready !== undefined) return tellRefused?.([unready]);
      complaints.clear();
      isRefused.current = false;
      tellRefused?.([]);
      last.current = { at: performance.now(), formData };
      data.markSaved(formData);
      onTaken(formData);
    },
    refuse: (found: RJSFValidationError[]): void => {
      if (isIdle(library.current?.state.formData ?? {})) return;
      complaints.refuse(found);
      focusRefused();
      isRefused.current = true;
      tellRefused?.(spokenOf(found).map(({ message }) => worded(message, t)));
    },
  };
}
