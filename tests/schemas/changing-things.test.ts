// docs/changing-things.md: its recipes, done one after the other on a copy of the project, reach every place by themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '#schemas/compile.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { TableDefinition } from '#schemas/table.ts';
import { english } from '#schemas/text.ts';
import {
  copyProject,
  startCopy,
  type ProjectCopy,
  type RunningCopy,
} from '#tests/support/project/project-copy.ts';
import { boatInfo, givenBoat, givenUser } from '#tests/support/server/rows.ts';
import { isBegun } from '#tests/support/texts/collections.ts';
import { jsonTexts } from '#tests/support/texts/json-texts.ts';

const MINUTE = 60_000;
const guide = readFileSync('docs/changing-things.md', 'utf8');
const recipes = [...guide.matchAll(/```diff\n(.+)\n- (.+)\n((?:\+ .+\n)+)```/g)].map(
  ([, file = '', before = '', after = '']) => ({
    file,
    before,
    after: after.trimEnd().replace(/^\+ /gm, ''),
  }),
);
type Recipe = (typeof recipes)[number];

const unspaced = (text: string): string => text.replace(/\s/g, '');
/** Whether somebody has followed it in the project itself. */
function isDone(text: string, { before, after }: Recipe): boolean {
  const [now, former, done] = [text, before, after].map(unspaced) as [string, string, string];
  return now.includes(done) && (done.includes(former) || !now.includes(former));
}
const person = { firstName: 'Ana', email: 'ana@hosts.example', phoneNumber: '+385 21 555 0101' };

let copy: ProjectCopy;
beforeAll(async () => {
  copy = copyProject('changing-things');
  for (const recipe of recipes) {
    const { file, before, after } = recipe;
    const text = copy.read(file);
    if (isDone(text, recipe)) continue;
    const parts = text.split(before);
    expect(parts, `${file} holds ${before} once`).toHaveLength(2);
    copy.write(file, parts.join(after));
  }
  expect((await compile({ dir: join(copy.dir, 'schemas') })).problems).toEqual([]);
}, MINUTE);
afterAll(() => copy.remove());

/** What the browser says of a document, by field. */
async function verdictOn(name: string, data: object): Promise<Record<string, string>> {
  const { explain } = await copy.load<typeof import('#schemas/explain.ts')>('schemas/explain.ts');
  const { schema, validate } = await copy.form(name);
  const found = validate(JSON.parse(JSON.stringify(data))) ? [] : explain(schema, validate.errors ?? []);
  return Object.fromEntries(found.map(({ path, text }) => [path, text]));
}

const labelsDrawn = async (name: string, value: object): Promise<string[]> =>
  [...(await copy.drawForm(name, value)).matchAll(/<label[^>]*>([^<]+)/g)].map(([, label = '']) => label);

const typeOf = (name: string): string =>
  copy.read('schemas/types.ts').split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? '';

