// What every change of a refund shares: turns of the host's money, the version seen, the machine, audit and alert.
import { decide } from '#machines/decide.ts';
import { refundMachine, type RefundEvent, type RefundState } from '#machines/refund.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { lockHosts } from '../payouts/line-queries.ts';
import { findRefund, hostOfRefund, lockRefund, updateRefund } from './queries.ts';

const { notFound, stale, moneyTransition } = messages.refusal;

export const demandRefund = (refund: Refund | undefined): Refund => {
  if (!refund) throw new Refusal(404, 'refund', notFound, { label: 'This refund' });
  return refund;
};

export interface RefundChanges {
  /** The refund as it is answered: its images open for a while. */
  withLinks: (refund: Refund) => Refund;
  /** The refund, locked after the money of its host, and of the version the client has seen. */
  refundToChange: (tx: Transaction, id: string, version?: number) => Promise<Refund>;
  /** The state that an event leads to. @throws Refusal 409 with the refund as it is */
  demandStep: (refund: Refund, event: RefundEvent['type']) => RefundState;
  /** One step of the machine, with what is to be kept of it. */
  stepRefund: (
    tx: Transaction,
    before: Refund,
    event: RefundEvent['type'],
    details?: Record<string, unknown>,
  ) => Promise<Refund>;
  /** Writes the audit entry and tells the other admins; returns the row as it is now. */
  refundChanged: (tx: Transaction, before: Refund | null, id: string, action: string) => Promise<Refund>;
}

export function refundChanges({ signLink }: Pick<Context, 'signLink'>): RefundChanges {
  const withLinks = (refund: Refund): Refund => {
    const entries = Object.entries(refund.images ?? {}).map(([what, path]) => [what, signLink(path)]);
    return { ...refund, images: Object.fromEntries(entries) as NonNullable<Refund['images']> };
  };

  async function refundToChange(tx: Transaction, id: string, version?: number): Promise<Refund> {
    const host = await hostOfRefund(tx, id);
    await lockHosts(tx, host === undefined ? [] : [host]);
    const refund = demandRefund(await lockRefund(tx, id));
    if (version !== undefined && version !== refund.version)
      throw new Refusal(412, 'version', stale, {}, { data: withLinks(refund) });
    return refund;
  }

  function demandStep(refund: Refund, event: RefundEvent['type']): RefundState {
    const state = refund.state as RefundState;
    const target = decide(refundMachine, state, { type: event });
    if (target) return target as RefundState;
    const values = { thing: 'refund', state: labels.refund[state].text };
    throw new Refusal(409, 'state', moneyTransition, values, { data: withLinks(refund) });
  }

  async function refundChanged(
    tx: Transaction,
    before: Refund | null,
    id: string,
    action: string,
  ): Promise<Refund> {
    const after = demandRefund(await findRefund(tx, id));
    await tx.audit({ entity: 'refund', entityId: id, action, before, after });
    tx.changed({ entity: 'refund', id, version: after.version });
    return after;
  }

  const stepRefund: RefundChanges['stepRefund'] = async (tx, before, event, details = {}) => {
    const id = String(before._id);
    await updateRefund(tx, id, { state: demandStep(before, event), ...details });
    return refundChanged(tx, before, id, event);
  };

  return { withLinks, refundToChange, demandStep, stepRefund, refundChanged };
}
