// An upload whose connection says nothing any more.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { upload } from '#src/api/upload.ts';

/** The requests of this test, each of which ends when the test says so. */
let sent: Request[] = [];

class Request {
  upload = {};
  timeout = 0;
  onabort?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onloadend?: () => void;
  aborted = vi.fn();
  open = vi.fn();
  setRequestHeader = vi.fn();
  send(): void {
    sent.push(this);
  }
  abort(): void {
    this.aborted();
    this.end('onabort');
  }
  end(how: 'onabort' | 'onerror' | 'ontimeout'): void {
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
