// A form with lists, choices, recursion, masked fields and fields of roles in depth, put through the whole server.
import { beforeAll, expect, it, vi } from 'vitest';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { HistoryEntry } from '#schemas/types.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { boatInfo, givenBoat, signedIn } from '#tests/support/server/rows.ts';

vi.mock('#schemas/generated/forms/boat-info.js', async (original) => {
  const { definition } = await original<{ definition: FormDefinition }>();
  const { createAjv } = await import('#schemas/dialect.ts');
  const schema: Schema = {
    ...definition.schema,
    definitions: {
      part: {
        type: 'object',
        additionalProperties: false,
        properties: {
          name: { type: 'string', title: 'Name' },
          type: { type: 'integer', title: 'Type', lookup: 'boattypes' },
          parts: { type: 'array', title: 'Parts', items: { $ref: '#/definitions/part' } },
        },
      },
    },
    properties: {
      ...definition.schema.properties,
      part: { $ref: '#/definitions/part' },
      engines: {
        type: 'array',
        title: 'Engines',
        items: {
          type: 'object',
          properties: {
            maker: { type: 'string', title: 'Maker' },
            power: { type: 'number', title: 'Power' },
            isNew: { type: 'boolean', title: 'New' },
            brand: { type: 'integer', title: 'Brand', lookup: 'boatbrands' },
            serial: { type: 'string', title: 'Serial', roles: [1] },
            account: { type: 'string', title: 'Account', masked: true },
          },
        },
      },
      drive: {
        type: 'object',
        title: 'Drive',
        oneOf: [
          { properties: { kind: { const: 'sail' }, choice: { type: 'integer' } }, required: ['kind'] },
          {
            properties: { kind: { const: 'motor' }, choice: { type: 'integer', lookup: 'powers' } },
            required: ['kind'],
          },
        ],
      },
      size2: { type: 'array', items: [{ type: 'number' }, { type: ['string', 'null'] }] },
      notes: { type: 'object', additionalProperties: { type: 'string' } },
    },
  };
  const validate = createAjv({ strict: false }).compile(schema);
  return { definition: { ...definition, schema, validate } };
});

const nested = {
  engines: [
    { maker: 'Volvo', power: 90, brand: 1, serial: 'A-1', account: '12345678' },
    { maker: 'Yanmar', power: 40, brand: 2, serial: 'B-2', account: '87654321' },
  ],
  drive: { kind: 'motor', choice: 1 },
  part: { name: 'hull', parts: [{ name: 'keel', type: 11, parts: [{ name: 'bolt', type: 12 }] }] },
  size2: [3.5, null],
  notes: { winter: 'Ashore', 'a.b': 'x' },
};

