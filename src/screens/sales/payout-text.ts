// What a payout's lines and steps say in words.
import { decide } from '#machines/decide.ts';
import { payoutActions, payoutMachine, type PayoutState } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import { textOf } from '#schemas/row-values.ts';
import type { Payout } from '#schemas/types.ts';
import type { RowAction } from '#src/components/page/row-dialog.tsx';
import type { BreakdownRow } from '#src/components/formats/breakdown.tsx';
import { numeral } from '#src/components/formats/numbers.ts';
import type { Language, Translate } from '#src/language/i18n.ts';
import { whyNot } from '#src/stores/refusals.ts';

export const stateOf = ({ state }: Payout): PayoutState => (textOf(state) || '–') as PayoutState;

/** The lines of a payout and what they come to. */
export function lineRows(payout: Payout, t: Translate, language: Language): BreakdownRow[] {
  const { lines, amount = 0, bookingId, feePercent } = payout;
  const titles: Record<string, string> = {
    price: t('Price'),
    fee: t('Service fee {{percent}}%', { percent: feePercent && numeral(feePercent, language) }),
  };
  return [
    ...(Array.isArray(lines) ? lines : []).map((line) => ({
      label:
        titles[line.kind ?? ''] ??
        (line.bookingId === bookingId ? t('Refund') : t('Refund of booking {{id}}', { id: line.bookingId })),
      amount: line.amount ?? 0,
    })),
    { label: t('Payout'), amount, isTotal: true },
  ];
}

/** What the machine allows now, disabled with the reason where the role does not. */
export function actionsFor(payout: Payout, t: Translate): RowAction[] {
  const disabledReason = whyNot(calls.payPayout.permission, t);
  const steps = payoutActions
    .filter(({ event }) => decide(payoutMachine, stateOf(payout), { type: event }) !== undefined)
    .map((action) => ({
      event: action.event,
      label: t(action.label),
      tone: 'danger' in action ? ('danger' as const) : ('primary' as const),
      disabledReason,
    }));
  return [
    { event: 'account', label: t('Host account info'), tone: 'quiet' },
    { event: 'resend', label: t('Resend Payout Details'), tone: 'quiet', disabledReason },
    ...steps,
  ];
}
