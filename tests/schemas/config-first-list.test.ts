// One edit of users.table.json, in a copy of the project, reaches every place without another edit.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { FastifyInstance } from 'fastify';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '#schemas/compile.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { Database } from '#server/database/database.ts';

const root = join(import.meta.dirname, '../..');
const MINUTE = 60_000;
const tableFile = 'schemas/tables/users.table.json';
const admin = { _id: 'a', firstName: 'Ada', lastName: '', email: 'ada@quarterdeck.example', role: 1 };
const ana = { _id: 'u1', firstName: 'Ana', idNumber: 'HR200', birthDay: '1990-05-05', boatCount: 0 };
const bruno = { _id: 'u2', firstName: 'Bruno', idNumber: 'IT100', birthDay: '1970-05-05', boatCount: 0 };

let copy: string;

/** A module of the copy: it finds everything it imports in the copy too. */
const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ join(copy, path)) as Promise<Record<string, unknown>>;
const table = async (): Promise<TableDefinition> =>
  (await load('schemas/generated/tables/users.js'))['definition'] as TableDefinition;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'config-first-list-'));
  for (const part of ['schemas', 'machines', 'server', 'src', '.storybook', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');

  const { columns, search, filters, ...rest } = JSON.parse(readFileSync(join(copy, tableFile), 'utf8')) as {
    columns: { format?: string }[];
    search: { fields: string[] };
    filters: { key: string }[];
  };
  const edited = {
    ...rest,
    columns: [
      ...columns.map(({ format, ...column }) => (format === 'number' ? column : { format, ...column })),
      { field: 'idNumber', title: 'Passport', sortable: true },
    ],
    search: { ...search, fields: [...search.fields, 'idNumber'] },
    filters: [
      ...filters.map((filter) => (filter.key === 'registered' ? { ...filter, field: 'birthDay' } : filter)),
      { key: 'owned', title: 'Owned', kind: 'label', labels: 'hostStatus', field: 'boatCount' },
    ],
    sort: { field: 'idNumber', direction: 'ascending' },
  };
  writeFileSync(join(copy, tableFile), JSON.stringify(edited, null, 2));
  const { problems } = await compile({ dir: join(copy, 'schemas') });
  expect(problems).toEqual([]);
}, MINUTE);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the table and its CSV file show the added column', async () => {
  const { DrawnList } = await load('.storybook/drawn-list.tsx');
  const { csvOf } = (await load('src/components/lists/csv.ts')) as {
    csvOf: (...parts: unknown[]) => string;
  };
  const { theme } = (await load('src/look/theme.ts')) as { theme: Theme };
  const definition = await table();
  const { columns, sort } = definition;
  const props = { table: definition, rows: [ana], sort, onSort: () => undefined };
  const drawn = createElement(DrawnList as ComponentType<Record<string, unknown>>, props);
  const html = renderToString(createElement(ThemeProvider, { theme }, drawn));
  expect(html).toMatch(/aria-sort="ascending"[^>]*><button[^>]*><span>Passport/);
  expect(html).toContain('HR200');
  const speech = { t: (text: string) => text, language: 'en' };
  expect(csvOf(definition, columns, [ana], speech)).toMatch(/,Passport,_id\r\n.*,HR200,.+\r\n$/);
});

test('the story of the list draws it', async () => {
  const { tableStoryIndexer, tableStories } = (await load('.storybook/table-stories.ts')) as {
    tableStoryIndexer: { createIndex: (file: string) => Promise<{ importPath: string }[]> };
    tableStories: () => { load: (id: string) => string };
  };
  const [story] = await tableStoryIndexer.createIndex(join(copy, tableFile));
  const source = tableStories().load(story?.importPath ?? '');
  const [, drawn = ''] = /definition } from '\/(schemas\/generated\/tables\/[^']+)'/.exec(source) ?? [];
  const { columns: shown } = (await load(drawn))['definition'] as TableDefinition;
  expect(shown.map(({ title }) => title)).toContain('Passport');
});

