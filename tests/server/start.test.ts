import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { StatementError } from '#server/database/failures.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv, urlOf } from '#server/env.ts';
import { sentenceOf } from '#server/operating/failure-sentence.ts';
import { open } from '#server/jobs/open.ts';
import { startProcess } from '#tests/support/server/process.ts';

const postgresqlUrl = inject('postgresqlUrl');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-start-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What is said of a start with these variables. */
const saidOf = (variables: NodeJS.ProcessEnv): Promise<string | undefined> =>
  open(readEnv({ PORT: '0', DATA_DIR: folder, ...variables })).then(() => 'It started.', sentenceOf);

describe('why it does not start is said in one sentence', () => {
  it.each(['192.0.2.1', 'nowhere.invalid'])('HOST=%s', async (HOST) => {
    expect(await saidOf({ HOST })).toBe(
      `This machine has no address ${HOST}. Set HOST to one that it has, or to 0.0.0.0 for every network.`,
    );
  });

  it.skipIf(!postgresqlUrl)('an account of PostgreSQL without rights', async () => {
    const client = new pg.Client(postgresqlUrl ?? '');
    await client.connect();
    try {
      await client.query('create role powerless login');
      const url = new URL('/template1', postgresqlUrl ?? '');
      url.username = 'powerless';
      expect(await saidOf({ DATABASE_URL: url.href })).toBe(
        'The account of DATABASE_URL lacks a right: permission denied for schema public.',
      );
    } finally {
      await client.query('drop role powerless');
      await client.end();
    }
  });

  it.skipIf(!postgresqlUrl)('an address without the password that the server asks for', async () => {
    const client = new pg.Client(postgresqlUrl ?? '');
    await client.connect();
    const { rows } = await client.query<{ hba: string }>("select current_setting('hba_file') as hba");
    const hba = rows[0]?.hba ?? '';
    const trusting = await readFile(hba, 'utf8');
    try {
      await client.query('create role guarded login');
      await writeFile(hba, `host all guarded all scram-sha-256\n${trusting}`);
      await client.query('select pg_reload_conf()');
      await wait(500);
      const url = new URL(postgresqlUrl ?? '');
      url.username = 'guarded';
      expect(await saidOf({ DATABASE_URL: url.href })).toBe(
        'The PostgreSQL server of DATABASE_URL cannot be used: it asks for a password, and the address has none.',
      );
    } finally {
      await writeFile(hba, trusting);
      await client.query('select pg_reload_conf()');
      await client.query('drop role guarded');
      await client.end();
    }
  });

  it('a code of the system or of the database, whoever met it', () => {
    const system = (code: string) => Object.assign(new Error(`${code}: no, open 'data'`), { code });
    expect(sentenceOf(system('EACCES'))).toBe(
      "A file or an address cannot be used: EACCES: no, open 'data'.",
    );
    expect(sentenceOf(system('ENOSPC'))).toBe("The disk is full: ENOSPC: no, open 'data'.");
    expect(sentenceOf(new StatementError('It stopped.', '08006'))).toBe(
      'The database does not answer: It stopped.',
    );
    expect(sentenceOf(new StatementError('no such column', '42703'))).toBe(
      'The database refuses: no such column.',
    );
    for (const defect of [new TypeError('x is undefined'), system('ERR_INVALID_ARG'), 'text', undefined])
      expect(sentenceOf(defect)).toBeUndefined();
  });

  it('a port that is taken, before anything is made', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = await mkdtemp(join(folder, 'taken-'));
    expect(await saidOf({ PORT: String(port), DATA_DIR })).toBe(
      `Port ${port} is already taken. Stop the other program, or set PORT to another number.`,
    );
    other.close();
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it.skipIf(!existsSync('/proc/self'))('a data directory where the system lets nobody make one', async () => {
    const DATA_DIR = '/proc/quarterdeck/data';
    expect(await saidOf({ DATA_DIR })).toBe(
      `The data directory ${DATA_DIR} cannot be written: ENOENT: no such file or directory, mkdir '/proc/quarterdeck'.`,
    );
  });

  it('a folder without schemas, before anything is made', async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'no-schemas-'));
    const SCHEMAS_DIR = join(folder, 'nowhere');
    expect(await saidOf({ DATA_DIR, SCHEMAS_DIR })).toBe(
      `There are no schemas in SCHEMAS_DIR (it is "${SCHEMAS_DIR}"). Set it to the folder schemas/ of the project, or leave it unset.`,
    );
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('a PostgreSQL server that does not answer, without its password', async () => {
    const said = await saidOf({ DATABASE_URL: 'postgres://postgres:hush@127.0.0.1:1/postgres' });
    expect(said).toMatch(/^The PostgreSQL server of DATABASE_URL cannot be used: .+\.$/);
    expect(said).not.toContain('hush');
  });

  it('a database that lacks a part, over which no new one is begun', async () => {
    const DATA_DIR = await mkdtemp(join(folder, 'damaged-'));
    await mkdir(join(DATA_DIR, 'database/base'), { recursive: true });
    expect(await saidOf({ DATA_DIR })).toBe(
      `The database in ${DATA_DIR} does not start: its disk is full, or its files are damaged. Make room, or restore a backup into another directory and set DATA_DIR to that.`,
    );
    expect(await readdir(join(DATA_DIR, 'database'))).toEqual(['base']);
  });

  it('by the program too, which prints it alone', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { ended, said } = startProcess({ DATA_DIR: file });
    expect(await ended).toBe(1);
    expect(said().error).toMatch(/^[^\n]+EEXIST[^\n]+\.\n$/);
  });

  it('an address with several numbers, of which none answers', async () => {
    const attempts = [new Error('connect ECONNREFUSED ::1:1'), new Error('connect ECONNREFUSED 127.0.0.1:1')];
    const connect = pg.Pool.prototype.connect;
    pg.Pool.prototype.connect = () => Promise.reject(new AggregateError(attempts));
    try {
      await expect(openDatabase({ databaseUrl: 'postgres://localhost:1/none', dataDir: '' })).rejects.toThrow(
        'The PostgreSQL server of DATABASE_URL cannot be used: connect ECONNREFUSED ::1:1.',
      );
    } finally {
      pg.Pool.prototype.connect = connect;
    }
  });
});

