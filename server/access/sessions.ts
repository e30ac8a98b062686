// Who asks: a bearer token is looked up by its hash, and nothing is answered before.
import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { counterReader, type Counts } from '../database/counters.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { isSameSecret } from './kept-secret.ts';
import { findSession, insertSession, type Origin } from './queries.ts';

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
    /** The change counts read for this request, when it asked for a session. */
    counts: Counts | null;
  }
  interface FastifyInstance {
    /** The session of a token or of a request's bearer; `undefined` when unknown, expired or its admin blocked. */
    sessionOf: (from: string | FastifyRequest) => Promise<Session | undefined>;
    /** Whether a request's bearer is the secret of the marketplace's own services. */
    isMarketplace: (request: FastifyRequest) => boolean;
  }
}

const hashOf = (token: string): string => hash('sha256', token);
/** Sessions kept in memory; more than work at one time. */
const most = 1000;
/** The name of the scheme is written in any case; the secret of a program may be a long one. */
const bearer = /^Bearer +([\x21-\x7e]{20,})$/i;

/**
 * Opens a session and returns its token: 256 random bits, of which only the hash is stored.
 * @param passwordHash of the password that was found to be right, which takes a while
 * @throws Refusal 401 for an account that was changed meanwhile
 */
export async function openSession(
  db: Database,
  adminId: string,
  remember: boolean,
  { passwordHash, ...origin }: Origin & { passwordHash?: string } = { address: '', agent: '' },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hours = remember ? limits.session.rememberedDays * 24 : limits.session.hours;
  const session = { tokenHash: hashOf(token), adminId, passwordHash, hours, ...origin };
  if (!(await insertSession(db, session)))
    throw new Refusal(401, 'email', serverMessages.refusal.credentials);
  return token;
}

/** The session that a request's Authorization header proves. @throws Refusal 401 */
export function demandSession(session: Session | null): Session {
  if (!session) throw new Refusal(401, 'token', messages.refusal.session);
  return session;
}

/** What a request proves itself by. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  bearer.exec(headers.authorization ?? '')?.[1];

export const sessions = plugin<{ db: Database; marketplaceToken: string | undefined }>(
  (app, { db, marketplaceToken }, done) => {
    app.decorate('isMarketplace', (request: FastifyRequest) =>
      Boolean(marketplaceToken && isSameSecret(bearerOf(request) ?? '', marketplaceToken)),
    );
    const readCounts = counterReader(db);
    const kept = new LRUCache<string, { session: Session; endsAt: number }>({ max: most });
    let version = -1;

    /** The session as it is at this count of changes of access: kept, or read. */
    async function known(tokenHash: string, access: number): Promise<Session | undefined> {
      if (access !== version) kept.clear();
      version = access;
      const now = performance.now();
      const found = kept.get(tokenHash);
      if (found && found.endsAt > now) return { ...found.session, endsIn: found.endsAt - now };
      const read = await findSession(db, tokenHash);
      const session = read && { ...read, tokenHash };
      if (!session || version !== access) return session;
      kept.set(tokenHash, { session, endsAt: now + session.endsIn });
      return session;
    }

    app.decorate('sessionOf', async (from: string | FastifyRequest) => {
      const token = typeof from === 'string' ? from : bearerOf(from);
      if (!token) return undefined;
      const counts = await readCounts();
      if (typeof from !== 'string') from.counts = counts;
      return known(hashOf(token), counts['access'] ?? 0);
    });
    app.decorateRequest('session', null);
    app.decorateRequest('counts', null);
    done();
  },
  { name: 'sessions' },
);
