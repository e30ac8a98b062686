// The list of conversations, where a page does not come, or comes when somebody has written already.
import { expect, test, vi } from 'vitest';
import { gate } from '#tests/support/gate.ts';

const call = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));

// Other test files have loaded these modules with what is real.
vi.resetModules();
const { conversations, loadConversations, loadMoreConversations, placeConversation } =
  await import('#src/stores/conversations.ts');
const { toasts } = await import('#src/stores/toasts.ts');

const page = (id: string, next: string | null) => ({
  ok: true,
  data: [{ _id: id }],
  envelope: { page: { next } },
});

test('more conversations that do not come are told of, and asked for again', async () => {
  call.mockResolvedValueOnce(page('a', 'n'));
  await loadConversations({ text: '', sort: 'date' });
  call.mockResolvedValueOnce({ ok: false, error: 'The server did not answer.' });
  await loadMoreConversations();
  expect(toasts.waiting).toMatchObject([{ kind: 'error', text: 'The server did not answer.' }]);
  call.mockResolvedValueOnce(page('b', null));
  await loadMoreConversations();
  expect(conversations.rows.map(({ _id }) => _id)).toEqual(['a', 'b']);
});

test('what is written while the first page is on its way is put into it, and asks for it no second time', async () => {
  call.mockClear();
  const { passed, open } = gate<object>();
  call.mockReturnValueOnce(passed);
  const loaded = loadConversations({ text: '', sort: 'date' });
  placeConversation({ _id: 'a', date: '2026-05-03', unread: 1 });
  placeConversation({ _id: 'new', date: '2026-05-04', unread: 1 });
  placeConversation({ _id: 'new', date: '2026-05-05', unread: 2 });
  placeConversation({ _id: 'b', date: '2026-05-01', unread: 1 });
  open({
    ok: true,
    data: [
      { _id: 'b', date: '2026-05-02', unread: 2 },
      { _id: 'a', date: '2026-05-01' },
    ],
    envelope: {},
  });
  await loaded;
  expect(call).toHaveBeenCalledOnce();
  expect(conversations).toMatchObject({
    state: 'ready',
    rows: [
      { _id: 'new', unread: 2 },
      { _id: 'a', unread: 1 },
      { _id: 'b', unread: 2 },
    ],
  });
  call.mockResolvedValueOnce(page('c', null));
  await loadConversations({ text: '', sort: 'date' });
  expect(conversations.rows.map(({ _id }) => _id)).toEqual(['c']);
});
