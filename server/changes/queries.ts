// What a change leaves beside its rows: audit entries, alerts to deliver, and the results of submits.
import sql, { empty } from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

export interface AuditEntry {
  /** Null for what the server did by itself. */
  adminId: string | null;
  entity: string;
  entityId: string;
  action: string;
  before: unknown;
  after: unknown;
  /** Another moment than now, for what is told afterwards. */
  at?: Date;
}

export async function insertAudit(db: Query, entry: AuditEntry): Promise<void> {
  const { adminId, entity, entityId, action, before, after, at } = entry;
  await db.query(sql`
    insert into audits (at, admin_id, entity, entity_id, action, before, after)
    values (coalesce(${at?.toISOString() ?? null}::timestamptz, now()), ${adminId}, ${entity}, ${entityId}, ${action}, ${asJson(before)}, ${asJson(after)})`);
}

/** Entries of rows that somebody has added, in one statement. */
export async function insertAdded(
  db: Query,
  { adminId, entity }: Pick<AuditEntry, 'adminId' | 'entity'>,
  rows: readonly { _id: string | number }[],
): Promise<void> {
  await db.query(sql`
    insert into audits (admin_id, entity, entity_id, action, before, after)
    select ${adminId}, ${entity}, row->>'_id', 'add', 'null', row
    from jsonb_array_elements(${asJson(rows)}) with ordinality as added(row, place) order by place`);
}

/** An entry as it is read: the admin's name as it is now; none when the admin is gone, or it was not an admin. */
export interface FoundAudit {
  number: number;
  at: string;
  action: string;
  admin?: { _id: string; firstName?: string; lastName?: string };
  before: unknown;
  after: unknown;
}

/** Whose entries are read, of those older than the number `before`, 0 for the newest. */
interface AuditsWanted {
  entity: string;
  id: string;
  /** Whether the key of a deleted row is given again: what became of that one is no history of the row that has it now. */
  isReused: boolean;
  before: number;
  most: number;
}

/** The entries of a row, newest first. */
export function listAudits(
  db: Query,
  { entity, id, isReused, before, most }: AuditsWanted,
): Promise<FoundAudit[]> {
  const ofThisRow = isReused
    ? sql`and h.number > (
        select coalesce(max(d.number), 0) from audits d
        where d.entity = ${entity} and d.entity_id = ${id} and d.action = 'delete'
          and exists (select 1 from collection_rows where collection = ${entity} and _id = ${id}))`
    : empty;
  return db.query<FoundAudit>(sql`
    select h.number::int as number, iso(h.at) as at, h.action, h.before, h.after,
      case when h.admin_id is not null then jsonb_strip_nulls(jsonb_build_object('_id', h.admin_id,
        'firstName', a.attributes->'firstName', 'lastName', a.attributes->'lastName')) end as admin
    from audits h left join admins a on a._id = h.admin_id
    where h.entity = ${entity} and h.entity_id = ${id} and (${before}::bigint = 0 or h.number < ${before}::bigint)
      ${ofThisRow}
    order by h.number desc limit ${most}`);
}

// Alerts are numbered one transaction at a time, when they are committed or at the end of the change that left them: nobody waits
// for a number, and whoever reads by number misses none (docs/decisions/037).

/** `admins`, one of them (`admin:<id>`), one host or guest (`user:<id>`), or one session (`session:<token hash>`). */
export type Audience = 'admins' | `admin:${string}` | `user:${string}` | `session:${string}`;

export interface NewAlert {
  event: string;
  audience: Audience;
  payload: Record<string, unknown>;
}

export interface Alert extends NewAlert {
  number: number;
  at: string;
}

/** Leaves alerts at the end of a change, so that their numbers are held shortly. */
export async function insertAlerts(db: Query, alerts: NewAlert[]): Promise<void> {
  await db.query(sql`select leave_alerts(${asJson(alerts)})`);
}

/** Alerts after a number, oldest first; those that are committed without one get theirs. */
export function alertsAfter(db: Query, number: number, most: number): Promise<Alert[]> {
  return db.query<Alert>(sql`
    select number, at, event, audience, payload from alerts_after(${number}, ${most})`);
}

/** Forgets alerts that nobody asks for any more, the oldest first. @returns how many */
export async function forgetAlerts(db: Query, days: number, most: number): Promise<number> {
  const gone = await db.query(sql`
    delete from alerts where number in (
      select number from alerts where at < now() - make_interval(days => ${days}) order by at limit ${most})
    returning number`);
  return gone.length;
}

/** One alert for each of many users, in one statement; {@link insertAlerts} follows. */
export async function insertAlertsFor(
  db: Query,
  userIds: string[],
  event: string,
  payload: Record<string, unknown>,
): Promise<void> {
  if (userIds.length === 0) return;
  await db.query(sql`
    insert into new_alerts (event, audience, payload)
    select ${event}, 'user:' || id, ${asJson(payload)} || jsonb_build_object('userId', id)
    from jsonb_array_elements_text(${asJson(userIds)}) with ordinality as u(id, position) order by position`);
}

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
