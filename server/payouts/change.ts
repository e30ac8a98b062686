// What every change of a payout shares: turns of one host's money, the version seen, the machine, audit and alert.
import { decide } from '#machines/decide.ts';
import { payoutMachine, type PayoutEvent, type PayoutState } from '#machines/payout.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lockHosts } from './line-queries.ts';
import { findPayout, hostsOfPayouts, lockPayout, updatePayout } from './queries.ts';

const { notFound, stale, moneyTransition } = messages.refusal;

export const demandPayout = (payout: Payout | undefined): Payout => {
  if (!payout) throw new Refusal(404, 'payout', notFound, { label: 'This payout' });
  return payout;
};

const stateOf = ({ state }: Payout): PayoutState => state as PayoutState;

/** The payout, locked after the money of its host, and of the version the client has seen. */
export async function payoutToChange(tx: Transaction, id: string, version?: number): Promise<Payout> {
  await lockHosts(tx, await hostsOfPayouts(tx, [id]));
  const payout = demandPayout(await lockPayout(tx, id));
  if (version !== undefined && version !== payout.version)
    throw new Refusal(412, 'version', stale, {}, { data: payout });
  return payout;
}

/** The state that an event leads to. @throws Refusal 409 with the payout as it is */
export function demandStep(payout: Payout, event: PayoutEvent['type']): PayoutState {
  const state = stateOf(payout);
  const target = decide(payoutMachine, state, { type: event });
  if (!target)
    throw new Refusal(
      409,
      'state',
      moneyTransition,
      { thing: 'payout', state: labels.payout[state].text },
      { data: payout },
    );
  return target as PayoutState;
}

/** Account numbers are written down only when they are what changed. */
const audited = ({ account, ...payout }: Payout, action: string): Payout =>
  action === 'account' && account ? { ...payout, account } : payout;

/** Writes the audit entry and tells the other admins; returns the row as it is now. */
export async function payoutChanged(tx: Transaction, before: Payout, action: string): Promise<Payout> {
  const id = String(before._id);
  const after = demandPayout(await findPayout(tx, id));
  await tx.audit({
    entity: 'payout',
    entityId: id,
    action,
    before: audited(before, action),
    after: audited(after, action),
  });
  tx.changed({ entity: 'payout', id, version: after.version });
  return after;
}

/** One step of the machine, with what is to be kept of it. */
export async function stepPayout(
  tx: Transaction,
  before: Payout,
  event: PayoutEvent['type'],
  details: Record<string, unknown> = {},
): Promise<Payout> {
  await updatePayout(tx, String(before._id), { state: demandStep(before, event), ...details });
  return payoutChanged(tx, before, event);
}