describeEngines('what a form holds in depth', (engine) => {
  const running = useApp(engine);
  const tokens: Record<number, string> = {};
  let id: string;
  beforeAll(async () => {
    for (const role of [1, 2, 3]) tokens[role] = (await signedIn(running.db, role)).token;
    ({ id } = await givenBoat(running.db));
  });

  const save = (role: number, values: object) =>
    ask(running.app, 'updateBoat', { params: { id }, body: { ...boatInfo, ...values }, token: tokens[role] });
  const read = async (role: number) =>
    (await ask(running.app, 'getBoat', { params: { id }, token: tokens[role] })).envelope
      .data as typeof nested;

  it('is stored and answered: lists, tuples, choices, keys of one’s own, recursion and null', async () => {
    expect((await save(1, nested)).status).toBe(200);
    expect(await read(1)).toMatchObject(nested);
    expect((await save(1, { ...nested, notes: {} })).status).toBe(200);
    expect((await read(1)).notes).toEqual({});
    const { drive: _, ...without } = nested;
    await save(1, without);
    expect(await read(1)).not.toHaveProperty('drive');
  });

  it('is shown masked to a role that may not see it whole, in the row and in the list', async () => {
    await save(1, nested);
    expect((await read(3)).engines.map(({ account }) => account)).toEqual(['••••5678', '••••4321']);
    const list = await ask(running.app, 'getAllBoats', { token: tokens[3] });
    expect(list.text).toContain('••••5678');
    expect(list.text).not.toContain('12345678');
    expect((await read(2)).engines[0]?.account).toBe('12345678');
  });

  it('is not written by a role that may not, and stays with its row when the others are saved', async () => {
    await save(1, nested);
    const refused = await save(2, nested);
    expect([refused.status, refused.envelope.sort]).toEqual([403, 'engines.0.serial']);
    const [first, second] = nested.engines.map(({ serial: _, ...row }) => row);
    await save(2, { ...nested, engines: [second, { ...first, power: 115 }, { maker: 'Suzuki' }] });
    expect((await read(1)).engines).toEqual([
      nested.engines[1],
      { ...nested.engines[0], power: 115 },
      { maker: 'Suzuki' },
    ]);
  });

  it('is told in the history by the way to it, rows added, gone and moved', async () => {
    await save(1, nested);
    const [first, second] = nested.engines;
    await save(1, { ...nested, engines: [second, { ...first, power: 115, isNew: true, brand: 3 }] });
    const { envelope } = await ask(running.app, 'getHistory', {
      params: { entity: 'boat', id },
      token: tokens[3],
    });
    const [latest] = envelope.data as HistoryEntry[];
    expect(latest?.changes).toEqual(
      expect.arrayContaining([
        { field: 'Engines › 2 › Order', before: 1, after: 2 },
        { field: 'Engines › 2 › Power', before: 90, after: 115 },
        { field: 'Engines › 2 › New', after: 'Yes', isWord: true },
        { field: 'Engines › 2 › Brand', before: 'Azimut', after: 'Bavaria' },
      ]),
    );
    expect(latest?.changes).toHaveLength(4);
    await save(1, { ...nested, engines: [second, { ...first, account: '99990000' }] });
    const again = await ask(running.app, 'getHistory', { params: { entity: 'boat', id }, token: tokens[3] });
    expect(again.text).toContain('"field":"Engines › 2 › Account","before":"•••","after":"•••"');
    expect(again.text).not.toContain('99990000');
  });

  it.each([
    [
      'a row of a list',
      { engines: [{}, { brand: 999 }] },
      'engines.1.brand',
      'Brand is not in the list any more. Choose again.',
    ],
    [
      'a shape within itself',
      { part: { parts: [{ parts: [{ type: 999 }] }] } },
      'part.parts.0.parts.0.type',
      'Type is not in the list any more. Choose again.',
    ],
    [
      'the shape that was chosen',
      { drive: { kind: 'motor', choice: 999 } },
      'drive.choice',
      'choice is not in the list any more. Choose again.',
    ],
  ])('of %s is held against its list', async (_what, values, field, error) => {
    const { status, envelope } = await save(1, values);
    expect([status, envelope.sort, envelope.error]).toEqual([422, field, error]);
  });

  it('of a shape that was not chosen is not', async () => {
    expect((await save(1, { drive: { kind: 'sail', choice: 999 } })).status).toBe(200);
  });

  it.each([
    [11, 'one level down', { parts: [{ type: 11 }] }],
    [12, 'three levels down', { parts: [{ parts: [{ parts: [{ type: 12 }] }] }] }],
  ])('keeps the catalogue row %i from being deleted that it names %s', async (type, _where, part) => {
    await save(1, { part });
    const remove = () =>
      ask(running.app, 'deleteBoatType', { params: { id: String(type) }, token: tokens[1] });
    const { status, envelope } = await remove();
    expect([status, envelope.error]).toEqual([
      409,
      expect.stringMatching(/cannot be deleted: 1 boat uses it\.$/),
    ]);
    await save(1, { part: { name: `row ${type}` } });
    expect((await remove()).status).toBe(200);
  });

  it('is refused when it nests deeper than anybody fills in', async () => {
    const deep = Array.from({ length: 200 }).reduce<object>((inner) => ({ parts: [inner] }), {});
    const { status, envelope } = await save(1, { part: deep });
    expect([status, envelope.error]).toEqual([422, 'The request is nested deeper than 64 levels.']);
  });

  it('is described in the words of OpenAPI 3.1', async () => {
    const description = (await running.app.inject('/api/openapi.json')).json<{
      openapi: string;
      components: { schemas: Record<string, Schema> };
      paths: Record<string, { put: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
    }>();
    expect(description.openapi).toBe('3.1.0');
    const body = description.paths['/api/boats/updateboat/{id}']?.put.requestBody.content['application/json'];
    expect(body?.schema.properties).toMatchObject({
      part: { $ref: '#/components/schemas/boat-info.part' },
      size2: { prefixItems: [{ type: 'number' }, { type: ['string', 'null'] }] },
      drive: { oneOf: [{}, { properties: { choice: { 'x-lookup': 'powers' } } }] },
      engines: { items: { properties: { account: { 'x-masked': true }, serial: { 'x-roles': [1] } } } },
    });
    expect(description.components.schemas['boat-info.part']).toMatchObject({
      properties: { parts: { items: { $ref: '#/components/schemas/boat-info.part' } } },
    });
  });
});
