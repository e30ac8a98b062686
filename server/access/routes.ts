// §7 session: the GET login, the protected check, and signing out.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { findCredentials } from '../admins/queries.ts';
import { counterValue } from '../database/counters.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { refusalOfProblems } from '../http/validation.ts';
import { demandFewAttempts, forgive } from './attempts.ts';
import { isPassword } from './passwords.ts';
import { deleteSession } from './queries.ts';
import { openSession } from './sessions.ts';

export function sessionRoutes(app: FastifyInstance, { db, transact }: Context): void {
  /** A client that has heard none before counts from here, so it misses nothing between signing in and its socket. */
  const lastAlert = (): Promise<number> => counterValue(db, 'alerts');

  answer(app, calls.login, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { email, password } = params;
    const { schema, validate } = forms.login;
    if (!validate({ email, password })) throw refusalOfProblems(schema, validate);
    const attempt = { email, address: request.ip };
    await demandFewAttempts(db, attempt);
    const found = await findCredentials(db, email);
    if (!(await isPassword(password, found?.passwordHash)) || !found)
      throw new Refusal(401, 'email', messages.refusal.credentials);
    await forgive(db, attempt);
    const token = await openSession(db, String(found.admin._id), query['remember'] === 'true');
    return { token, existingUser: found.admin, alerts: await lastAlert() };
  });

  answer(app, calls.checkSession, async ({ session }) => ({
    existingUser: session.admin,
    alerts: await lastAlert(),
  }));

  answer(app, calls.signOut, async ({ session }) => {
    await transact(String(session.admin._id), async (tx) => {
      await deleteSession(tx, session.tokenHash);
      tx.alert({ event: 'revoked', audience: `session:${session.tokenHash}`, payload: {} });
    });
    return {};
  });
}
