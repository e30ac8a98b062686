import sql from 'sql-template-tag';
import { statesAllowing } from '#machines/decide.ts';
import { payablePayoutStates, payoutMachine } from '#machines/payout.machine.ts';
import { dayLength, dayOf } from '#schemas/days.ts';
import type { Payout } from '#schemas/types.ts';
import { demandRow } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { payouts, stepPayout } from '../payouts/change.ts';
import { cancelEmpty, settleHost } from '../payouts/ledger.ts';
import { payAsBatch } from '../payouts/payment.ts';
import { findPayout } from '../payouts/queries.ts';
import { lastBatchAgo, payoutStories, type PayoutStory, type Deed } from './money-stories.ts';
import { createRandom, type Random } from './random.ts';

const BATCHES = 44;

interface Wanted {
  states: readonly string[];
  /** Fell due before. */
  before: Date;
  most: number;
}

/** Payouts of hosts who can be paid, the one that fell due last first. */
async function findPayouts(tx: Transaction, { states, before, most }: Wanted): Promise<Payout[]> {
  const rows = await tx.query<{ id: string }>(sql`
    select p._id as id from payouts p join host_accounts a on a.user_id = p.host_id
    where p.state = any(${states}::text[]) and p.due_at < ${before.toISOString()}::timestamptz
    order by p.due_at desc, p._id limit ${most}`);
  const found: Payout[] = [];
  for (const { id } of rows) found.push(demandRow(payouts, await findPayout(tx, id)));
  return found;
}

async function payBatch(tx: Transaction, at: Date, random: Random): Promise<void> {
  const due = await findPayouts(tx, { states: payablePayoutStates, before: at, most: 100 });
  const reference = `HSB-${random.int(100_000, 999_999)}`;
  if (due.length > 0) await payAsBatch(tx, due, { method: 'wire', reference, date: dayOf(at) });
}

async function play(tx: Transaction, at: Date, story: PayoutStory, random: Random): Promise<void> {
  const { event, method, reason } = story;
  const states = statesAllowing(payoutMachine, event);
  const [payout] = await findPayouts(tx, { states, before: at, most: 1 });
  if (!payout) return;
  const payment = method && {
    method,
    reference: `${method.toUpperCase()}-${random.int(10_000, 99_999)}`,
    paidOn: dayOf(at),
    batch: null,
  };
  const after = await stepPayout(tx, payout, event, { reason: reason ?? null, ...payment });
  await settleHost(tx, String(after.hostId));
  await cancelEmpty(tx, demandRow(payouts, await findPayout(tx, String(after._id))));
}

/** One batch a week, and what went otherwise. */
export function payoutDeeds(now: Date): Deed[] {
  const random = createRandom('marketplace/payouts');
  const ago = (days: number): Date => new Date(now.getTime() - days * dayLength);
  const batches = Array.from({ length: BATCHES }, (_, week): Deed => {
    const at = ago(lastBatchAgo + 7 * week);
    return { at, by: 'manager', act: (tx) => payBatch(tx, at, random) };
  });
  const others = payoutStories.map((story): Deed => {
    const at = ago(story.ago);
    return { at, by: 'manager', act: (tx) => play(tx, at, story, random) };
  });
  return [...batches, ...others];
}
