// A page that follows, while other things are asked for.
import { expect, test, vi } from 'vitest';
import type { Outcome } from '#src/api/outcome.ts';
import { beginAnew, readOn, type Paged } from '#src/stores/next-page.ts';

const page = (row: string, next: string | null): Outcome<string[]> => ({
  ok: true,
  data: [row],
  envelope: { flag: true, data: [row], ...(next === null ? {} : { page: { next } }) },
});
const away: Outcome<string[]> = { ok: false, kind: 'unreachable', status: 0, error: 'Away.' };

/** Pages whose next one is answered by hand. */
function heldPages() {
  const pages: Paged = { next: 'n', isLoadingMore: false };
  const answers: ((outcome: Outcome<string[]>) => void)[] = [];
  const ask = vi.fn(() => new Promise<Outcome<string[]>>((resolve) => answers.push(resolve)));
  const rows: string[] = [];
  const failures: unknown[] = [];
  const more = () =>
    readOn(
      pages,
      ask,
      (read) => rows.push(...read),
      (error) => failures.push(error),
    );
  return { pages, answers, ask, rows, failures, more };
}

test('one is asked for at a time, and none behind the last', async () => {
  const { pages, answers, ask, rows, more } = heldPages();
  const both = [more(), more()];
  expect(pages.isLoadingMore).toBe(true);
  answers[0]?.(page('a', null));
  await Promise.all(both);
  await more();
  expect(ask.mock.calls).toEqual([['n']]);
  expect(rows).toEqual(['a']);
  expect(pages).toEqual({ next: null, isLoadingMore: false });
});

test('one that does not come is told of, and can be asked for again', async () => {
  const { pages, answers, rows, failures, more } = heldPages();
  const first = more();
  answers[0]?.(away);
  await first;
  expect(failures).toEqual(['Away.']);
  expect(pages).toEqual({ next: 'n', isLoadingMore: false });
  const second = more();
  answers[1]?.(page('a', 'm'));
  await second;
  expect(rows).toEqual(['a']);
});

test('one that was asked for before everything was asked for anew is dropped, whatever came of it', async () => {
  const { pages, answers, rows, failures, more } = heldPages();
  const late = [more()];
  const isFirst = beginAnew(pages);
  late.push(more());
  const isSecond = beginAnew(pages);
  expect([isFirst(), isSecond()]).toEqual([false, true]);
  const current = more();
  answers[0]?.(page('old', 'm'));
  answers[1]?.(away);
  await Promise.all(late);
  expect(pages).toEqual({ next: 'n', isLoadingMore: true });
  answers[2]?.(page('new', 'm'));
  await current;
  expect(rows).toEqual(['new']);
  expect(failures).toEqual([]);
});

test('one that comes when the first page leads elsewhere is dropped', async () => {
  const { pages, answers, rows, more } = heldPages();
  const late = more();
  pages.next = 'other';
  answers[0]?.(page('old', 'm'));
  await late;
  expect(rows).toEqual([]);
  expect(pages).toEqual({ next: 'other', isLoadingMore: false });
});
