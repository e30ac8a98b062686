// §2 Refund Management: refunds, the one that is open, and what may be done with it.
import type { RefundEvent } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/refunds.js';
import type { Refund, Refundable, RefundRequestForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome, Save } from '#src/api/outcome.ts';
import { upload } from '#src/api/upload.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';
import { requestFor, stepsOf } from './steps.ts';

export const refunds = createList({ table, call: calls.getRefunds });

export const openedRefund = createOpenedRow<Refund>({
  entity: 'refund',
  lists: [refunds],
  fetchRow: (id) => call(calls.getRefund, { params: { id } }),
});

const step = stepsOf(openedRefund);

export const rejectRefund = step(calls.rejectRefund);
export const failRefund = step(calls.failRefund);
export const completeRefund = step(calls.completeRefund);

/** Steps that need nothing said, by their events. */
export const simpleRefundSteps: Partial<Record<string, Save<Refund, undefined>>> = {
  approve: step(calls.approveRefund),
  withdraw: step(calls.withdrawRefund),
  process: step(calls.processRefund),
} satisfies Partial<Record<RefundEvent['type'], unknown>>;

/** Paid bookings that match a number, a guest or a boat. */
export const findRefundable = (q: string): Promise<Outcome<Refundable[]>> =>
  call(calls.getRefundable, { query: { q } });

/** Asks for a refund. @returns the failure, or the new refund */
export async function requestRefund(body: RefundRequestForm): Promise<Outcome<Refund>> {
  const outcome = await call(calls.requestRefund, { body });
  if (outcome.ok) refunds.add(outcome.data);
  return outcome;
}

const images = { request: calls.saveRefundImage, proof: calls.saveRefundProof };

/** Sends the image of a request or of a proof. @returns the failure; `aborted` when the person cancelled */
export async function sendRefundImage(
  refund: Refund,
  what: keyof typeof images,
  file: File,
  sending: { onProgress?: (part: number) => void; signal?: AbortSignal } = {},
): Promise<Failure | 'aborted' | undefined> {
  const outcome = await upload(images[what], { ...requestFor(refund), file, ...sending });
  return outcome ? openedRefund.settle(outcome) : 'aborted';
}
