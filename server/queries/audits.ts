import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

export interface AuditEntry {
  adminId: string;
  entity: string;
  entityId: string;
  action: string;
  before: unknown;
  after: unknown;
}

export async function insertAudit(db: Query, entry: AuditEntry): Promise<void> {
  const { adminId, entity, entityId, action, before, after } = entry;
  await db.query(sql`
    insert into audits (admin_id, entity, entity_id, action, before, after)
    values (${adminId}, ${entity}, ${entityId}, ${action}, ${asJson(before)}, ${asJson(after)})`);
}
