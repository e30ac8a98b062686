// The list of conversations, where its next page does not come.
import { expect, test, vi } from 'vitest';

const call = vi.fn<() => Promise<unknown>>();
vi.mock('#src/api/call.ts', () => ({ call }));

// Other test files have loaded these modules with what is real.
vi.resetModules();
const { conversations, loadConversations, loadMoreConversations } =
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
