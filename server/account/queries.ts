// What is kept for an admin alone: preferences, sessions, and how often somebody signed in, or tried to.
import sql from 'sql-template-tag';
import type { OwnSession, PreferencesForm, SignIn } from '#schemas/types.ts';
import type { Origin } from '../access/queries.ts';
import { asJson, type Query } from '../database/database.ts';

export async function updatePreferences(
  db: Query,
  adminId: string,
  preferences: PreferencesForm,
): Promise<void> {
  await db.query(sql`update admins set preferences = ${asJson(preferences)} where _id = ${adminId}`);
}

export async function findPasswordHash(db: Query, adminId: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>(
    sql`select password_hash as hash from admins where _id = ${adminId}`,
  );
  return row?.hash;
}

/** The sessions of an admin that have not ended, newest first. */
export function listSessions(
  db: Query,
  adminId: string,
  tokenHash: string,
): Promise<(OwnSession & { agent: string })[]> {
  return db.query<OwnSession & { agent: string }>(sql`
    select _id, iso(created_at) as at, iso(expires_at) as "endsAt", address, agent, token_hash = ${tokenHash} as "isOwn"
    from sessions where admin_id = ${adminId} and expires_at > now() order by created_at desc, _id desc`);
}

/** The token hash of a session of the admin. */
export async function findSessionHash(db: Query, adminId: string, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ hash: string }>(
    sql`select token_hash as hash from sessions where admin_id = ${adminId} and _id = ${id}`,
  );
  return row?.hash;
}

export async function insertSignIn(
  db: Query,
  adminId: string,
  outcome: SignIn['outcome'],
  { address, agent }: Origin,
): Promise<void> {
  await db.query(sql`
    insert into sign_ins (admin_id, outcome, address, agent)
    select _id, ${outcome}, ${address}, ${agent} from admins where _id = ${adminId}`);
}

/** The attempts of an account, newest first; those older than the number `before`, 0 for the newest. */
export function listSignIns(
  db: Query,
  { adminId, before, most }: { adminId: string; before: number; most: number },
): Promise<(SignIn & { agent: string })[]> {
  return db.query<SignIn & { agent: string }>(sql`
    select number::int as number, iso(at) as at, outcome, address, agent from sign_ins
    where admin_id = ${adminId} and (${before}::bigint = 0 or number < ${before}::bigint)
    order by number desc limit ${most}`);
}

export async function forgetSignIns(db: Query, days: number): Promise<void> {
  await db.query(sql`delete from sign_ins where at < now() - make_interval(days => ${days})`);
}

/** Those of these admins that there are, with the addresses of their pictures. */
export async function adminPicturesOf(db: Query, ids: readonly string[]): Promise<Map<string, Set<unknown>>> {
  const rows = await db.query<{ _id: string; avatar: string | null }>(sql`
    select _id, attributes->>'avatar' as avatar from admins
    where _id in (select jsonb_array_elements_text(${asJson(ids)}))`);
  return new Map(rows.map(({ _id, avatar }) => [_id, new Set([avatar])]));
}