test('every code block of the guide is a recipe', () => {
  expect(recipes).toHaveLength(guide.split('```').length >> 1);
  expect(guide.match(/^## /gm)?.length).toBeGreaterThanOrEqual(20);
});

test('the types follow: of the forms, and of what the server answers', () => {
  for (const name of ['BoatInfoForm', 'Boat']) expect(typeOf(name)).toContain('beam?: number;');
  expect(typeOf('UserForm')).toContain('phoneNumber: string;');
  expect(typeOf('PlanForm')).toContain('captain: 1 | 2 | 3;');
});

test('the browser’s verdict follows', async () => {
  expect(await verdictOn('boat-info', { ...boatInfo, beam: 4.2 })).toEqual({});
  expect(await verdictOn('boat-info', { ...boatInfo, beam: 61 })).toHaveProperty('beam');
  expect(await verdictOn('user', person)).toEqual({});
  expect(await verdictOn('user', { ...person, phoneNumber: undefined })).toHaveProperty('phoneNumber');
  expect(await verdictOn('plan', { description: 'A day', price: 9, captain: 3 })).toEqual({});
});

const insured = { kind: 'full', insurer: 'Adria' };
const seasonFrom = (until: string) => ({ season: { from: '2026-05-01', until } });

describe('the recipes for what is more than a field', () => {
  test.each<[recipe: string, form: string, right: object, wrong: object, refused: string]>([
    ['a field on a condition', 'user', { country: 'USA', state: 'Maine' }, { country: 'USA' }, 'state'],
    ['its condition', 'user', { country: 'Italy' }, { country: 'USA', state: '' }, 'state'],
    [
      'a list of things',
      'boat-info',
      { tenders: [{ name: 'Kiki' }] },
      { tenders: [{ name: 'Kiki' }, {}] },
      'tenders.1.name',
    ],
    [
      'a limit of the list',
      'boat-info',
      { tenders: [] },
      { tenders: Array(4).fill({ name: 'Kiki' }) },
      'tenders',
    ],
    ['a group of fields', 'boat-info', { berth: { marina: 'Split' } }, { berth: {} }, 'berth.marina'],
    ['a choice', 'boat-info', { insurance: insured }, { insurance: { kind: 'full' } }, 'insurance.insurer'],
    [
      'its other shape',
      'boat-info',
      { insurance: { kind: 'none' } },
      { insurance: { kind: 'some' } },
      'insurance.kind',
    ],
    [
      'a date later than another',
      'boat-info',
      seasonFrom('2026-09-30'),
      seasonFrom('2026-05-01'),
      'season.until',
    ],
    [
      'the date alone',
      'boat-info',
      { season: { until: '2026-09-30' } },
      seasonFrom('autumn'),
      'season.until',
    ],
  ])('%s accepts what is right and refuses what is not', async (_recipe, form, right, wrong, refused) => {
    const filled = form === 'user' ? person : boatInfo;
    expect(await verdictOn(form, { ...filled, ...right })).toEqual({});
    expect(Object.keys(await verdictOn(form, { ...filled, ...wrong }))).toContain(refused);
  });

  test('the text of a keyword is the one that is told', async () => {
    const plan = { description: 'A day', captain: 1, price: 2_000_000 };
    expect(await verdictOn('plan', plan)).toEqual({ price: '{{label}} is for one day: {{limit}} at most.' });
  });

  test('all of them are drawn, and a field on a condition only with it', async () => {
    const more = { tenders: [{ name: 'Kiki' }], berth: { marina: 'Split' }, insurance: insured };
    const filled = { ...boatInfo, ...more, ...seasonFrom('2026-09-30') };
    const labels = await labelsDrawn('boat-info', filled);
    expect(labels).toEqual(expect.arrayContaining(['Name of the tender', 'Marina', 'Insurer', 'Until']));
    expect(await labelsDrawn('user', { ...person, country: 'USA' })).toContain('State');
    expect(await labelsDrawn('user', { ...person, country: 'Italy' })).not.toContain('State');
  });
});

test('the forms follow: field, text, option, order, role', async () => {
  const labels = await labelsDrawn('boat-info', boatInfo);
  expect(labels.slice(0, 6)).toEqual(['Model of the boat', 'Year', 'BoatType', 'Brand', 'Size', 'Beam']);
  expect(await copy.drawForm('plan', {})).toContain('Captain on request');
  expect(await copy.drawForm('user', person, 1)).toContain('Birthday');
  expect(await copy.drawForm('user', person, 2)).not.toContain('Birthday');
});

describe('outside of the forms', () => {
  test('a limit: the slider ends there, and more is refused', async () => {
    const filter = { size: 0, boattype: 0, capacity: 0, price: 2400, any: false };
    expect(await copy.drawForm('boat-filter', filter)).toContain('max="2500"');
    expect(await verdictOn('boat-filter', filter)).toEqual({});
    expect(await verdictOn('boat-filter', { ...filter, price: 2501 })).toHaveProperty('price');
  });

  test('a figure of the business', async () => {
    const policy = await copy.load<typeof import('#machines/refund-policy.ts')>('machines/refund-policy.ts');
    expect(policy.freeUntil(2, '2026-05-03')?.toISOString()).toBe('2026-05-01T12:00:00.000Z');
  });

  test('who may do what: the sentence names them', async () => {
    const { refusalOf } = await copy.load<typeof import('#schemas/refusals.ts')>('schemas/refusals.ts');
    expect(english(refusalOf('reviews.edit'))).toContain('customer support');
  });

  test('what is said', async () => {
    const { calls } = await copy.load<typeof import('#schemas/calls.ts')>('schemas/calls.ts');
    expect(calls.updateBoat.success).toBe('The boat is saved');
  });

  test('words, columns and order of lists', async () => {
    const table = async (name: string): Promise<TableDefinition> =>
      (await copy.load<{ definition: TableDefinition }>(`schemas/generated/tables/${name}.js`)).definition;
    const [users, bookings] = [await table('users'), await table('bookings')];
    expect(users.columns.map(({ field }) => field)).toContain('resrate');
    expect(users.sort).toEqual({ field: 'firstName', direction: 'ascending' });
    expect(bookings.labels['booking']?.['toBeConfirmed']?.text).toBe('To be confirmed');
  });
});

test('the stories follow', async () => {
  const { formStoryIndexer, formStories } = await copy.load<{
    formStoryIndexer: { createIndex: (file: string) => Promise<{ importPath: string }[]> };
    formStories: () => { load: (id: string) => string };
  }>('.storybook/form-stories.ts');
  const [story] = await formStoryIndexer.createIndex(join(copy.dir, 'schemas/forms/boat-info.schema.json'));
  const source = formStories().load(story?.importPath ?? '');
  const drawn = /definition } from '\/(schemas\/generated\/forms\/[^']+)'/.exec(source)?.[1] ?? '';
  const { definition } = await copy.load<{ definition: FormDefinition }>(drawn);
  expect(definition.schema.properties).toHaveProperty('beam.title', 'Beam');
});

