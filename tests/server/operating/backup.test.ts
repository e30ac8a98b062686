import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { inspect, promisify } from 'node:util';
import pg from 'pg';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import { openEmbedded } from '#server/database/embedded.ts';
import { lockDirectory } from '#server/database/lock.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { variablesOf } from '#server/database/postgresql-variables.ts';
import { readEnv } from '#server/env.ts';
import { removeLeft } from '#server/operating/backup-route.ts';
import { backup, restore } from '#server/operating/backup.ts';
import { admin, signIn, type Api } from '#tests/support/browser/api.ts';
import { findPrograms } from '#tests/support/server/postgresql.ts';
import { shortLived } from '#tests/support/server/process.ts';
import { boatInfo, givenBoat } from '#tests/support/server/rows.ts';
import { startServer, type RunningServer } from '#tests/support/server/running-server.ts';

const execute = promisify(execFile);
const postgresqlUrl = inject('postgresqlUrl');
const folders: string[] = [];
const servers: RunningServer[] = [];
const databases: string[] = [];
const left = 'database.copy-of-one';

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-backup-'));
  folders.push(folder);
  return folder;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(new URL('/template1', postgresqlUrl ?? '').href);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** What a DBA may do to a database: no other place knows that account. */
async function grantIn(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('create role reader; grant select on boats to reader');
  await client.end();
}

async function forgetReader(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('drop owned by reader; drop role reader');
  await client.end();
}

