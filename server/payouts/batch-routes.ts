// Ours: several due payouts paid as one, and the rows of the file for the bank.
import type { FastifyInstance } from 'fastify';
import { centsOf } from '#machines/money.ts';
import { payablePayoutStates } from '#machines/payout.machine.ts';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { rowToChange } from '../changes/change-row.ts';
import { demandPast } from '../changes/demand-past.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { demandStep, payouts as payoutRows } from './change.ts';
import { lockHosts } from './line-queries.ts';
import { demandAccount, payAsBatch } from './payment.ts';
import { hostsOfPayouts, listPaidTransfers, listTransfers } from './queries.ts';

const payable: ReadonlySet<string> = new Set(payablePayoutStates);

export function payoutBatchRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.payPayouts, async ({ body, change }) => {
    const versions = new Map(body.ids.map((id, at) => [String(id), body.versions?.[at]]));
    const ids = [...versions.keys()].sort();
    const { method, date } = body.payment;
    demandPast(date);
    const data = await change(async (tx) => {
      await lockHosts(tx, await hostsOfPayouts(tx, ids));
      const payouts: Payout[] = [];
      for (const id of ids) payouts.push(await rowToChange(tx, payoutRows, id, versions.get(id)));
      for (const payout of payouts) {
        demandStep(payout, 'pay');
        demandAccount(payout, method);
      }
      const total = payouts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
      if (total !== centsOf(body.total)) throw new Refusal(409, 'total', messages.refusal.batchChanged);
      return payAsBatch(tx, payouts, body.payment);
    });
    return { data, batch: data[0]?.batch };
  });

  answer(app, calls.getTransfers, async ({ query }) => {
    const { ids = '', batch } = query;
    if (batch) return { data: await listPaidTransfers(db, batch) };
    const found = await listTransfers(db, ids.split(',').filter(Boolean));
    // A file is what somebody pays by: what was sent already is in none.
    const others = found
      .filter(({ state }) => !payable.has(state))
      .map(({ transfer }) => String(transfer.bookingId));
    if (others.length > 0) throw new Refusal(409, 'state', messages.refusal.notDue, { bookings: others });
    return { data: found.map(({ transfer }) => transfer) };
  });
}
