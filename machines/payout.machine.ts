// A payout: what a host is paid for one booking once the trip is over.
import { setup } from 'xstate';
import { stateAfter, statesAllowing, statesTagged, type StateIn } from './decide.ts';

export type PayoutEvent =
  | { type: 'fallDue' }
  | { type: 'pay' }
  | { type: 'fail' }
  | { type: 'retry' }
  | { type: 'hold' }
  | { type: 'release' }
  | { type: 'cancel' };

export const payoutMachine = setup({
  types: { events: {} as PayoutEvent },
}).createMachine({
  id: 'payout',
  initial: 'scheduled',
  states: {
    scheduled: {
      description: 'The trip is still ahead, or not over for long enough.',
      tags: 'open',
      on: { fallDue: 'due', cancel: 'cancelled' },
    },
    due: {
      description: 'To be paid now.',
      tags: 'open',
      on: { pay: 'paid', hold: 'held', cancel: 'cancelled' },
    },
    held: {
      description: 'Kept back until somebody has looked at it.',
      on: { release: 'due' },
    },
    paid: {
      description: 'Sent to the host. A bank can return it days later.',
      tags: ['closed', 'paid'],
      on: { fail: 'failed' },
    },
    failed: {
      description: 'The bank returned it.',
      on: { retry: 'due' },
    },
    cancelled: {
      description: 'The end: refunds left nothing to pay.',
      tags: 'closed',
    },
  },
});

export type PayoutState = StateIn<typeof payoutMachine>;

/** What staff may do with a payout, and what the button reads. Falling due and cancelling are the server's. */
export const payoutActions = [
  { event: 'pay', label: 'Mark as Paid' },
  { event: 'hold', label: 'Hold', danger: true },
  { event: 'release', label: 'Release' },
  { event: 'fail', label: 'The bank returned it', danger: true },
  { event: 'retry', label: 'Make due again' },
] as const satisfies readonly { event: PayoutEvent['type']; label: string; danger?: true }[];

const tagged = (tag: 'open' | 'closed' | 'paid'): readonly string[] => statesTagged(payoutMachine, tag);
const [open, closed, paid] = [tagged('open'), tagged('closed'), tagged('paid')];

/** Takes what earlier refunds still ask of the host. */
export const isOpen = (state: string): boolean => open.includes(state);

/** Sent, and not returned as far as anybody knows. */
export const isPaid = (state: string): boolean => paid.includes(state);

/** Not sent, or sent and returned: a refund of its own booking is taken from it. */
export const unpaidPayoutStates = Object.keys(payoutMachine.states).filter(
  (state) => !closed.includes(state),
);

const allowing = (event: PayoutEvent['type']): PayoutState[] => statesAllowing(payoutMachine, event);

/** Falls due when its time has come. */
export const waitingPayoutStates = allowing('fallDue');

/** Can be paid now. */
export const payablePayoutStates = allowing('pay');

const firstState: PayoutState = 'scheduled';
const after = (event: PayoutEvent['type']): PayoutState => stateAfter(payoutMachine, firstState, event);

/** Where a new payout stands: as usual, when its time has come already, and when there is nothing to pay. */
export const newPayoutStates = { usual: firstState, late: after('fallDue'), empty: after('cancel') };
