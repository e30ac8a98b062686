import { createConnection, type AddressInfo } from 'node:net';
import { text as streamText } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls, type Call, type CallName } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { collectionNames, collections } from '#schemas/generated/collections.ts';
import { bodies, forms } from '#schemas/generated/index.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Schema, Validate } from '#schemas/schema.ts';
import { insertRow } from '#server/collections/queries.ts';
import { hasUnstorableText, refusalOfProblems } from '#server/http/validation.ts';
import { answeredRows, urlOf, useApp } from '#tests/support/server/app.ts';
import { describeEngines, describeServer } from '#tests/support/server/databases.ts';
import { boatInfo, fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

const { refusal } = messages;
const text = (model: string): string => JSON.stringify({ ...boatInfo, model }).replaceAll('\\\\u', '\\u');
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** What is sent as JSON, and the status it deserves. */
const badBodies: [title: string, payload: string | Buffer, status: number][] = [
  ['nothing', '', 400],
  ['no JSON', 'model=Bali', 400],
  ['half a document', '{"model": "Bali"', 400],
  ['two documents', '{}{}', 400],
  ['NaN', '{"year": NaN}', 400],
  ['an array', '[]', 422],
  ['an array with a form', JSON.stringify([boatInfo]), 422],
  ['null', 'null', 422],
  ['a text', '"Bali"', 422],
  ['a number', '1', 422],
  ['NUL in a text', text('a\\u0000b'), 400],
  ['half a surrogate pair', text('a\\ud800b'), 400],
  ['the other half', text('\\udc00'), 400],
  ['NUL in a key', '{"mo\\u0000del": 1}', 400],
  ['a number beyond all', JSON.stringify(boatInfo).replace('2015', '1e400'), 422],
  ['a number below all', JSON.stringify(boatInfo).replace('2015', '-1e400'), 422],
  ['__proto__', '{"__proto__": {"model": "Bali"}}', 400],
  ['__proto__ written otherwise', '{"\\u005f_proto__": {"admin": true}}', 400],
  ['constructor.prototype', '{"constructor": {"prototype": {"admin": true}}}', 400],
  ['toString', '{"toString": 1}', 422],
  ['deep arrays', nested(100_000), 422],
  ['deep arrays in a field', `{"model": ${nested(100_000)}}`, 422],
  ['deep objects', '{"a":'.repeat(30_000) + '1' + '}'.repeat(30_000), 422],
  ['a million keys', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`, 422],
  ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 422],
  ['256 KiB and one', `"${'x'.repeat(256 * 1024 - 1)}"`, 413],
  ['257 KiB', JSON.stringify({ ...boatInfo, description: 'x'.repeat(257 * 1024) }), 413],
];

const wrongTypes = [
  'text/plain',
  'text/html',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/octet-stream',
  'nonsense',
  'application/jsonp',
  'application/json; charset=iso-8859-1',
  'application/json;charset="UTF-16"',
];

describeServer('a bad request', (engine) => {
  const running = useApp(engine);
  let token: string;
  let before: string;
  beforeAll(async () => {
    await givenBoat(running.db, { id: 'boat' });
    ({ token } = await signedIn(running.db));
    before = await fingerprintOf(running.db);
  });

  const put = (payload: string | Buffer, type = 'application/json') =>
    running.app.inject({
      method: 'PUT',
      url: '/api/boats/updateboat/boat?',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    });

  it.each(badBodies)('with %s is refused and changes nothing', async (_title, payload, status) => {
    const response = await put(payload);
    expect(response.statusCode).toBe(status);
    const envelope = response.json<Envelope>();
    expect(envelope).toMatchObject({ flag: false, error: expect.any(String) as string });
    expect(envelope.sort).toBeTypeOf('string');
    expect(response.body).not.toContain('updateboat');
    expect(response.body).not.toMatch(/\bat .*:\d+:\d+|Error:|select |node_modules/);
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it.each([
    ['a\0b', 'model', 'Model'],
    ['a\ud800b', 'model', 'Model'],
    [['fine', 'a\0b'], 'model.1', '1'],
    [{ 'some.key': 'a\0b' }, 'model.some\\.key', 'some.key'],
    [{ 'a\0b': 'a\0b' }, 'model', 'Model'],
  ])('with %j is refused at its field', async (model, field, label) => {
    const text = { key: refusal.unstorable, values: { label } };
    const error = refusal.unstorable.replace('{{label}}', label);
    expect((await put(JSON.stringify({ ...boatInfo, model }))).json()).toEqual({
      flag: false,
      sort: field,
      error,
      text,
      errors: { [field]: error },
      texts: { [field]: text },
    });
  });

  it('with such a text in its query is refused at the field of the query', async () => {
    const response = await running.app.inject({
      url: '/api/admin/boats/getAllboats?limit=5&q=a%00',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.json()).toMatchObject({ flag: false, sort: 'q' });
  });

  it.each(wrongTypes)('with the content type %s is refused with 415', async (type) => {
    const response = await put(JSON.stringify(boatInfo), type);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({ flag: false, sort: 'body', error: refusal.mediaType });
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"; v=1'])(
    'with the content type %s is refused for what is in it',
    async (type) => expect((await put('[]', type)).statusCode).toBe(422),
  );

  const bodiless = answeredRows.filter(
    ([, { method, body, upload, permission }]) =>
      method !== 'GET' && !body && !upload && permission !== 'marketplace' && permission !== 'public',
  );
  it.each(bodiless)('%s, which takes no body, refuses one', async (_name, row) => {
    for (const payload of ['{"any": 1}', '[]', nested(100_000), `{"any": ${nested(100_000)}}`]) {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `bodiless-${row.path.length}`,
      };
      const response = await running.app.inject({ method: row.method, url: urlOf(row), headers, payload });
      expect([response.statusCode, response.json<Envelope>().flag]).toEqual([422, false]);
    }
    expect(await fingerprintOf(running.db)).toBe(before);
  });

  it('says how large a body may be', async () => {
    const response = await put('x'.repeat(300_000));
    expect(response.json()).toEqual({
      flag: false,
      sort: 'body',
      error: 'The request is larger than 256 KiB.',
      text: { key: refusal.tooLarge, values: { limit: 256 } },
    });
  });

  it('takes a body of just under 256 KiB to the validator', async () => {
    const response = await put(JSON.stringify({ ...boatInfo, description: 'x'.repeat(255 * 1024) }));
    expect(response.json()).toMatchObject({ sort: 'description' });
  });

  it.each([
    ['/api/boats/getbasicInfo/%00', 400],
    ['/api/boats/getbasicInfo/%', 400],
    ['/api/boats/getbasicInfo/%zz', 400],
    ['/api/boats/getbasicInfo/%ed%a0%80', 400],
    ['/api/boats/getbasicInfo/%ff', 400],
    ['/api/boats/getbasicInfo/boat?q=%00', 400],
    ['/api/boats/getbasicInfo/boat?q=1', 422],
    ['/api/admin/boats/getAllboats?q=%00&limit=5', 400],
    ['/api/admin/boats/getAllboats?limit=5&limit=6', 422],
    ['/api/admin/boats/getAllboats?__proto__=5', 422],
    ['/api/admin/boats/getAllboats?limit[]=5', 422],
    ['/api/admin/boats/nothing', 404],
    ['/api/', 404],
    ['/nothing', 404],
  ])('for %s is refused with an envelope that does not repeat it', async (url, status) => {
    const response = await running.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ flag: false, error: expect.any(String) as string });
    expect(response.body).not.toMatch(/getbasicInfo|getAllboats|nothing|xxxx/);
    expect(response.headers['cache-control'] ?? 'no-store').toBe('no-store');
  });
});

describeServer('an address that is too long', (engine) => {
  const running = useApp(engine);

  it.each([2049, 5000])(
    'by %d characters in one place is refused in words, and not repeated',
    async (length) => {
      const { token } = await signedIn(running.db);
      const ask = (id: string) =>
        running.app.inject({
          url: `/api/boats/getbasicInfo/${id}`,
          headers: { authorization: `Bearer ${token}` },
        });
      expect((await ask('x'.repeat(2048))).statusCode).toBe(404);
      const { statusCode, body } = await ask('x'.repeat(length));
      expect(statusCode).toBe(414);
      expect(JSON.parse(body)).toEqual({ flag: false, sort: 'url', error: refusal.addressTooLong });
    },
  );
});

describeServer('what is not HTTP', (engine) => {
  const running = useApp(engine);
  let port: number;
  beforeAll(async () => {
    await running.app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = running.app.server.address() as AddressInfo);
  });

  it.each([
    ['a line of nonsense', 'hello\r\n\r\n', 400, refusal.malformed],
    ['a raw NUL', 'GET /api/\0 HTTP/1.1\r\nhost: x\r\n\r\n', 400, refusal.malformed],
    [
      'two lengths',
      'POST /api/meta HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      refusal.malformed,
    ],
    [
      'an expectation that nobody knows',
      'GET /api/meta HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n',
      417,
      refusal.malformed,
    ],
    [
      'a long address',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      431,
      'The request is larger than 16 KiB.',
    ],
    [
      'a long header',
      `GET / HTTP/1.1\r\nhost: x\r\nx-note: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'The request is larger than 16 KiB.',
    ],
  ])('%s is answered with an envelope, and the connection ends', async (_title, sent, status, error) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.write(sent);
    const [head = '', body = ''] = (await streamText(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('cache-control: no-store');
    expect(JSON.parse(body)).toEqual({ flag: false, sort: 'request', error });
  });
});

