// An upload whose connection says nothing any more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { connect } from '#src/api/call.ts';
import { upload } from '#src/api/upload.ts';

/** The requests of this test, each of which ends when the test says so. */
let sent: Request[] = [];

class Request {
  upload = {};
  timeout = 0;
  readyState = 0;
  status = 200;
  response: unknown = { flag: true, data: 'stored' };
  headers: Record<string, string> = {};
  onload?: () => void;
  onreadystatechange?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onloadend?: () => void;
  aborted = vi.fn();
  open = vi.fn();
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(): void {
    sent.push(this);
  }
  abort(): void {
    this.aborted();
    this.end('onabort');
  }
  begin(): void {
    this.readyState = 2;
    this.onreadystatechange?.();
    this.readyState = 4;
  }
  end(how: 'onabort' | 'onerror' | 'onload' | 'ontimeout'): void {
    this[how]?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => void vi.unstubAllGlobals());

async function begin(signal?: AbortSignal) {
  const outcome = upload(calls.setAccessory, {
    params: { id: 'new' },
    file: undefined,
    ...(signal ? { signal } : {}),
  });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return { outcome, request: sent[0] as Request };
}

test.each(['onerror', 'ontimeout'] as const)(
  'that is not answered in time is one without a connection: %s',
  async (how) => {
    const { outcome, request } = await begin();
    expect(request.timeout).toBeGreaterThan(limits.upload.arriveSeconds * 1000);
    request.end(how);
    const { generic } = messages.failure;
    expect(await outcome).toEqual({ ok: false, kind: 'unreachable', status: 0, error: generic });
  },
);

test('is aborted as long as it is under way, and not after', async () => {
  const controller = new AbortController();
  const { outcome, request } = await begin(controller.signal);
  request.end('onerror');
  expect(await outcome).toMatchObject({ ok: false });
  controller.abort();
  expect(request.aborted).not.toHaveBeenCalled();
  sent = [];
  const other = new AbortController();
  const second = await begin(other.signal);
  other.abort();
  expect(await second.outcome).toBeUndefined();
});

test('with a key is sent again when its answer breaks off, by the same key, and not when none had begun', async () => {
  connect({
    host: '',
    token: () => 'token',
    onSessionEnd: () => undefined,
    offers: (feature) => Promise.resolve(feature === 'idempotency'),
  });
  const { outcome, request } = await begin();
  request.begin();
  request.end('onerror');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(request.headers['idempotency-key']).toBeDefined();
  expect(sent[1]?.headers).toEqual(request.headers);
  sent[1]?.end('onload');
  expect(await outcome).toMatchObject({ ok: true, data: 'stored' });
  sent = [];
  const second = await begin();
  second.request.end('onerror');
  expect(await second.outcome).toMatchObject({ ok: false, kind: 'unreachable' });
  expect(sent).toHaveLength(1);
});

test('that is aborted while its answer comes is not sent again', async () => {
  const controller = new AbortController();
  const { outcome, request } = await begin(controller.signal);
  request.begin();
  controller.abort();
  expect(await outcome).toBeUndefined();
  expect(sent).toHaveLength(1);
});
