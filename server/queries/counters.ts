import sql from 'sql-template-tag';
import type { Query } from '../database/database.ts';

/** The committed value of a counter, 0 before its first use. */
export async function counterValue(db: Query, name: string): Promise<number> {
  const [row] = await db.query<{ value: number }>(sql`select value from counters where name = ${name}`);
  return row?.value ?? 0;
}

/** The committed value of every counter by its name. */
export async function counterValues(db: Query): Promise<Record<string, number>> {
  const rows = await db.query<{ name: string; value: number }>(sql`select name, value from counters`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
