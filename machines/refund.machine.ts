// A refund: support asks for it, another admin decides, then money goes back and the proof is kept.
import { setup } from 'xstate';
import { statesAllowing, statesTagged, type StateIn } from './decide.ts';

export type RefundEvent =
  | { type: 'approve' }
  | { type: 'reject' }
  | { type: 'withdraw' }
  | { type: 'process' }
  | { type: 'complete' }
  | { type: 'fail' };

export const refundMachine = setup({
  types: { events: {} as RefundEvent },
}).createMachine({
  id: 'refund',
  initial: 'requested',
  states: {
    requested: {
      description: 'Waits for the decision of somebody else than who asked.',
      tags: 'open',
      on: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    },
    approved: {
      description: 'The money counts as given back; it has not been sent yet.',
      tags: ['open', 'counted'],
      on: { process: 'processing' },
    },
    processing: {
      description: 'On its way to the guest.',
      tags: ['open', 'counted', 'sent'],
      on: { complete: 'refunded', fail: 'failed' },
    },
    failed: {
      description: 'It did not arrive and is owed to the guest still.',
      tags: ['open', 'counted'],
      on: { process: 'processing' },
    },
    refunded: {
      description: 'The end: the guest has the money, and there is a proof.',
      tags: ['counted', 'sent'],
    },
    rejected: {
      description: 'The end: the guest may be helped by a new request.',
    },
    withdrawn: {
      description: 'The end: whoever asked no longer does.',
    },
  },
});

export type RefundState = StateIn<typeof refundMachine>;

/** What staff may do with a refund, and what the button reads. */
export const refundActions = [
  { event: 'approve', label: 'Approve' },
  { event: 'reject', label: 'Reject', danger: true },
  { event: 'withdraw', label: 'Withdraw' },
  { event: 'process', label: 'Start processing' },
  { event: 'complete', label: 'Mark as Refunded' },
  { event: 'fail', label: 'It did not arrive', danger: true },
] as const satisfies readonly { event: RefundEvent['type']; label: string; danger?: true }[];

const tagged = (tag: 'open' | 'counted' | 'sent'): RefundState[] => statesTagged(refundMachine, tag);

/** While one of these is there, no other refund of the same booking may be asked for. */
export const openRefundStates = tagged('open');

/** In these the guest has the money back, or is owed it. */
export const countedRefundStates = tagged('counted');

/** Waits for somebody's decision. */
export const undecidedRefundStates = statesAllowing(refundMachine, 'approve' satisfies RefundEvent['type']);

/** While an image may be put in: that of the request until somebody has decided by it, that of the proof once money is sent. */
export const refundImageStates = {
  request: undecidedRefundStates,
  proof: tagged('sent'),
} as const satisfies Record<string, readonly RefundState[]>;

export type RefundImage = keyof typeof refundImageStates;