describe('text that cannot be stored', () => {
  it.each([
    ['plain', false],
    ['😀', false],
    ['a\0', true],
    ['\ud800', true],
    [{ a: [{ b: ['x\0'] }] }, true],
    [{ 'a\0': 1 }, true],
    [null, false],
    [[1, true, { a: null }], false],
  ])('%j: %s', (value, expected) => expect(hasUnstorableText(value)).toBe(expected));

  it('is found at any depth', () => {
    const deep = (end: unknown): unknown =>
      Array.from({ length: 100_000 }).reduce<unknown>((inner) => [inner], end);
    expect(hasUnstorableText(deep('fine'))).toBe(false);
    expect(hasUnstorableText(deep('\0'))).toBe(true);
  });
});

const definitions: Record<string, { schema: Schema }> = { ...bodies, ...forms };
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '\ud800',
    '%',
    "'",
    '../../..',
    -1,
    0,
    1,
    2,
    3,
    1e308,
    5e-324,
    2 ** 53,
    null,
  ),
  fc.constantFrom<unknown>(
    true,
    false,
    [],
    {},
    '1e400',
    '0',
    '9999-12-31',
    '0000-01-01',
    'date',
    '-date',
    '100',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

function valueOf({
  type,
  enum: values,
  minimum = 0,
  maximum = 100,
  pattern,
  format,
}: Schema): fc.Arbitrary<unknown> {
  if (values) return fc.constantFrom(...values);
  const first = Array.isArray(type) ? type[0] : type;
  if (first === 'integer') return fc.integer({ min: Math.trunc(minimum), max: Math.trunc(maximum) });
  if (first === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (first === 'boolean') return fc.boolean();
  if (first === 'array') return fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 });
  if (first === 'object') return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });
  if (format === 'date') return fc.constantFrom('2026-05-01', '0001-01-01', '9999-12-31');
  return pattern === undefined
    ? fc.string({ maxLength: 30 })
    : fc.stringMatching(new RegExp(pattern), { maxLength: 30 });
}

