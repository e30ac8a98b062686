import sql from 'sql-template-tag';
import { describe, expect, inject, it } from 'vitest';
import { classifyFailure } from '#server/database/failures.ts';
import { openDatabase } from '#server/database/open.ts';
import { startPostgresql } from '#tests/support/postgresql.ts';

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

  it('says in one sentence that nobody answers at DATABASE_URL, without the password', async () => {
    const opened = openDatabase({ databaseUrl: 'postgres://someone:secret@127.0.0.1:1/none', dataDir: '' });
    const error: unknown = await opened.catch((error: unknown) => error);
    expect(error).toMatchObject({ name: 'StartError' });
    expect(String(error)).toContain('ECONNREFUSED');
    expect(String(error)).not.toContain('secret');
  });
});
