import { useEffect, useState } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { DraftBody, DraftVerdict } from '#schemas/types.ts';
import type { Failure, Outcome } from '#src/api/call.ts';

export interface Judged {
  /** The newest verdict. */
  verdict: DraftVerdict | undefined;
  /** The newest one of a draft with nothing wrong: what can be shown. */
  shown: DraftVerdict | undefined;
  failure: Failure | undefined;
  /** The newest verdict is about another draft than this. */
  isWaiting: boolean;
  /** Asks about the same draft again. */
  retry: () => void;
}

const none = { verdict: undefined, shown: undefined, failure: undefined };

/** What is said of a draft and of what is typed into its form, asked for when typing rests. */
export function useVerdict(
  draft: DraftBody,
  judge: (draft: DraftBody) => Promise<Outcome<DraftVerdict>>,
): Judged {
  const [last, setLast] = useState<Omit<Judged, 'isWaiting' | 'retry'> & { asked?: string }>(none);
  const [retries, setRetries] = useState(0);
  const asked = JSON.stringify(draft);

  useEffect(() => {
    let isLate = false;
    const ask = async (): Promise<void> => {
      const outcome = await judge(JSON.parse(asked) as DraftBody);
      if (isLate) return;
      setLast(({ verdict, shown }) => {
        if (!outcome.ok) return { verdict, shown, failure: outcome, asked };
        const isRight = outcome.data.problems.length === 0;
        return { verdict: outcome.data, shown: isRight ? outcome.data : shown, failure: undefined, asked };
      });
    };
    const timer = setTimeout(() => void ask(), limits.workshop.pauseMilliseconds);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [asked, judge, retries]);

  const retry = (): void => {
    setLast(({ verdict, shown }) => ({ verdict, shown, failure: undefined }));
    setRetries(retries + 1);
  };
  return { ...last, isWaiting: last.asked !== asked, retry };
}
