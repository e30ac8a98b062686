import sql from 'sql-template-tag';
import type { Query } from '../database/database.ts';

export async function hasTables(db: Query): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    sql`select exists (select from pg_tables where schemaname = current_schema()) as found`,
  );
  return row?.found ?? false;
}
