// What a server needs before it is built, and where it listens then.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { keptToken } from '../access/kept-secret.ts';
import type { Database } from '../database/database.ts';
import { codeOf } from '../database/failures.ts';
import { openDatabase } from '../database/open.ts';
import { StartError, type Env } from '../env.ts';
import { closePrivate } from '../files/local.ts';
import { prepare } from './prepare.ts';

const noHost = ({ HOST }: Env): string =>
  `This machine has no address ${HOST}. Set HOST to one that it has, or to 0.0.0.0 for every network.`;

/** Why nobody can listen there, by the code of the system. */
const SENTENCES: Record<string, (env: Env) => string> = {
  EADDRINUSE: ({ PORT }) =>
    `Port ${PORT} is already taken. Stop the other program, or set PORT to another number.`,
  EACCES: ({ PORT }) => `This account may not use port ${PORT}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: noHost,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
};

function explain(error: unknown, env: Env): unknown {
  const sentence = SENTENCES[codeOf(error)]?.(env);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}

/** The workshop would edit files that are not there. */
function demandSchemas({ SCHEMAS_DIR }: Env): void {
  if (SCHEMAS_DIR === undefined || existsSync(join(SCHEMAS_DIR, 'forms'))) return;
  throw new StartError(
    `There are no schemas in SCHEMAS_DIR (it is "${SCHEMAS_DIR}"). Set it to the folder schemas/ of the project, or leave it unset.`,
  );
}

async function demandFreePort(env: Env): Promise<void> {
  const probe = createServer().listen(env.PORT, env.HOST);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw explain(error, env);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * The database with its first rows, and the environment with the tokens that it leaves to us.
 * @throws StartError when nobody can listen there, the database cannot be opened, or there are no schemas to edit
 */
export async function open(env: Env): Promise<{ db: Database; env: Env }> {
  // Asked before the database is made, which takes a while the first time and prints a password that is shown once.
  demandSchemas(env);
  await demandFreePort(env);
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  await closePrivate(env.DATA_DIR);
  await prepare(db, env);
  const MARKETPLACE_TOKEN = env.MARKETPLACE_TOKEN ?? (await keptToken(env.DATA_DIR, 'marketplace'));
  const OPERATOR_TOKEN = env.OPERATOR_TOKEN ?? (await keptToken(env.DATA_DIR, 'operator'));
  return { db, env: { ...env, MARKETPLACE_TOKEN, OPERATOR_TOKEN } };
}

/** @throws StartError when the port was taken meanwhile */
export async function listenOn(app: FastifyInstance, env: Env): Promise<AddressInfo> {
  try {
    await app.listen({ port: env.PORT, host: env.HOST });
  } catch (error) {
    throw explain(error, env);
  }
  return app.server.address() as AddressInfo;
}
