// Who asks: a bearer token is looked up by its hash, and nothing is answered before.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import type { Database } from '../database/database.ts';
import { findSession, insertSession } from '../queries/sessions.ts';
import { Refusal } from '../refusal.ts';

/** The admin of a request with the session that was used. */
export interface Session {
  admin: Admin;
  tokenHash: string;
  /** Milliseconds until it ends by itself. */
  endsIn: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyInstance {
    /** The session of a token or of a request's bearer; `undefined` when unknown, expired or its admin blocked. */
    sessionOf: (from: string | FastifyRequest) => Promise<Session | undefined>;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/;

/** Opens a session and returns its token: 256 random bits, of which only the hash is stored. */
export async function openSession(db: Database, adminId: string, remember: boolean): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hours = remember ? limits.session.rememberedDays * 24 : limits.session.hours;
  await insertSession(db, { tokenHash: hashOf(token), adminId, hours });
  return token;
}

/** The session that a request's Authorization header proves. @throws Refusal 401 */
export function demandSession(session: Session | null): Session {
  if (!session) throw new Refusal(401, 'token', messages.refusal.session);
  return session;
}

export const sessions = plugin<{ db: Database }>(
  (app, { db }, done) => {
    app.decorate('sessionOf', async (from: string | FastifyRequest) => {
      const token = typeof from === 'string' ? from : bearer.exec(from.headers.authorization ?? '')?.[1];
      if (!token) return undefined;
      const tokenHash = hashOf(token);
      const found = await findSession(db, tokenHash);
      return found && { ...found, tokenHash };
    });
    app.decorateRequest('session', null);
    done();
  },
  { name: 'sessions' },
);
