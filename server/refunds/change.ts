// What every change of a refund shares: one change of the host's money at a time, how the row is shown, the machine.
import {
  refundImageStates,
  refundMachine,
  type RefundEvent,
  type RefundImage,
  type RefundState,
} from '#machines/refund.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Refund } from '#schemas/types.ts';
import { changeRow, type FoundKind } from '../changes/change-row.ts';
import { demandTarget, stateRefusal, type Standing } from '../changes/demand-step.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Context } from '../http/context.ts';
import { lockHosts } from '../payouts/line-queries.ts';
import { findRefund, hostOfRefund, lockRefund, updateRefund } from './queries.ts';

const { refundTransition: text } = messages.refusal;

export interface RefundChanges {
  /** The refund as it is answered: its images open for a while. */
  withLinks: (refund: Refund) => Refund;
  refunds: FoundKind<Refund>;
  /** The state that an event leads to. @throws Refusal 409 with the refund as it is */
  demandStep: (refund: Refund, event: RefundEvent['type']) => RefundState;
  /** @throws Refusal 409 with the refund as it is, where the image may not be put in now */
  demandImage: (refund: Refund, what: RefundImage) => void;
  /** One step of the machine, with what is to be kept of it. */
  stepRefund: (
    tx: Transaction,
    before: Refund,
    event: RefundEvent['type'],
    details?: Record<string, unknown>,
  ) => Promise<Refund>;
}

export function refundChanges({ signLink }: Pick<Context, 'signLink'>): RefundChanges {
  const withLinks = (refund: Refund): Refund => {
    const entries = Object.entries(refund.images ?? {}).map(([what, path]) => [what, signLink(path)]);
    return { ...refund, images: Object.fromEntries(entries) as NonNullable<Refund['images']> };
  };

  const refunds: FoundKind<Refund> = {
    entity: 'refund',
    label: 'This refund',
    find: findRefund,
    lock: async (tx, id) => {
      const host = await hostOfRefund(tx, id);
      await lockHosts(tx, host === undefined ? [] : [host]);
      return lockRefund(tx, id);
    },
    answered: withLinks,
  };

  const standingOf = (refund: Refund): Standing => {
    const { state = '' } = refund;
    return { sort: 'state', text, labels: labels.refund, state, data: withLinks(refund) };
  };

  const demandStep: RefundChanges['demandStep'] = (refund, event) =>
    demandTarget(refundMachine, event, standingOf(refund));

  const demandImage: RefundChanges['demandImage'] = (refund, what) => {
    const states: readonly string[] = refundImageStates[what];
    if (!states.includes(refund.state ?? '')) throw stateRefusal(standingOf(refund));
  };

  const stepRefund: RefundChanges['stepRefund'] = async (tx, before, event, details = {}) => {
    const id = String(before._id);
    const { after } = await changeRow(tx, refunds, { id, locked: before }, async () => {
      await updateRefund(tx, id, { state: demandStep(before, event), ...details });
      return event;
    });
    return after;
  };

  return { withLinks, refunds, demandStep, demandImage, stepRefund };
}
