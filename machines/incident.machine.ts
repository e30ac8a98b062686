// An incident: damage or a complaint is reported, somebody looks into it, and somebody else settles it or it is rejected.
import { setup } from 'xstate';

export type IncidentEvent =
  | { type: 'edit' }
  | { type: 'review' }
  | { type: 'settle' }
  | { type: 'reject' }
  | { type: 'reopen' };

export const incidentMachine = setup({
  types: { events: {} as IncidentEvent },
}).createMachine({
  id: 'incident',
  initial: 'reported',
  states: {
    reported: {
      description: 'Waits for somebody to look into it.',
      on: { edit: 'reported', review: 'inReview' },
    },
    inReview: {
      description: 'Somebody looks into it; who settles it is somebody else.',
      on: { edit: 'inReview', settle: 'settled', reject: 'rejected' },
    },
    settled: {
      description: 'The end, unless there is more to it.',
      on: { reopen: 'reported' },
    },
    rejected: {
      description: 'The end, unless there is more to it.',
      on: { reopen: 'reported' },
    },
  },
});
