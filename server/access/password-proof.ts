// The present password, asked for once more before the account itself is changed.
import type { FastifyRequest } from 'fastify';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { findPasswordHash } from '../account/queries.ts';
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { demandFewAttempts, forgive, tellOwner } from './attempts.ts';
import { networkOf } from './network.ts';
import { isPassword } from './passwords.ts';

const { presentPassword } = messages.refusal;

const wrong = (): Refusal =>
  new Refusal(422, 'current', presentPassword, {}, { errors: { current: presentPassword } });

/**
 * Whoever has found a browser open must not guess the password there: a guess counts as one at the login does.
 * @returns asks whether it still is the password, where the account is locked: looking at it takes a while, in which
 *   somebody else may have given the account another one to keep this one out
 */
export async function demandPassword(
  db: Query,
  { admin, request, password }: { admin: Admin; request: FastifyRequest; password: string },
): Promise<(tx: Query) => Promise<void>> {
  const attempt = { email: admin.email ?? '', address: networkOf(request.ip) };
  const { isKnown, isToBeTold } = await demandFewAttempts(db, attempt);
  const id = String(admin._id);
  const hash = await findPasswordHash(db, id);
  if (!(await isPassword(password, hash, { address: attempt.address, isKnown }))) {
    if (isToBeTold) await tellOwner(request.server, id, limits.attempts.tellFrom);
    throw wrong();
  }
  const failed = await forgive(db, attempt);
  if (failed > 0) await tellOwner(request.server, id, failed);
  return async (tx) => {
    if ((await findPasswordHash(tx, id)) !== hash) throw wrong();
  };
}