async function givenDatabase(): Promise<string> {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template template0`);
  databases.push(name);
  return new URL(`/${name}`, postgresqlUrl ?? '').href;
}

async function start(variables: NodeJS.ProcessEnv): Promise<Api & { url: string }> {
  const server = await startServer({
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...variables,
  });
  servers.push(server);
  return Object.assign(await signIn(server.url), { url: server.url });
}

/** A machine that does much else may keep a server busy, which then asks to come again. */
const modelOf = (api: Api): Promise<string | undefined> =>
  vi.waitFor(async () => (await api.ask<Boat>('GET', '/boats/getbasicInfo/boat')).model, {
    timeout: 30_000,
    interval: 500,
  });

/** Backups are made and brought back by the commands, or by what these call. */
interface Operator {
  backup: (env: NodeJS.ProcessEnv, folder: string) => Promise<void>;
  restore: (env: NodeJS.ProcessEnv, folder: string) => Promise<void>;
}

async function run(work: string, folder: string, variables: NodeJS.ProcessEnv): Promise<string> {
  const given = [shortLived, '--import', 'tsx', 'server/operating/main.ts', work, folder];
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  return execute(process.execPath, given, { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => Promise.reject(new Error(stderr)),
  );
}

const byCommand: Operator = {
  backup: async (env, folder) => {
    const said = await run('backup', folder, env);
    expect(said).toBe(`Everything is in ${folder}: the database and 1 picture.\n`);
  },
  restore: async (env, folder) =>
    expect(await run('restore', folder, env)).toBe(`Everything is back from ${folder}.\n`),
};

const byCall: Operator = {
  backup: async (env, folder) => expect(await backup(readEnv(env), folder)).toBe(1),
  restore: (env, folder) => restore(readEnv(env), folder),
};

beforeAll(async () => {
  vi.stubEnv('PATH', [process.env.PATH, await findPrograms()].filter(Boolean).join(delimiter));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const { close } of servers) await close();
  for (const name of databases) await administer(`drop database ${name} with (force)`);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe.each([
  { engine: 'embedded', operator: byCommand, given: async (): Promise<NodeJS.ProcessEnv> => ({}) },
  {
    engine: 'postgresql',
    operator: byCall,
    given: async (): Promise<NodeJS.ProcessEnv> => ({ DATABASE_URL: await givenDatabase() }),
  },
])('a backup of a server that runs · $engine', ({ engine, operator, given }) => {
  const isSkipped = engine === 'postgresql' && !postgresqlUrl;
  const picture = join('images', 'boats', 'boat', 'picture.webp');
  let from: NodeJS.ProcessEnv & { DATA_DIR: string };
  let copy: string;
  let api: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    if (isSkipped) return;
    from = { DATA_DIR: await givenFolder(), ...(await given()) };
    const url = from.DATABASE_URL;
    const db = await openDatabase({ dataDir: from.DATA_DIR, ...(url ? { databaseUrl: url } : {}) });
    await migrate(db);
    await seedCatalogues(db);
    await givenBoat(db, { id: 'boat' });
    await db.close();
    if (url) await grantIn(url);
    await mkdir(join(from.DATA_DIR, picture, '..'), { recursive: true });
    await writeFile(join(from.DATA_DIR, picture), 'bytes');
    await mkdir(join(from.DATA_DIR, left, 'base'), { recursive: true });
    copy = join(await givenFolder(), 'copy');
    api = await start(from);
    from['PORT'] = new URL(api.url).port;
  });

  it.skipIf(isSkipped)(
    'brings everything back that was answered before it',
    async () => {
      await api.save('boat', { ...boatInfo, model: 'Saved before' });
      await operator.backup(from, copy);
      await api.save('boat', { ...boatInfo, model: 'Saved after' });

      const to = { DATA_DIR: await givenFolder(), ...(await given()) };
      if (from.DATABASE_URL) await forgetReader(from.DATABASE_URL);
      await operator.restore(to, copy);
      expect(await readFile(join(to.DATA_DIR, picture), 'utf8')).toBe('bytes');
      expect(await modelOf(await start(to))).toBe('Saved before');
      expect(await modelOf(api)).toBe('Saved after');
      expect((await stat(copy)).mode & 0o777).toBe(0o700);
    },
    120_000,
  );

  it.skipIf(isSkipped)(
    'is put over nothing, neither a backup nor a database',
    async () => {
      const used = await givenFolder();
      await writeFile(join(used, 'file'), '');
      await expect(operator.backup(from, used)).rejects.toThrow(
        new RegExp(`^The folder ${used} is not empty\\.\n?$`),
      );
      const to = { ...from, DATA_DIR: engine === 'embedded' ? await givenUsed() : await givenFolder() };
      await writeFile(join(used, engine === 'embedded' ? 'database' : 'database.dump'), '');
      await expect(byCall.restore(to, used)).rejects.toThrow(/Restore into (another directory|a new one)\.$/);
    },
    60_000,
  );

  // PostgreSQL makes its own copies.
  if (engine === 'embedded')
    it('makes two at once, and removes at its start what nobody fetched', async () => {
      const copiesOf = async (): Promise<string[]> =>
        (await readdir(from.DATA_DIR)).filter((name) => name.startsWith('database.'));
      expect(await copiesOf()).toEqual([]);
      const folders = await Promise.all([1, 2].map(async () => join(await givenFolder(), 'copy')));
      await Promise.all(folders.map((folder) => byCall.backup(from, folder)));
      for (const folder of folders) {
        const db = await openEmbedded({ directory: join(folder, 'database') });
        expect(await db.query(sql`select email from admins`)).toEqual([{ email: admin.email }]);
        await db.close();
      }
      expect(await copiesOf()).toEqual([]);
    }, 120_000);

  async function givenUsed(): Promise<string> {
    const folder = await givenFolder();
    await mkdir(join(folder, 'database'));
    return folder;
  }
});

it('a copy that was made lately is left to whoever moves it, an older one is removed', async () => {
  const DATA_DIR = await givenFolder();
  await mkdir(join(DATA_DIR, left));
  const { ctimeMs } = await stat(join(DATA_DIR, left));
  await removeLeft(DATA_DIR, ctimeMs);
  expect(await readdir(DATA_DIR)).toEqual([left]);
  await removeLeft(DATA_DIR, ctimeMs + 1);
  expect(await readdir(DATA_DIR)).toEqual([]);
});

/** Asks a server for a backup that answers so. */
async function backupOf(
  DATA_DIR: string,
  copy: string,
  answer: (response: ServerResponse) => Promise<unknown>,
) {
  await mkdir(join(DATA_DIR, 'database'));
  const release = await lockDirectory(DATA_DIR);
  const server = createServer((_, response) => {
    void answer(response).then(() => {
      if (!response.writableEnded) response.end(JSON.stringify({ flag: true, data: left }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const OPERATOR_TOKEN = randomUUID();
    await backup(readEnv({ DATA_DIR, OPERATOR_TOKEN, PORT: String(port) }), copy);
  } finally {
    server.close();
    await release();
  }
}

describe('what the environment does not name', () => {
  const nowhere = 'postgres://someone:secret@127.0.0.1:1/none';

  it('is not made: a mistyped DATA_DIR is said', async () => {
    const DATA_DIR = join(await givenFolder(), 'mistyped');
    const copy = join(await givenFolder(), 'copy');
    const sentence = `There is no ${join(DATA_DIR, 'database')}. Give DATA_DIR the value that it has for the server.`;
    await expect(backup(readEnv({ DATA_DIR }), copy)).rejects.toThrow(sentence);
    await expect(backup(readEnv({ DATA_DIR, DATABASE_URL: nowhere }), copy)).rejects.toThrow(
      `There is no ${DATA_DIR}.`,
    );
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('is named without its password when it cannot be used', async () => {
    for (const DATABASE_URL of [nowhere, 'postgres://someone:secret@:x/none']) {
      const env = readEnv({ DATABASE_URL, DATA_DIR: await givenFolder() });
      const copy = await givenFolder();
      await writeFile(join(copy, 'database.dump'), '');
      const error: unknown = await restore(env, copy).catch((error: unknown) => error);
      expect(error).toMatchObject({ name: 'StartError' });
      expect((error as Error).message).toMatch(
        /^The PostgreSQL server of DATABASE_URL cannot be used: .+\w\.$/,
      );
      expect(inspect(error)).not.toContain('secret');
    }
  });
});

it("PostgreSQL's tools are given the address as the server reads it", () => {
  expect(variablesOf('postgres://someone:p%40ss@/boats?host=/run/postgresql&sslmode=no-verify')).toEqual({
    ...{ PGHOST: '/run/postgresql', PGPORT: '5432', PGDATABASE: 'boats', PGSSLMODE: 'require' },
    ...{ PGUSER: 'someone', PGPASSWORD: 'p@ss' },
  });
});

it('a secret that was changed since stays, one that is not there comes back', async () => {
  const copy = await givenFolder();
  await mkdir(join(copy, 'database'));
  await writeFile(join(copy, 'marketplace-token'), 'of the backup');
  const [kept, empty] = [await givenFolder(), await givenFolder()];
  await writeFile(join(kept, 'marketplace-token'), 'changed since');
  for (const DATA_DIR of [kept, empty]) await restore(readEnv({ DATA_DIR }), copy);
  expect(await readFile(join(kept, 'marketplace-token'), 'utf8')).toBe('changed since');
  expect(await readFile(join(empty, 'marketplace-token'), 'utf8')).toBe('of the backup');
});

describe('a backup that breaks off', () => {
  it('leaves its folder empty, and the next one is made there', async () => {
    const DATA_DIR = await givenFolder();
    await mkdir(join(DATA_DIR, 'images'));
    await writeFile(join(DATA_DIR, 'images', 'picture.webp'), 'bytes');
    await mkdir(join(DATA_DIR, 'database'));
    const copy = await givenFolder();
    await mkdir(join(copy, 'unfinished', 'images'), { recursive: true });
    const env = readEnv({ DATA_DIR, DATABASE_URL: 'postgres://someone@127.0.0.1:1/none' });
    await expect(backup(env, copy)).rejects.toThrow('pg_dump did not work');
    expect(await readdir(copy)).toEqual([]);
    expect(await backup(readEnv({ DATA_DIR }), copy)).toBe(1);
    expect((await readdir(copy)).sort()).toEqual(['database', 'images']);
  });

  it('says of a directory that cannot be locked what is wrong with it, and asks no server', async () => {
    const DATA_DIR = await givenFolder();
    await mkdir(join(DATA_DIR, 'database'));
    await mkdir(join(DATA_DIR, 'lock'));
    const copy = await givenFolder();
    await expect(backup(readEnv({ DATA_DIR }), copy)).rejects.toThrow(
      `The data directory ${DATA_DIR} cannot be written: `,
    );
    expect(await readdir(copy)).toEqual([]);
  });

  it('says what the server said', async () => {
    const DATA_DIR = await givenFolder();
    const refused = backupOf(DATA_DIR, join(await givenFolder(), 'copy'), async (response) => {
      response.statusCode = 503;
      response.end(JSON.stringify({ flag: false, error: 'There is no room.' }));
    });
    await expect(refused).rejects.toThrow(/made no backup: it answered 503 There is no room\.$/);
  });

  it.each([{ flag: true }, { flag: true, data: '' }, { flag: true, data: '../database.copy-of-one' }])(
    'touches nothing where a server answers %j',
    async (answered) => {
      const DATA_DIR = await givenFolder();
      const refused = backupOf(DATA_DIR, join(await givenFolder(), 'copy'), async (response) =>
        response.end(JSON.stringify(answered)),
      );
      await expect(refused).rejects.toThrow(/is of another version/);
      expect(await readdir(DATA_DIR)).toEqual(['database', 'lock']);
    },
  );

  it.skipIf(process.platform === 'win32')('leaves no copy beside the database', async () => {
    const DATA_DIR = await givenFolder();
    const broken = backupOf(DATA_DIR, join(await givenFolder(), 'copy'), async () => {
      await mkdir(join(DATA_DIR, left));
      // What no copy can be made of.
      await execute('mkfifo', [join(DATA_DIR, left, 'file')]);
    });
    await expect(broken).rejects.toThrow();
    expect(await readdir(DATA_DIR)).toEqual(['database', 'lock']);
  });
});

describe('while a server replaces pictures', () => {
  const place = join('images', 'boats', 'boat');

  /** A backup of pictures, asked of a server that does this once its database is copied. */
  async function backupWhile(pictures: string[], copied: (place: string) => Promise<void>): Promise<string> {
    const DATA_DIR = await givenFolder();
    const inData = join(DATA_DIR, place);
    await mkdir(inData, { recursive: true });
    for (const name of pictures) await writeFile(join(inData, name), name);
    const copy = join(await givenFolder(), 'copy');
    await backupOf(DATA_DIR, copy, async () => {
      await mkdir(join(DATA_DIR, left));
      await copied(inData);
    });
    return join(copy, place);
  }

  it('has what the copied rows name, and what came since', async () => {
    const copy = await backupWhile(['before.webp'], async (inData) => {
      await writeFile(join(inData, 'after.webp'), 'after');
      await rm(join(inData, 'before.webp'));
    });
    expect((await readdir(copy)).sort()).toEqual(['after.webp', 'before.webp']);
  });

  it('is not stopped by pictures that go while they are copied', async () => {
    const pictures = Array.from({ length: 300 }, (_, nth) => `${nth}.webp`);
    let removed: Promise<void> | undefined;
    const copy = await backupWhile(pictures, async (inData) => {
      const names = (await readdir(inData)).reverse();
      removed = (async () => {
        for (const name of names) await rm(join(inData, name));
      })();
    });
    await removed;
    expect(await readdir(copy)).toHaveLength(pictures.length);
  });
});
