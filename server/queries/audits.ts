import sql from 'sql-template-tag';
import { asJson, type Query } from '../database/database.ts';

export interface AuditEntry {
  /** Null for what the server did by itself. */
  adminId: string | null;
  entity: string;
  entityId: string;
  action: string;
  before: unknown;
  after: unknown;
  /** Another moment than now, for what is told afterwards. */
  at?: Date;
}

export async function insertAudit(db: Query, entry: AuditEntry): Promise<void> {
  const { adminId, entity, entityId, action, before, after, at } = entry;
  await db.query(sql`
    insert into audits (at, admin_id, entity, entity_id, action, before, after)
    values (coalesce(${at?.toISOString() ?? null}::timestamptz, now()), ${adminId}, ${entity}, ${entityId}, ${action}, ${asJson(before)}, ${asJson(after)})`);
}

/** An entry as it is read: the admin's name as it is now; none when the admin is gone, or it was not an admin. */
export interface FoundAudit {
  number: number;
  at: string;
  action: string;
  admin?: { _id: string; firstName?: string; lastName?: string };
  before: unknown;
  after: unknown;
}

/** The entries of a row, newest first; those older than the number `before`, 0 for the newest. */
export function listAudits(
  db: Query,
  { entity, id, before, most }: { entity: string; id: string; before: number; most: number },
): Promise<FoundAudit[]> {
  return db.query<FoundAudit>(sql`
    select h.number::int as number, iso(h.at) as at, h.action, h.before, h.after,
      case when h.admin_id is not null then jsonb_strip_nulls(jsonb_build_object('_id', h.admin_id,
        'firstName', a.attributes->'firstName', 'lastName', a.attributes->'lastName')) end as admin
    from audits h left join admins a on a._id = h.admin_id
    where h.entity = ${entity} and h.entity_id = ${id} and (${before}::bigint = 0 or h.number < ${before}::bigint)
    order by h.number desc limit ${most}`);
}
