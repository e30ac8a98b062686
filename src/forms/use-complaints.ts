import type { RJSFValidationError } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Text } from '#schemas/text.ts';
import { isSame } from './dirty.ts';
import type { KeepingForm } from './keeping-form.ts';
import { asErrorSchema, messageOf, spokenOf } from './problems.ts';
import { useSpeaking } from './use-speaking.ts';
import { useUnanswered } from './use-unanswered.ts';

/**
 * What a form complains of: what the library has found at fields that may speak, and what the server refused.
 * @param judge what decides: another one judges again
 * @param refusals the server's, by field
 */
export function useComplaints(
  library: RefObject<KeepingForm | null>,
  judge: unknown,
  refusals: Readonly<Record<string, Text>> | undefined,
) {
  const [found, setFound] = useState<readonly RJSFValidationError[]>([]);
  const { unanswered, answer } = useUnanswered(refusals);
  // The library judges at changes; what is complained of a field that was left untouched is found out here.
  const isJudging = useRef(false);
  const judgeNow = (): void => {
    isJudging.current = true;
    library.current?.setFieldValue([], library.current.state.formData);
  };
  const judgedBy = useRef(judge);
  // What the library holds are complaints of the judge before.
  useEffect(() => {
    if (judgedBy.current === judge) return;
    judgedBy.current = judge;
    judgeNow();
  });
  const speaking = useSpeaking(unanswered, judgeNow);
  const extraErrors = useMemo(() => asErrorSchema(unanswered), [unanswered]);
  const spoken = useMemo(
    () => [
      ...spokenOf(found).filter(({ path }) => speaking.speaks(path)),
      ...Object.entries(unanswered).map(([path, text]) => ({ path, message: messageOf(text) })),
    ],
    [found, speaking, unanswered],
  );
  return {
    speaking,
    /** The server's refusals, as the library takes them. */
    extraErrors,
    /** What is said where the fields are not. */
    spoken,
    /** The field with these keys was changed: see `useUnanswered`. */
    answer,
    /** To be called with what was found at each change the library reports; `false` when it was asked to judge, and nothing changed. */
    hear(errors: readonly RJSFValidationError[]): boolean {
      const isChange = !isJudging.current;
      isJudging.current = false;
      setFound((before) => (isSame(before, errors) ? before : errors));
      return isChange;
    },
    /** A submit was refused for these. */
    refuse(errors: readonly RJSFValidationError[]) {
      setFound(errors);
      speaking.speakAll();
    },
    clear: () => setFound([]),
  };
}
