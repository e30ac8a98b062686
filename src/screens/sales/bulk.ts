// Several payouts at once: paid as one by one call, or held, released, returned and made due again one by one.
import { decide, textOfState } from '#machines/decide.ts';
import { payoutMachine, type PayoutEvent } from '#machines/payout.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { definition as paymentForm } from '#schemas/generated/forms/payout-payment.js';
import { definition as reasonForm } from '#schemas/generated/forms/reason.js';
import type { Payout, PayoutPaymentForm, ReasonForm } from '#schemas/types.ts';
import { notWhile } from '#src/components/machines/step-reasons.ts';
import { dollars } from '#src/components/formats/numbers.ts';
import { sumOf } from '#machines/money.ts';
import type { AskedForm, BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { failPayout, holdPayout, mostAtOnce, payBatch, simplePayoutSteps } from '#src/stores/payouts.ts';
import { stateOf } from './payout-text.ts';
import { TransfersFile } from './transfers-file.tsx';

const forms = [paymentForm, reasonForm] as AskedForm[];
const total = (rows: readonly Payout[]): number => sumOf(rows.map(({ amount }) => amount));

export const bulk: BulkKind<Payout> = {
  reasonAgainst: (payout, event, t) =>
    decide(payoutMachine, stateOf(payout), { type: event }) === undefined
      ? notWhile(textOfState(labels.payout, stateOf(payout)), t)
      : undefined,
  take: (payout, event, said) => {
    const simple = simplePayoutSteps[event];
    if (simple) return simple(payout, undefined);
    return (event === 'hold' ? holdPayout : failPayout)(payout, said as ReasonForm);
  },
  together: {
    ['pay' satisfies PayoutEvent['type']]: {
      most: mostAtOnce,
      take: (rows, said) => payBatch(rows, total(rows), said as PayoutPaymentForm),
    },
  },
  formOf: ({ form }) => forms.find(({ name }) => name === form),
  sumOf: (rows, _event, language) => dollars(total(rows), language),
  Beside: TransfersFile,
};
