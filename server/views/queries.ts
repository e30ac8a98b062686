// Saved views of lists, and how each admin has arranged them.
import sql from 'sql-template-tag';
import type { ArrangedViewsBody, SavedViewBody, View } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** A view as it is stored: whose it is, and not who asks. */
export interface StoredView extends View {
  adminId: string | null;
  version: number;
}

const columns = sql`v._id, v.list, v.shared, v.version, v.admin_id as "adminId", v.attributes`;
type Found = Pick<StoredView, '_id' | 'list' | 'shared' | 'version' | 'adminId'> & { attributes: object };

const viewOf = ({ attributes, ...row }: Found): StoredView => ({ ...attributes, ...row }) as StoredView;

/** What an admin sees of the lists: their own views and the shared ones, as they arranged them; later ones after those. */
export async function listViews(db: Query, adminId: string): Promise<View[]> {
  const rows = await db.query<Found & { isDefault: boolean }>(sql`
    select ${columns}, coalesce(a.arranged ->> 'default' = v._id, false) as "isDefault"
    from views v left join arranged_views a on a.admin_id = ${adminId} and a.list = v.list
    left join lateral (
      select position from jsonb_array_elements_text(a.arranged -> 'order') with ordinality as o(id, position)
      where o.id = v._id limit 1) as o on true
    where v.shared or v.admin_id = ${adminId}
    order by v.list, o.position nulls last, v.created, v._id`);
  return rows.map((row) => {
    const { adminId: _, ...view } = viewOf(row);
    return view;
  });
}

async function viewAt(db: Query, id: string, lock: boolean): Promise<StoredView | undefined> {
  const [row] = await db.query<Found>(
    lock
      ? sql`select ${columns} from views v where v._id = ${id} for update`
      : sql`select ${columns} from views v where v._id = ${id}`,
  );
  return row && viewOf(row);
}

export const findView = (db: Query, id: string): Promise<StoredView | undefined> => viewAt(db, id, false);
export const lockView = (db: Query, id: string): Promise<StoredView | undefined> => viewAt(db, id, true);

/** How many views of a list an admin keeps. Nobody adds one of theirs until the transaction ends. */
export async function countViews(db: Query, adminId: string, list: string): Promise<number> {
  await db.query(sql`select 1 from admins where _id = ${adminId} for update`);
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from views where admin_id = ${adminId} and list = ${list}`,
  );
  return row?.count ?? 0;
}

export async function insertView(
  db: Query,
  id: string,
  adminId: string,
  { list, data, ...rest }: SavedViewBody,
): Promise<void> {
  await db.query(sql`
    insert into views (_id, list, admin_id, shared, attributes)
    values (${id}, ${list}, ${adminId}, false, ${asJson({ ...rest, ...data })})`);
}

export async function updateView(
  db: Query,
  id: string,
  { list, data, ...rest }: SavedViewBody,
): Promise<void> {
  await db.query(sql`
    update views set list = ${list}, attributes = ${asJson({ ...rest, ...data })}, version = version + 1 where _id = ${id}`);
}

/** One that is shared no more is personal to the admin who took it back. */
export async function shareView(db: Query, id: string, shared: boolean, adminId: string): Promise<void> {
  await db.query(sql`
    update views set shared = ${shared}, version = version + 1,
      admin_id = case when shared and not ${shared}::boolean then ${adminId} else admin_id end
    where _id = ${id}`);
}

export async function deleteView(db: Query, id: string): Promise<void> {
  await db.query(sql`delete from views where _id = ${id}`);
}

/** The personal views of an admin whose account goes; nobody could see them any more. */
export async function deleteViewsOf(db: Query, adminId: string): Promise<void> {
  await db.query(sql`delete from views where admin_id = ${adminId} and not shared`);
}

export async function arrangeViews(
  db: Query,
  adminId: string,
  list: string,
  arranged: ArrangedViewsBody,
): Promise<void> {
  await db.query(sql`
    insert into arranged_views (admin_id, list, arranged) values (${adminId}, ${list}, ${asJson(arranged)})
    on conflict (admin_id, list) do update set arranged = excluded.arranged`);
}
