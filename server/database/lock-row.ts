import sql, { raw } from 'sql-template-tag';
import type { Query } from './database.ts';

type Table = 'boats' | 'users' | 'bookings' | 'payouts' | 'refunds' | 'campaigns';

/**
 * A row as `find` knows it; nobody else changes it until the transaction ends. It is found once it is locked: what it is
 * made of may have changed while it was waited for.
 */
export async function lockRow<Row>(
  tx: Query,
  table: Table,
  id: string,
  find: (tx: Query, id: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const locked = await tx.query(sql`select 1 from ${raw(table)} where _id = ${id} for update`);
  return locked.length > 0 ? find(tx, id) : undefined;
}
