// The whole server on a database of one's own, asked without a network.
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { calls, type Call, type CallName } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { build } from '#server/app.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import type { Database } from '#server/database/database.ts';
import { readEnv, type Env } from '#server/env.ts';
import { copySchemas } from '../project/copied-schemas.ts';
import type { Engine } from './databases.ts';

export interface Running {
  app: FastifyInstance;
  db: Database;
  env: Env;
}

/**
 * An environment that writes below a directory of its own, and logs nothing.
 * @param hasOwnSchemas whether the forms are changed; most suites leave the copy that all of them share as it is
 */
export async function givenEnv(variables: NodeJS.ProcessEnv = {}, hasOwnSchemas = false): Promise<Env> {
  const folder = inject('serverFolder');
  const DATA_DIR = await mkdtemp(join(folder, 'app-'));
  const SCHEMAS_DIR = hasOwnSchemas ? await copySchemas(DATA_DIR) : join(folder, 'schemas');
  return readEnv({ DATA_DIR, SCHEMAS_DIR, LOG_LEVEL: 'silent', ...variables });
}

/** Starts the server before the tests of a suite and stops it after them; its fields are set once they run. */
export function useApp({ open }: Engine, variables: NodeJS.ProcessEnv = {}, hasOwnSchemas = false): Running {
  const running = {} as Running;
  beforeAll(async () => {
    const db = await open();
    await seedCatalogues(db);
    const env = await givenEnv(variables, hasOwnSchemas);
    Object.assign(running, { db, env, app: await build({ db, env }) });
  });
  afterAll(async () => {
    await running.app.close();
    await running.db.close();
    // An upload that was broken off may still be putting its picture away.
    await rm(running.env.DATA_DIR, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });
  return running;
}

/** The rows of the call table that the server answers. */
export const answeredRows = Object.entries(calls) as [CallName, Call][];

export { marketplaceToken } from '../marketplace-token.ts';

export interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  envelope: Envelope & Record<string, unknown>;
  headers: Record<string, unknown>;
  text: string;
}

/** The address of a row, with params in their places and a query behind. */
export function urlOf({ path }: Call, { params = {}, query = {} }: Request = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search ? `?${search}` : ''}`;
}

/** Makes one call of the table. */
export async function ask(app: FastifyInstance, name: CallName, request: Request = {}): Promise<Answered> {
  const row: Call = calls[name];
  const { body, token, headers } = request;
  const response = await app.inject({
    method: row.method,
    url: urlOf(row, request),
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  return {
    status: response.statusCode,
    envelope: response.json<Answered['envelope']>(),
    headers: response.headers,
    text: response.body,
  };
}
