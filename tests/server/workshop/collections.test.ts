// The workshop and collections: one that is edited whole, one that is begun, and one whose files are gone.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newCollection } from '#schemas/compiler/new-collection.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { pathIn } from '#schemas/compiler/read.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { DraftEffect, DraftVerdict, NewCollectionForm, Subject } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { signedIn } from '#tests/support/server/rows.ts';

const asked: NewCollectionForm = {
  name: 'pier',
  title: 'Piers',
  singular: 'Pier',
  fields: [
    { title: 'Name', type: 'text', required: true },
    { title: 'Length', type: 'number', required: true },
  ],
};
const subject = 'collections:pier.collection.json';
const pathsOf = (name: string): string[] => [
  `schemas/collections/${name}.collection.json`,
  `schemas/forms/${name}.schema.json`,
  `schemas/forms/${name}.ui.json`,
  `schemas/tables/${name}.table.json`,
];

describeServer('the workshop, for collections,', (engine) => {
  const running = useApp(engine, {}, true);
  let token: string;
  let folder: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db));
    folder = mkdtempSync(join(tmpdir(), 'workshop-collection-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  type Name = 'judgeDraft' | 'weighDraft' | 'patchDraft' | 'saveDraft';
  const send = (name: Name, id: string, body: object) =>
    ask(running.app, name, { params: { subject: id }, body: { texts: {}, ...body }, token });
  const read = async (id: string) =>
    (await ask(running.app, 'getSubject', { params: { subject: id }, token })).envelope.data as Subject;
  const judged = async (id: string, body: object) =>
    (await send('judgeDraft', id, body)).envelope.data as DraftVerdict;
  const weighed = async (id: string, body: object) =>
    (await send('weighDraft', id, body)).envelope.data as DraftEffect;
  const subjects = async () => (await ask(running.app, 'getSubjects', { token })).envelope.data as Subject[];
  const store = (collection: string, id: string, row: object) =>
    running.db.query(sql`
      insert into collection_rows (_id, collection, attributes)
      values (${id}, ${collection}, ${JSON.stringify(row)}::jsonb)`);

  it('answers the four files of one, by the form that it names', async () => {
    const { parts = [] } = await read('collections:marina.collection.json');
    expect(parts.map(({ part, file }) => [part, file])).toEqual(
      ['file', 'schema', 'ui', 'table'].map((part, at) => [part, pathsOf('marina')[at]]),
    );
    const brands = await read('collections:boatbrands.collection.json');
    expect(brands.parts?.map(({ file }) => file)).toContain('schemas/forms/boat-brand.schema.json');
    expect(brands).not.toHaveProperty('rows');
  });

  it('shows its form and its list, with the rows that it begins with, and tells what is wrong in its file', async () => {
    const id = 'collections:marina.collection.json';
    const { parts = [] } = await read(id);
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const verdict = await judged(id, { texts });
    expect(verdict).toMatchObject({ problems: [], changes: [], form: 'marina', table: { name: 'marina' } });
    expect(verdict.rows?.length).toBeGreaterThan(0);
    const table = texts['table']?.replace('"field": "town"', '"field": "twon"');
    expect((await judged(id, { texts: { ...texts, table } })).problems).toMatchObject([
      {
        part: 'table',
        text: expect.stringContaining('"twon" is not a field of what the call answers') as string,
      },
    ]);
  });

  it('counts the stored rows of it that an edit would break', async () => {
    await running.db.query(sql`delete from collection_rows where collection = 'marina'`);
    await store('marina', 'm1', { name: 'Old Quay', town: 'Vis' });
    await store('marina', 'm2', { name: 'Kaštela Gomilica', town: 'Kaštela' });
    const id = 'collections:marina.collection.json';
    const { parts = [] } = await read(id);
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const json = JSON.parse(texts['schema'] ?? '') as { properties: { name: object } };
    Object.assign(json.properties.name, { minLength: 10 });
    const schema = JSON.stringify(json);
    // The rows that it begins with are held against the form by themselves.
    expect((await send('weighDraft', id, { texts: { ...texts, schema } })).status).toBe(422);
    const file = JSON.stringify({ ...(JSON.parse(texts['file'] ?? '') as object), demo: [] });
    const effect = await weighed(id, { texts: { ...texts, schema, file } });
    expect(effect).toMatchObject({ isStored: true, looked: 2, broken: 1, refusedAlready: 0 });
    expect(effect.rows).toMatchObject([{ _id: 'm1', name: 'Old Quay', entity: 'marina', path: 'name' }]);
  });

  it('weighs the rows of one that is given another form by that', async () => {
    await running.db.query(sql`delete from collection_rows`);
    await store('marina', 'm1', { name: 'Old Quay', town: 'Vis' });
    const id = 'collections:marina.collection.json';
    const { parts = [] } = await read(id);
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const json = JSON.parse(texts['file'] ?? '') as object;
    const file = JSON.stringify({ ...json, form: 'incident', label: 'title', demo: [] });
    const table = JSON.stringify({
      $schema: '../meta/table.meta.json',
      title: 'Marinas',
      columns: [{ field: 'title', title: 'Title', sortable: true }],
      sort: { field: 'title', direction: 'ascending' },
    });
    const edited = { texts: { ...texts, file, table } };
    expect(await judged(id, edited)).toMatchObject({ problems: [], form: 'incident' });
    const effect = await weighed(id, edited);
    expect(effect).toMatchObject({ isStored: true, looked: 1, broken: 1, refusedAlready: 0 });
    expect(effect.rows).toMatchObject([{ _id: 'm1', entity: 'marina', path: 'title' }]);
  });

  it('begins one: it is no subject of the list before it is saved, and has no texts', async () => {
    const source = await read(subject);
    expect(source).toMatchObject({ group: 'collections', title: 'pier', rows: 0 });
    expect(source.parts?.map(({ file, text }) => [file, text])).toEqual(
      pathsOf('pier').map((file) => [file, '']),
    );
    expect((await subjects()).map(({ _id }) => _id)).not.toContain(subject);
    const verdict = await judged(subject, { texts: newCollection(asked), data: { name: 'Pier 1' } });
    expect(verdict).toMatchObject({ problems: [], form: 'pier', table: { name: 'pier' }, rows: [] });
    expect(verdict.errors).toMatchObject([{ keyword: 'required', params: { missingProperty: 'length' } }]);
    expect(verdict.type).toContain('export interface PierForm');
    expect(verdict.lacking?.map(({ text }) => text)).toContain('Piers');
  });

  it('hands out a patch that git applies, and that makes four files', async () => {
    const { envelope } = await send('patchDraft', subject, { texts: newCollection(asked) });
    const { patch } = envelope.data as { patch: string };
    expect(patch.match(/^--- \/dev\/null$/gm)).toHaveLength(4);
    mkdirSync(join(folder, 'schemas'), { recursive: true });
    writeFileSync(join(folder, 'pier.patch'), patch);
    execFileSync('git', ['apply', 'pier.patch'], { cwd: folder });
    expect(pathsOf('pier').map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual(
      Object.values(newCollection(asked)),
    );
  });

  it('tells of a name that the marketplace has already', async () => {
    const texts = newCollection({ ...asked, name: 'user' });
    const { problems } = await judged('collections:user.collection.json', { texts });
    expect(problems[0]?.text).toContain('is a noun of the marketplace already');
  });

  it('tells of one whose files are gone that its rows are kept, and weighs them when it is begun again', async () => {
    await store('pier', 'p1', { name: 'North', length: 'long' });
    await store('pier', 'p2', { name: 'South', length: 40 });
    expect(await subjects()).toContainEqual({ _id: subject, group: 'removed', title: 'pier', rows: 2 });
    expect(await read(subject)).toMatchObject({ rows: 2 });
    const effect = await weighed(subject, { texts: newCollection(asked) });
    expect(effect).toMatchObject({ isStored: true, looked: 2, broken: 1 });
    expect(effect.rows).toMatchObject([{ _id: 'p1', name: 'North', entity: 'pier', path: 'length' }]);
  });

  it('writes the files in development, which the compiler takes', async () => {
    const { base = '' } = await read(subject);
    const translations = { de: { Piers: 'Piere' } };
    const { status } = await send('saveDraft', subject, { texts: newCollection(asked), translations, base });
    expect(status).toBe(200);
    const dir = running.env.SCHEMAS_DIR ?? '';
    expect(pathsOf('pier').map((file) => existsSync(pathIn(dir, file)))).toEqual([true, true, true, true]);
    expect(problemsOf(readSources(dir))).toEqual([]);
    expect(await subjects()).toContainEqual({ _id: subject, group: 'collections', title: 'Piers' });
    const late = await send('saveDraft', subject, { texts: newCollection(asked), base });
    expect([late.status, late.envelope.error]).toEqual([409, serverMessages.workshop.filesChanged]);
    for (const file of pathsOf('pier')) rmSync(pathIn(dir, file));
    expect(await subjects()).toContainEqual({ _id: subject, group: 'removed', title: 'pier', rows: 2 });
  });

  it('says what is wrong with a file as it is saved, and takes one that is only begun', async () => {
    const file = pathIn(running.env.SCHEMAS_DIR ?? '', 'schemas/collections/marina.collection.json');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(',', ''));
    const { status, envelope } = await ask(running.app, 'getSubjects', { token });
    expect([status, envelope.error]).toEqual([
      422,
      expect.stringMatching(/^schemas\/collections\/marina.collection.json, line \d: this is not valid JSON/),
    ]);
    writeFileSync(file, text.replace('"label"', '"machine": {}, "label"'));
    expect((await subjects()).length).toBeGreaterThan(50);
    const id = 'collections:marina.collection.json';
    expect((await judged(id, {})).problems[0]?.text).toContain('add "states", "steps"');
    writeFileSync(file, text);
  });

  it.each(['collections:../pier.collection.json', 'collections:Pier.collection.json', 'collections:pier'])(
    'knows nothing called %s',
    async (id) => {
      const { status } = await ask(running.app, 'getSubject', { params: { subject: id }, token });
      expect(status).toBe(404);
    },
  );
});
