import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

/** The stored setting, or `initial` stored for everyone who asks later. */
export async function settingOr<T>(db: Query, name: string, initial: T): Promise<T> {
  await db.query(sql`
    insert into settings (name, value) values (${name}, ${asJson(initial)}) on conflict (name) do nothing`);
  const [row] = await db.query<{ value: T }>(sql`select value from settings where name = ${name}`);
  return row?.value ?? initial;
}
