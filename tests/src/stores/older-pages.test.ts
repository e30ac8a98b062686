// Older entries are asked for by a button, which may be clicked twice before the answer is there, and colleagues go on writing.
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '#src/api/outcome.ts';
import type { Pages } from '#src/stores/older-pages.ts';
import { gate } from '#tests/support/gate.ts';

const size = 2;
let newest = 0;
const asked: (string | undefined)[] = [];

vi.resetModules();
vi.doMock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(true) }));
vi.doMock('#src/api/call.ts', () => ({
  call: (_: unknown, { query }: { query?: { before: string } }) => {
    asked.push(query?.before);
    const first = query ? Number(query.before) - 1 : newest;
    const data = Array.from({ length: Math.min(size, first) }, (_row, at) => ({ number: first - at }));
    const next = first > size ? String(first - size + 1) : null;
    return Promise.resolve({ ok: true, data, envelope: { page: { next } } });
  },
}));
const { openHistory, readHistory, readOlderHistory } = await import('#src/stores/history.ts');
const { openNotes, readNotes, readOlderNotes } = await import('#src/stores/notes.ts');
const { account, loadAccount, readOlderSignIns } = await import('#src/stores/account.ts');
const { noPages, readNewest, readOlder } = await import('#src/stores/older-pages.ts');
const { toasts } = await import('#src/stores/toasts.ts');

// Other files share the process.
afterAll(() => {
  vi.doUnmock('#src/stores/meta.ts');
  vi.doUnmock('#src/api/call.ts');
  vi.resetModules();
});

const shown = ({ rows, next }: Pages<{ number: number }>) => ({
  numbers: rows.map(({ number }) => number),
  next,
});
const twice = (read: () => Promise<void>): Promise<unknown> => Promise.all([read(), read()]);

beforeEach(() => {
  newest = 6;
  asked.length = 0;
});

test('of a history they are asked for once', async () => {
  const history = openHistory('boat', '1');
  await readHistory(history);
  await twice(() => readOlderHistory(history));
  expect(shown(history)).toEqual({ numbers: [6, 5, 4, 3], next: '3' });
  expect(asked).toEqual([undefined, '5']);
});

test('those that are under way come also where the newest are read meanwhile', async () => {
  const pages = noPages<{ number: number }>();
  const answered = (numbers: number[], next: string | null) =>
    ({ ok: true, data: numbers.map((number) => ({ number })), envelope: { page: { next } } }) as Outcome<
      { number: number }[]
    >;
  await readNewest(pages, () => Promise.resolve(answered([6, 5], '5')));
  const { passed: late, open: answer } = gate<Outcome<{ number: number }[]>>();
  const older = readOlder(pages, () => late);
  await readNewest(pages, () => Promise.resolve(answered([6, 5], '5')));
  answer(answered([4, 3], '3'));
  await older;
  expect(shown(pages)).toEqual({ numbers: [6, 5, 4, 3], next: '3' });
  expect(pages.isLoadingMore).toBe(false);
});

test('of notes they are asked for once', async () => {
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  await twice(() => readOlderNotes(notes));
  expect(shown(notes)).toEqual({ numbers: [6, 5, 4, 3], next: '3' });
  expect(asked).toEqual([undefined, '5']);
});

test('of sign-ins they are asked for once, and not kept for another account', async () => {
  await loadAccount();
  await twice(readOlderSignIns);
  expect(shown(account.signIns)).toEqual({ numbers: [6, 5, 4, 3], next: '3' });
  expect(asked.filter(Boolean)).toEqual(['5']);
  await loadAccount();
  expect(shown(account.signIns)).toEqual({ numbers: [6, 5], next: '5' });
});

test('older ones stay when a colleague writes, and those that are left follow', async () => {
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  await readOlderNotes(notes);
  newest = 7;
  await readNotes(notes);
  expect(shown(notes)).toEqual({ numbers: [7, 6, 5, 4, 3], next: '3' });
  await readOlderNotes(notes);
  expect(shown(notes)).toEqual({ numbers: [7, 6, 5, 4, 3, 2, 1], next: null });
});

test('where so many were written that some are missing between, the newest begin anew', async () => {
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  newest = 9;
  await readNotes(notes);
  expect(shown(notes)).toEqual({ numbers: [9, 8], next: '8' });
});

test('a page that comes when the newest lead elsewhere is dropped', async () => {
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  newest = 9;
  const late = readOlderNotes(notes);
  await readNotes(notes);
  await late;
  expect(shown(notes)).toEqual({ numbers: [9, 8], next: '8' });
});

/** Answers that come when the test says so. */
function answering() {
  const answers: ((numbers: number[] | undefined) => void)[] = [];
  const ask = () =>
    new Promise<Outcome<{ number: number }[]>>((resolve) => {
      answers.push((numbers) => {
        const data = (numbers ?? []).map((number) => ({ number }));
        resolve(
          numbers
            ? { ok: true, data, envelope: { flag: true, data } }
            : { ok: false, kind: 'unreachable', status: 0, error: 'Away.' },
        );
      });
    });
  return { answers, ask };
}

test('of two readings of the newest the later one counts, whichever is answered last', async () => {
  const { answers, ask } = answering();
  const pages = noPages<{ number: number }>();
  const reading = [readNewest(pages, ask), readNewest(pages, ask)];
  answers[1]?.([2, 1]);
  answers[0]?.([1]);
  await Promise.all(reading);
  expect(shown(pages)).toEqual({ numbers: [2, 1], next: null });
});

test('where colleagues write faster than the server answers, each answer is shown that is not late', async () => {
  const { answers, ask } = answering();
  const pages = noPages<{ number: number }>();
  const reading = [readNewest(pages, ask), readNewest(pages, ask), readNewest(pages, ask)];
  answers[0]?.([1]);
  await reading[0];
  expect(pages).toMatchObject({ state: 'ready', rows: [{ number: 1 }] });
  answers[1]?.(undefined);
  await reading[1];
  expect(pages.state).toBe('ready');
  answers[2]?.([2, 1]);
  await reading[2];
  expect(shown(pages)).toEqual({ numbers: [2, 1], next: null });
});

test('older ones that do not come are told of; what is shown stays, and they can be asked for again', async () => {
  const failure = { ok: false, kind: 'unreachable', status: 0, error: 'Away.' } as const;
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  await readOlder(notes, () => Promise.resolve(failure));
  expect(notes.state).toBe('ready');
  expect(shown(notes)).toEqual({ numbers: [6, 5], next: '5' });
  expect(toasts.waiting).toMatchObject([{ kind: 'error', text: 'Away.' }]);
  await readOlderNotes(notes);
  expect(shown(notes)).toEqual({ numbers: [6, 5, 4, 3], next: '3' });
});

test('a failure that comes when the newest lead elsewhere is nobody’s any more', async () => {
  toasts.waiting = [];
  const notes = openNotes('boat', '1');
  await readNotes(notes);
  newest = 9;
  const late = readOlder(notes, async () => {
    await readNotes(notes);
    return { ok: false, kind: 'unreachable', status: 0, error: 'Away.' };
  });
  await late;
  expect(toasts.waiting).toEqual([]);
  expect(shown(notes)).toEqual({ numbers: [9, 8], next: '8' });
});
