// §8 one submit at a time: a second one while the first is under way is not a transition.
import { useEffect, useState } from 'react';
import { isOutdated, type Failure } from '#src/api/call.ts';
import type { SubmissionActor } from './submission-actor.ts';

export interface Submission {
  isBusy: boolean;
  /** @returns how it ended; nothing when another one is under way */
  run: <Row>(
    work: () => Promise<Failure<Row> | undefined>,
  ) => Promise<{ failure: Failure<Row> | undefined } | undefined>;
  /** What is submitted has been changed, or the row that somebody else saved was taken. */
  edit: (type?: 'edit' | 'reload') => void;
}

/** Starts the machine when it is first asked for; where it could not be loaded, the next question tries again. */
function startLater(tell: (isBusy: boolean) => void): () => Promise<SubmissionActor> {
  let started: Promise<SubmissionActor> | undefined;
  return () => {
    started ??= import('./submission-actor.ts').then(({ startSubmission }) => startSubmission(tell));
    started.catch(() => (started = undefined));
    return started;
  };
}

export function useSubmission(): Submission {
  const [isBusy, setBusy] = useState(false);
  const [actor] = useState(() => startLater(setBusy));
  // Behind the form, which is drawn without it.
  useEffect(() => void actor().catch(() => undefined), [actor]);
  return {
    isBusy,
    run: async (work) => {
      const machine = await actor();
      // Asked of the machine itself: two clicks may come before the next drawing.
      if (!machine.getSnapshot().can({ type: 'submit' })) return undefined;
      machine.send({ type: 'submit' });
      const failure = await work();
      machine.send({ type: !failure ? 'saved' : isOutdated(failure) ? 'outdated' : 'failed' });
      return { failure };
    },
    edit: (type = 'edit') =>
      void actor().then(
        (machine) => machine.send({ type }),
        () => undefined,
      ),
  };
}
