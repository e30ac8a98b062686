// One transaction for a change, its audit entry and its alerts.
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { asyncScope } from '../database/async-scope.ts';
import type { Database, Query } from '../database/database.ts';
import { insertAlerts, insertAudit, type AuditEntry, type NewAlert } from './queries.ts';
import { nextPart, once } from './submits.ts';

/** A row that has changed: `version` spares the screens that have it. */
export interface ChangedRow {
  entity: string;
  id?: string | number;
  version?: number | null;
  row?: number;
}

/** What a change may do besides its own statements. */
export interface Transaction extends Query {
  /** Who did what to which row, and how it was before and after. */
  audit(entry: Omit<AuditEntry, 'adminId'>): Promise<void>;
  /** Delivered when, and only when, the change is committed. */
  alert(alert: NewAlert): void;
  /** Tells every admin's screen to look at a row again. */
  tell(row: ChangedRow): void;
}

/**
 * Runs `work` in one transaction on behalf of an admin, or of nobody: what the server does by itself. Alerts are
 * left last, so that their numbers are held shortly. A submit that is repeated gets the result of the first one, which
 * must therefore be JSON.
 */
export type Transact = <T>(adminId: string | null, work: (tx: Transaction) => Promise<T>) => Promise<T>;

type Demand = (tx: Query) => Promise<void>;
const demands = asyncScope<Demand>();

/** Does work that changes rows: what is demanded for it is asked in its transaction, before anything is changed. */
export const demanding = <T>(demand: Demand | undefined, work: () => Promise<T>): Promise<T> =>
  demand ? demands.run(demand, work) : work();

/** @param committed called after each commit that left alerts */
export function transactions(db: Database, committed: () => void): Transact {
  return async (adminId, work) => {
    const alerts: NewAlert[] = [];
    const part = adminId === null ? undefined : nextPart();
    const demand = adminId === null ? undefined : demands.value();
    const tell = (row: ChangedRow): void =>
      void alerts.push({ event: realtime.ours.changed, audience: 'admins', payload: { ...row } });
    const result = await db.transaction(async (tx) => {
      const make = async () => {
        await demand?.(tx);
        return work({
          query: (statement) => tx.query(statement),
          json: (statement) => tx.json(statement),
          script: (text) => tx.script(text),
          audit: (entry) => insertAudit(tx, { ...entry, adminId }),
          alert: (alert) => void alerts.push(alert),
          tell,
        });
      };
      const answer = await (adminId === null ? make() : once(tx, adminId, part, make));
      if (alerts.length > 0) await insertAlerts(tx, alerts);
      return answer;
    });
    if (alerts.length > 0) committed();
    return result;
  };
}
