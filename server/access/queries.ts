// Sessions.
import sql from 'sql-template-tag';
import type { Admin } from '#schemas/types.ts';
import { ownAnswered } from '../admins/queries.ts';
import type { Query } from '../database/database.ts';

/** Where a request comes from. */
export interface Origin {
  address: string;
  agent: string;
}

interface NewSession extends Origin {
  tokenHash: string;
  adminId: string;
  /** Of the password that was given, if one was. */
  passwordHash: string | undefined;
  hours: number;
}

/**
 * Waits for whoever is changing the account, and so for the end of all its sessions.
 * @returns false where the account is gone or blocked, or has another password by now
 */
export async function insertSession(
  db: Query,
  { tokenHash, adminId, passwordHash, hours, address, agent }: NewSession,
): Promise<boolean> {
  await db.query(sql`delete from sessions where expires_at < now()`);
  const opened = await db.query(sql`
    insert into sessions (token_hash, admin_id, created_at, expires_at, address, agent)
    select ${tokenHash}, _id, now(), now() + make_interval(hours => ${hours}), ${address}, ${agent} from admins
    where _id = ${adminId} and not block and password_hash = coalesce(${passwordHash ?? null}, password_hash)
    for share
    returning _id`);
  return opened.length > 0;
}

/** The admin of a session that has not ended, and the milliseconds it has left; a blocked admin has none. */
export async function findSession(
  db: Query,
  tokenHash: string,
): Promise<{ admin: Admin; endsIn: number } | undefined> {
  const [row] = await db.query<{ admin: Admin; endsIn: number }>(sql`
    select (extract(epoch from s.expires_at - now()) * 1000)::float8 as "endsIn", a.admin
    from sessions s join (select _id, block, ${ownAnswered} as admin from admins) a on a._id = s.admin_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and not a.block`);
  return row;
}

export async function deleteSession(db: Query, tokenHash: string): Promise<void> {
  await db.query(sql`delete from sessions where token_hash = ${tokenHash}`);
}

/** The hashes of the tokens of an admin's sessions. */
export async function listTokenHashes(db: Query, adminId: string): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(sql`
    select token_hash as hash from sessions where admin_id = ${adminId}`);
  return rows.map(({ hash }) => hash);
}

/** Ends every session of an admin, except the one of the hash `kept`. @returns the hashes of their tokens */
export async function deleteSessionsOf(db: Query, adminId: string, kept = ''): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(sql`
    delete from sessions where admin_id = ${adminId} and token_hash <> ${kept} returning token_hash as hash`);
  return rows.map(({ hash }) => hash);
}
