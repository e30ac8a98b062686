// Alerts are numbered by a counter row that is locked until commit: their order is the order of commits, without gaps.
import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

/** `admins`, one of them (`admin:<id>`), one host or guest (`user:<id>`), or one session (`session:<token hash>`). */
export type Audience = 'admins' | `admin:${string}` | `user:${string}` | `session:${string}`;

export interface NewAlert {
  event: string;
  audience: Audience;
  payload: Record<string, unknown>;
}

export interface Alert extends NewAlert {
  number: number;
}

export async function insertAlerts(db: Query, alerts: NewAlert[]): Promise<void> {
  for (const { event, audience, payload } of alerts)
    await db.query(sql`
      with counter as (
        insert into counters as c (name, value) values ('alerts', 1)
        on conflict (name) do update set value = c.value + 1 returning value)
      insert into alerts (number, event, audience, payload)
      select value, ${event}, ${audience}, ${asJson(payload)} from counter`);
}

/** Alerts after a number, oldest first. */
export function alertsAfter(db: Query, number: number, most: number): Promise<Alert[]> {
  return db.query<Alert>(sql`
    select number, event, audience, payload from alerts where number > ${number} order by number limit ${most}`);
}

/** One alert for each of many users, in one statement. */
export async function insertAlertsFor(
  db: Query,
  userIds: string[],
  event: string,
  payload: Record<string, unknown>,
): Promise<void> {
  if (userIds.length === 0) return;
  await db.query(sql`
    with counter as (
      insert into counters as c (name, value) values ('alerts', ${userIds.length}::int)
      on conflict (name) do update set value = c.value + ${userIds.length}::int returning value)
    insert into alerts (number, event, audience, payload)
    select value - ${userIds.length}::int + place, ${event}, 'user:' || id,
      ${asJson(payload)} || jsonb_build_object('userId', id)
    from counter, jsonb_array_elements_text(${asJson(userIds)}) with ordinality as u(id, place)`);
}
