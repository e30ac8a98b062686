// The conversation that is open, while a page that was asked for earlier comes late.
import { expect, test, vi } from 'vitest';
import type { Message } from '#schemas/types.ts';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<(row: object, asked: { query?: Record<string, string> }) => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));
vi.mock('#src/stores/conversations.ts', () => ({
  listedConversation: () => undefined,
  placeConversation: vi.fn(),
}));

// Other test files have loaded these modules with what is real, or put other parts in their places.
vi.resetModules();
const { announceChange } = await import('#src/stores/row-changes.ts');
const { followConversations, loadOlderMessages, markThreadRead, openThread, sendMessage, thread } =
  await import('#src/stores/thread.ts');
const { toasts } = await import('#src/stores/toasts.ts');
const { calls } = await import('#schemas/calls.ts');

const message = (number: number): Message => ({ _id: `m${number}`, number, text: `${number}` });
const good = (data: unknown) => ({ ok: true, data, envelope: {} });

test('a message that was sent meanwhile stays', async () => {
  const { passed: answered, open: answer } = gate<unknown>();
  call.mockImplementation((row) => {
    if (row === calls.getMessages) return answered;
    return Promise.resolve(good(row === calls.sendMessage ? message(3) : { _id: 'u' }));
  });
  const opened = openThread('u');
  await sendMessage('u', { _id: 'm3', text: '3' });
  answer(good([message(2), message(1)]));
  await opened;
  expect(thread.messages.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a message whose answer is lost is sent where it has come by another way, and not where it has not', async () => {
  const lost = { ok: false, kind: 'unreachable', status: 0, error: 'Away.' };
  call.mockImplementation((row) =>
    Promise.resolve(
      row === calls.sendMessage ? lost : good(row === calls.getMessages ? [message(1)] : { _id: 'l' }),
    ),
  );
  await openThread('l');
  expect(await sendMessage('l', { _id: 'm1', text: '1' })).toBeUndefined();
  expect(await sendMessage('l', { _id: 'm2', text: '2' })).toBe(lost);
});

test('how a conversation stood before is not shown after how it stands', async () => {
  const { passed: answered, open: answer } = gate<unknown>();
  let asked: unknown = answered;
  call.mockImplementation((row) =>
    row === calls.getMessages ? Promise.resolve(good([message(1)])) : Promise.resolve(asked),
  );
  const late = openThread('r');
  asked = good({ _id: 'r', unread: 2 });
  await openThread('r');
  answer(good({ _id: 'r', unread: 1 }));
  await late;
  expect(thread.conversation).toMatchObject({ unread: 2 });
});

test('messages that come faster than the server answers are shown, each answer that is not late', async () => {
  const answers: ((outcome: unknown) => void)[] = [];
  call.mockImplementation((row) => {
    if (row !== calls.getMessages) return Promise.resolve(good({ _id: 'f' }));
    const { passed, open } = gate<unknown>();
    answers.push(open);
    return passed;
  });
  const stop = followConversations();
  const first = openThread('f');
  for (let more = 0; more < 3; more += 1) announceChange('conversation', 'f', undefined);
  answers[1]?.(good([message(2), message(1)]));
  await vi.waitFor(() => expect(thread.messages.map(({ number }) => number)).toEqual([1, 2]));
  expect(thread.state).toBe('ready');
  answers[3]?.(good([message(4), message(3)]));
  await vi.waitFor(() => expect(thread.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4]));
  answers[2]?.(good([message(3), message(2)]));
  answers[0]?.(good([message(1)]));
  await first;
  stop();
  expect(thread.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('older messages that do not come are told of, and asked for again', async () => {
  let older: object = { ok: false, error: 'The server did not answer.' };
  call.mockImplementation((row, { query }) => {
    if (row !== calls.getMessages) return Promise.resolve(good({ _id: 'v' }));
    if (query?.before) return Promise.resolve(older);
    return Promise.resolve({ ...good([message(2)]), envelope: { page: { next: 'n' } } });
  });
  await openThread('v');
  await loadOlderMessages();
  expect(toasts.waiting).toMatchObject([{ kind: 'error', text: 'The server did not answer.' }]);
  older = good([message(1)]);
  await loadOlderMessages();
  expect(thread.messages.map(({ number }) => number)).toEqual([1, 2]);
});

test('older messages that come when the newest lead elsewhere are dropped: none is missing between', async () => {
  const { passed: answered, open: answer } = gate<unknown>();
  let newest = 2;
  call.mockImplementation((row, { query }) => {
    if (row !== calls.getMessages) return Promise.resolve(good({ _id: 'w' }));
    if (query?.before) return answered;
    return Promise.resolve({ ...good([message(newest)]), envelope: { page: { next: `${newest}` } } });
  });
  const stop = followConversations();
  await openThread('w');
  const late = loadOlderMessages();
  newest = 9;
  announceChange('conversation', 'w', undefined);
  await vi.waitFor(() => expect(thread.messages.map(({ number }) => number)).toEqual([9]));
  answer(good([message(1)]));
  await late;
  stop();
  expect(thread.messages.map(({ number }) => number)).toEqual([9]);
  expect(thread).toMatchObject({ next: '9', isLoadingMore: false });
});

test.each([
  ['refused', 404, 'missing'],
  ['refused', 400, 'missing'],
  ['refused', 403, 'failed'],
  ['unreachable', 404, 'failed'],
])('who cannot be found is not asked for again: %s with %i', async (kind, status, state) => {
  call.mockResolvedValue({ ok: false, kind, status, error: 'Not here.' });
  await openThread(`${kind}${status}`);
  expect(thread).toMatchObject({ state, error: 'Not here.' });
});

test('a conversation as it was before somebody wrote again is not shown after that', async () => {
  const now = { _id: 'x', unread: 1, text: 'Are you there?', date: '2026-05-02T10:00:00Z' };
  const { passed: answered, open: answer } = gate<unknown>();
  call.mockImplementation((row) => {
    if (row === calls.readMessages) return answered;
    return Promise.resolve(good(row === calls.getMessages ? [message(1)] : now));
  });
  await openThread('x');
  const late = markThreadRead();
  answer(good({ ...now, unread: 0, text: 'Hello', date: '2026-05-02T09:00:00Z' }));
  await late;
  expect(thread.conversation).toMatchObject(now);
});
