import { useState } from 'react';
import type { DraftBody, DraftVerdict } from '#schemas/types.ts';
import type { Failure, Outcome } from '#src/api/outcome.ts';
import { useAnswer } from '#src/components/controls/use-answer.ts';
import { pauses } from '#src/components/controls/use-debounced.ts';

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

interface Told extends Omit<Judged, 'isWaiting' | 'retry'> {
  /** What was asked, and in which turn. */
  asked?: string;
  turn?: number;
}

const none: Told = { verdict: undefined, shown: undefined, failure: undefined };

/** What is said of a draft and of what is typed into its form, asked for when typing rests. */
export function useVerdict(
  draft: DraftBody,
  judge: (draft: DraftBody) => Promise<Outcome<DraftVerdict>>,
): Judged {
  const [turn, setTurn] = useState(0);
  const asked = JSON.stringify(draft);
  const ask = async () => {
    const outcome = await judge(draft);
    return ({ verdict, shown }: Told = none): Told => {
      if (!outcome.ok) return { verdict, shown, failure: outcome, asked, turn };
      const isRight = outcome.data.problems.length === 0;
      return {
        verdict: outcome.data,
        shown: isRight ? outcome.data : shown,
        failure: undefined,
        asked,
        turn,
      };
    };
  };
  const last = useAnswer(asked, ask, pauses.draft, turn) ?? none;
  const { verdict, shown } = last;
  const failure = last.turn === turn ? last.failure : undefined;
  const isWaiting = last.asked !== asked || last.turn !== turn;
  return { verdict, shown, failure, isWaiting, retry: () => setTurn(turn + 1) };
}
