// §5 §8: one submit of one form. A second submit while the first is under way is not a transition.
import { setup } from 'xstate';

export type SubmissionEvent =
  | { type: 'submit' }
  | { type: 'saved' }
  | { type: 'failed' }
  | { type: 'outdated' }
  | { type: 'edit' }
  | { type: 'reload' };

export const submissionMachine = setup({
  types: { events: {} as SubmissionEvent },
}).createMachine({
  id: 'submission',
  initial: 'editing',
  states: {
    editing: {
      on: { submit: 'saving', edit: 'editing' },
    },
    saving: {
      tags: 'busy',
      on: { saved: 'saved', failed: 'failed', outdated: 'outdated' },
    },
    saved: {
      on: { edit: 'editing', submit: 'saving' },
    },
    failed: {
      description: 'Nothing was saved, nothing typed is lost.',
      on: { edit: 'editing', submit: 'saving' },
    },
    outdated: {
      description: 'Somebody else saved first: both sides are shown.',
      on: { reload: 'editing', submit: 'saving' },
    },
  },
});
