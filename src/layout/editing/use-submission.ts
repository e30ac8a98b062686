// §8 one submit at a time: a second one while the first is under way is not a transition.
import { useMachine } from '@xstate/react';
import { submissionMachine } from '#machines/submission.machine.ts';
import { isOutdated, type Failure } from '#src/api/outcome.ts';

export interface Submission {
  isBusy: boolean;
  /** @returns how it ended; nothing when another one is under way */
  run: <Row>(
    work: () => Promise<Failure<Row> | undefined>,
  ) => Promise<{ failure: Failure<Row> | undefined } | undefined>;
  /** What is submitted has been changed, or the row that somebody else saved was taken. */
  edit: (type?: 'edit' | 'reload') => void;
}

export function useSubmission(): Submission {
  const [snapshot, send, actor] = useMachine(submissionMachine);
  return {
    isBusy: snapshot.hasTag('busy'),
    run: async (work) => {
      // Asked of the machine itself: two clicks may come before the next drawing.
      if (!actor.getSnapshot().can({ type: 'submit' })) return undefined;
      send({ type: 'submit' });
      const failure = await work();
      send({ type: !failure ? 'saved' : isOutdated(failure) ? 'outdated' : 'failed' });
      return { failure };
    },
    edit: (type = 'edit') => send({ type }),
  };
}
