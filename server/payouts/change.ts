// What every change of a payout shares: one change of a host's money at a time, how the row is shown, the machine.
import { payoutMachine, type PayoutEvent, type PayoutState } from '#machines/payout.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { changeRow, type FoundKind } from '../changes/change-row.ts';
import { demandTarget } from '../changes/demand-step.ts';
import type { Transaction } from '../changes/transaction.ts';
import { lockHosts } from './line-queries.ts';
import { findPayout, hostsOfPayouts, lockPayout, updatePayout } from './queries.ts';

const { payoutTransition: text } = messages.refusal;

/** Account numbers are written down only when they are what changed. */
const audited = ({ account, ...payout }: Payout, action: string): Payout =>
  action === 'account' && account ? { ...payout, account } : payout;

export const payouts: FoundKind<Payout> = {
  entity: 'payout',
  label: 'This payout',
  find: findPayout,
  lock: async (tx, id) => {
    await lockHosts(tx, await hostsOfPayouts(tx, [id]));
    return lockPayout(tx, id);
  },
  audited,
};

/** The state that an event leads to. @throws Refusal 409 with the payout as it is */
export function demandStep(payout: Payout, event: PayoutEvent['type']): PayoutState {
  const { state = '' } = payout;
  const standing = { sort: 'state', text, labels: labels.payout, state, data: payout };
  return demandTarget(payoutMachine, event, standing);
}

/** One step of the machine, with what is to be kept of it. */
export async function stepPayout(
  tx: Transaction,
  before: Payout,
  event: PayoutEvent['type'],
  details: Record<string, unknown> = {},
): Promise<Payout> {
  const id = String(before._id);
  const { after } = await changeRow(tx, payouts, { id, locked: before }, async () => {
    await updatePayout(tx, id, { state: demandStep(before, event), ...details });
    return event;
  });
  return after;
}