test('a client that holds the whole list searches, filters and sorts by it', async () => {
  const { rowsWanted } = (await load('src/stores/list-rows.ts')) as {
    rowsWanted: (...parts: unknown[]) => { _id: string }[];
  };
  const { listWantedIn } = (await load('src/stores/list-search.ts')) as {
    listWantedIn: (table: TableDefinition, search: string) => unknown;
  };
  const definition = await table();
  const idsFor = (search: string) =>
    rowsWanted(definition, [ana, bruno], listWantedIn(definition, search)).map(({ _id }) => _id);
  expect(idsFor('')).toEqual(['u1', 'u2']);
  expect(idsFor('?sort=-idNumber')).toEqual(['u2', 'u1']);
  expect(idsFor('?q=it10')).toEqual(['u2']);
  expect(idsFor('?to=1980-01-01')).toEqual(['u2']);
  expect(idsFor('?owned=boatOwner')).toEqual([]);
});

test('a number that is not written as one is sorted as one', async () => {
  const { kindOf } = (await load('server/http/lists.ts')) as { kindOf: (...parts: unknown[]) => string };
  const { rowsWanted } = (await load('src/stores/list-rows.ts')) as {
    rowsWanted: (...parts: unknown[]) => { boatCount: number }[];
  };
  const definition = await table();
  expect(kindOf(definition, 'boatCount')).toBe('number');
  const sort = { field: 'boatCount', direction: 'ascending' };
  const rows = [10, -2, 9.5, -10].map((boatCount) => ({ _id: boatCount, boatCount }));
  const sorted = rowsWanted(definition, rows, { text: '', labels: {}, sort, page: 1, size: 10 });
  expect(sorted.map(({ boatCount }) => boatCount)).toEqual([-10, -2, 9.5, 10]);
});

describe('the server', () => {
  let db: Database;
  let app: FastifyInstance;
  let headers: Record<string, string>;

  beforeAll(async () => {
    const { openEmbedded } = (await load('server/database/embedded.ts')) as {
      openEmbedded: () => Promise<Database>;
    };
    const { migrate } = (await load('server/database/migrate.ts')) as {
      migrate: (db: Database) => Promise<void>;
    };
    const { readEnv } = (await load('server/env.ts')) as { readEnv: (variables: object) => object };
    const { build } = (await load('server/app.ts')) as { build: (parts: object) => Promise<FastifyInstance> };
    const { insertAdmin } = (await load('server/admins/queries.ts')) as {
      insertAdmin: (db: Database, admin: object) => Promise<void>;
    };
    const { openSession } = (await load('server/access/sessions.ts')) as {
      openSession: (db: Database, id: string, stay: boolean) => Promise<string>;
    };
    db = await openEmbedded();
    await migrate(db);
    await insertAdmin(db, { ...admin, passwordHash: 'none' });
    for (const { _id, boatCount: _, ...attributes } of [ana, bruno])
      await db.script(
        `insert into users (_id, attributes) values ('${_id}', '${JSON.stringify(attributes)}')`,
      );
    app = await build({ db, env: readEnv({ LOG_LEVEL: 'silent', DATA_DIR: copy }) });
    await app.ready();
    headers = { authorization: `Bearer ${await openSession(db, admin._id, false)}` };
  }, MINUTE);
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  test.each([
    ['', ['u1', 'u2']],
    ['sort=-idNumber', ['u2', 'u1']],
    ['q=it10', ['u2']],
    ['to=1980-01-01', ['u2']],
    ['owned=boatOwner', []],
  ])('answers ?%s by it', async (query, expected) => {
    const answer = await app.inject({ url: `/api/admin/users/getAllusers?limit=10&${query}`, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ data: { _id: string }[] }>().data.map(({ _id }) => _id)).toEqual(expected);
  });

  test('refuses what the edit does not allow, and describes what it does', async () => {
    const { statusCode } = await app.inject({
      url: '/api/admin/users/getAllusers?owned=pirate',
      headers,
    });
    expect(statusCode).toBe(422);
    const text = JSON.stringify((await app.inject('/api/openapi.json')).json());
    expect(text).toContain('"-idNumber"');
    expect(text).toContain('"owned"');
  });
});