it('a server is reached on this machine at the address that it listens on', () => {
  expect(urlOf({ HOST: '0.0.0.0' }, 3000)).toBe('http://127.0.0.1:3000');
  expect(urlOf({ HOST: '::' }, 3000)).toBe('http://127.0.0.1:3000');
  expect(urlOf({ HOST: '10.1.2.3' }, 80)).toBe('http://10.1.2.3:80');
  expect(urlOf({ HOST: 'fd00::1' }, 80)).toBe('http://[fd00::1]:80');
});

it('it ends for SIGINT before it listens', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { child, ended } = startProcess({
    DATABASE_URL: `postgres://a@127.0.0.1:${port}/a`,
    DATA_DIR: folder,
  });
  await once(silent, 'connection');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  silent.close();
});

describe('a variable that cannot work is told of', () => {
  it.each([
    [
      { PORT: 'abc' },
      'The environment variable PORT (it is "abc") must be integer. Correct it or leave it unset.',
    ],
    [
      { PORT: '70000' },
      'The environment variable PORT (it is "70000") must be <= 65535. Correct it or leave it unset.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'The environment variable LOG_LEVEL (it is "loud") must be one of: fatal, error, warn, info, debug, silent. Correct it or leave it unset.',
    ],
    [
      { ADMIN_PASSWORD: 'secret' },
      'The environment variable ADMIN_PASSWORD must NOT have fewer than 7 characters. Correct it or leave it unset.',
    ],
    [
      { CORS_ORIGINS: 'https://one.example/' },
      'The environment variable CORS_ORIGINS (it is "https://one.example/") must be like https://one.example,https://two.example. Correct it or leave it unset.',
    ],
    [
      { DATABASE_URL: 'mysql://somewhere' },
      'The environment variable DATABASE_URL must be like postgres://user:password@host/database. Correct it or leave it unset.',
    ],
    [
      { MARKETPLACE_TOKEN: 'a secret that no header can carry' },
      'The environment variable MARKETPLACE_TOKEN must be like a-secret-without-a-space. Correct it or leave it unset.',
    ],
    [
      { OPERATOR_TOKEN: 'ein-geheimnis-für-später' },
      'The environment variable OPERATOR_TOKEN must be like a-secret-without-a-space. Correct it or leave it unset.',
    ],
    [
      { MAPS_PROVIDER: 'google' },
      'The environment variable MAPS_KEY is missing: Key of the maps service, for MAPS_PROVIDER=google.',
    ],
  ])('%j', (variables, sentence) => {
    expect(() => readEnv(variables)).toThrow(sentence);
  });

  it('several origins may stand apart', () => {
    expect(readEnv({ CORS_ORIGINS: 'https://one.example, https://two.example' }).CORS_ORIGINS).toContain(
      'two',
    );
  });
});
