// The second factor: a code of an app (TOTP, RFC 6238), or a recovery code. Either is good for one sign-in.
import { hash, randomBytes } from 'node:crypto';
import { verifySync } from 'otplib';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { findFactor, takeRecovery, takeStep, type Factor } from './factor-queries.ts';

const { recoveryCodes, toleranceSeconds } = limits.secondFactor;
// 32 letters that are hard to mistake for each other; a byte chooses each of them as often.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const bare = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
// 140 random bits need no slow hash.
const hashOf = (code: string): string => hash('sha256', bare(code));

/** Whether an admin's role demands a second factor. */
export const needsFactor = ({ role }: Admin): boolean =>
  roles.roles.some((one) => one.id === role && one.demandsSecondFactor);

/** Whether an admin's role demands a second factor that the account does not have yet. */
export const lacksFactor = (admin: Admin): boolean => admin.secondFactor !== true && needsFactor(admin);

/** @throws Refusal 403 */
export function demandFactor(admin: Admin): void {
  if (lacksFactor(admin)) throw new Refusal(403, 'secondFactor', messages.refusal.factorDemanded);
}

/** New recovery codes, to be shown once, and their hashes, to be kept. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const letterOf = (byte: number): string => letters.charAt(byte % letters.length);
  const codes = Array.from({ length: recoveryCodes }, () =>
    Array.from(randomBytes(28), letterOf)
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashOf) };
}

async function takeCodeOfApp(
  db: Query,
  adminId: string,
  { secret }: Factor,
  token: string,
): Promise<boolean> {
  const found = verifySync({ secret, token, epochTolerance: toleranceSeconds });
  return found.valid && 'timeStep' in found && takeStep(db, adminId, found.timeStep);
}

/** Uses a code up. @returns whether it was a right one, and not used before */
export async function takeCode(db: Query, adminId: string, given: string): Promise<boolean> {
  const code = bare(given);
  if (!/^\d{6}$/.test(code)) return takeRecovery(db, adminId, hashOf(code));
  const factor = await findFactor(db, adminId);
  return factor !== undefined && takeCodeOfApp(db, adminId, factor, code);
}
