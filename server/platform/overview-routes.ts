// Ours: the figures of the home page in one call.
import type { FastifyInstance } from 'fastify';
import { pairsOf } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import { payablePayoutStates, unpaidPayoutStates } from '#machines/payout.machine.ts';
import { undecidedRefundStates } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import home from '#schemas/home.json' with { type: 'json' };
import { countLists } from '../collections/count.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { readDays, readOverview } from './queries.ts';

const codes = {
  pairs: {
    approved: pairsOf('approved'),
    pendingApproval: pairsOf('pendingApproval'),
    pending: pairsOf('pending'),
  },
  toBeConfirmed: codeOf('booking', 'toBeConfirmed'),
  due: codeOf('booking', 'due'),
  confirmed: codeOf('booking', 'confirmed'),
  cancelled: codeOf('booking', 'cancelled'),
  undecidedRefunds: undecidedRefundStates,
  payablePayouts: payablePayoutStates,
  unpaidPayouts: unpaidPayoutStates,
};

export function overviewRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getOverview, async ({ query: { from, to }, session: { admin } }) => {
    const [figures, lists, days] = await Promise.all([
      readOverview(db, codes, home),
      countLists(db, admin),
      from && to ? readDays(db, codes, { from, to }) : undefined,
    ]);
    return { data: { ...figures, lists, ...(days ? { days } : {}) } };
  });
}
