// Sessions.
import sql from 'sql-template-tag';
import type { Admin } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';

export async function insertSession(
  db: Query,
  { tokenHash, adminId, hours }: { tokenHash: string; adminId: string; hours: number },
): Promise<void> {
  await db.query(sql`delete from sessions where expires_at < now()`);
  await db.query(sql`
    insert into sessions (token_hash, admin_id, created_at, expires_at)
    values (${tokenHash}, ${adminId}, now(), now() + make_interval(hours => ${hours}))`);
}

/** The admin of a session that has not ended, and the milliseconds it has left; a blocked admin has none. */
export async function findSession(
  db: Query,
  tokenHash: string,
): Promise<{ admin: Admin; endsIn: number } | undefined> {
  const [row] = await db.query<{ admin: Admin; endsIn: number }>(sql`
    select (extract(epoch from s.expires_at - now()) * 1000)::float8 as "endsIn", a.attributes || jsonb_build_object('_id', a._id, 'email', a.email, 'role', a.role, 'version', a.version) as admin
    from sessions s join admins a on a._id = s.admin_id
    where s.token_hash = ${tokenHash} and s.expires_at > now() and not a.block`);
  return row;
}

export async function deleteSession(db: Query, tokenHash: string): Promise<void> {
  await db.query(sql`delete from sessions where token_hash = ${tokenHash}`);
}

/** Ends every session of an admin. @returns the hashes of their tokens */
export async function deleteSessionsOf(db: Query, adminId: string): Promise<string[]> {
  const rows = await db.query<{ hash: string }>(
    sql`delete from sessions where admin_id = ${adminId} returning token_hash as hash`,
  );
  return rows.map(({ hash }) => hash);
}
