import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import sql from 'sql-template-tag';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { classifyFailure } from '#server/database/failures.ts';
import { migrate } from '#server/database/migrate.ts';
import { demandNew, openDatabase } from '#server/database/open.ts';
import { connectPostgresql } from '#server/database/postgresql.ts';
import { prepareLists } from '#server/jobs/list-indexes.ts';
import { startPostgresql } from '#tests/support/server/postgresql.ts';

const isMissing = inject('postgresqlUrl') === null;

describe.skipIf(isMissing)('the PostgreSQL engine', () => {
  it(
    'survives a restart of the server: writes fail as unavailable, then go on',
    { timeout: 60_000 },
    async () => {
      const server = await startPostgresql();
      if (!server) throw new Error('PostgreSQL is not installed.');
      const database = await openDatabase({ databaseUrl: server.url, dataDir: '' });
      try {
        await database.script('create table written (number int primary key)');
        const cut = database.transaction(async (tx) => {
          await tx.query(sql`insert into written values (0)`);
          await server.restart();
          await tx.query(sql`insert into written values (1)`);
        });
        expect(classifyFailure(await cut.catch((error: unknown) => error))).toBe('unavailable');
        const unanswered = database.transaction(async (tx) => {
          await tx.query(sql`insert into written values (1)`);
          await server.restart();
        });
        expect(classifyFailure(await unanswered.catch((error: unknown) => error))).toBe('unsettled');
        for (let number = 2; number < 5; number += 1)
          await database.query(sql`insert into written values (${number})`);
        await server.restart();
        const results = await Promise.allSettled(
          Array.from({ length: 20 }, (_, index) =>
            database.query(sql`insert into written values (${index + 5})`),
          ),
        );
        expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
        expect(await database.query(sql`select count(*) as rows from written`)).toEqual([{ rows: 23 }]);
      } finally {
        await database.close();
        await server.stop();
      }
    },
  );

  it('does not wait for a server that is gone without a word, and goes on with the next one', async () => {
    const url = new URL('/template1', inject('postgresqlUrl') ?? '');
    const { hostname, port } = url;
    const open: [Socket, Socket][] = [];
    const between = createServer((near) => {
      const far = connect(Number(port), hostname);
      open.push([near, far]);
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far).pipe(near);
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    url.port = String((between.address() as AddressInfo).port);
    const database = connectPostgresql(url.href, 300);
    try {
      await database.query(sql`select 1`);
      for (const [near, far] of open.splice(0)) {
        near.unpipe(far);
        far.unpipe(near);
      }
      const unanswered = database.query(sql`select 2`);
      expect(classifyFailure(await unanswered.catch((error: unknown) => error))).toBe('unavailable');
      expect(await database.query(sql`select 3 as found`)).toEqual([{ found: 3 }]);
      const long = database.transaction((tx) => tx.query(sql`select pg_sleep(0.6)`), true);
      expect(await long).toHaveLength(1);
      const short = database.transaction((tx) => tx.query(sql`select pg_sleep(0.6)`));
      expect(classifyFailure(await short.catch((error: unknown) => error))).toBe('unavailable');
    } finally {
      await database.close();
      between.close();
      for (const [near, far] of open) [near, far].forEach((socket) => socket.destroy());
    }
  });

  it('says in one sentence that nobody answers at DATABASE_URL, without the password', async () => {
    const opened = openDatabase({ databaseUrl: 'postgres://someone:secret@127.0.0.1:1/none', dataDir: '' });
    const error: unknown = await opened.catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'StartError' });
    expect(String(error)).toContain('ECONNREFUSED');
    expect(String(error)).not.toContain('secret');
  });

  it.each(['UTF8', 'SQL_ASCII'])(
    'says at the start that the letters of a database in %s are those of ASCII alone',
    async (encoding) => {
      const url = new URL(inject('postgresqlUrl') ?? '');
      const name = `ascii_${randomUUID().replaceAll('-', '')}`;
      const opened = (path: string) => {
        url.pathname = path;
        return openDatabase({ databaseUrl: url.href, dataDir: '' });
      };
      const server = await opened('/template1');
      await server.script(
        `create database ${name} template template0 encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`,
      );
      const database = await opened(`/${name}`);
      try {
        await migrate(database);
        expect(await prepareLists(database)).toEqual([
          expect.stringMatching(`^The database has the encoding ${encoding} and knows no letters .+\\.$`),
        ]);
      } finally {
        await database.close();
        await server.script(`drop database ${name} with (force)`);
        await server.close();
      }
    },
  );

  it('reads and takes turns as it is written for, whatever the DBA has made usual for the database', async () => {
    const url = new URL(inject('postgresqlUrl') ?? '');
    const name = `usual_${randomUUID().replaceAll('-', '')}`;
    const opened = (path: string) => {
      url.pathname = path;
      return openDatabase({ databaseUrl: url.href, dataDir: '' });
    };
    const server = await opened('/template1');
    await server.script(`create database ${name} template template0`);
    await server.script(`alter database ${name} set default_transaction_isolation to 'repeatable read'`);
    await server.script(`alter database ${name} set datestyle to 'German, DMY'`);
    const database = await opened(`/${name}`);
    try {
      const asked = sql`
        select current_setting('transaction_isolation') as isolation, timestamptz '2026-12-01 10:00Z' as at`;
      const usual = [{ isolation: 'read committed', at: '2026-12-01T10:00:00.000Z' }];
      expect(await database.query(asked)).toEqual(usual);
      expect(await database.transaction((tx) => tx.query(asked))).toEqual(usual);
    } finally {
      await database.close();
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    }
  });

  it.each(['address', 'environment'])(
    'asks as it is written for beside what the %s says in its options, which holds too',
    async (where) => {
      const url = new URL('/template1', inject('postgresqlUrl') ?? '');
      const options = '-c datestyle=German -c default_transaction_isolation=serializable -c work_mem=5MB';
      if (where === 'address') url.searchParams.set('options', options);
      else vi.stubEnv('PGOPTIONS', options);
      onTestFinished(() => void vi.unstubAllEnvs());
      url.searchParams.set('application_name', 'a berth');
      const database = await openDatabase({ databaseUrl: url.href, dataDir: '' });
      try {
        expect(
          await database.query(sql`
            select current_setting('transaction_isolation') as isolation, current_setting('work_mem') as memory,
              timestamptz '2026-12-01 10:00Z' as at, current_setting('application_name') as name`),
        ).toEqual([
          { isolation: 'read committed', memory: '5MB', at: '2026-12-01T10:00:00.000Z', name: 'a berth' },
        ]);
      } finally {
        await database.close();
      }
    },
  );

  it('says in one sentence that the letters of a database are too few', async () => {
    const url = new URL('/template1', inject('postgresqlUrl') ?? '');
    const name = `latin_${randomUUID().replaceAll('-', '')}`;
    const server = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    await server.script(
      `create database ${name} template template0 encoding 'LATIN1' lc_collate 'C' lc_ctype 'C'`,
    );
    url.pathname = `/${name}`;
    try {
      await expect(openDatabase({ databaseUrl: url.href, dataDir: '' })).rejects.toMatchObject({
        name: 'StartError',
        message: expect.stringMatching(/^The database of DATABASE_URL .+ LATIN1, .+\.$/) as string,
      });
    } finally {
      await server.script(`drop database ${name} with (force)`);
      await server.close();
    }
  });

  it('says in one sentence that a server is too old', () => {
    expect(() => demandNew('13.14 (Debian 13.14-1)')).toThrow(/is of version 13\.14 .+ needs 14 or newer\.$/);
    expect(() => demandNew('14.0')).not.toThrow();
  });
});
