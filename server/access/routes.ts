// §7 session: the GET login, the protected check, and signing out.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { SignIn } from '#schemas/types.ts';
import { insertSignIn } from '../account/queries.ts';
import { hangUp } from '../admins/change.ts';
import { findCredentials } from '../admins/queries.ts';
import { counterValue } from '../database/counters.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { refusalOfProblems } from '../http/validation.ts';
import { demandFewAttempts, forgive, takeBack, tellOwner } from './attempts.ts';
import { networkOf } from './network.ts';
import { isPassword } from './passwords.ts';
import { deleteSession, type Origin } from './queries.ts';
import { takeCode } from './second-factor.ts';
import { openSession } from './sessions.ts';

/** As much of the header as tells one device from another. */
const originOf = ({ ip, headers }: FastifyRequest): Origin => ({
  address: ip,
  agent: (headers['user-agent'] ?? '').slice(0, 300),
});

export function sessionRoutes(app: FastifyInstance, { db }: Context): void {
  /** A client that has heard none before counts from here, so it misses nothing between signing in and its socket. */
  const lastAlert = (): Promise<number> => counterValue(db, 'alerts');

  /** The owner sees it among the sign-ins; what cannot be written down keeps nobody out. */
  const note = (adminId: string, outcome: SignIn['outcome'], origin: Origin): Promise<void> =>
    insertSignIn(db, adminId, outcome, origin).catch((error: unknown) =>
      app.log.error({ err: error }, 'a sign-in could not be written down'),
    );

  answer(app, calls.login, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const { email, password } = params;
    const { schema, validate } = forms.login;
    if (!validate({ email, password })) throw refusalOfProblems(schema, validate, { email, password });
    const attempt = { email, address: networkOf(request.ip) };
    const { isKnown, isToBeTold } = await demandFewAttempts(db, attempt);
    const found = await findCredentials(db, email);
    const trier = { address: attempt.address, isKnown };
    const origin = originOf(request);
    if (!(await isPassword(password, found?.passwordHash, trier)) || !found) {
      // Not waited for: the answer must not take longer for an account that exists.
      if (found) void note(String(found.admin._id), 'refused', origin);
      if (found && isToBeTold) void tellOwner(app, String(found.admin._id), limits.attempts.tellFrom);
      throw new Refusal(401, 'email', serverMessages.refusal.credentials);
    }
    const id = String(found.admin._id);
    if (found.admin.secondFactor) {
      const code = query['code'];
      if (code === undefined) {
        await takeBack(db, attempt);
        throw new Refusal(401, 'code', messages.refusal.codeNeeded);
      }
      if (!(await takeCode(db, id, code))) {
        await note(id, 'wrongCode', origin);
        if (isToBeTold) await tellOwner(app, id, limits.attempts.tellFrom);
        throw new Refusal(401, 'code', messages.refusal.wrongCode);
      }
    }
    const failed = await forgive(db, attempt);
    const { passwordHash } = found;
    const token = await openSession(db, id, query['remember'] === 'true', { ...origin, passwordHash });
    await note(id, 'accepted', origin);
    const alerts = await lastAlert();
    // After the number that the client counts from, so that it hears of it.
    if (failed > 0) await tellOwner(app, id, failed);
    return { token, existingUser: found.admin, alerts };
  });

  answer(app, calls.checkSession, async ({ session }) => ({
    existingUser: session.admin,
    alerts: await lastAlert(),
  }));

  answer(app, calls.signOut, async ({ session, change }) => {
    await change(async (tx) => {
      await deleteSession(tx, session.tokenHash);
      hangUp(tx, session.tokenHash);
    });
    return {};
  });
}