test('every new text has its German words', () => {
  const german = JSON.parse(copy.read('schemas/locales/de.json')) as Record<string, string>;
  const missing = jsonTexts(copy.dir).filter(({ text, file }) => !(text in german) && isBegun(file, german));
  expect(missing).toEqual([]);
});

describe('the server', () => {
  let running: RunningCopy;
  let manager: Record<string, string>;
  beforeAll(async () => {
    running = await startCopy(copy);
    manager = await running.headersOf(2);
  }, MINUTE);
  afterAll(() => running.close());

  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    running.app.inject({ method, url: `/api${url}`, headers: manager, payload });
  const attributesOf = async (id: string) => {
    const rows = await running.db.query<{ attributes: object }>(
      sql`select attributes from users where _id = ${id}`,
    );
    return rows[0]?.attributes;
  };

  test('stores the added field, refuses what is wrong with it, and describes it', async () => {
    const { id } = await givenBoat(running.db);
    const refused = await send('PUT', `/boats/updateboat/${id}`, { ...boatInfo, beam: 0 });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { sort: 'beam', error: 'Beam field must not be empty' },
    ]);
    const saved = await send('PUT', `/boats/updateboat/${id}`, { ...boatInfo, beam: 4.2 });
    expect(saved.json()).toMatchObject({ flag: true, data: { beam: 4.2 } });
    const described = await running.app.inject('/api/openapi.json');
    expect(described.body).toContain('"beam":{"type":"number"');
  });

  test('stores the added option', async () => {
    const { id } = await givenBoat(running.db);
    const plan = { description: 'A day', price: 9, captain: 3 };
    const saved = await send('POST', `/boats/addplan/${id}`, plan);
    expect(saved.json<{ plans: object[] }>().plans).toContainEqual(expect.objectContaining(plan));
  });

  test('lets those whom a right was given to', async () => {
    const support = await running.headersOf(3);
    const payload = { reviewId: 'none', review: 4, content: 'Calm' };
    const answered = await running.app.inject({
      method: 'POST',
      url: '/api/admin/boats/setHostReview/nobody',
      headers: support,
      payload,
    });
    expect(answered.statusCode).not.toBe(403);
  });

  test('demands what is required, and keeps a hidden field for the roles that see it', async () => {
    const id = await givenUser(running.db, { ...person, birthDay: '1990-05-05' });
    const save = (data: object) => send('POST', `/admin/users/updateInfo/${id}`, { data });
    const { phoneNumber: _, ...without } = person;
    expect((await save(without)).json()).toMatchObject({ flag: false, sort: 'phoneNumber' });
    const refused = await save({ ...person, birthDay: '2001-01-01' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { sort: 'birthDay', error: 'Your role may not change Birthday.' },
    ]);
    expect((await save({ ...person, firstName: 'Anna' })).statusCode).toBe(200);
    expect(await attributesOf(id)).toMatchObject({ firstName: 'Anna', birthDay: '1990-05-05' });
  });
});
