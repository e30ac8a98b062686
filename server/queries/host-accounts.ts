import sql from 'sql-template-tag';
import type { HostAccountForm } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

/** Where a host is paid; empty where nobody said so. */
export async function findHostAccount(db: Query, hostId: string): Promise<HostAccountForm> {
  const [row] = await db.query<{ attributes: HostAccountForm }>(sql`
    select attributes from host_accounts where user_id = ${hostId}`);
  return row?.attributes ?? {};
}

export async function saveHostAccount(db: Query, hostId: string, account: HostAccountForm): Promise<void> {
  await db.query(sql`
    insert into host_accounts as a (user_id, attributes) values (${hostId}, ${asJson(account)})
    on conflict (user_id) do update set attributes = excluded.attributes, version = a.version + 1`);
}
