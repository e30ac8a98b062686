// Everything that is kept: the pictures before the database, since one that a row names may be replaced at any time and is
// removed then, and once more after it, for those that came meanwhile.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Envelope } from '#schemas/envelope.ts';
import { keptToken } from '../access/kept-secret.ts';
import { DirectoryInUse, lockDirectory } from '../database/lock.ts';
import { copyTree } from '../database/synced-files.ts';
import { StartError, urlOf, type Env } from '../env.ts';
import { openLocal } from '../files/local.ts';
import { BACKUP_PATH, isCopy } from './backup-route.ts';
import { dump, isUsed, undump } from './postgresql-tools.ts';

const FOLDERS = ['images', 'private'];
const SECRET = 'marketplace-token';

/** Where a backup is made; what was broken off there is no part of one. */
const UNFINISHED = 'unfinished';

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).every((name) => name === UNFINISHED);
}

/** A mistyped DATA_DIR would be made, and nothing be copied. */
function demandSource({ DATABASE_URL, DATA_DIR, S3_BUCKET }: Env): void {
  if (DATABASE_URL && S3_BUCKET) return;
  const source = DATABASE_URL ? DATA_DIR : join(DATA_DIR, 'database');
  if (!existsSync(source))
    throw new StartError(`There is no ${source}. Give DATA_DIR the value that it has for the server.`);
}

async function* filesIn(dataDir: string): AsyncIterable<string> {
  if (existsSync(join(dataDir, SECRET))) yield SECRET;
  for (const folder of FOLDERS) for await (const { key } of openLocal(dataDir).list(folder)) yield key;
}

/** @param force whether what is there already is copied again; a secret never is, it may have been changed since */
async function copyFiles(from: string, to: string, { force } = { force: true }): Promise<void> {
  for await (const name of filesIn(from)) {
    const source = join(from, name);
    await cp(source, join(to, name), { force: force && name !== SECRET, preserveTimestamps: true }).catch(
      (error: unknown) => {
        // A server that runs removes pictures, and names new ones when they are whole.
        if (existsSync(source)) throw error;
      },
    );
  }
}

const reasonOf = async (answer: Response): Promise<string> => {
  const { error = '' } = (await answer.json().catch(() => ({}))) as Envelope;
  return `${answer.status} ${error}`.trim().replace(/\.$/, '');
};

/** The database of a server that runs is copied by that server. */
async function askServer(env: Env, to: string): Promise<void> {
  const { DATA_DIR } = env;
  const token = env.OPERATOR_TOKEN ?? (await keptToken(DATA_DIR, 'operator'));
  const url = urlOf(env, env.PORT) + BACKUP_PATH;
  const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` } }).catch(
    (cause: unknown) => {
      throw new StartError(`The server that uses ${DATA_DIR} does not answer at ${url}.`, { cause });
    },
  );
  if (!answer.ok)
    throw new StartError(`The server at ${url} made no backup: it answered ${await reasonOf(answer)}.`);
  const { data } = (await answer.json()) as Envelope<string>;
  // What is in the folder is removed: it is never another one.
  if (!isCopy(data)) throw new StartError(`The server at ${url} is of another version and made no backup.`);
  const copy = join(DATA_DIR, data);
  try {
    await copyTree(copy, to);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

async function copyDatabase(env: Env, to: string): Promise<void> {
  const release = await lockDirectory(env.DATA_DIR).catch((error: unknown) => {
    if (error instanceof DirectoryInUse) return undefined;
    throw error;
  });
  if (!release) return askServer(env, to);
  try {
    await copyTree(join(env.DATA_DIR, 'database'), to);
  } finally {
    await release();
  }
}

/**
 * Copies what the environment names into an empty folder, also while servers run on it.
 * @returns how many pictures it has
 */
export async function backup(env: Env, folder: string): Promise<number> {
  demandSource(env);
  if (!(await isEmpty(folder))) throw new StartError(`The folder ${folder} is not empty.`);
  const made = join(folder, UNFINISHED);
  await rm(made, { recursive: true, force: true });
  await mkdir(made, { recursive: true, mode: 0o700 });
  try {
    await copyFiles(env.DATA_DIR, made);
    if (env.DATABASE_URL) await dump(env.DATABASE_URL, join(made, 'database.dump'));
    else await copyDatabase(env, join(made, 'database'));
    await copyFiles(env.DATA_DIR, made, { force: false });
    // The database last: a backup without one is not restored.
    for (const name of (await readdir(made)).sort().reverse())
      await rename(join(made, name), join(folder, name));
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  let pictures = 0;
  for await (const name of filesIn(folder)) if (name !== SECRET) pictures += 1;
  return pictures;
}

/** Brings a backup back; where something is kept already nothing is touched. */
export async function restore(env: Env, folder: string): Promise<void> {
  const source = join(folder, env.DATABASE_URL ? 'database.dump' : 'database');
  if (!existsSync(source)) throw new StartError(`There is no ${source}: this is no backup of this database.`);
  const release = await lockDirectory(env.DATA_DIR);
  try {
    if (env.DATABASE_URL) {
      if (await isUsed(env.DATABASE_URL))
        throw new StartError('The database of DATABASE_URL is not empty. Restore into a new one.');
      await copyFiles(folder, env.DATA_DIR);
      await undump(env.DATABASE_URL, source);
    } else {
      const to = join(env.DATA_DIR, 'database');
      if (existsSync(to))
        throw new StartError(`There is a database in ${env.DATA_DIR}. Restore into another directory.`);
      await copyFiles(folder, env.DATA_DIR);
      await copyTree(source, to);
    }
  } finally {
    await release();
  }
}
