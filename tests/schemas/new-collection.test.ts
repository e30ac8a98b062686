// docs/new-collection.md: its four files, added to a copy of the project, are a whole collection; and wrong ones are told.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '#schemas/compile.ts';
import { collectionsModule } from '#schemas/compiler/collection-modules.ts';
import { collectionsIn, withCollections } from '#schemas/compiler/collections.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import type { Json, Source } from '#schemas/compiler/source.ts';
import {
  copyProject,
  startCopy,
  type ProjectCopy,
  type RunningCopy,
} from '#tests/support/project/project-copy.ts';

const MINUTE = 60_000;
const guide = readFileSync('docs/new-collection.md', 'utf8');
const blocks = [...guide.matchAll(/```json\n *\/\/ (\S+)\n([\s\S]+?)```/g)];
const files = new Map(blocks.map(([, file = '', text = '']) => [file, JSON.parse(text) as Json]));

const definitionFile = 'schemas/collections/supplier.collection.json';
const machineFile = 'machines/supplier.machine.ts';
const machineCode = /```ts\n *\/\/ machines\/supplier\.machine\.ts\n([\s\S]+?)```/.exec(guide)?.[1] ?? '';
const status = JSON.parse(`{${/```json\n("machine"[\s\S]+?)```/.exec(guide)?.[1] ?? ''}}`) as Json;

/** A second one whose rows choose from catalogues, one row or several, and from numbers. */
const dealers = new Map<string, Json>([
  [
    'schemas/collections/dealer.collection.json',
    {
      $schema: '../meta/collection.meta.json',
      title: 'Dealers',
      singular: 'Dealer',
      icon: 'people',
      after: '/home/bookings',
      label: 'name',
    },
  ],
  [
    'schemas/forms/dealer.schema.json',
    {
      type: 'object',
      required: ['name'],
      properties: {
        name: { title: 'Name', type: 'string' },
        kind: { title: 'Kind', type: 'integer', lookup: 'boattypes' },
        brands: { title: 'Brands', type: 'array', lookup: 'boatbrands', items: { type: 'integer' } },
        days: { title: 'Days', type: 'array', items: { type: 'integer', enum: [1, 2, 3] } },
      },
    },
  ],
  ['schemas/forms/dealer.ui.json', {}],
  [
    'schemas/tables/dealer.table.json',
    {
      $schema: '../meta/table.meta.json',
      title: 'Dealers',
      columns: ['name', 'kind', 'brands'].map((field) => ({
        field,
        title: field,
        sortable: field === 'name',
      })),
      filters: [{ key: 'days', title: 'Days', kind: 'label' }],
      sort: { field: 'name', direction: 'ascending' },
    },
  ],
]);

test('the guide is ten lines and four files', () => {
  expect(guide.match(/^\d+\. /gm)).toHaveLength(10);
  expect([...files.keys()]).toEqual([
    'schemas/collections/supplier.collection.json',
    'schemas/forms/supplier.schema.json',
    'schemas/forms/supplier.ui.json',
    'schemas/tables/supplier.table.json',
  ]);
});

test.each([
  ['a field', { cover: { 'ui:widget': 'picture' } }, true],
  ['a field, by its options', { cover: { 'ui:options': { widget: 'picture' } } }, true],
  ['the rows of a list', { pages: { items: { 'ui:widget': 'picture' } } }, true],
  ['nothing', { picture: { 'ui:widget': 'textarea' } }, false],
])('a collection takes pictures where its hints draw %s as one', (_, hints, pictured) => {
  const sources = [
    { file: 'schemas/collections/album.collection.json', json: { title: 'Albums' } },
    { file: 'schemas/forms/album.ui.json', json: hints },
  ];
  expect(collectionsIn(sources)).toMatchObject([{ name: 'album', pictured }]);
});

