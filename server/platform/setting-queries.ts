import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

/** The stored setting, or `initial` stored for everyone who asks later. */
export async function settingOr<T>(db: Query, name: string, initial: T): Promise<T> {
  await db.query(sql`
    insert into settings (name, value) values (${name}, ${asJson(initial)}) on conflict (name) do nothing`);
  const [row] = await db.query<{ value: T }>(sql`select value from settings where name = ${name}`);
  return row?.value ?? initial;
}

/** A setting and how often it was changed; one that was never changed is its default. */
export interface Setting<T> {
  value: T;
  version: number;
  /** Fields that were added to its form. */
  added: Record<string, unknown>;
}

export async function findSetting<T>(db: Query, name: string, initial: T): Promise<Setting<T>> {
  const [row] = await db.query<Setting<T>>(
    sql`select value, version, added from settings where name = ${name}`,
  );
  return row ?? { value: initial, version: 1, added: {} };
}

/** Like {@link findSetting}, but the row exists and stays locked until the transaction ends. */
export async function lockSetting<T>(db: Query, name: string, initial: T): Promise<Setting<T>> {
  await settingOr(db, name, initial);
  await db.query(sql`select 1 from settings where name = ${name} for update`);
  return findSetting(db, name, initial);
}

export async function updateSetting<T>(
  db: Query,
  name: string,
  { value, added }: Pick<Setting<T>, 'value' | 'added'>,
): Promise<void> {
  await db.query(sql`
    update settings set value = ${asJson(value)}, added = ${asJson(added)}, version = version + 1 where name = ${name}`);
}
