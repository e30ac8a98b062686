// Second factors. What is stored here is never answered, audited or logged.
import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

/** Keeps the secret of a factor that is being set up, in the place of one that was not confirmed. */
export async function keepSecret(db: Query, adminId: string, secret: string): Promise<void> {
  await db.query(sql`
    insert into second_factors as f (admin_id, secret) values (${adminId}, ${secret})
    on conflict (admin_id) do update set secret = ${secret}, step = 0 where not f.confirmed`);
}

export interface Factor {
  secret: string;
  step: number;
  confirmed: boolean;
}

export async function findFactor(db: Query, adminId: string): Promise<Factor | undefined> {
  const [row] = await db.query<Factor>(
    sql`select secret, step::float8 as step, confirmed from second_factors where admin_id = ${adminId}`,
  );
  return row;
}

/** Takes a time step, and with it the code of it. @returns whether it was left */
export async function takeStep(db: Query, adminId: string, step: number): Promise<boolean> {
  const taken = await db.query(sql`
    update second_factors set step = ${step} where admin_id = ${adminId} and step < ${step} returning admin_id`);
  return taken.length > 0;
}

/** Takes a recovery code. @returns whether it was left */
export async function takeRecovery(db: Query, adminId: string, hash: string): Promise<boolean> {
  const taken = await db.query(sql`
    update second_factors set recovery = recovery - ${hash}::text
    where admin_id = ${adminId} and confirmed and recovery ? ${hash} returning admin_id`);
  return taken.length > 0;
}

export async function confirmFactor(db: Query, adminId: string, recovery: string[]): Promise<boolean> {
  const confirmed = await db.query(sql`
    update second_factors set confirmed = true, recovery = ${asJson(recovery)} where admin_id = ${adminId}
    returning admin_id`);
  return confirmed.length > 0;
}

/** @returns whether there was one */
export async function deleteFactor(db: Query, adminId: string): Promise<boolean> {
  const deleted = await db.query(
    sql`delete from second_factors where admin_id = ${adminId} returning admin_id`,
  );
  return deleted.length > 0;
}