/** Documents of a schema, most of them whole, some with a field changed, missing or added. */
function documentOf(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      fc.oneof({ weight: 6, arbitrary: valueOf(property) }, { weight: 1, arbitrary: odd }),
    ]),
  );
  const mostly = fc.record(fields, { requiredKeys: schema.required ?? [] });
  return fc.oneof(
    { weight: 8, arbitrary: mostly },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(mostly, odd).map(([document, extra]) => ({ ...document, extra })) },
    { weight: 1, arbitrary: odd },
  );
}

function requestOf(name: CallName): fc.Arbitrary<{ row: Call; url: string; payload: string | undefined }> {
  const row: Call = calls[name];
  const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const param = fc.oneof(
    fc.constantFrom(
      'boat',
      'boat',
      'boat',
      'boat',
      'boat',
      'boat',
      'Split, Croatia',
      '%00',
      'a@b',
      '12345678',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  );
  const body = row.body ? documentOf(definitions[row.body]?.schema ?? {}) : fc.constant(undefined);
  const query = documentOf(definitions[row.query ?? 'nothing']?.schema ?? {});
  return fc
    .tuple(fc.record(Object.fromEntries(params.map((key) => [key, param]))), body, query)
    .map(([values, document, asked]) => {
      const search = new URLSearchParams(
        Object.entries(asked ?? {}).map(([key, value]) => [key, String(value)]),
      ).toString();
      const encoded = Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, value.toWellFormed()]),
      );
      const url = urlOf(row, { params: encoded });
      return {
        row,
        url: Object.keys(asked ?? {}).length > 0 ? `${url}?${search}` : url,
        payload: document === undefined ? undefined : JSON.stringify(document),
      };
    });
}

