import sql from 'sql-template-tag';
import type { Query } from '../database/database.ts';

/** The committed value of a counter, 0 before its first use. */
export async function counterValue(db: Query, name: string): Promise<number> {
  const [row] = await db.query<{ value: number }>(sql`select value from counters where name = ${name}`);
  return row?.value ?? 0;
}
