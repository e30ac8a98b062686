import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

export interface SubmitKey {
  adminId: string;
  key: string;
  part: number;
}

export interface KeptSubmit {
  call: string;
  hash: string;
  result: unknown;
}

/** Takes a key for the transaction; waits for another one that is using it. @returns whether it was free */
export async function takeSubmit(
  db: Query,
  { adminId, key, part }: SubmitKey,
  { call, hash }: Omit<KeptSubmit, 'result'>,
): Promise<boolean> {
  const taken = await db.query(sql`
    insert into submits (admin_id, key, part, call, hash)
    values (${adminId}, ${key}, ${part}, ${call}, ${hash}) on conflict do nothing returning key`);
  return taken.length > 0;
}

/** What was kept under a key, `undefined` when it is free. */
export async function findSubmit(
  db: Query,
  { adminId, key, part }: SubmitKey,
): Promise<KeptSubmit | undefined> {
  const [found] = await db.query<KeptSubmit>(sql`
    select call, hash, result from submits where admin_id = ${adminId} and key = ${key} and part = ${part}`);
  return found;
}

export async function keepResult(
  db: Query,
  { adminId, key, part }: SubmitKey,
  result: unknown,
): Promise<void> {
  await db.query(sql`
    update submits set result = ${asJson(result)}
    where admin_id = ${adminId} and key = ${key} and part = ${part}`);
}

/** @returns how many were forgotten */
export async function forgetSubmits(db: Query, hours: number): Promise<number> {
  const gone = await db.query(sql`
    delete from submits where at < now() - make_interval(hours => ${hours}) returning key`);
  return gone.length;
}
