import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathIn } from '#schemas/compiler/read.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import { checkShapes } from '#schemas/compiler/check-shapes.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { DraftEffect, Subject, DraftVerdict } from '#schemas/types.ts';
import { listStoredRows, sourcesOf } from '#server/platform/stored-forms-queries.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines, describeServer, type Engine } from '#tests/support/server/databases.ts';
import { validRequests } from '#tests/support/server/examples.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';

const form = 'boat-info';
const schema = readFileSync(`schemas/forms/${form}.schema.json`, 'utf8');
const ui = readFileSync(`schemas/forms/${form}.ui.json`, 'utf8');

/** The schema with one text replaced by another. */
function edited(from: string, to: string, text = schema): string {
  expect(text).toContain(from);
  return text.replace(from, to);
}
const required = edited('"required": [', '"required": ["user",');
const withKeel = edited(
  '"size": {',
  '"keel": { "$ref": "../fields.schema.json#/definitions/number", "title": "Keel" }, "size": {',
);

/** A draft of the form with other texts, or of what else is said of it. */
const bodyOf = ({ schema: fields = schema, ui: hints = ui, ...rest }: { schema?: string; ui?: string }) => ({
  texts: { schema: fields, ui: hints },
  ...rest,
});

/** What is asked of the workshop about the form, by one admin. */
function useWorkshop(engine: Engine) {
  const running = useApp(engine, {}, true);
  const as = { token: '' };
  beforeAll(async () => {
    as.token = (await signedIn(running.db)).token;
  });
  const send = (
    name: 'judgeDraft' | 'weighDraft' | 'patchDraft' | 'saveDraft',
    body: object,
    headers: Record<string, string> = {},
  ) => ask(running.app, name, { params: { subject: form }, body: bodyOf(body), headers, ...as });
  const baseNow = async (): Promise<string> => {
    const { envelope } = await ask(running.app, 'getSubject', { params: { subject: form }, ...as });
    return (envelope.data as Subject).base ?? '';
  };
  const judged = async (body: object) => (await send('judgeDraft', body)).envelope.data as DraftVerdict;
  const weighed = async (body: object) => (await send('weighDraft', body)).envelope.data as DraftEffect;
  return { running, as, send, baseNow, judged, weighed };
}

type Workshop = ReturnType<typeof useWorkshop>;

