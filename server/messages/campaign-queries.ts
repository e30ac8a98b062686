// Push notifications to many: who gets one, and what has become of each.
import sql, { type Sql } from 'sql-template-tag';
import type { CampaignState } from '#machines/campaign.machine.ts';
import type { Campaign, CampaignForm } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { lockRow } from '../database/lock-row.ts';
import { fullName, person } from '../database/expressions.ts';
import type { ListSource } from '../database/list-page.ts';

const writer = fullName(sql`a`);

const row = sql`k.attributes || jsonb_build_object('_id', k._id, 'status', k.status, 'date', iso(k.date),
  'recipients', k.recipients, 'sent', k.sent, 'failed', k.failed, 'version', k.version, 'name', ${writer})`;

/** Those a specific audience names, in the order they were chosen. */
const people = sql`(select jsonb_agg(jsonb_strip_nulls(${person(sql`u`)} || jsonb_build_object('email', u.attributes->'email'))
    order by named.place)
  from jsonb_array_elements_text(k.attributes->'users') with ordinality as named(id, place) join users u on u._id = named.id)`;

const from = sql`from campaigns k left join admins a on a._id = k.admin_id`;

/** §2 Messages: the push notifications that were written. */
export const campaignList: ListSource = {
  from,
  id: sql`k._id`,
  row,
  attributes: sql`k.attributes`,
  fields: {
    status: { sql: sql`k.status`, kind: 'text', isPresent: true },
    recipients: { sql: sql`k.recipients`, kind: 'number', isPresent: true },
    date: { sql: sql`k.date`, kind: 'moment', isPresent: true },
    name: { sql: writer, kind: 'text' },
  },
};

/** One campaign with those it names. */
export async function findCampaign(db: Query, id: string): Promise<Campaign | undefined> {
  const [found] = await db.query<{ campaign: Campaign }>(sql`
    select ${row} || jsonb_strip_nulls(jsonb_build_object('people', ${people})) as campaign ${from} where k._id = ${id}`);
  return found?.campaign;
}

/** Like {@link findCampaign}, but the row stays locked until the transaction ends. */
export const lockCampaign = (tx: Query, id: string): Promise<Campaign | undefined> =>
  lockRow(tx, 'campaigns', id, findCampaign);

/** Writes a draft, a new one under a new key. */
export async function saveDraft(
  db: Query,
  draft: { id: string; adminId: string; form: CampaignForm; recipients: number },
): Promise<void> {
  const { id, adminId, form, recipients } = draft;
  await db.query(sql`
    insert into campaigns as k (_id, admin_id, attributes, recipients)
    values (${id}, ${adminId}, ${asJson(form)}, ${recipients})
    on conflict (_id) do update set admin_id = excluded.admin_id, attributes = excluded.attributes,
      recipients = excluded.recipients, version = k.version + 1`);
}

type Audience = CampaignForm['audience'];

const inAudience = (audience: Audience, ids: string[]): Sql => {
  if (audience === 'specific') return sql`u._id = any(${ids}::text[])`;
  const isHost = sql`exists (select 1 from boats b where b.user_id = u._id)`;
  return audience === 'hosts' ? sql`not u.block and ${isHost}` : sql`not u.block`;
};

/** @param ids whom a specific audience names */
export async function countRecipients(db: Query, audience: Audience, ids: string[]): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from users u where ${inAudience(audience, ids)}`);
  return row?.count ?? 0;
}

/** Puts everybody of the audience in the queue. @returns how many */
export async function queueAudience(
  db: Query,
  id: string,
  audience: Audience,
  ids: string[],
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`
    with queued as (
      insert into deliveries (campaign_id, user_id) select ${id}, u._id from users u where ${inAudience(audience, ids)}
      on conflict do nothing returning 1)
    select count(*)::int as count from queued`);
  return rows[0]?.count ?? 0;
}

/** Puts those who were not reached in the queue again. */
export async function queueFailed(db: Query, id: string): Promise<void> {
  await db.query(
    sql`update deliveries set status = 'queued' where campaign_id = ${id} and status = 'failed'`,
  );
}

/** Sets the state and raises the version; the counts are those of the deliveries. */
export async function setCampaignState(
  db: Query,
  id: string,
  state: CampaignState,
  adminId?: string,
): Promise<void> {
  await db.query(sql`
    update campaigns k set status = ${state}, version = version + 1, admin_id = coalesce(${adminId ?? null}, admin_id),
      recipients = (select count(*) from deliveries d where d.campaign_id = k._id),
      sent = (select count(*) from deliveries d where d.campaign_id = k._id and d.status = 'sent'),
      failed = (select count(*) from deliveries d where d.campaign_id = k._id and d.status = 'failed')
    where k._id = ${id}`);
}

/** Adds a batch to the counts and raises the version: to count all deliveries after each of them takes longer the more there are. */
export async function addToCounts(
  db: Query,
  id: string,
  { sent, failed }: { sent: number; failed: number },
): Promise<void> {
  await db.query(sql`
    update campaigns set version = version + 1, sent = sent + ${sent}::int, failed = failed + ${failed}::int
    where _id = ${id}`);
}

/** A campaign that is being sent and that no other instance is at work on; locked until the transaction ends. */
export async function takeCampaign(
  db: Query,
): Promise<{ id: string; adminId: string | null; text: string } | undefined> {
  const [taken] = await db.query<{ id: string; adminId: string | null; text: string }>(sql`
    select _id as id, admin_id as "adminId", attributes->>'text' as text from campaigns
    where status = 'sending' order by date limit 1 for update skip locked`);
  return taken;
}

/**
 * Takes the next of the queue: those who may be told are marked as sent and answered, those who are blocked or gone failed.
 * @returns how many were taken, and to whom the notification goes
 */
export async function takeDeliveries(
  db: Query,
  id: string,
  most: number,
): Promise<{ taken: number; userIds: string[] }> {
  const rows = await db.query<{ userId: string; status: string }>(sql`
    update deliveries d set status = case when exists (
        select 1 from users u where u._id = d.user_id and not u.block) then 'sent' else 'failed' end
    where d.campaign_id = ${id} and d.user_id in (
      select user_id from deliveries where campaign_id = ${id} and status = 'queued' order by user_id limit ${most})
    returning d.user_id as "userId", d.status as status`);
  const reached = rows.filter(({ status }) => status === 'sent');
  return { taken: rows.length, userIds: reached.map(({ userId }) => userId) };
}
