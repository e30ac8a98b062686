// One transaction for a change, its audit entry and its alerts.
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Database, Query } from '../database/database.ts';
import { insertAlerts, insertAudit, type AuditEntry, type NewAlert } from './queries.ts';
import { once, type Submit } from './submits.ts';

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

/** What the request that a change is part of says about it. */
export interface Terms {
  /** The change counts once: a submit that is repeated gets the result of the first one, which must therefore be JSON. */
  submit?: Submit | null;
  /** Asked in the transaction, before anything is changed. */
  demand?: ((tx: Query) => Promise<void>) | undefined;
}

/**
 * Runs `work` in one transaction on behalf of an admin, or of nobody: what the server does by itself. Alerts are
 * left last, so that their numbers are held shortly.
 */
export type Transact = <T>(
  adminId: string | null,
  work: (tx: Transaction) => Promise<T>,
  terms?: Terms,
) => Promise<T>;

/** The same on behalf of whoever has sent a request, on the terms of that request. */
export type Change = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** @param committed called after each commit that left alerts */
export function transactions(db: Database, committed: () => void): Transact {
  return async (adminId, work, { submit, demand } = {}) => {
    const alerts: NewAlert[] = [];
    // Counted before the transaction waits for its turn: several changes of a submit keep their order.
    const part = submit ? submit.parts++ : 0;
    const tell = (row: ChangedRow): void =>
      void alerts.push({ event: realtime.ours.changed, audience: 'admins', payload: { ...row } });
    const result = await db.transaction(async (tx) => {
      const make = async () => {
        await demand?.(tx);
        return work({
          ...tx,
          audit: (entry) => insertAudit(tx, { ...entry, adminId }),
          alert: (alert) => void alerts.push(alert),
          tell,
        });
      };
      const answer = await (submit && adminId !== null ? once(tx, adminId, { submit, part }, make) : make());
      if (alerts.length > 0) await insertAlerts(tx, alerts);
      return answer;
    });
    if (alerts.length > 0) committed();
    return result;
  };
}
