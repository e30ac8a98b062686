// Older entries are asked for by a button, which may be clicked twice before the answer is there.
import { afterAll, expect, test, vi } from 'vitest';

vi.resetModules();
vi.doMock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(true) }));
vi.doMock('#src/api/call.ts', () => ({
  call: (_: unknown, { query }: { query?: { before: string } }) =>
    Promise.resolve({
      ok: true,
      data: [query ? 'older' : 'newest'],
      envelope: { page: { next: query ? '1' : '2' } },
    }),
}));
const { openHistory, readHistory } = await import('#src/stores/history.ts');
const { openNotes, readNotes } = await import('#src/stores/notes.ts');
const { account, loadAccount, readOlderSignIns } = await import('#src/stores/account.ts');

// Other files share the process.
afterAll(() => {
  vi.doUnmock('#src/stores/meta.ts');
  vi.doUnmock('#src/api/call.ts');
  vi.resetModules();
});

const twice = (read: () => Promise<void>): Promise<unknown> => Promise.all([read(), read()]);

test('of a history they come once', async () => {
  const history = openHistory();
  await readHistory(history, 'boat', '1');
  await twice(() => readHistory(history, 'boat', '1', history.next));
  expect(history).toMatchObject({ entries: ['newest', 'older'], next: '1' });
});

test('of notes they come once', async () => {
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  await twice(() => readNotes(notes, '2'));
  expect(notes).toMatchObject({ rows: ['newest', 'older'], next: '1' });
});

test('of sign-ins they come once', async () => {
  await loadAccount();
  await twice(readOlderSignIns);
  expect(account).toMatchObject({ signIns: ['newest', 'older'], next: '1' });
});