describeEngines('requests made of our own schemas', (engine) => {
  const running = useApp(engine);
  let token: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db));
    await givenBoat(running.db, { id: 'boat' });
    for (const name of collectionNames)
      await insertRow(running.db, name, 'boat', validDocument(forms[collections[name].form]));
  });

  it('never fail on the server, and are always answered with an envelope', { timeout: 120_000 }, async () => {
    const statuses: Record<string, number> = {};
    const names = answeredRows.map(([name]) => name).filter((name) => name !== 'signOut');
    const property = fc.asyncProperty(
      fc.constantFrom(...names).chain(requestOf),
      async ({ row, url, payload }) => {
        const response = await running.app.inject({
          method: row.method,
          url,
          headers: {
            authorization: `Bearer ${token}`,
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { payload }),
        });
        const { statusCode } = response;
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
        expect(statusCode).toBeLessThan(500);
        const { flag, error } = response.json<Envelope>();
        expect(flag).toBe(statusCode === 200);
        if (!flag) expect(error).toMatch(/\S/);
        expect(response.body).not.toMatch(/node_modules|syntax error|relation |violates/);
      },
    );
    await fc.assert(property, { numRuns: 700, seed: 20_261_120 });
    // A generator that only makes nonsense would prove little.
    expect(statuses['200']).toBeGreaterThan(100);
    expect(statuses['422']).toBeGreaterThan(100);
  });
});

it('of thousands of wrong entries not each is looked into', () => {
  const looked = new Set<number>();
  const errors = Array.from({ length: 5000 }, (_, at) => {
    const error = {
      keyword: 'type',
      instancePath: `/accessories/${at}`,
      schemaPath: '#/properties/accessories/items/type',
      params: { type: 'string' },
    };
    return new Proxy(error, { get: (one, key) => (looked.add(at), Reflect.get(one, key) as unknown) });
  });
  const validate = Object.assign(() => false, { errors }) as unknown as Validate;
  const { envelope } = refusalOfProblems(forms.accessories.schema, validate, { accessories: [] });
  expect(Object.keys(envelope.errors ?? {})).toHaveLength(50);
  expect(looked.size).toBeLessThanOrEqual(1000);
});
