import sql from 'sql-template-tag';
import type { HostAccountForm } from '#schemas/types.ts';
import { asJson, type Query } from '../database/database.ts';

export async function saveHostAccount(db: Query, hostId: string, account: HostAccountForm): Promise<void> {
  await db.query(sql`
    insert into host_accounts as a (user_id, attributes) values (${hostId}, ${asJson(account)})
    on conflict (user_id) do update set attributes = excluded.attributes, version = a.version + 1`);
}
