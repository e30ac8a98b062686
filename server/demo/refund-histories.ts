import sql from 'sql-template-tag';
import { dollarsOf } from '#machines/money.ts';
import type { RefundEvent } from '#machines/refund.machine.ts';
import { dayLength } from '#schemas/days.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { Refund, RefundRequestForm } from '#schemas/types.ts';
import { changeRow, demandRow, recordFound } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { refundChanges } from '../refunds/change.ts';
import { bearRefund, insertRequest, requestOf } from '../refunds/ledger.ts';
import { findRefund, findRefundable, updateRefundImage } from '../refunds/queries.ts';
import { refundStories, type RefundStory, type Deed, type Staff } from './money-stories.ts';
import { receiptPicture } from './pictures.ts';
import { createRandom, type Random } from './random.ts';

const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const { refunds, stepRefund } = refundChanges({ signLink: (path) => path });

interface Step {
  refund: Refund;
  story: RefundStory;
  at: Date;
  random: Random;
  decider: string;
}

/** What is kept of each step. */
const detailsOf: Record<
  RefundEvent['type'],
  (tx: Transaction, step: Step) => Record<string, unknown> | Promise<Record<string, unknown>>
> = {
  approve: async (tx, { refund, decider }) => ({
    decidedByName: decider,
    feeCents: await bearRefund(tx, refund),
  }),
  reject: (_, { story, decider }) => ({ decidedByName: decider, rejection: story.why }),
  withdraw: () => ({}),
  process: () => ({ failure: null }),
  fail: (_, { story }) => ({ failure: story.why }),
  complete: (_, { story: { method = 'wire' }, at, random }) => ({
    method,
    reference: `RF-${random.int(100_000, 999_999)}`,
    sentOn: at.toISOString().slice(0, 10),
  }),
};

/** The paid booking whose trip fits a story best, and that no other story is about. */
async function bookingFor(tx: Transaction, { lead }: RefundStory, asked: Date): Promise<string> {
  const trip = new Date(asked.getTime() + lead * dayLength).toISOString();
  const [found] = await tx.query<{ id: string }>(sql`
    select k._id as id from payouts p join bookings k on k._id = p.booking_id
    where p.cents > 0 and k.created_at < ${asked.toISOString()}::timestamptz - interval '4 hours'
      and not exists (select 1 from refunds r where r.booking_id = k._id)
    order by abs(extract(epoch from k.date - ${trip}::timestamptz)), k._id limit 1`);
  return found?.id ?? '';
}

const reasonOf = ({ reason }: RefundStory): number => {
  const row = catalogueRows.refundreasons.find(({ name }) => name === reason);
  if (!row) throw new Error(`"${reason}" is no reason in schemas/collections/refundreasons.collection.json.`);
  return row.id;
};

/** Asks for the refund of a story. @returns its key; nothing where no booking fits */
async function request(
  tx: Transaction,
  story: RefundStory,
  at: Date,
  people: Staff,
): Promise<string | undefined> {
  const booking = await findRefundable(tx, await bookingFor(tx, story, at));
  if (!booking) return undefined;
  const { note, part = 1, by = 'support' } = story;
  const body: RefundRequestForm = {
    bookingId: booking._id,
    reason: reasonOf(story),
    cancelledAt: new Date(Math.floor((at.getTime() - 2 * HOUR) / QUARTER) * QUARTER).toISOString(),
    amount: 0,
    ...(note ? { note } : {}),
  };
  const { proposed } = requestOf(booking, body);
  const amount = dollarsOf(Math.max(1, Math.round(proposed * part)));
  const id = await insertRequest(tx, { ...body, amount }, people[by]);
  await tx.query(sql`update refunds set date = ${at.toISOString()} where _id = ${id}`);
  await recordFound(tx, refunds, { id, action: 'request', before: null });
  return id;
}

/** A receipt beside the proof, as staff would add it. */
async function addReceipt(tx: Transaction, id: string, picture: string): Promise<void> {
  await changeRow(tx, refunds, { id }, async () => {
    await updateRefundImage(tx, id, 'proof', picture);
    return 'proofImage';
  });
}

/** The request of each story, and its steps some hours apart. */
export function refundDeeds(now: Date, people: Staff): Deed[] {
  const random = createRandom('marketplace/refunds');
  return refundStories.flatMap((story, nth): Deed[] => {
    const asked = new Date(now.getTime() - story.ago * dayLength);
    const pause = Math.min(0.9, story.ago / (story.events.length + 1)) * dayLength;
    let id: string | undefined;
    const steps = story.events.map((event, index): Deed => {
      const at = new Date(asked.getTime() + (index + 1) * pause);
      const act = async (tx: Transaction): Promise<void> => {
        if (id === undefined) return;
        const refund = demandRow(refunds, await findRefund(tx, id));
        const step = { refund, story, at, random, decider: people.manager.name };
        await stepRefund(tx, refund, event, await detailsOf[event](tx, step));
        if (event === 'complete') await addReceipt(tx, id, receiptPicture(nth));
      };
      return { at, by: event === 'withdraw' ? 'support' : 'manager', act };
    });
    const ask: Deed = {
      at: asked,
      by: story.by ?? 'support',
      act: async (tx) => void (id = await request(tx, story, asked, people)),
    };
    return [ask, ...steps];
  });
}
