// Ours: payouts of hosts, one at a time.
import type { FastifyInstance } from 'fastify';
import type { PayoutEvent } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import type { Payout, ReasonForm } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';
import { addedTo } from '../changes/added-fields.ts';
import { changeRow, demandRow, rowToChange } from '../changes/change-row.ts';
import { demandPast } from '../changes/demand-past.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, type Asked } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { demandStep, payouts, stepPayout } from './change.ts';
import { cancelEmpty, settleHost } from './ledger.ts';
import { demandAccount, detailsFor, dueAgain, paidBy } from './payment.ts';
import { findPayout, payoutList, raisePayouts, saveHostAccount, updatePayout } from './queries.ts';

type StepCall = { params: { id: string } } & Pick<
  Asked<typeof calls.releasePayout>,
  'session' | 'version' | 'change'
>;

const givenReason = (body: ReasonForm) => ({ reason: body.reason, added: addedTo('reason', body) });

export function payoutRoutes(app: FastifyInstance, { db }: Context): void {
  /** One change of one payout, answered as it is afterwards. */
  async function settle(
    { params, version, change }: StepCall,
    work: (tx: Transaction, before: Payout) => Promise<Payout>,
  ): Promise<{ data: Payout }> {
    const payout = await change(async (tx) => work(tx, await rowToChange(tx, payouts, params.id, version)));
    return { data: payout };
  }

  /** A change that is no step of the machine, by its name. */
  const note = (asked: StepCall, action: string, work: (tx: Transaction, before: Payout) => Promise<void>) =>
    settle(asked, async (tx, locked) => {
      const { id } = asked.params;
      const { after } = await changeRow(tx, payouts, { id, locked }, async () => {
        await work(tx, locked);
        return action;
      });
      return after;
    });

  const step = (asked: StepCall, event: PayoutEvent['type'], details?: Record<string, unknown>) =>
    settle(asked, (tx, before) => stepPayout(tx, before, event, details));

  /** Due again: what refunds have asked of the host meanwhile is taken first. */
  const makeDue = (asked: StepCall, event: 'release' | 'retry') =>
    settle(asked, async (tx, before) => {
      const due = await stepPayout(tx, before, event, dueAgain);
      await settleHost(tx, String(due.hostId));
      return cancelEmpty(tx, demandRow(payouts, await findPayout(tx, String(due._id))));
    });

  answer(
    app,
    calls.getPayouts,
    listHandler(db, [tables.payouts], () => payoutList),
  );

  answer(app, calls.getPayout, async ({ params }) => ({
    data: demandRow(payouts, await findPayout(db, params.id)),
  }));

  answer(app, calls.payPayout, (asked) => {
    const { method, date } = asked.body;
    return settle(asked, async (tx, before) => {
      demandPast(date);
      demandStep(before, 'pay');
      demandAccount(before, method);
      return stepPayout(tx, before, 'pay', { ...paidBy(asked.body), batch: null });
    });
  });

  answer(app, calls.holdPayout, (asked) => step(asked, 'hold', givenReason(asked.body)));
  answer(app, calls.failPayout, (asked) => step(asked, 'fail', givenReason(asked.body)));
  answer(app, calls.releasePayout, (asked) => makeDue(asked, 'release'));
  answer(app, calls.retryPayout, (asked) => makeDue(asked, 'retry'));

  answer(app, calls.resendPayout, (asked) =>
    note(asked, 'resend', async (tx, before) => {
      await updatePayout(tx, asked.params.id, { detailsSentAt: new Date().toISOString() });
      tx.alert(detailsFor(before));
    }),
  );

  answer(app, calls.saveHostAccount, (asked) =>
    note(asked, 'account', async (tx, before) => {
      const { session, body: sent } = asked;
      const account = { sent, stored: before.account, admin: session.admin, entity: 'host-account' };
      await saveHostAccount(tx, String(before.hostId), withKept(forms['host-account'].schema, account));
      for (const { id, version } of await raisePayouts(tx, String(before.hostId)))
        if (id !== asked.params.id) tx.tell({ entity: payouts.entity, id, version });
    }),
  );
}
