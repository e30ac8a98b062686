import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, type Call } from '#schemas/calls.ts';
import { sortOfUnsettled } from '#schemas/envelope.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { call, connect, imageUrl } from '#src/api/call.ts';

const { refusal } = messages;
const lost = { flag: false, sort: sortOfUnsettled, error: refusal.unsettled };
const away = { flag: false, sort: 'server', error: refusal.unavailable };
const done = { flag: true, data: 12 };

describe('a submit of which the server does not know whether it was made', () => {
  let hasKeys: boolean;
  const sent: string[] = [];

  beforeAll(() =>
    connect({
      host: 'http://server.example',
      token: () => 'token',
      onSessionEnd: () => undefined,
      offers: (feature) => Promise.resolve(feature === 'idempotency' && hasKeys),
    }),
  );
  beforeEach(() => {
    hasKeys = true;
    sent.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function answerWith(...answers: { flag: boolean }[]): void {
    vi.stubGlobal('fetch', (_url: string, { headers }: { headers: HeadersInit }) => {
      sent.push(new Headers(headers).get('idempotency-key') ?? '');
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      const init = { status: answer?.flag ? 200 : 503, headers: { 'content-type': 'application/json' } };
      return Promise.resolve(new Response(JSON.stringify(answer), init));
    });
  }

  async function save(fee: number) {
    const outcome = call(calls.setFee, { body: { fee } });
    await vi.advanceTimersByTimeAsync(10_000);
    return outcome;
  }

  it('is asked for again by the same key until it is known', async () => {
    answerWith(lost, away, done);
    expect(await save(1)).toMatchObject({ ok: true, data: 12 });
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  it('stays unknown when nobody can tell, whatever else is said', async () => {
    answerWith(lost, away);
    expect(await save(2)).toMatchObject({ ok: false, error: refusal.unsettled });
    expect(sent).toHaveLength(6);
  });

  it('is asked for again by the same key when its answer breaks off, and only then', async () => {
    answerWith(done);
    const { fetch } = globalThis;
    const cut = new Response(
      new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }),
    );
    let broken: () => Promise<Response> = () => Promise.resolve(cut);
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const answered = await fetch(url, init);
      return sent.length === 1 ? broken() : answered;
    });
    expect(await save(5)).toMatchObject({ ok: true, data: 12 });
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    sent.length = 0;
    broken = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await save(6)).toMatchObject({ ok: false, kind: 'unreachable' });
    expect(sent).toHaveLength(1);
  });

  it('is not sent again without a key, nor when nothing was done', async () => {
    answerWith(away);
    expect(await save(3)).toMatchObject({ ok: false, error: refusal.unavailable });
    hasKeys = false;
    answerWith(lost);
    expect(await save(4)).toMatchObject({ ok: false, error: refusal.unsettled });
    expect(sent).toHaveLength(2);
  });
});

it('sends a field called like what every object has', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    sent.push(new Headers(headers).get('content-type'), JSON.parse(body));
    return Promise.resolve(Response.json(done));
  });
  const data = { firstName: 'Vera', constructor: 'Yanmar', toString: { valueOf: 2 } } as never;
  expect(await call(calls.updateUser, { params: { id: 'u1' }, body: { data } })).toMatchObject({ ok: true });
  expect(sent).toEqual(['application/json', { data }]);
  vi.unstubAllGlobals();
});

it.each([null, '', {}, 7])('says by itself what a refusal without a sentence means: %j', async (error) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ flag: false, error, errors: { city: error } })),
  );
  const failed = messages.failure.generic;
  const outcome = await call(calls.updateUser, { params: { id: 'u' }, body: { data: {} } } as never);
  expect(outcome).toMatchObject({ ok: false, kind: 'refused', error: failed });
  expect(outcome).not.toHaveProperty('errors');
  vi.unstubAllGlobals();
});

it('says of each field of a refusal what the server says of it, and nothing of the others', async () => {
  const errors = { city: 'No such city.', name: null, model: { msg: 'Bad.' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag: false, error: 'Not here.', errors })));
  const outcome = await call(calls.updateUser, { params: { id: 'u' }, body: { data: {} } } as never);
  expect(outcome).toMatchObject({ error: 'Not here.' });
  expect(outcome).toHaveProperty('errors', { city: 'No such city.' });
  vi.unstubAllGlobals();
});

it.each([[[]], [{}], [[{ msg: 'Bad.', path: 'city' }]], ['Bad.'], [null], [7], [{ city: {}, name: null }]])(
  'says the sentence of a refusal that names no field where it says `errors`: %j',
  async (errors) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag: false, error: 'Not here.', errors })));
    const outcome = await call(calls.updateUser, { params: { id: 'u' }, body: { data: {} } } as never);
    expect(outcome).toMatchObject({ ok: false, error: 'Not here.' });
    expect(outcome).not.toHaveProperty('errors');
    vi.unstubAllGlobals();
  },
);

