// Ours: refunds, from the request to the proof.
import type { FastifyInstance } from 'fastify';
import { isWholeCents } from '#machines/money.ts';
import type { RefundEvent } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import { tables } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { personName } from '#schemas/person-name.ts';
import type { Refund } from '#schemas/types.ts';
import { addedTo } from '../changes/added-fields.ts';
import { demandRow, recordFound, rowToChange } from '../changes/change-row.ts';
import { demandPast } from '../changes/demand-past.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { Refusal } from '../http/refusal.ts';
import { refundChanges } from './change.ts';
import { bearRefund, insertRequest } from './ledger.ts';
import { findRefund, listRefundable, refundList } from './queries.ts';

type StepCall = { params: { id: string } } & Pick<
  Asked<typeof calls.approveRefund>,
  'session' | 'version' | 'change'
>;

const { ownRefund } = messages.refusal;
const { wholeCents } = serverMessages.refusal;

export function refundRoutes(app: FastifyInstance, { db, signLink }: Context): void {
  const { withLinks, refunds, demandStep, stepRefund } = refundChanges({ signLink });

  /** One step of one refund, answered as it is afterwards. */
  async function step(
    { params, version, change }: StepCall,
    event: RefundEvent['type'],
    work: (tx: Transaction, before: Refund) => Promise<Record<string, unknown>> = async () => ({}),
  ): Promise<{ data: Refund }> {
    const refund = await change(async (tx) => {
      const before = await rowToChange(tx, refunds, params.id, version);
      demandStep(before, event);
      return stepRefund(tx, before, event, await work(tx, before));
    });
    return { data: withLinks(refund) };
  }

  /** Never by whoever asked. @returns who decided, to be kept */
  function decidedBy({ session }: StepCall, { requestedBy }: Refund): { decidedByName: string } {
    if (requestedBy === String(session.admin._id)) throw new Refusal(403, 'requestedBy', ownRefund);
    return { decidedByName: nameOf(session) };
  }

  answer(
    app,
    calls.getRefunds,
    listHandler(db, [tables.refunds], () => refundList),
  );

  answer(app, calls.getRefund, async ({ params }) => ({
    data: withLinks(demandRow(refunds, await findRefund(db, params.id))),
  }));

  answer(app, calls.getRefundable, async ({ query }) => ({
    data: await listRefundable(db, query['q'] ?? '', limits.suggestions.most),
  }));

  answer(app, calls.requestRefund, async ({ body, session, change }) => {
    if (!isWholeCents(body.amount)) throw new Refusal(422, 'amount', wholeCents, { label: 'Amount' });
    const refund = await change(async (tx) => {
      const id = await insertRequest(tx, body, { id: String(session.admin._id), name: nameOf(session) });
      return recordFound(tx, refunds, { id, action: 'request', before: null });
    });
    return { data: withLinks(refund) };
  });

  answer(app, calls.approveRefund, (asked) =>
    step(asked, 'approve', async (tx, before) => ({
      ...decidedBy(asked, before),
      feeCents: await bearRefund(tx, before),
    })),
  );

  answer(app, calls.rejectRefund, (asked) =>
    step(asked, 'reject', async (_tx, before) => ({
      ...decidedBy(asked, before),
      rejection: asked.body.reason,
      added: addedTo('reason', asked.body),
    })),
  );

  answer(app, calls.withdrawRefund, (asked) => step(asked, 'withdraw'));
  answer(app, calls.processRefund, (asked) => step(asked, 'process', async () => ({ failure: null })));
  answer(app, calls.failRefund, (asked) =>
    step(asked, 'fail', async () => ({ failure: asked.body.reason, added: addedTo('reason', asked.body) })),
  );

  answer(app, calls.completeRefund, (asked) => {
    const { method, reference, date } = asked.body;
    demandPast(date);
    const added = addedTo('refund-proof', asked.body);
    return step(asked, 'complete', async () => ({ method, reference, sentOn: date, added }));
  });
}

const nameOf = ({ admin }: StepCall['session']): string => personName(admin, admin.email);
