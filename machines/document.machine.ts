// §4: the status of one document of a boat (navigation license or authorization).
import { setup } from 'xstate';

export type DocumentEvent =
  | { type: 'approve' }
  | { type: 'reject' }
  | { type: 'askVerification' }
  | { type: 'upload' };

export const documentMachine = setup({
  types: { events: {} as DocumentEvent },
}).createMachine({
  id: 'document',
  initial: 'undecided',
  states: {
    undecided: {
      on: { approve: 'approved', reject: 'pending', upload: 'undecided' },
    },
    approved: {
      on: { askVerification: 'pending', upload: 'undecided' },
    },
    pending: {
      description: 'The host must bring a new image.',
      on: { upload: 'undecided' },
    },
  },
});

/** What staff may do with a document, and what the button reads. `upload` is the host's. */
export const documentActions = [
  { event: 'approve', label: 'Approve' },
  { event: 'reject', label: 'Reject' },
  { event: 'askVerification', label: 'Ask Verification' },
] as const satisfies readonly { event: DocumentEvent['type']; label: string }[];