it.each([
  ['city', 'city'],
  [3, '3'],
  [{ city: 1 }, undefined],
  [['city'], undefined],
  [null, undefined],
])('takes %j for the field %s of a refusal', async (sort, field) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag: false, error: 'Not here.', sort })));
  const outcome = await call(calls.updateUser, { params: { id: 'u' }, body: { data: {} } } as never);
  expect((outcome as { sort?: string }).sort).toBe(field);
  vi.unstubAllGlobals();
});

it.each([{ a: { b: 1 } }, { a: [{}] }, [], 'none', null])(
  'says the sentence of a server that calls something else `text`: %j',
  async (values) => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(Response.json({ flag: false, error: 'Not here.', text: { key: '{{a}}', values } })),
    );
    expect(await call(calls.getAllBookings, {})).toMatchObject({ ok: false, error: 'Not here.' });
    vi.unstubAllGlobals();
  },
);

it.each(['false', 0, null, 'true'])(
  'takes an answer for a refusal whose flag is not true: %j',
  async (flag) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag, error: 'Not here, sailor.' })));
    const outcome = await call(calls.updateUser, { params: { id: 'u' }, body: { data: {} } } as never);
    expect(outcome).toMatchObject({ ok: false, kind: 'refused', error: 'Not here, sailor.' });
    vi.unstubAllGlobals();
  },
);

it('reads the rows of another server without their gaps', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag: true, data: [null, { _id: 'a' }] })));
  expect(await call(calls.getAllBookings, {})).toMatchObject({ ok: true, data: [{ _id: 'a' }] });
  vi.unstubAllGlobals();
});

it.each([
  [calls.getAllBoats, { boats: [] }, false],
  [calls.getAllBoats, 'none', false],
  [calls.getAllBoats, {}, true],
  [calls.getAllBoats, undefined, true],
  [calls.addBoatType, { id: 3 }, true],
  [calls.getFee, { fee: 3 }, true],
  [calls.getOverview, undefined, false],
  [calls.getOverview, [], false],
  [calls.getOverview, {}, true],
  [calls.getSessions, {}, false],
  [calls.getSessions, null, false],
  [calls.getSessions, [], true],
  [calls.endOtherSessions, undefined, true],
  [calls.saveTemplate, undefined, false],
] as const)('rows that cannot be read are told, and not taken for none: %#', async (row, data, ok) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ flag: true, data })));
  expect((await call<Call>(row, {})).ok).toBe(ok);
  vi.unstubAllGlobals();
});

it('gives up an answer that has begun and does not end', async () => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{"flag":true,"data":['));
        signal.addEventListener('abort', () => stream.error(signal.reason));
        setTimeout(() => late.abort());
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
  });
  expect(await call(calls.getAllBookings, {})).toMatchObject({ ok: false, kind: 'unreachable', status: 0 });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(limits.request.timeoutMilliseconds);
  timeout.mockRestore();
  vi.unstubAllGlobals();
});

it('fails, and throws nothing, where what goes into the address cannot be sent', async () => {
  for (const location of ['..', 'a\ud800'])
    expect(await call(calls.getSimilarBoats, { params: { location, boatId: '1' } })).toMatchObject({
      ok: false,
    });
});

it.each(['text/plain', 'text/html; charset=utf-8'])('reads an envelope that is called %s', async (type) => {
  const headers = { 'content-type': type };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"flag":true,"data":12}', { headers })));
  expect(await call(calls.getFee, {})).toMatchObject({ ok: true, data: 12 });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>{"flag":true}</p>', { headers })));
  expect(await call(calls.getFee, {})).toMatchObject({ ok: false, kind: 'unreachable' });
  vi.unstubAllGlobals();
});

it('a picture lies below the root of the server, wherever the page is that shows it', () => {
  const host = 'https://boats.example';
  const options = { token: () => null, onSessionEnd: () => undefined, offers: () => Promise.resolve(false) };
  connect({ host, ...options });
  const own = `${host}/images/a.webp`;
  expect(['/images/a.webp', 'images/a.webp'].map(imageUrl)).toEqual([own, own]);
  const whole = ['https://cdn.example/a.webp', '//cdn.example/a.webp', 'data:image/png;base64,AA', 'blob:a'];
  expect(whole.map(imageUrl)).toEqual(whole);
  expect(['', null, undefined, 7, {}].map(imageUrl)).toEqual(Array(5).fill(undefined));
  connect({ host: '', ...options });
  expect(imageUrl('uploads/a.jpg')).toBe('/uploads/a.jpg');
});
