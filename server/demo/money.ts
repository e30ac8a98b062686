/** The demo's money: what staff have done with refunds and payouts, day by day, through the machines and the books. */
import { randomBytes, randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { hashPassword } from '../access/passwords.ts';
import { insertAdmin } from '../admins/queries.ts';
import { insertAudit } from '../changes/queries.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Database, Query } from '../database/database.ts';
import { fullName } from '../database/expressions.ts';
import { takeTurn } from '../database/turns.ts';
import { staff, type Deed, type Staff } from './money-stories.ts';
import { payoutDeeds } from './payout-histories.ts';
import { refundDeeds } from './refund-histories.ts';

/** A transaction as if it had been made then; nobody is listening. */
const transactionAt = (tx: Query, adminId: string, at: Date): Transaction => ({
  ...tx,
  audit: (entry) => insertAudit(tx, { ...entry, adminId, at }),
  alert: () => undefined,
  tell: () => undefined,
});

async function hire(tx: Query): Promise<Staff> {
  const [chief = { id: '', name: '' }] = await tx.query<Staff['chief']>(sql`
    select _id as id, ${fullName(sql`a`)} as name from admins a
    order by role, date, _id limit 1`);
  const people: Staff = { chief, manager: chief, support: chief };
  const passwordHash = await hashPassword(randomBytes(24).toString('base64url'));
  for (const { name, firstName, lastName, role } of staff) {
    const _id = randomUUID();
    const email = `${firstName}.${lastName}@quarterdeck.example`.toLowerCase();
    await insertAdmin(tx, { _id, firstName, lastName, email, role, passwordHash });
    people[name] = { id: _id, name: `${firstName} ${lastName}` };
  }
  return people;
}

/**
 * Plays what happened to the payouts of the demo's bookings, which must be there, and makes the colleagues who did it.
 * Nothing happens where there are refunds already.
 */
export async function seedMoney(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx, 'money');
    const [row] = await tx.query<{ found: boolean }>(sql`select exists (select 1 from refunds) as found`);
    if (row?.found) return;
    const people = await hire(tx);
    const deeds: Deed[] = [...refundDeeds(now, people), ...payoutDeeds(now)];
    deeds.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, by, act } of deeds) await act(transactionAt(tx, people[by].id, at));
  });
}
