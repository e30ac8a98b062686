import { spawn, execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../free-port.ts';

const run = promisify(execFile);
const READY_WITHIN_MS = 30_000;
const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
const DEBIAN = '/usr/lib/postgresql';

export interface PostgresqlServer {
  url: string;
  stop(): Promise<void>;
  /** @param pauseMs how long nobody listens in between */
  restart(pauseMs?: number): Promise<void>;
}

/** Starts a private PostgreSQL server on a free port; `undefined` where its programs are not installed. */
export async function startPostgresql(): Promise<PostgresqlServer | undefined> {
  const programs = await findPrograms();
  if (!programs) return undefined;
  const owner = await findOwner();
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-postgresql-'));
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  const options = [
    '-D',
    folder,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    `--locale=${LOCALE}`,
    '--no-sync',
  ];
  await run(join(programs, 'initdb'), options, { ...owner, cwd: folder });

  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = async (): Promise<ChildProcess> => {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      // To drop a database waits for whoever has begun to sign in, such as one without a password: for a minute otherwise.
      'authentication_timeout=5s',
      'max_connections=200',
    ];
    const given = settings.flatMap((setting) => ['-c', setting]);
    const child = spawn(join(programs, 'postgres'), ['-D', folder, '-p', String(port), ...given], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await waitUntilReady(url, child);
    return child;
  };
  let server = await start();
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return {
    url,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    restart: async (pauseMs = 0) => {
      await stop();
      await wait(pauseMs);
      server = await start();
    },
  };
}

/** The folder of PostgreSQL's programs. */
export async function findPrograms(): Promise<string | undefined> {
  const versions = await readdir(DEBIAN).catch(() => []);
  const installed = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'));
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...installed];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root. */
async function findOwner(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.filter(([found]) => found === name))[0];
  if (!account)
    throw new Error('PostgreSQL needs an account named postgres or nobody when tests run as root.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client(url);
    client.on('error', () => undefined);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await wait(50);
  }
  throw new Error(`The PostgreSQL server for tests did not start (exit code ${server.exitCode}).`);
}
