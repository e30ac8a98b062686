import { readdir } from 'node:fs/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decide } from '#machines/decide.ts';
import { payoutMachine } from '#machines/payout.machine.ts';
import { refundMachine } from '#machines/refund.machine.ts';
import serviceFee from '#schemas/forms/service-fee.schema.json' with { type: 'json' };
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { makeMarketplace } from '#server/demo/marketplace.ts';
import { seedMoney } from '#server/demo/money.ts';
import { insertMarketplace } from '#server/demo/seed.ts';
import { openMissingPayouts } from '#server/payouts/ledger.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { statesOf } from '#tests/support/models/model.ts';
import { unreconciled } from '#tests/support/server/money.ts';
import { signedIn } from '#tests/support/server/rows.ts';

describeEngines("the demo's money", (engine) => {
  let db: Database;
  const now = new Date();
  beforeAll(async () => {
    db = await engine.open();
    await seedCatalogues(db);
    await db.transaction((tx) => insertMarketplace(tx, makeMarketplace(now)));
    await signedIn(db, 1);
    await openMissingPayouts(db);
    await seedMoney(db, now);
  }, 120_000);
  afterAll(() => db.close());

  const count = async (table: string): Promise<Record<string, number>> => {
    const rows = await db.query<{ state: string; count: number }>(
      table === 'refunds'
        ? sql`select state, count(*)::int as count from refunds group by state`
        : sql`select state, count(*)::int as count from payouts group by state`,
    );
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };

  test('shows every state of a refund and of a payout', async () => {
    expect(Object.keys(await count('refunds')).sort()).toEqual(statesOf(refundMachine).sort());
    expect(Object.keys(await count('payouts')).sort()).toEqual(statesOf(payoutMachine).sort());
  });

  test('adds up for every booking', async () => {
    expect(await unreconciled(db, serviceFee.properties.fee.default)).toEqual([]);
  });

  test('has taken a refund from the payout of another booking', async () => {
    const [row] = await db.query<{ count: number }>(sql`
      select count(*)::int as count from payout_lines l join payouts p on p._id = l.payout_id
      where l.booking_id <> p.booking_id and l.cents < 0`);
    expect(row?.count).toBeGreaterThan(0);
  });

  test('has a history that the machines allow, in order and in the past', async () => {
    const rows = await db.query<{
      entity: string;
      action: string;
      from: string;
      to: string;
      isLate: boolean;
    }>(sql`
      select entity, action, before->>'state' as from, after->>'state' as to,
        at > now() or at < lag(at) over (partition by entity, entity_id order by number) as "isLate"
      from audits where entity in ('payout', 'refund')`);
    expect(rows.length).toBeGreaterThan(100);
    for (const { entity, action, from, to, isLate } of rows) {
      expect(isLate).not.toBe(true);
      if (!from || from === to) continue;
      expect(decide(entity === 'payout' ? payoutMachine : refundMachine, from, { type: action })).toBe(to);
    }
  });

  test('shows a receipt of each refund that was sent, and every receipt of the demo', async () => {
    const sent = await db.query<{ proof: string | null }>(
      sql`select images->>'proof' as proof from refunds where state = 'refunded'`,
    );
    const receipts = await readdir(
      new URL('../../../server/demo/pictures/private/demo/receipts', import.meta.url),
    );
    const shown = new Set(sent.map(({ proof }) => proof));
    expect([...shown].sort()).toEqual(receipts.sort().map((file) => `/private/demo/receipts/${file}`));
  });

  test('is made once', async () => {
    const before = await count('refunds');
    await seedMoney(db, now);
    expect(await count('refunds')).toEqual(before);
  });
});