test('the menu has a collection behind the one that it stands behind, whatever they are called', () => {
  const behind = (name: string, after: string): Source => ({
    file: `schemas/collections/${name}.collection.json`,
    json: { title: name, after },
  });
  const text = collectionsModule([
    behind('anchor', '/home/collections/buoy'),
    behind('buoy', '/home/collections/canal'),
    behind('canal', '/home/bookings'),
  ]);
  expect([...text.matchAll(/"title": "(\w+)"/g)].map(([, title]) => title)).toEqual([
    'canal',
    'buoy',
    'anchor',
  ]);
});

test('two collections that stand behind each other are one mistake', () => {
  const twin = JSON.stringify({
    ...files.get(definitionFile),
    title: 'Twins',
    after: '/home/collections/supplier',
  });
  const added = [...files].flatMap(([file, json]): Source[] => [
    { file, json: file === definitionFile ? { ...json, after: '/home/collections/twin' } : json },
    {
      file: file.replace('supplier', 'twin'),
      json: file === definitionFile ? (JSON.parse(twin) as Json) : json,
    },
  ]);
  expect(problemsOf(withCollections([...readSources('schemas'), ...added]))).toEqual([
    `${definitionFile}, /after: "/home/collections/twin" stands behind this one; name a section that does not.`,
  ]);
});

