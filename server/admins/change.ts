// How an admin account is changed, by another admin or by its own.
import type { Admin } from '#schemas/types.ts';
import { deleteFactor } from '../access/factor-queries.ts';
import { deleteSessionsOf, listTokenHashes } from '../access/queries.ts';
import { needsFactor } from '../access/second-factor.ts';
import { changeRow, demandRow, type RowKind } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { SeenVersion } from '../http/seen-version.ts';
import { lockAdmin, touchAdmin } from './queries.ts';

export const admins: RowKind<Admin> = { entity: 'admin', label: 'This admin', lock: lockAdmin };

/**
 * Changes the second factor of an admin. What it consists of stands in no history.
 * @param at its key, and the version that whoever changes it has seen
 * @param change whether anything has changed
 */
export async function changeFactor(
  tx: Transaction,
  at: { id: string; version?: SeenVersion | undefined },
  action: string,
  change: (before: Admin) => Promise<boolean>,
): Promise<Admin> {
  const { after } = await changeRow(tx, admins, at, async (before) => {
    if (!(await change(before))) return undefined;
    return { action, after: demandRow(admins, await touchAdmin(tx, at.id)) };
  });
  return after;
}

/** Ends the sockets of a session; one that goes on may have others, if it is let in. */
export const hangUp = (tx: Transaction, tokenHash: string): void =>
  tx.alert({ event: 'revoked', audience: `session:${tokenHash}`, payload: {} });

/**
 * Nobody goes on with what the account was: its sessions end.
 * @param kept the token hash of one that goes on
 */
export async function endSessions(tx: Transaction, id: string, kept?: string): Promise<void> {
  for (const hash of await deleteSessionsOf(tx, id, kept)) hangUp(tx, hash);
}

/** Takes the second factor from an account. Where its role demands one, its sockets are closed to it as its calls are. */
export async function takeFactor(tx: Transaction, admin: Admin): Promise<boolean> {
  const id = String(admin._id);
  if (!(await deleteFactor(tx, id))) return false;
  if (needsFactor(admin)) for (const hash of await listTokenHashes(tx, id)) hangUp(tx, hash);
  return true;
}