function ofDrafts({ running, as, send, judged }: Workshop): void {
  it('lists every form, and answers the texts of one', async () => {
    const { envelope } = await ask(running.app, 'getSubjects', as);
    expect(envelope.data).toContainEqual({ _id: form, title: 'Boat Information', group: 'forms' });
    const one = await ask(running.app, 'getSubject', { params: { subject: form }, ...as });
    expect(one.envelope.data).toMatchObject({
      isWritable: true,
      parts: [
        { part: 'schema', text: schema },
        { part: 'ui', text: ui },
      ],
    });
  });

  it.each(['../fields', 'boat-info.ui', 'fields', '__proto__'])('knows no form %s', async (name) => {
    const { status, envelope } = await ask(running.app, 'getSubject', { params: { subject: name }, ...as });
    expect([status, envelope.error]).toEqual([404, serverMessages.workshop.unknownSubject]);
  });

  it('says of a draft what it is, what it does and what it says of the data', async () => {
    const verdict = await judged({ schema: withKeel, data: { ...boatInfo, keel: 0 } });
    expect(verdict).toMatchObject({
      problems: [],
      errors: [{ keyword: 'exclusiveMinimum', instancePath: '/keel' }],
    });
    expect(verdict.type).toContain('keel?: number;');
    expect(verdict.changes).toEqual([
      { kind: 'appears', text: serverMessages.formChange.appears, label: 'Keel' },
    ]);
    expect((await judged({ schema: withKeel, data: { ...boatInfo, keel: 4 } })).errors).toEqual([]);
  });

  it('takes conditions, lists and choices: the verdict, the type and the words go as deep', async () => {
    const deep = edited(
      '"additionalProperties": false,',
      `"if": { "properties": { "size": { "const": 50 } }, "required": ["size"] },
      "then": { "properties": { "crew": { "title": "Crew", "type": "array", "items": {
        "title": "Sailor", "oneOf": [
          { "title": "By name", "properties": { "name": { "type": "string" } }, "required": ["name"] },
          { "title": "By number", "properties": { "number": { "type": "integer" } }, "required": ["number"] }] } } } },`,
    );
    const verdict = await judged({ schema: deep, data: { ...boatInfo, size: 50, crew: [{ name: 1 }] } });
    expect(verdict.problems).toEqual([]);
    expect(verdict.errors).toContainEqual(
      expect.objectContaining({ keyword: 'type', instancePath: '/crew/0/name' }),
    );
    expect(verdict.type).toContain('name: string;');
    expect(verdict.changes).toContainEqual({
      kind: 'appears',
      text: serverMessages.formChange.appears,
      label: 'Crew',
      when: [{ text: serverMessages.formPlace.is, label: 'Size', value: '50' }],
    });
  });

  it.each([
    [
      'a missing comma',
      { schema: schema.replace(',', '') },
      'schema',
      'line 3',
      'look for a missing or extra comma',
    ],
    [
      'an unknown keyword',
      { schema: edited('"maximum": 2100', '"maximun": 2100') },
      'schema',
      '/properties/year',
      'did you mean "maximum"?',
    ],
    [
      'an unknown hint',
      { ui: edited('"ui:help": "Length', '"ui:hlp": "Length', ui) },
      'ui',
      '/size',
      'did you mean "ui:help"?',
    ],
    [
      'a pattern that never ends',
      { schema: edited('"lookup": "powers"', '"pattern": "^(a+)+$"') },
      'schema',
      '/properties/power/pattern',
      'may take for ever',
    ],
    [
      'another $id',
      { schema: edited('"$id": "boat-info"', '"$id": "boat"') },
      'schema',
      '/$id',
      'must be "boat-info"',
    ],
    ['no object', { ui: '[]' }, 'ui', 'line 1', 'not an object'],
  ])(
    'refuses %s in one sentence, and neither weighs nor writes it',
    async (_what, body, file, place, told) => {
      const [problem] = (await judged(body)).problems;
      expect(problem).toMatchObject({ part: file, place });
      expect(problem?.text).toContain(told);
      for (const name of ['weighDraft', 'patchDraft', 'saveDraft'] as const)
        expect((await send(name, body)).status).toBe(422);
    },
  );
}