describe('on a copy of the project', () => {
  let copy: ProjectCopy;
  let running: RunningCopy;
  let headers: Record<number, Record<string, string>>;
  beforeAll(async () => {
    copy = copyProject('new-collection');
    for (const [file, json] of [...files, ...dealers]) copy.write(file, JSON.stringify(json));
    expect((await compile({ dir: join(copy.dir, 'schemas') })).problems).toEqual([]);
    expect(await withStatus(status)).toEqual([
      expect.stringMatching(
        /supplier\.collection\.json, \/machine: machines\/supplier\.machine\.ts is missing/,
      ),
    ]);
    copy.write(machineFile, machineCode);
    expect(await withStatus(status)).toEqual([]);
    running = await startCopy(copy);
    headers = { 1: await running.headersOf(1), 2: await running.headersOf(2), 3: await running.headersOf(3) };
  }, MINUTE);
  afterAll(async () => {
    await running.close();
    copy.remove();
  });

  async function withStatus({ machine }: Json): Promise<string[]> {
    copy.write(definitionFile, JSON.stringify({ ...files.get(definitionFile), machine }));
    return (await compile({ dir: join(copy.dir, 'schemas') })).problems;
  }

  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, role = 1) => {
    const answer = await running.app.inject({
      method,
      url: `/api${url}`,
      headers: headers[role] ?? {},
      ...(body ? { payload: body } : {}),
    });
    return {
      status: answer.statusCode,
      ...answer.json<{ data: { _id: string }; error?: string; sort?: string }>(),
    };
  };

  test('its rows are typed, drawn, described and found in the menu', async () => {
    expect(copy.read('schemas/types.ts')).toContain('export interface SupplierForm');
    expect(await copy.drawForm('supplier', {})).toMatch(/<legend[^>]*>.*Trade|Trade/);
    const { sections } = await copy.load<typeof import('#src/layout/sections.ts')>('src/layout/sections.ts');
    const at = (path: string): number => sections.findIndex((one) => one.path === path);
    expect(at('/home/collections/supplier')).toBe(at('/home/bookings') + 1);
    const { routeAt } = await copy.load<typeof import('#src/app/routes.tsx')>('src/app/routes.tsx');
    expect(routeAt('/home/collections/supplier').title).toBe('Suppliers');
    const description = (await running.app.inject({ url: '/api/openapi.json' })).body;
    expect(description).toContain('/collections/supplier/{id}');
  });

  test('its rows are judged, stored, found, and refused by right', async () => {
    const row = { name: 'Adria Engines', trade: 'engines', phones: [{ number: '1', night: true }] };
    const { data } = await ask('POST', '/collections/supplier', row, 2);
    expect(data).toMatchObject(row);
    expect(await ask('GET', '/collections/supplier?q=adria&sort=-trade')).toMatchObject({ data: [row] });
    expect(await ask('POST', '/collections/supplier', { ...row, trade: 'gold' })).toMatchObject({
      status: 422,
      sort: 'trade',
    });
    expect(await ask('POST', '/collections/supplier', row, 3)).toMatchObject({
      status: 403,
      error: 'Only admins with full access and managers may edit Suppliers.',
    });
    expect(await ask('DELETE', `/collections/supplier/${data._id}`, undefined, 2)).toMatchObject({
      status: 403,
      error: 'Only admins with full access may delete Suppliers.',
    });
  });

  test('a row that another one names is there, is called by its name, and stays', async () => {
    const supplier = { name: 'Quay Food', trade: 'food' };
    expect(await ask('POST', '/collections/supplier', { ...supplier, marina: 'nowhere' })).toMatchObject({
      status: 422,
      sort: 'marina',
    });
    const { data: marina } = await ask('POST', '/collections/marina', { name: 'Old Quay', town: 'Vis' });
    const { data: row } = await ask('POST', '/collections/supplier', { ...supplier, marina: marina._id });
    expect(await ask('DELETE', `/collections/marina/${marina._id}`)).toMatchObject({ status: 409 });
    const history = await ask('GET', `/admin/history/supplier/${row._id}`);
    expect(JSON.stringify(history.data)).toContain('{"field":"Marina","after":"Old Quay"}');
    expect((await ask('DELETE', `/collections/supplier/${row._id}`)).status).toBe(200);
    expect((await ask('DELETE', `/collections/marina/${marina._id}`)).status).toBe(200);
  });

  test('a row of a catalogue is called by its name, and the list is narrowed by it, as by one of several numbers', async () => {
    const rowsOf = async (call: string): Promise<{ _id: number; name: string }[]> => {
      const { data } = await ask('GET', `/boats/${call}`);
      return data as unknown as { _id: number; name: string }[];
    };
    const [kind] = await rowsOf('getallboattype');
    const [first, second] = await rowsOf('getallboatbrand');
    const chosen = { kind: kind?._id, brands: [first?._id, second?._id], days: [2, 3] };
    await ask('POST', '/collections/dealer', { name: 'Nauta South', ...chosen });
    await ask('POST', '/collections/dealer', { name: 'Other', brands: [first?._id], days: [1] });
    const found = async (query: string): Promise<object[]> => {
      const { data } = await ask('GET', `/collections/dealer?${query}`);
      return data as unknown as object[];
    };
    const names = {
      kind: { [String(kind?._id)]: kind?.name },
      brands: { [String(first?._id)]: first?.name, [String(second?._id)]: second?.name },
    };
    for (const query of [`kind=${kind?._id}`, `brands=${second?._id}`, 'days=3'])
      expect(await found(query), query).toEqual([expect.objectContaining({ name: 'Nauta South', names })]);
    expect(await found(`brands=${first?._id}`)).toHaveLength(2);
    expect(await ask('GET', `/admin/references/boatbrands/${second?._id}`)).toMatchObject({
      data: [{ collection: 'dealer', filter: 'brands', total: 1 }],
    });
  });

  test('its rows go from state to state by the calls of its steps', async () => {
    const { data } = await ask('POST', '/collections/supplier', { name: 'Bora Ropes', trade: 'sails' });
    expect(data).toMatchObject({ state: 'proposed' });
    const step = (event: string, role?: number) =>
      ask('POST', `/collections/supplier/${data._id}/${event}`, undefined, role);
    expect(await step('suspend')).toMatchObject({
      status: 409,
      error: 'Not possible while the status is Proposed.',
    });
    expect(await step('approve', 3)).toMatchObject({
      status: 403,
      error: 'Only admins with full access and managers may do this in Suppliers: Approve.',
    });
    expect(await step('approve', 2)).toMatchObject({ data: { state: 'approved' } });
    expect(await ask('POST', `/collections/marina/${data._id}/approve`)).toMatchObject({ status: 404 });
  });

  test('what its definition says otherwise than its machine is told', async () => {
    const edited = (edit: (machine: { states: Json; steps: Json }) => void): Promise<string[]> => {
      const { machine } = structuredClone(status) as { machine: { states: Json; steps: Json } };
      edit(machine);
      return withStatus({ machine });
    };
    expect(await edited(({ states }) => void delete states['approved'])).toEqual([
      expect.stringMatching(/\/machine\/states: "approved" is missing/),
    ]);
    const renamed = (part: 'states' | 'steps', from: string, to: string): Promise<string[]> =>
      edited(({ [part]: named }) => {
        named[to] = named[from];
        delete named[from];
      });
    expect(await renamed('states', 'approved', 'aproved')).toEqual([
      expect.stringMatching(
        /\/machine\/states: "aproved" is not a state of the machine; did you mean "approved"\?/,
      ),
    ]);
    expect(await renamed('steps', 'approve', 'aprove')).toEqual([
      expect.stringMatching(
        /\/machine\/steps: "aprove" is not an event of the machine; did you mean "approve"/,
      ),
    ]);
    expect(await edited(({ steps }) => void (steps['aprove'] = steps['approve']))).toEqual([
      expect.stringMatching(/\/machine\/steps: "aprove" .*"approve"/),
    ]);
    copy.write(machineFile, machineCode.replace("'supplier'", "'shop'"));
    expect(await withStatus(status)).toEqual([expect.stringMatching(/the id of supplierMachine is "shop"/)]);
    copy.write(machineFile, machineCode.replace('supplierMachine', 'shopMachine'));
    expect(await withStatus(status)).toEqual([expect.stringMatching(/does not export supplierMachine/)]);
    copy.write(machineFile, 'export const supplierMachine = 3;');
    expect(await withStatus(status)).toEqual([expect.stringMatching(/does not export supplierMachine/)]);
  });

  test('a state or a step that is misspelt is told of itself, not what else names it', async () => {
    const incident = 'schemas/collections/incident.collection.json';
    const text = copy.read(incident);
    copy.write(machineFile, machineCode);
    expect(await withStatus(status)).toEqual([]);
    const told = async (from: string, to: string): Promise<string[]> => {
      copy.write(incident, text.replace(from, to));
      return (await compile({ dir: join(copy.dir, 'schemas') })).problems;
    };
    expect(await told('"reported": {', '"repoted": {')).toEqual([
      expect.stringMatching(/incident\.collection\.json, \/machine\/states: "repoted" .*"reported"/),
    ]);
    expect(await told('"review": {', '"reveiw": {')).toEqual([
      expect.stringMatching(/incident\.collection\.json, \/machine\/steps: "reveiw" .*"review"/),
    ]);
    copy.write(incident, text);
  });

  test('a machine that cannot be made is told in one sentence', async () => {
    copy.write(machineFile, machineCode.replace("approve: 'approved'", "approve: 'aproved'"));
    expect(await withStatus(status)).toEqual([
      `${machineFile}: the machine cannot be made (Child state 'aproved' does not exist on 'supplier'); correct that.`,
    ]);
    copy.write(machineFile, machineCode.replace("initial: 'proposed'", "initial: 'propsed'"));
    expect(await withStatus(status)).toEqual([
      `${machineFile}, initial: "propsed" is not a state of the machine; did you mean "proposed"?`,
    ]);
    copy.write(machineFile, machineCode.replace('createMachine({', 'createMachine({{'));
    expect(await withStatus(status)).toEqual([
      expect.stringMatching(
        /^machines\/supplier\.machine\.ts: the machine cannot be made \(.+\); correct that\.$/,
      ),
    ]);
  });
});

