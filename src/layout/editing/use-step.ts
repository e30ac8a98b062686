// §4 §8 one of several steps of a row, by its button: done once, and said.
import { useState } from 'react';
import type { Failure } from '#src/api/outcome.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { useSubmission } from './use-submission.ts';

export interface Steps<Step> {
  /** The step that is under way. */
  busy: Step | undefined;
  /** @param success said when it worked @returns whether it did; a click while a step is under way does nothing */
  run: (step: Step, work: () => Promise<Failure | undefined>, success: string) => Promise<boolean>;
}

export function useStep<Step>(): Steps<Step> {
  const submission = useSubmission();
  const [step, setStep] = useState<Step>();
  return {
    busy: submission.isBusy ? step : undefined,
    run: async (next, work, success) => {
      const ended = await submission.run(() => {
        clearToasts();
        setStep(next);
        return work();
      });
      if (!ended) return false;
      const { failure } = ended;
      toast(failure ? 'error' : 'success', failure?.error ?? success);
      return !failure;
    },
  };
}
