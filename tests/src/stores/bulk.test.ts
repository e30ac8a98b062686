import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Failure } from '#src/api/outcome.ts';
import { bulkRuns } from '#src/stores/bulk-runs.ts';
import { forgetBulk, repeatBulk, startBulk, stopBulk, type BulkTask } from '#src/stores/bulk.ts';
import { toasts } from '#src/stores/toasts.ts';
import { gate } from '#tests/support/gate.ts';

interface Row {
  _id: string;
  version: number;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ _id: `r${at}`, version: 1 }));

const refusal = (error: string, more: Partial<Failure> = {}): Failure => ({
  ok: false,
  kind: 'refused',
  status: 409,
  error,
  ...more,
});

const table = 'things';
const step = { event: 'settle', label: 'Settle', call: 'thing.settle' };

/** A list that keeps what newer rows it is told. */
function taskFor(rows: Row[], more: Partial<BulkTask<Row>> = {}) {
  const newer = new Map<string, Row>();
  const take = vi.fn<BulkTask<Row>['take']>(() => Promise.resolve(undefined));
  const list = {
    find: (id: string) => newer.get(id),
    replace: (row: Row) => void newer.set(row._id, row),
    reload: vi.fn(() => Promise.resolve()),
  };
  const task: BulkTask<Row> = {
    table,
    step,
    list,
    rows,
    nameOf: ({ _id }) => `Row ${_id}`,
    reasonAgainst: () => undefined,
    take,
    ...more,
  };
  return { task, take, list, newer };
}

const stateOf = (): Record<string, string> =>
  Object.fromEntries((bulkRuns[table]?.items ?? []).map(({ id, state }) => [id, state]));

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  forgetBulk(table);
  toasts.waiting = [];
});

afterAll(() => void vi.unstubAllGlobals());

describe('one step of several rows', () => {
  test('two lists hold the window, each until it has ended', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const isHeld = (): boolean => {
      const closing = new Event('beforeunload', { cancelable: true });
      page.dispatchEvent(closing);
      return closing.defaultPrevented;
    };
    const { passed: ended, open: end } = gate<undefined>();
    const first = startBulk(taskFor(rowsOf(1), { take: () => ended }).task);
    await startBulk(taskFor(rowsOf(1), { table: 'others' }).task);
    expect(isHeld()).toBe(true);
    end(undefined);
    await first;
    expect(isHeld()).toBe(false);
    forgetBulk('others');
  });

  test('sends each row by a call of its own, a few at a time, and tells the end', async () => {
    let [underWay, most] = [0, 0];
    const { task, take, list } = taskFor(rowsOf(11));
    take.mockImplementation(async () => {
      most = Math.max(most, (underWay += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      underWay -= 1;
      return undefined;
    });
    await startBulk(task);
    expect(take.mock.calls.map(([part]) => part.length)).toEqual(Array.from({ length: 11 }, () => 1));
    expect(most).toBe(limits.bulk.underWay);
    expect(bulkRuns[table]).toMatchObject({ done: 11, refused: 0, isRunning: false });
    expect(list.reload).toHaveBeenCalledOnce();
    expect(toasts.waiting.at(-1)).toMatchObject({ kind: 'success', text: { values: { count: 11 } } });
    expect(window.removeEventListener).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  });

  test('a refused row keeps its reason; only what is not done is tried again, as it is now', async () => {
    const { task, take } = taskFor(rowsOf(3));
    take.mockImplementation(([row]) =>
      Promise.resolve(
        row?._id === 'r1' && row.version === 1
          ? refusal('Somebody else was first.', { status: 412, data: { _id: 'r1', version: 2 } })
          : undefined,
      ),
    );
    await startBulk(task);
    expect(stateOf()).toEqual({ r0: 'done', r1: 'refused', r2: 'done' });
    expect(bulkRuns[table]?.items[1]).toMatchObject({ name: 'Row r1', error: 'Somebody else was first.' });
    expect(toasts.waiting.at(-1)).toMatchObject({
      kind: 'warning',
      text: { values: { count: 2, refused: 1 } },
    });
    take.mockClear();
    await repeatBulk(table);
    expect(take.mock.calls).toEqual([[[{ _id: 'r1', version: 2 }]]]);
    expect(stateOf()).toEqual({ r0: 'done', r1: 'done', r2: 'done' });
    expect(bulkRuns[table]).toMatchObject({ done: 3, refused: 0 });
  });

  test('a row that may no longer take it is not sent at all', async () => {
    const { task, take, newer } = taskFor(rowsOf(2), {
      reasonAgainst: ({ version }) => (version === 1 ? undefined : 'Not possible now.'),
    });
    newer.set('r0', { _id: 'r0', version: 5 });
    await startBulk(task);
    expect(take.mock.calls.map(([[row]]) => row?._id)).toEqual(['r1']);
    expect(stateOf()).toEqual({ r0: 'refused', r1: 'done' });
  });

  test('stopped, it waits for what is under way and leaves the rest untried', async () => {
    const { task, take } = taskFor(rowsOf(20));
    take.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return undefined;
    });
    const ended = startBulk(task);
    stopBulk(table);
    expect(bulkRuns[table]).toMatchObject({ isRunning: true, isStopping: true });
    await ended;
    const states = Object.values(stateOf());
    expect(states.filter((state) => state === 'done')).toHaveLength(limits.bulk.underWay);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(20 - limits.bulk.underWay);
    await repeatBulk(table);
    expect(bulkRuns[table]).toMatchObject({ done: 20, refused: 0 });
  });

  test.each([
    ['nobody answers', refusal('Failed', { kind: 'unreachable', status: 0 })],
    ['the server says that it is in trouble', refusal('Busy.', { status: 503 })],
    ['the server is asked too often', refusal('Slow down.', { status: 429 })],
    ['nobody is signed in any more', refusal('Your session is over.', { status: 401 })],
  ])('where %s, the others are not tried', async (_, failure) => {
    const { task, take } = taskFor(rowsOf(50));
    take.mockImplementation(() => Promise.resolve(failure));
    await startBulk(task);
    expect(take.mock.calls.length).toBeLessThanOrEqual(2 * limits.bulk.underWay);
    expect(Object.values(stateOf())).toContain('waiting');
  });

  test('what one call takes of several rows is sent in parts of as many, one after the other', async () => {
    const { task, take } = taskFor(rowsOf(5), { together: 2 });
    take.mockImplementation((part) => Promise.resolve(part.length === 1 ? refusal('No.') : undefined));
    await startBulk(task);
    expect(take.mock.calls.map(([part]) => part.map(({ _id }) => _id))).toEqual([
      ['r0', 'r1'],
      ['r2', 'r3'],
      ['r4'],
    ]);
    expect(stateOf()).toEqual({ r0: 'done', r1: 'done', r2: 'done', r3: 'done', r4: 'refused' });
  });
});
