// How an admin account is changed, by another admin or by its own.
import type { Admin } from '#schemas/types.ts';
import { deleteSessionsOf } from '../access/queries.ts';
import type { RowKind } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { lockAdmin } from './queries.ts';

export const admins: RowKind<Admin> = { entity: 'admin', label: 'This admin', lock: lockAdmin };

/** Ends a session at once, and with it its sockets. */
export const hangUp = (tx: Transaction, tokenHash: string): void =>
  tx.alert({ event: 'revoked', audience: `session:${tokenHash}`, payload: {} });

/**
 * Nobody goes on with what the account was: its sessions end.
 * @param kept the token hash of one that goes on
 */
export async function endSessions(tx: Transaction, id: string, kept?: string): Promise<void> {
  for (const hash of await deleteSessionsOf(tx, id, kept)) hangUp(tx, hash);
}