describe('a wrong one is told in one sentence', () => {
  const sources = readSources('schemas').filter(({ file }) => !/\bsupplier\b/.test(file));
  const told = (edit: (added: Map<string, Json>) => void): string[] => {
    const added = new Map([...files].map(([file, json]) => [file, structuredClone(json)]));
    edit(added);
    const all: Source[] = [...sources, ...[...added].map(([file, json]) => ({ file, json }))];
    return problemsOf(withCollections(all));
  };
  const file = 'schemas/collections/supplier.collection.json';
  const change = (rest: Json) => (added: Map<string, Json>) =>
    void added.set(file, { ...added.get(file), ...rest });
  const rename = (from: string, to: string) => (added: Map<string, Json>) => {
    for (const [name, json] of [...added]) {
      added.delete(name);
      added.set(name.replace(from, to), json);
    }
  };

  /** The status of the guide with more said of its steps. */
  const stepsOf = (more: Record<string, Json>): Json => {
    const { states, steps } = status['machine'] as { states: Json; steps: Record<string, Json> };
    const named = Object.entries(more).map(([event, step]) => [
      event,
      { label: 'Do', done: 'Done', ...steps[event], ...step },
    ]);
    return { states, steps: { ...steps, ...(Object.fromEntries(named) as Json) } };
  };

  test('the files of the guide are right', () => {
    expect(told(() => undefined)).toEqual([]);
  });

  test('a demo row may refer to one of another collection', () => {
    const demo = [{ name: 'Harbour Sails', trade: 'sails', marina: 'marina-1' }];
    expect(told(change({ demo }))).toEqual([]);
  });

  test('a list is narrowed by what a field refers to in the words of a definition', () => {
    const form = 'schemas/forms/supplier.schema.json';
    const added = new Map([...files].map(([name, json]) => [name, structuredClone(json)]));
    const { properties, ...rest } = added.get(form) as { properties: Json };
    const definitions = { marina: properties['marina'] };
    const ownMarina = { title: 'Own marina', $ref: '#/definitions/marina' };
    added.set(form, { ...rest, definitions, properties: { ...properties, marina: ownMarina } });
    const all = [...sources, ...[...added].map(([name, json]) => ({ file: name, json }))];
    const list = withCollections(all).find(({ file: one }) => one === 'schemas/tables/supplier.table.json');
    expect(list?.json['filters']).toEqual([
      { key: 'marina', title: 'Own marina', kind: 'reference', field: 'marina' },
    ]);
    expect(problemsOf(withCollections(all))).toEqual([]);
  });

  test('a row may be called by a field that a part of its form names', () => {
    const split = (added: Map<string, Json>): void => {
      const form = 'schemas/forms/supplier.schema.json';
      const { properties, required, ...rest } = added.get(form) as Json;
      added.set(form, {
        ...rest,
        definitions: { base: { type: 'object', properties, required } },
        allOf: [{ $ref: '#/definitions/base' }],
      });
    };
    expect(told(split)).toEqual([]);
  });

  test.each<[string, (added: Map<string, Json>) => void, RegExp]>([
    [
      'its label',
      change({ label: 'nam' }),
      /^schemas\/collections\/supplier.collection.json, \/label: .*"name"/,
    ],
    ['its icon', change({ icon: 'peopel' }), /\/icon: .*"people"/],
    ['its place', change({ after: '/home/booking' }), /\/after: .*"\/home\/bookings"/],
    ['its roles', change({ permissions: { edit: [9] } }), /\/permissions\/edit\/0: .*9/],
    ['a word', change({ singlar: 'Supplier' }), /singlar/],
    ['a right', change({ ...status, permissions: { aprove: [1] } }), /\/permissions: "aprove" .*"approve"/],
    ['the name of a step', change({ machine: stepsOf({ list: {} }) }), /\/machine\/steps: "list" is no name/],
    [
      'a step before',
      change({ machine: stepsOf({ approve: { notBy: ['suspnd'] } }) }),
      /\/steps\/approve\/notBy: "suspnd" .*"suspend"/,
    ],
    [
      'the form of a step',
      change({ machine: stepsOf({ approve: { form: 'resons' } }) }),
      /\/steps\/approve\/form: "resons" .*"reason"/,
    ],
    [
      'a field that is kept by the system',
      (added) => {
        change({ ...status })(added);
        const form = 'schemas/forms/supplier.schema.json';
        const properties = { ...(added.get(form)?.['properties'] as Json), state: { type: 'string' } };
        added.set(form, { ...added.get(form), properties });
      },
      /forms\/supplier.schema.json, \/properties\/state: "state" is kept by the system/,
    ],
    [
      'no list',
      (added) => void added.delete('schemas/tables/supplier.table.json'),
      /tables\/supplier.table.json is missing/,
    ],
    [
      'no form',
      (added) => void added.delete('schemas/forms/supplier.schema.json'),
      /forms\/supplier.schema.json is missing/,
    ],
    [
      'no hints',
      (added) => void added.delete('schemas/forms/supplier.ui.json'),
      /forms\/supplier.ui.json is missing/,
    ],
    ['its name', rename('supplier', 'Suppliers'), /no name of a collection/],
    ['a taken name', rename('supplier', 'user'), /noun of the marketplace/],
    [
      'a name whose type is another one’s',
      rename('supplier', 'user-form'),
      /user-form.collection.json: its type would be called "UserForm", as that of schemas\/forms\/user.schema.json is; choose another name\.$/,
    ],
    [
      'a name whose type is that of a list',
      rename('supplier', 'users-table'),
      /users-table.collection.json: its type would be called "UsersTable", as that of schemas\/tables\/users.table.json is/,
    ],
    [
      'a form whose type has no name',
      (added) => {
        added.set('schemas/forms/2nd-check.schema.json', { type: 'object' });
        added.set('schemas/forms/2nd-check.ui.json', {});
      },
      /2nd-check.schema.json: its type would be called "2ndCheckForm", which is no name; begin with a letter\.$/,
    ],
    [
      'an $id that another form has',
      (added) => {
        const form = 'schemas/forms/supplier.schema.json';
        const twin = { $id: 'https://example.com/shared', type: 'object' };
        added.set(form, { ...added.get(form), $id: twin.$id });
        added.set('schemas/forms/twin.schema.json', twin);
        added.set('schemas/forms/twin.ui.json', {});
      },
      /twin.schema.json, \/\$id: schemas\/forms\/supplier.schema.json has this \$id already; take it away, or choose another one\.$/,
    ],
    [
      'a name that has rights',
      rename('supplier', 'settings'),
      /settings.collection.json: "settings" has rights in roles.json already; give the collection another name\.$/,
    ],
    [
      'a demo row',
      change({ demo: [{ name: 'Harbour Sails', trade: 'gold' }] }),
      /^schemas\/collections\/supplier.collection.json, \/demo\/0\/trade: /,
    ],
    [
      'what a demo row refers to',
      change({ demo: [{ name: 'Harbour Sails', trade: 'sails', marina: 'port-vell' }] }),
      /^schemas\/collections\/supplier.collection.json, \/demo\/0\/marina: "port-vell" is not the key of a row of "marina"; use one of marina-1, marina-2, .*\.$/,
    ],
    [
      'a column',
      (added) => {
        const table = 'schemas/tables/supplier.table.json';
        added.set(table, {
          ...added.get(table),
          columns: [{ field: 'nmae', title: 'Name', sortable: true }],
        });
      },
      /\/columns\/0: "nmae" .*name/,
    ],
  ])('%s', (_what, edit, sentence) => {
    const sentences = told(edit);
    expect(sentences[0]).toMatch(sentence);
  });
});
