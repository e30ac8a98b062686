// Conversations with hosts and guests. Each is locked by its row while a message is added or read, which numbers them.
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Conversation, Message } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';
import { fullName, likePattern, person } from '../database/expressions.ts';
import { where } from '../database/list-conditions.ts';
import { oneText } from '../database/list-words.ts';

const row = sql`jsonb_strip_nulls(jsonb_build_object('_id', u._id, 'date', iso(c.date), 'unread', coalesce(c.unread, 0),
  'text', m.text, 'sender', m.sender,
  'role', case when u.boat_count > 0 then 'host' else 'guest' end,
  'user', ${person(sql`u`)} || jsonb_build_object('block', u.block, 'email', u.attributes->'email')))`;

const lastMessage = sql`left join messages m on m.user_id = c.user_id and m.number = c.last_number`;

/** Where a page ends: whether its last row was unread, its date and key. */
export interface ConversationPlace {
  isUnread: boolean;
  date: string;
  id: string;
}

export interface ConversationPage {
  limit: number;
  text?: string;
  /** Conversations that wait for an answer come first. */
  isUnreadFirst: boolean;
  after?: ConversationPlace;
}

function beyond({ isUnreadFirst, after }: ConversationPage): Sql[] {
  if (!after) return [];
  const { isUnread, date, id } = after;
  return isUnreadFirst
    ? [sql`((c.unread > 0), c.date, c.user_id) < (${isUnread}::boolean, ${date}::timestamptz, ${id})`]
    : [sql`(c.date, c.user_id) < (${date}::timestamptz, ${id})`];
}

const searched = oneText([sql`full_name(u.attributes)`, sql`(u.attributes ->> 'email')`]);

/** A page as JSON text, and its last row when more rows follow. */
export async function listConversations(
  db: Query,
  page: ConversationPage,
): Promise<{ text: string; last: ConversationPlace | undefined }> {
  const { limit, text: wanted, isUnreadFirst } = page;
  const parts = beyond(page);
  if (wanted) parts.push(sql`${searched} like ${likePattern(wanted)}`);
  const order = isUnreadFirst ? sql`(c.unread > 0) desc,` : empty;
  const [found] = await db.query<ConversationPlace & { text: string; count: number }>(sql`
    select coalesce(json_agg(conversation order by place) filter (where place <= ${limit}), '[]')::text as text,
      count(*)::int as count, coalesce(bool_or("isUnread") filter (where place = ${limit}), false) as "isUnread",
      max(date) filter (where place = ${limit}) as date, max(id) filter (where place = ${limit}) as id
    from (
      select ${row} as conversation, iso(c.date) as date, c.user_id as id, c.unread > 0 as "isUnread",
        row_number() over (order by ${order} c.date desc, c.user_id desc) as place
      from conversations c join users u on u._id = c.user_id ${lastMessage} ${where(parts)}
      order by ${order} c.date desc, c.user_id desc limit ${limit + 1}) rows`);
  const { text = '[]', count = 0, isUnread = false, date = '', id = '' } = found ?? {};
  return { text, last: count > limit ? { isUnread, date, id } : undefined };
}

/** The conversation of a user, also when nothing was written yet; undefined without such a user. */
export async function findConversation(db: Query, userId: string): Promise<Conversation | undefined> {
  const [found] = await db.query<{ conversation: Conversation }>(sql`
    select ${row} as conversation
    from users u left join conversations c on c.user_id = u._id ${lastMessage} where u._id = ${userId}`);
  return found?.conversation;
}

/** Keeps the row of a conversation locked. @returns false where nothing was written yet */
export async function lockConversation(db: Query, userId: string): Promise<boolean> {
  const rows = await db.query(sql`select 1 from conversations where user_id = ${userId} for update`);
  return rows.length > 0;
}

/** Like {@link lockConversation}, but makes the conversation where there is none. @returns false without such a user */
export async function openConversation(db: Query, userId: string): Promise<boolean> {
  await db.query(sql`
    insert into conversations (user_id) select _id from users where _id = ${userId} on conflict do nothing`);
  return lockConversation(db, userId);
}

/** Counts the user's messages up to a number as read. @returns how many were unread before and are now */
export async function setRead(
  db: Query,
  userId: string,
  number: number,
): Promise<{ before: number; after: number } | undefined> {
  const [row] = await db.query<{ before: number; after: number }>(sql`
    with old as (select unread from conversations where user_id = ${userId})
    update conversations c set read_number = greatest(read_number, least(${number}::int, last_number)),
      unread = (select count(*) from messages m where m.user_id = c.user_id and m.sender = 'user'
        and m.number > greatest(c.read_number, ${number}::int))
    from old where c.user_id = ${userId} returning old.unread as before, c.unread as after`);
  return row;
}

export interface NewMessage {
  userId: string;
  _id: string;
  sender: 'staff' | 'user' | 'automatic';
  adminId?: string;
  text: string;
  /** Fields that were added to the form. */
  added?: object;
}

const message = sql`m.added || jsonb_build_object('_id', m._id, 'number', m.number, 'sender', m.sender, 'text', m.text, 'date', iso(m.date),
  'delivered', iso(m.delivered_at)) || jsonb_strip_nulls(jsonb_build_object('name',
    nullif(${fullName(sql`a`)}, '')))`;

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
      select ${message} as message, m.number ${from}
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
    select m.user_id as "userId", ${message} as message ${from} where m._id = ${id}`);
  return found;
}

/** Adds a message to a conversation that is locked. */
export async function insertMessage(
  db: Query,
  { userId, _id, sender, adminId, text, added = {} }: NewMessage,
): Promise<void> {
  await db.query(sql`
    with conversation as (
      update conversations set last_number = last_number + 1, date = now(),
        unread = unread + ${sender === 'user' ? 1 : 0}::int
      where user_id = ${userId} returning last_number)
    insert into messages (user_id, number, _id, sender, admin_id, text, added)
    select ${userId}, last_number, ${_id}, ${sender}, ${adminId ?? null}, ${text}, ${asJson(added)} from conversation`);
}

/** Notes that the marketplace has handed over what staff wrote, up to a number. @returns how many were new to it */
export async function setDelivered(db: Query, userId: string, number: number): Promise<number> {
  const rows = await db.query(sql`
    update messages set delivered_at = now()
    where user_id = ${userId} and number <= ${number}::int and sender <> 'user' and delivered_at is null returning number`);
  return rows.length;
}
