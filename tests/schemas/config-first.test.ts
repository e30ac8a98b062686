// One property added to boat-info.schema.json, in a copy of the project, reaches every place without another edit.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { FastifyInstance } from 'fastify';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '#schemas/compile.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Database } from '#server/database/database.ts';
import { findEmbeddedTemplate } from '#tests/support/embedded-template.ts';

const root = join(import.meta.dirname, '../..');
const MINUTE = 60_000;
const schemaFile = 'schemas/forms/boat-info.schema.json';
const beam = { $ref: '../fields.schema.json#/definitions/number', title: 'Beam', maximum: 60 };
const admin = { _id: 'a', firstName: 'Ada', lastName: '', email: 'ada@quarterdeck.example', role: 1 };
const info = {
  model: 'Solenne 40',
  description: 'A quiet boat.',
  location1: 'Lisbon, Portugal',
  year: 2019,
  size: 40,
  boattype: 1,
  boatbrand: 1,
  enginecount: 1,
  bathroomcount: 1,
  power: 1,
  capacity: 8,
  cabinscount: 2,
};

let copy: string;

/** A module of the copy: it finds everything it imports in the copy too. */
const load = (path: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ join(copy, path)) as Promise<Record<string, unknown>>;

const textOf = (path: string): string => readFileSync(join(copy, path), 'utf8');
const form = async (): Promise<FormDefinition<'boat-info'>> =>
  (await load('schemas/generated/forms/boat-info.js'))['definition'] as FormDefinition<'boat-info'>;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'config-first-'));
  for (const part of ['schemas', 'machines', 'server', 'src', '.storybook', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');

  const schema = JSON.parse(textOf(schemaFile)) as { properties: object };
  writeFileSync(
    join(copy, schemaFile),
    JSON.stringify({ ...schema, properties: { ...schema.properties, beam } }, null, 2),
  );
  const { problems } = await compile({ dir: join(copy, 'schemas') });
  expect(problems).toEqual([]);
}, MINUTE);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the added property is in the type of the form and of the boat', () => {
  const types = textOf('schemas/types.ts');
  for (const name of ['BoatInfoForm', 'Boat']) {
    const declaration = types.slice(types.indexOf(`export interface ${name} {`)).split('\n}')[0];
    expect(declaration).toContain('beam?: number;');
  }
});

test('the form shows it with its label, as a number', async () => {
  const { SchemaForm } = await load('src/forms/schema-form.tsx');
  const { theme } = (await load('src/look/theme.ts')) as { theme: Theme };
  const drawn = createElement(SchemaForm as ComponentType<Record<string, unknown>>, {
    form: await form(),
    value: { ...info, beam: 4.2 },
    lookups: {},
    onSubmit: () => undefined,
  });
  const html = renderToString(createElement(ThemeProvider, { theme }, drawn));
  const label = /<label[^>]*for="([^"]+)"[^>]*>Beam/.exec(html);
  expect(label, 'a label that reads Beam').not.toBeNull();
  const input = new RegExp(`<input[^>]*id="${label?.[1]}"[^>]*>`).exec(html)?.[0];
  expect(input).toContain('inputMode="decimal"');
  expect(input).toContain('value="4.2"');
});

test('the story of the form draws it', async () => {
  const { formStoryIndexer, formStories } = (await load('.storybook/form-stories.ts')) as {
    formStoryIndexer: { createIndex: (file: string) => Promise<{ importPath: string }[]> };
    formStories: () => { load: (id: string) => string };
  };
  const [story] = await formStoryIndexer.createIndex(join(copy, schemaFile));
  const source = formStories().load(story?.importPath ?? '');
  const [, drawn = ''] = /definition } from '\/(schemas\/generated\/forms\/[^']+)'/.exec(source) ?? [];
  const { definition } = (await load(drawn)) as { definition: FormDefinition };
  expect(definition.schema.properties).toHaveProperty('beam.title', 'Beam');
});

