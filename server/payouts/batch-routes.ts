// Ours: several due payouts paid as one, and the rows of the file for the bank.
import type { FastifyInstance } from 'fastify';
import { centsOf } from '#machines/money.ts';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { rowToChange } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { demandStep, payouts as payoutRows } from './change.ts';
import { lockHosts } from './line-queries.ts';
import { demandAccount, demandPast, payAsBatch } from './payment.ts';
import { hostsOfPayouts, listTransfers } from './queries.ts';

export function payoutBatchRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.payPayouts, async ({ body, change }) => {
    const versions = new Map(body.ids.map((id, at) => [String(id), body.versions?.[at]]));
    const ids = [...versions.keys()].sort();
    const { method, date } = body.payment;
    demandPast('date', date);
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
    const ids = query['ids']?.split(',').filter(Boolean) ?? [];
    return { data: await listTransfers(db, { ids, batch: query['batch'] }) };
  });
}