function ofStoredRows({ running, send, baseNow, weighed }: Workshop): void {
  it('counts the stored rows that would be refused, and names the first', async () => {
    await running.db.query(sql`delete from plans`);
    await running.db.query(sql`delete from boats`);
    const { id } = await givenBoat(running.db, { attributes: { model: 'Aurora', size: 90 } });
    await givenBoat(running.db, { attributes: { size: 3000 } });
    await givenBoat(running.db);
    const tighter = await weighed({ schema: edited('"maximum": 2000', '"maximum": 80') });
    expect(tighter).toMatchObject({ looked: 3, isWhole: true, broken: 1, refusedAlready: 1 });
    expect(tighter.rows).toEqual([
      {
        _id: id,
        name: 'Aurora',
        entity: 'boat',
        path: 'size',
        label: 'Size',
        limit: '80',
        text: '{{label}} must be at most {{limit}}.',
      },
    ]);
    expect(await weighed({ schema: withKeel })).toMatchObject({ looked: 3, broken: 0, refusedAlready: 1 });
    expect(await weighed({ schema: required })).toMatchObject({ broken: 2, refusedAlready: 1 });
  });

  it('judges stored rows in depth, and as their form would send them', async () => {
    await running.db.query(sql`delete from plans`);
    await running.db.query(sql`delete from boats`);
    const berth = { marina: 'Split', tenders: [{ name: 'Kiki' }, { name: '' }] };
    await givenBoat(running.db, { attributes: { ...boatInfo, ...{ berth } } });
    await givenBoat(running.db, { attributes: { ...boatInfo, ...{ mast: 12 } } });
    const inDepth = edited(
      '"size": {',
      `"berth": { "type": "object", "properties": { "tenders": { "type": "array", "items": {
        "properties": { "name": { "type": "string", "title": "Tender", "minLength": 1 } } } } } }, "size": {`,
    );
    const effect = await weighed({ schema: inDepth });
    expect(effect).toMatchObject({ looked: 2, broken: 1, refusedAlready: 0 });
    expect(effect.rows).toMatchObject([{ path: 'berth.tenders.1.name', label: 'Tender' }]);
    // The mast of a boat that is no sailing boat is left out by the form.
    const branch = `"if": { "properties": { "model": { "const": "Sail" } } }, "then": { "properties": { "mast": { "type": "number" } } },`;
    const onCondition = edited('"additionalProperties": false,', branch);
    expect(await weighed({ schema: onCondition })).toMatchObject({ looked: 2, broken: 0 });
    const demanded = onCondition.replace('"const": "Sail"', `"const": ${JSON.stringify(boatInfo.model)}`);
    const whole = demanded.replace('"then": {', '"then": { "required": ["mast"],');
    expect(await weighed({ schema: whole })).toMatchObject({
      looked: 2,
      broken: 1,
      rows: [{ path: 'mast' }],
    });
  });

  it('counts more rows than it reads at once, and shows some', async () => {
    const many = limits.workshop.rowsAtOnce + 1;
    const { userId } = await givenBoat(running.db);
    await running.db.query(sql`
      insert into boats (_id, user_id, attributes)
      select 'many-' || n, ${userId}, ${JSON.stringify({ ...boatInfo, size: 90 })}::jsonb from generate_series(1, ${many}::int) n`);
    const effect = await weighed({ schema: edited('"maximum": 2000', '"maximum": 80') });
    expect(effect.broken).toBeGreaterThanOrEqual(many);
    expect(effect.rows).toHaveLength(limits.workshop.rowsShown);
  });

  it('writes the files in development, formatted and once, with an audit entry', async () => {
    const base = await baseNow();
    const saved = await send('saveDraft', { schema: withKeel, base });
    expect(saved.status).toBe(200);
    const dir = running.env.SCHEMAS_DIR ?? '';
    const file = pathIn(dir, `schemas/forms/${form}.schema.json`);
    expect(readFileSync(file, 'utf8')).toContain('    "keel": { "$ref"');
    expect(checkShapes(readSources(dir))).toEqual([]);
    const audits = await running.db.query(
      sql`select entity_id as form from audits where action = 'saveDraft'`,
    );
    expect(audits).toEqual([{ form }]);
    const late = await send('saveDraft', { schema, base });
    expect([late.status, late.envelope.error]).toEqual([409, serverMessages.workshop.filesChanged]);
    await send('saveDraft', {});
  });

  it('saves one draft after the other: of two that come at once the second is told that the files are others', async () => {
    const base = await baseNow();
    const both = await Promise.all(
      [withKeel, required].map((text) => send('saveDraft', { schema: text, base })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    await send('saveDraft', {});
  });

  it('answers a save that is repeated, as its answer was lost, as the one that it is', async () => {
    const body = { schema: withKeel, base: await baseNow() };
    const headers = { 'idempotency-key': 'one-save-only' };
    const told = async () => {
      const { status, envelope } = await send('saveDraft', body, headers);
      return { status, base: (envelope.data as Subject | undefined)?.base };
    };
    expect(await told()).toEqual({ status: 200, base: await baseNow() });
    const countSaves = () => running.db.query(sql`select entity_id from audits where action = 'saveDraft'`);
    const saves = await countSaves();
    expect(await told()).toEqual({ status: 200, base: await baseNow() });
    expect(await countSaves()).toHaveLength(saves.length);
    expect((await send('saveDraft', { ...body, schema }, headers)).status).toBe(422);
    await send('saveDraft', {});
  });

  it('holds the stored rows against the files as they are saved now', async () => {
    await running.db.query(sql`delete from plans`);
    await running.db.query(sql`delete from boats`);
    await givenBoat(running.db, { attributes: { ...boatInfo, size: 90 } });
    const tighter = { schema: edited('"maximum": 2000', '"maximum": 80') };
    expect(await weighed(tighter)).toMatchObject({ broken: 1, refusedAlready: 0 });
    await send('saveDraft', tighter);
    expect(await weighed(tighter)).toMatchObject({ broken: 0, refusedAlready: 1 });
    await send('saveDraft', {});
  });
}

function ofReading({ running, as }: Workshop): void {
  it('reads the stored rows of every form that has some', async () => {
    const { envelope } = await ask(running.app, 'getSubjects', as);
    const stored = (envelope.data as Subject[]).flatMap(({ _id }) =>
      sourcesOf(_id).map((source) => ({ _id, source })),
    );
    expect(stored.length).toBeGreaterThan(15);
    for (const { _id, source } of stored) {
      const rows = await listStoredRows(running.db, source, { limit: 10, after: '' });
      expect({ _id, rows }).toEqual({ _id, rows: expect.any(Array) as unknown });
    }
  });

  it('reads more rows than at once one part after the other', async () => {
    const [source] = sourcesOf(form);
    const { userId } = await givenBoat(running.db);
    await running.db.query(sql`
      insert into boats (_id, user_id, attributes)
      select 'read-' || n, ${userId}, '{}' from generate_series(1, 7) n`);
    const found: string[] = [];
    let after: string | undefined;
    for (;;) {
      const rows = source ? await listStoredRows(running.db, source, { limit: 3, after }) : [];
      found.push(...rows.map(({ id }) => id));
      if (rows.length < 3) break;
      after = rows.at(-1)?.id;
    }
    const all = await running.db.query<{ _id: string }>(sql`select _id from boats`);
    expect(found.toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
  });
}

function formByForm({ running, as }: Workshop): void {
  beforeAll(() => validRequests(running.db));

  // One for each way in which rows are kept: each form is compiled anew.
  it.each([
    'boat-info',
    'plan',
    'review',
    'user',
    'campaign',
    'admin-row',
    'refund-request',
    'host-account',
    'incident',
  ])('finds nothing wrong with the stored rows of %s while nothing is edited', async (subject) => {
    const { envelope: source } = await ask(running.app, 'getSubject', { params: { subject }, ...as });
    const { parts = [] } = source.data as Subject;
    const texts = Object.fromEntries(parts.map(({ part, text }) => [part, text]));
    const { envelope } = await ask(running.app, 'weighDraft', {
      params: { subject },
      body: { texts },
      ...as,
    });
    const effect = envelope.data as DraftEffect;
    expect(effect).toMatchObject({ broken: 0 });
    expect(effect.looked).toBeGreaterThan(0);
  });
}

function ofOtherFiles({ running, as }: Workshop): void {
  type Name = 'judgeDraft' | 'weighDraft' | 'patchDraft' | 'saveDraft';
  const send = (name: Name, subject: string, body: object) =>
    ask(running.app, name, { params: { subject }, body: { texts: {}, ...body }, ...as });
  const judged = async (subject: string, body: object) =>
    (await send('judgeDraft', subject, body)).envelope.data as DraftVerdict;
  const fileOf = (path: string): string => readFileSync(`schemas/${path}`, 'utf8');
  const withLimit = edited(
    '"number": {\n      "type": "number",',
    '"number": {\n      "type": "number", "multipleOf": 2,',
    fileOf('fields.schema.json'),
  );

  it('has every file, each in its group, and each right as it is saved', async () => {
    const { envelope } = await ask(running.app, 'getSubjects', as);
    const subjects = envelope.data as Subject[];
    for (const [_id, group] of Object.entries({
      'fields.schema.json': 'rules',
      'labels.json': 'rules',
      'roles.json': 'rules',
      'tables:users.table.json': 'lists',
      'locales:de.json': 'languages',
      'collections:marina.collection.json': 'collections',
      'entities:boat.schema.json': 'answers',
    }))
      expect(subjects).toContainEqual(expect.objectContaining({ _id, group }));
    const { envelope: one } = await ask(running.app, 'getSubject', {
      params: { subject: 'roles.json' },
      ...as,
    });
    const [part] = (one.data as Subject).parts ?? [];
    expect(part).toMatchObject({ part: 'file', file: 'schemas/roles.json', text: fileOf('roles.json') });
    expect(await judged('roles.json', { texts: { file: part?.text } })).toEqual({
      problems: [],
      changes: [],
      forms: [],
      lacking: [],
    });
  });

  it('says of a shared definition which forms it changes, shows the one that is asked for, and counts their rows', async () => {
    await running.db.query(sql`delete from plans`);
    await running.db.query(sql`delete from boats`);
    await givenBoat(running.db, { attributes: { ...boatInfo, year: 2014, size: 14 } });
    await givenBoat(running.db, { attributes: { ...boatInfo, year: 2014, size: 15 } });
    const texts = { file: withLimit };
    const verdict = await judged('fields.schema.json', { texts, form: 'boat-info', data: { size: 15 } });
    expect(verdict.changes).toEqual([
      {
        kind: 'appears',
        text: serverMessages.formChange.given,
        label: 'definitions › number › multipleOf',
        after: '2',
      },
    ]);
    const changed = verdict.forms?.find(({ _id }) => _id === 'boat-info');
    expect(changed?.changes).toContainEqual(
      expect.objectContaining({ kind: 'tightens', label: 'Size', keyword: 'multipleOf', after: '2' }),
    );
    expect(verdict.form).toBe('boat-info');
    expect(verdict.errors).toContainEqual(expect.objectContaining({ keyword: 'multipleOf' }));
    const effect = (await send('weighDraft', 'fields.schema.json', { texts })).envelope.data as DraftEffect;
    expect(effect).toMatchObject({ isStored: true, broken: 1 });
    expect(effect.rows).toMatchObject([{ entity: 'boat', path: 'size' }]);
  });

  it('tells all that is wrong at once, each with its place and remedy, and writes nothing of it', async () => {
    const text = edited('"atOnce": 100', '"atonce": 100', fileOf('limits.json')).replace(
      '"similarBoats": 4',
      '"similarBoats": "four"',
    );
    const { problems } = await judged('limits.json', { texts: { file: text } });
    expect(problems.map(({ part, place }) => [part, place])).toEqual([
      ['file', '/payout'],
      ['file', '/similarBoats'],
    ]);
    const { status, envelope } = await send('saveDraft', 'limits.json', { texts: { file: text } });
    expect(status).toBe(422);
    expect(envelope.error).toBe(problems.map((one) => `${one.place}: ${one.text}`).join('\n'));
    expect(fileOf('limits.json')).toContain('"atOnce": 100');
  });

  it('names the texts that a language lacks, and writes what is said of them beside the edit', async () => {
    const text = edited('"text": "Approved"', '"text": "Fit for sea"', fileOf('labels.json'));
    const lacking = [{ text: 'Fit for sea', languages: ['de', 'it'] }];
    expect((await judged('labels.json', { texts: { file: text } })).lacking).toEqual(lacking);
    const translations = { de: { 'Fit for sea': 'Seetüchtig' } };
    const body = { texts: { file: text }, translations };
    expect((await judged('labels.json', body)).lacking).toEqual([{ ...lacking[0], languages: ['it'] }]);
    expect((await send('saveDraft', 'labels.json', body)).status).toBe(200);
    const dir = running.env.SCHEMAS_DIR ?? '';
    const german = readFileSync(pathIn(dir, 'schemas/locales/de.json'), 'utf8');
    expect(german).toContain('\n  "Fit for sea": "Seetüchtig",\n');
    const before = fileOf('locales/de.json').split('\n').length;
    expect(german.split('\n')).toHaveLength(before + 1);
    expect(checkShapes(readSources(dir))).toEqual([]);
  });

  it('leaves words that a text has been given meanwhile', async () => {
    const translations = { de: { Boat: 'Kahn', 'Fit for nothing': 'Untauglich' } };
    expect((await send('saveDraft', 'labels.json', { translations })).status).toBe(200);
    const file = pathIn(running.env.SCHEMAS_DIR ?? '', 'schemas/locales/de.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      Boat: 'Boot',
      'Fit for nothing': 'Untauglich',
    });
  });

  it('takes the words for a text along that is shown nowhere any more', async () => {
    const text = edited('"title": "Bookings to confirm"', '"title": "Boats"', fileOf('home.json'));
    expect((await send('saveDraft', 'home.json', { texts: { file: text } })).status).toBe(200);
    for (const code of ['de', 'it']) {
      const before = JSON.parse(fileOf(`locales/${code}.json`)) as object;
      const written = JSON.parse(
        readFileSync(pathIn(running.env.SCHEMAS_DIR ?? '', `schemas/locales/${code}.json`), 'utf8'),
      ) as object;
      expect(Object.keys(before).filter((key) => !(key in written))).toEqual(['Bookings to confirm']);
    }
  });

  it.each([
    ['a language that is not there', { translations: { '../../README': { Boat: 'x' } } }],
    ['a place that the text does not have', { translations: { de: { 'A text of nobody': '{{name}}' } } }],
  ])('refuses words for %s', async (_what, body) => {
    expect((await send('saveDraft', 'labels.json', body)).status).toBe(422);
  });

  it('holds a collection against its machine before everything else, as the compiler does', async () => {
    // The home page counts by that state, and is right again once it is called so.
    const file = edited('"reported": {', '"reprted": {', fileOf('collections/incident.collection.json'));
    const { problems } = await judged('collections:incident.collection.json', { texts: { file } });
    expect(problems).toEqual([
      {
        part: 'file',
        place: '/machine/states',
        text: '"reprted" is not a state of the machine; did you mean "reported"? See machines/incident.machine.ts.',
      },
    ]);
  });
}

describeEngines('the workshop,', (engine) => {
  const workshop = useWorkshop(engine);
  // What the database has no part in, once: one server, whose thread for drafts starts once too.
  const isOnce = engine.name === 'embedded';
  if (isOnce) describe('of a draft,', () => ofDrafts(workshop));
  // A draft is held against stored rows on both engines in sources.test.ts, and saved on both in submits.test.ts.
  if (isOnce) describe('of what is stored,', () => ofStoredRows(workshop));
  describe('of what is read,', () => ofReading(workshop));
  if (isOnce) describe('for what is no form,', () => ofOtherFiles(workshop));
  if (isOnce) describe('form by form,', () => formByForm(workshop));
});

describeServer('the workshop of a server that is not in development', (engine) => {
  const running = useApp(engine, { SCHEMAS_DIR: '' });
  const request = { params: { subject: form }, body: { texts: { schema: withKeel, ui } } };

  it('writes nothing', async () => {
    const { token } = await signedIn(running.db);
    const { status, envelope } = await ask(running.app, 'saveDraft', { ...request, token });
    expect([status, envelope.error]).toEqual([409, serverMessages.workshop.filesClosed]);
    expect(readFileSync(`schemas/forms/${form}.schema.json`, 'utf8')).toBe(schema);
  });

  describe('hands out a patch', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'workshop-patch-'));
      mkdirSync(join(folder, 'schemas'));
      cpSync('schemas/forms', join(folder, 'schemas/forms'), { recursive: true });
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('that git applies', async () => {
      const { token } = await signedIn(running.db);
      const { envelope } = await ask(running.app, 'patchDraft', { ...request, token });
      writeFileSync(join(folder, 'form.patch'), (envelope.data as { patch: string }).patch);
      execFileSync('git', ['apply', 'form.patch'], { cwd: folder });
      const text = readFileSync(join(folder, `schemas/forms/${form}.schema.json`), 'utf8');
      expect(JSON.parse(text)).toHaveProperty('properties.keel.title', 'Keel');
      expect(readFileSync(join(folder, `schemas/forms/${form}.ui.json`), 'utf8')).toBe(ui);
    });
  });
});
