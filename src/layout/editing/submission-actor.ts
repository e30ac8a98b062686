import { createActor, type Actor } from 'xstate';
import { submissionMachine } from '#machines/submission.machine.ts';

export type SubmissionActor = Actor<typeof submissionMachine>;

/** Starts the submission machine of one form and tells whether it is busy. */
export function startSubmission(tell: (isBusy: boolean) => void): SubmissionActor {
  const actor = createActor(submissionMachine);
  actor.subscribe((snapshot) => tell(snapshot.hasTag('busy')));
  return actor.start();
}
