// Several refunds decided, sent or told to have arrived at once.
import { definition as proofForm } from '#schemas/generated/forms/refund-proof.js';
import { definition as reasonForm } from '#schemas/generated/forms/reason.js';
import type { ReasonForm, Refund, RefundProofForm } from '#schemas/types.ts';
import { dollars } from '#src/components/formats/numbers.ts';
import { sumOf } from '#machines/money.ts';
import type { AskedForm, BulkKind } from '#src/layout/bulk/bulk-kind.ts';
import { completeRefund, failRefund, rejectRefund, simpleRefundSteps } from '#src/stores/refunds.ts';
import { reasonAgainst, type RefundStep } from './refund-text.ts';

const forms = [proofForm, reasonForm] as AskedForm[];

export const bulk: BulkKind<Refund> = {
  reasonAgainst: (refund, event, t) => reasonAgainst(refund, event as RefundStep, t),
  take: (refund, event, said) => {
    const simple = simpleRefundSteps[event];
    if (simple) return simple(refund, undefined);
    if (event === 'complete') return completeRefund(refund, said as RefundProofForm);
    return (event === 'reject' ? rejectRefund : failRefund)(refund, said as ReasonForm);
  },
  formOf: ({ form }) => forms.find(({ name }) => name === form),
  sumOf: (rows, _event, language) => dollars(sumOf(rows.map(({ amount }) => amount)), language),
};
