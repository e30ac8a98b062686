// Notes on rows of every noun, and the admins they can ring.
import sql, { raw } from 'sql-template-tag';
import type { Note, NoteForm } from '#schemas/types.ts';
import { findRow } from '../collections/queries.ts';
import { asJson, type Query } from '../database/database.ts';
import { fullName } from '../database/expressions.ts';

/** A row of any noun. */
export interface Place {
  entity: string;
  id: string;
}

/** Where the nouns are that have a table of their own; all others are collections. */
const tables = new Map(
  ['boat', 'user', 'booking', 'payout', 'refund'].map((entity) => [entity, raw(`${entity}s`)]),
);

export async function isThere(db: Query, { entity, id }: Place): Promise<boolean> {
  const table = tables.get(entity);
  if (!table) return (await findRow(db, entity, id)) !== undefined;
  return (await db.query(sql`select 1 from ${table} where _id = ${id}`)).length > 0;
}

/** Like {@link isThere}, but the row is not deleted until the transaction ends. */
export async function holdRow(tx: Query, { entity, id }: Place): Promise<boolean> {
  const table = tables.get(entity);
  const rows = table ? sql`${table} where` : sql`collection_rows where collection = ${entity} and`;
  return (await tx.query(sql`select 1 from ${rows} _id = ${id} for key share`)).length > 0;
}

const answered = sql`n.attributes || jsonb_build_object('number', n.number, 'at', iso(n.at),
  'admin', jsonb_strip_nulls(jsonb_build_object('_id', n.admin_id,
    'firstName', a.attributes->'firstName', 'lastName', a.attributes->'lastName'))) as note`;

/** The notes of a row, newest first; those older than the number `before`, 0 for the newest. */
export async function listNotes(
  db: Query,
  { entity, id }: Place,
  { before, most }: { before: number; most: number },
): Promise<Note[]> {
  const rows = await db.query<{ note: Note }>(sql`
    select ${answered} from notes n left join admins a on a._id = n.admin_id
    where n.entity = ${entity} and n.entity_id = ${id} and (${before}::bigint = 0 or n.number < ${before}::bigint)
    order by n.number desc limit ${most}`);
  return rows.map(({ note }) => note);
}

/** A note, which nobody else takes away until the transaction ends. */
export async function lockNote(db: Query, { entity, id }: Place, number: number): Promise<Note | undefined> {
  const [row] = await db.query<{ note: Note }>(sql`
    select ${answered} from notes n left join admins a on a._id = n.admin_id
    where n.entity = ${entity} and n.entity_id = ${id} and n.number = ${number} for update of n`);
  return row?.note;
}

/** @returns its number */
export async function insertNote(
  db: Query,
  { entity, id }: Place,
  adminId: string,
  note: NoteForm,
): Promise<number> {
  const [row] = await db.query<{ number: number }>(sql`
    insert into notes (entity, entity_id, admin_id, attributes)
    values (${entity}, ${id}, ${adminId}, ${asJson(note)}) returning number::int as number`);
  return row?.number ?? 0;
}

export async function deleteNote(db: Query, number: number): Promise<void> {
  await db.query(sql`delete from notes where number = ${number}`);
}

/** A row that is gone has none; its key may be given again. */
export async function deleteNotesOf(db: Query, { entity, id }: Place): Promise<void> {
  await db.query(sql`delete from notes where entity = ${entity} and entity_id = ${id}`);
}

export interface Colleague {
  _id: string;
  firstName: string;
  name: string;
  role: number;
}

/** The admins who can sign in, by name. */
export function listColleagues(db: Query): Promise<Colleague[]> {
  return db.query<Colleague>(sql`
    select _id, role, coalesce(attributes->>'firstName', '') as "firstName", ${fullName(sql`a`)} as name
    from admins a where not block order by sort_key(full_name(attributes)), _id`);
}
