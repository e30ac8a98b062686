// §2 Refund Management: refunds, the one that is open, and what may be done with it.
import type { RefundEvent } from '#machines/refund.machine.ts';
import { refundsCalls } from '#schemas/calls/refunds.ts';
import { definition as table } from '#schemas/generated/tables/refunds.js';
import type { ReasonForm, Refund, Refundable, RefundProofForm, RefundRequestForm } from '#schemas/types.ts';
import { call, type Failure, type Outcome, type Save } from '#src/api/call.ts';
import { upload } from '#src/api/upload.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';

export const refunds = createList({ table, call: refundsCalls.getRefunds });

export const openedRefund = createOpenedRow<Refund>({
  entity: 'refund',
  lists: [refunds],
  fetchRow: (id) => call(refundsCalls.getRefund, { params: { id } }),
});

type Ask<Value> = (
  request: { params: { id: string }; version: number | undefined },
  value: Value,
) => Promise<Outcome<unknown>>;

const requestFor = ({ _id, version }: Refund) => ({ params: { id: String(_id) }, version });

const saver =
  <Value>(ask: Ask<Value>): Save<Refund, Value> =>
  async (refund, value) =>
    openedRefund.settle(await ask(requestFor(refund), value));

export const rejectRefund = saver<ReasonForm>((request, body) =>
  call(refundsCalls.rejectRefund, { ...request, body }),
);
export const failRefund = saver<ReasonForm>((request, body) =>
  call(refundsCalls.failRefund, { ...request, body }),
);
export const completeRefund = saver<RefundProofForm>((request, body) =>
  call(refundsCalls.completeRefund, { ...request, body }),
);

const simple = {
  approve: saver<undefined>((request) => call(refundsCalls.approveRefund, request)),
  withdraw: saver<undefined>((request) => call(refundsCalls.withdrawRefund, request)),
  process: saver<undefined>((request) => call(refundsCalls.processRefund, request)),
} satisfies Partial<Record<RefundEvent['type'], Save<Refund, undefined>>>;

export type SimpleStep = keyof typeof simple;
export const isSimple = (event: string): event is SimpleStep => event in simple;

/** A step that needs nothing said. @returns the failure, or nothing */
export const stepRefund = (refund: Refund, event: SimpleStep): Promise<Failure<Refund> | undefined> =>
  simple[event](refund, undefined);

/** Paid bookings that match a number, a guest or a boat. */
export const findRefundable = (q: string): Promise<Outcome<Refundable[]>> =>
  call(refundsCalls.getRefundable, { query: { q } });

/** Asks for a refund. @returns the failure, or the new refund */
export async function requestRefund(body: RefundRequestForm): Promise<Outcome<Refund>> {
  const outcome = await call(refundsCalls.requestRefund, { body });
  if (outcome.ok) refunds.add(outcome.data);
  return outcome;
}

const images = { request: refundsCalls.saveRefundImage, proof: refundsCalls.saveRefundProof };

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
