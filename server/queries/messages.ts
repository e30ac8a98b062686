import sql, { empty } from 'sql-template-tag';
import type { Message } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';

export interface NewMessage {
  userId: string;
  _id: string;
  sender: 'staff' | 'user' | 'automatic';
  adminId?: string;
  text: string;
}

const row = sql`jsonb_build_object('_id', m._id, 'number', m.number, 'sender', m.sender, 'text', m.text, 'date', iso(m.date),
  'delivered', iso(m.delivered_at)) || jsonb_strip_nulls(jsonb_build_object('name',
    nullif(trim(concat(a.attributes->>'firstName', ' ', a.attributes->>'lastName')), '')))`;

const from = sql`from messages m left join admins a on a._id = m.admin_id`;

/** JSON text of a page of a conversation, newest first, and the number it goes on before. */
export async function listMessages(
  db: Query,
  userId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<{ text: string; next: number | undefined }> {
  const older = before === undefined ? empty : sql`and m.number < ${before}::int`;
  const [found] = await db.query<{ text: string; last: number | null }>(sql`
    select coalesce(json_agg(message order by number desc), '[]')::text as text, min(number) as last from (
      select ${row} as message, m.number ${from}
      where m.user_id = ${userId} ${older} order by m.number desc limit ${limit}) rows`);
  const { text = '[]', last } = found ?? {};
  // Numbers begin at 1 and have no gaps.
  return { text, next: last && last > 1 ? last : undefined };
}

/** The message that was sent under this key before, if it was. */
export async function findMessage(
  db: Query,
  id: string,
): Promise<{ userId: string; message: Message } | undefined> {
  const [found] = await db.query<{ userId: string; message: Message }>(sql`
    select m.user_id as "userId", ${row} as message ${from} where m._id = ${id}`);
  return found;
}

/** Adds a message to a conversation that is locked. */
export async function insertMessage(
  db: Query,
  { userId, _id, sender, adminId, text }: NewMessage,
): Promise<void> {
  await db.query(sql`
    with conversation as (
      update conversations set last_number = last_number + 1, date = now(),
        unread = unread + ${sender === 'user' ? 1 : 0}::int
      where user_id = ${userId} returning last_number)
    insert into messages (user_id, number, _id, sender, admin_id, text)
    select ${userId}, last_number, ${_id}, ${sender}, ${adminId ?? null}, ${text} from conversation`);
}

/** Notes that the marketplace has handed over what staff wrote, up to a number. @returns how many were new to it */
export async function setDelivered(db: Query, userId: string, number: number): Promise<number> {
  const rows = await db.query(sql`
    update messages set delivered_at = now()
    where user_id = ${userId} and number <= ${number}::int and sender <> 'user' and delivered_at is null returning number`);
  return rows.length;
}
