// What a refund's breakdown and guards say in words.
import { decide, textOfState } from '#machines/decide.ts';
import {
  refundActions,
  refundMachine,
  refundImageStates,
  type RefundImage,
  type RefundState,
} from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Permission, Refund } from '#schemas/types.ts';
import type { BreakdownRow } from '#src/components/formats/breakdown.tsx';
import { dollars } from '#src/components/formats/numbers.ts';
import type { Language, Translate } from '#src/language/i18n.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { session } from '#src/stores/session.ts';

export type RefundStep = (typeof refundActions)[number]['event'];

/** The steps of the screen of the decision, and of the screen of the proof. */
export const decisionSteps: readonly RefundStep[] = ['approve', 'reject', 'withdraw', 'process'];
export const proofSteps: readonly RefundStep[] = ['complete', 'fail', 'process'];

export const permissions: Record<RefundStep, Permission> = {
  approve: calls.approveRefund.permission,
  reject: calls.rejectRefund.permission,
  withdraw: calls.withdrawRefund.permission,
  process: calls.processRefund.permission,
  complete: calls.completeRefund.permission,
  fail: calls.failRefund.permission,
};

export const stateOfRefund = ({ state }: Refund): RefundState => (textOf(state) || '–') as RefundState;

const notWhile = (state: RefundState, t: Translate): string =>
  t('Not possible while the refund is {{state}}.', { state: t(textOfState(labels.refund, state)) });

/** Why an image cannot be put in now, translated; nothing where it can. */
export function reasonAgainstImage(refund: Refund, what: RefundImage, t: Translate): string | undefined {
  const state = stateOfRefund(refund);
  return refundImageStates[what].includes(state) ? undefined : notWhile(state, t);
}

/** Why a step cannot be taken now, translated; nothing where it can. */
export function reasonAgainst(refund: Refund, event: RefundStep, t: Translate): string | undefined {
  const byRole = whyNot(permissions[event], t);
  if (byRole !== undefined) return byRole;
  const state = stateOfRefund(refund);
  if (decide(refundMachine, state, { type: event }) === undefined) return notWhile(state, t);
  const isOwn = refund.requestedBy !== undefined && refund.requestedBy === String(session.admin?._id);
  return isOwn && (event === 'approve' || event === 'reject') ? t(messages.refusal.ownRefund) : undefined;
}

export const actionOf = (event: RefundStep) => refundActions.find((action) => action.event === event);

export interface Amounts {
  paid?: number | undefined;
  refunded?: number | undefined;
  penalty?: number | undefined;
  penaltyFee?: number | undefined;
  proposal?: number | undefined;
  amount?: number | undefined;
}

/** Paid, penalty, service fee and refund, in the order they are worked out. */
export function breakdownRows(amounts: Amounts, t: Translate, language: Language): BreakdownRow[] {
  const { paid = 0, refunded = 0, penalty = 0, penaltyFee = 0, proposal = 0, amount } = amounts;
  return [
    { label: t('Paid'), amount: paid },
    ...(refunded > 0 ? [{ label: t('Refunded before'), amount: -refunded }] : []),
    {
      label:
        penalty > 0
          ? t('Penalty (of it service fee {{fee}})', { fee: dollars(penaltyFee, language) })
          : t('Penalty'),
      amount: 0 - penalty,
    },
    { label: t('Proposed by the policy'), amount: proposal, isTotal: true },
    ...(amount === undefined ? [] : [{ label: t('Refund'), amount, isTotal: true }]),
  ];
}