test('the browser’s verdict covers it', async () => {
  const { explain } = (await load('schemas/explain.ts')) as typeof import('#schemas/explain.ts');
  const { schema, validators } = await form();
  const told = (data: object) => {
    const validate = validators['boat-info'];
    return validate?.(data) ? [] : explain(schema, validate?.errors ?? []);
  };
  expect(told({ ...info, beam: 4.2 })).toEqual([]);
  expect(told({ ...info, beam: 0 })).toMatchObject([
    { path: 'beam', text: '{{label}} field must not be empty' },
  ]);
  expect(told({ ...info, beam: 61 })).toMatchObject([{ path: 'beam' }]);
});

describe('the server', () => {
  let db: Database;
  let app: FastifyInstance;
  let headers: Record<string, string>;
  const boat = '/api/boats';

  beforeAll(async () => {
    const { openEmbedded } = (await load('server/database/embedded.ts')) as {
      openEmbedded: (options: object) => Promise<Database>;
    };
    const { migrate } = (await load('server/database/migrate.ts')) as {
      migrate: (db: Database) => Promise<void>;
    };
    const { seedCatalogues } = (await load('server/database/catalogues.ts')) as {
      seedCatalogues: (db: Database) => Promise<void>;
    };
    const { readEnv } = (await load('server/env.ts')) as { readEnv: (variables: object) => object };
    const { build } = (await load('server/app.ts')) as { build: (parts: object) => Promise<FastifyInstance> };
    const { insertAdmin } = (await load('server/admins/queries.ts')) as {
      insertAdmin: (db: Database, admin: object) => Promise<void>;
    };
    const { openSession } = (await load('server/access/sessions.ts')) as {
      openSession: (db: Database, id: string, stay: boolean) => Promise<string>;
    };
    db = await openEmbedded({ template: await findEmbeddedTemplate() });
    await migrate(db);
    await seedCatalogues(db);
    await insertAdmin(db, { ...admin, passwordHash: 'none' });
    await db.script(`insert into users (_id, attributes) values ('u', '{}');
      insert into boats (_id, user_id, date, attributes) values ('b', 'u', now(), '{"cancellation": 2}')`);
    app = await build({ db, env: readEnv({ LOG_LEVEL: 'silent', DATA_DIR: copy }) });
    await app.ready();
    headers = { authorization: `Bearer ${await openSession(db, admin._id, false)}` };
  }, MINUTE);
  afterAll(async () => {
    await app.close();
    await db.close();
  });

  const save = (payload: object) =>
    app.inject({ method: 'PUT', url: `${boat}/updateboat/b`, headers, payload });

  test('refuses what is wrong with it, with the text of §5 at its field', async () => {
    const answer = await save({ ...info, beam: 0 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ sort: 'beam', error: 'Beam field must not be empty' });
  });

  test('stores it and answers it again, beside what other screens have stored', async () => {
    const saved = await save({ ...info, beam: 4.2 });
    expect(saved.statusCode).toBe(200);
    const { data } = (await app.inject({ url: `${boat}/getbasicInfo/b`, headers })).json<{ data: object }>();
    expect(data).toMatchObject({ ...info, beam: 4.2, cancellation: 2 });
    const { data: list } = (await app.inject({ url: '/api/admin/boats/getAllboats', headers })).json<{
      data: object[];
    }>();
    expect(list).toMatchObject([{ beam: 4.2 }]);
  });

  test('describes it in the body and in the answer', async () => {
    const { paths } = (await app.inject('/api/openapi.json')).json<{
      paths: Record<string, { put: object }>;
    }>();
    const { put } = paths['/api/boats/updateboat/{id}'] ?? {};
    expect(put).toHaveProperty('requestBody.content.application/json.schema.properties.beam.title', 'Beam');
    expect(JSON.stringify((put as { responses: object }).responses)).toContain('"beam"');
  });
});
