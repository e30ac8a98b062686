// Ours: the figures of the home page in one call.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pairsOf, type BoatApproval } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import { payablePayoutStates, unpaidPayoutStates } from '#machines/payout.machine.ts';
import { undecidedRefundStates } from '#machines/refund.machine.ts';
import { calls } from '#schemas/calls.ts';
import home from '#schemas/home.json' with { type: 'json' };
import { countLists } from '../collections/count.ts';
import { answer } from '../http/answer.ts';
import type { Query } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { readableBy } from './overview-reads.ts';
import { countBoatsByDocuments, readDays, readOverview, type BoatsWith } from './overview-queries.ts';

const codes = {
  toBeConfirmed: codeOf('booking', 'toBeConfirmed'),
  due: codeOf('booking', 'due'),
  confirmed: codeOf('booking', 'confirmed'),
  cancelled: codeOf('booking', 'cancelled'),
  undecidedRefunds: undecidedRefundStates,
  payablePayouts: payablePayoutStates,
  unpaidPayouts: unpaidPayoutStates,
};

const labelled = (boats: readonly BoatsWith[], label: BoatApproval): number =>
  pairsOf(label)
    .flatMap(([navigation, authorization]) =>
      boats.filter((one) => one.navigation === navigation && one.authorization === authorization),
    )
    .reduce((sum, { count }) => sum + count, 0);

/** @returns how many boats there are of each label, counted anew once a boat has changed (docs/decisions/013) */
function boatCounter(db: Query): (request: FastifyRequest) => Promise<Record<BoatApproval, number>> {
  let known: { version: number | undefined; boats: BoatsWith[] } | undefined;
  return async ({ counts }) => {
    const version = counts?.['boatList'];
    if (!known || known.version !== version) known = { version, boats: await countBoatsByDocuments(db) };
    const { boats } = known;
    return {
      approved: labelled(boats, 'approved'),
      pendingApproval: labelled(boats, 'pendingApproval'),
      pending: labelled(boats, 'pending'),
    };
  };
}

export function overviewRoutes(app: FastifyInstance, { db }: Context): void {
  const countBoats = boatCounter(db);
  answer(app, calls.getOverview, async ({ query: { from, to }, session: { admin }, request }) => {
    const [figures, lists, days] = await Promise.all([
      countBoats(request).then((boats) => readOverview(db, boats, codes, home)),
      countLists(db, admin),
      from && to ? readDays(db, codes, { from, to }) : undefined,
    ]);
    return { data: readableBy(admin, { ...figures, lists, ...(days ? { days } : {}) }) };
  });
}
