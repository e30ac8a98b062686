import { expect, test, vi } from 'vitest';
import type { Success } from '#src/api/outcome.ts';
import type { List } from '#src/stores/list.ts';
import { createOpenedRow } from '#src/stores/opened-row.ts';
import { announceChange } from '#src/stores/row-changes.ts';
import { gate } from '#tests/support/gate.ts';

interface Row {
  _id: string;
  version?: number;
  state: string;
}

/** A list that is asked again slowly: `answer` ends it. */
function slowList(first: Row) {
  let rows = [first];
  const { passed, open } = gate();
  const list = {
    state: { state: 'ready' },
    find: (id: string) => rows.find(({ _id }) => _id === id),
    replace: vi.fn(),
    outdate: vi.fn(),
    reload: () => passed,
  } as unknown as List<Row>;
  const answer = (row: Row): void => {
    rows = [row];
    open();
  };
  return { list, answer };
}

test('a row that was opened from a list while that is asked again follows what comes', async () => {
  const { list, answer } = slowList({ _id: 'a', version: 1, state: 'reported' });
  const fetchRow = vi.fn();
  const opened = createOpenedRow<Row>({ entity: 'thing', lists: [list], fetchRow, isWholeInList: true });
  announceChange('thing', 'a', 2);
  await opened.open('a');
  expect(opened.state.row?.state).toBe('reported');
  answer({ _id: 'a', version: 2, state: 'inReview' });
  await vi.waitFor(() => expect(opened.state.row?.state).toBe('inReview'));
  expect(fetchRow).not.toHaveBeenCalled();
});

test('what was shown meanwhile is not taken back by an older row of the list', async () => {
  const { list, answer } = slowList({ _id: 'a', version: 1, state: 'reported' });
  const opened = createOpenedRow<Row>({
    entity: 'other',
    lists: [list],
    fetchRow: vi.fn(),
    isWholeInList: true,
  });
  announceChange('other', 'b', 2);
  await opened.open('a');
  opened.show({ _id: 'a', version: 3, state: 'settled' });
  answer({ _id: 'a', version: 2, state: 'inReview' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.state.row?.state).toBe('settled');
});

test('many changes at once are asked for together: the first at once, the others when that is answered', async () => {
  const { list, answer } = slowList({ _id: 'a', version: 1, state: 'reported' });
  const reload = vi.spyOn(list, 'reload');
  createOpenedRow<Row>({ entity: 'many', lists: [list], fetchRow: vi.fn() });
  for (const id of ['a', 'b', 'c', 'd']) announceChange('many', id, 2);
  expect(reload).toHaveBeenCalledTimes(1);
  answer({ _id: 'a', version: 2, state: 'inReview' });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  announceChange('many', 'a', 3);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
});

test('a row of which its list has only a part is never shown as that', async () => {
  const { list, answer } = slowList({ _id: 'a', version: 1, state: 'reported' });
  const fetchRow = vi.fn(() => Promise.resolve({ ok: true as const, data: whole, envelope: { flag: true } }));
  const whole = { _id: 'a', version: 1, state: 'reported', lines: 2 };
  const opened = createOpenedRow<Row>({ entity: 'part', lists: [list], fetchRow });
  await opened.open('a');
  announceChange('part', 'b', 2);
  answer({ _id: 'a', version: 2, state: 'inReview' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.state.row).toEqual(whole);
});

test('an answer that comes late, and is older than what is shown, is not shown', async () => {
  const answers: ((row: Row) => void)[] = [];
  const fetchRow = () =>
    new Promise<Success<Row>>((resolve) => {
      answers.push((data) => resolve({ ok: true, data, envelope: { flag: true, data } }));
    });
  const opened = createOpenedRow<Row>({ entity: 'late', lists: [], fetchRow });
  const first = opened.open('a');
  answers[0]?.({ _id: 'a', version: 1, state: 'reported' });
  await first;
  announceChange('late', 'a', 2);
  announceChange('late', 'a', 3);
  answers[2]?.({ _id: 'a', version: 3, state: 'settled' });
  await new Promise((resolve) => setTimeout(resolve));
  answers[1]?.({ _id: 'a', version: 2, state: 'inReview' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened.state.row?.state).toBe('settled');
});

test('a server without versions may answer what the row was before: what was sent is shown', () => {
  const opened = createOpenedRow<Row>({
    entity: 'answered',
    lists: [],
    fetchRow: () => new Promise(() => undefined),
  });
  void opened.open('a');
  const before = { _id: 'a', state: 'reported' };
  opened.saved(before, { ok: true, data: before, envelope: { flag: true } }, { state: 'settled' });
  expect(opened.state.row?.state).toBe('settled');
  const own = { _id: 'a', version: 2, state: 'inReview' };
  opened.saved(before, { ok: true, data: own, envelope: { flag: true } }, { state: 'settled' });
  expect(opened.state.row).toEqual(own);
});

test('the answer to a step does not take back what somebody else has done since', async () => {
  const data: Row = { _id: 'a', version: 1, state: 'reported' };
  const fetchRow = vi.fn().mockResolvedValue({ ok: true, data, envelope: { flag: true } });
  const opened = createOpenedRow<Row>({ entity: 'step', lists: [], fetchRow });
  await opened.open('a');
  opened.show({ _id: 'a', version: 3, state: 'settled' });
  opened.settle({ ok: true, data: { ...data, version: 2, state: 'inReview' }, envelope: { flag: true } });
  expect(opened.state.row?.state).toBe('settled');
});

test.each([
  ['nothing', { ok: true, data: undefined }, 'missing'],
  ['that it is not there', { ok: false, kind: 'refused', status: 404, error: 'Gone.' }, 'missing'],
  ['that it can be none', { ok: false, kind: 'refused', status: 400, error: 'Not an id.' }, 'missing'],
  ['that nobody knows the call', { ok: false, kind: 'unreachable', status: 404, error: 'Failed.' }, 'failed'],
  ['that it may not be seen', { ok: false, kind: 'refused', status: 403, error: 'Refused.' }, 'failed'],
])('a row is missing, or could not be asked for: the answer says %s', async (_, outcome, state) => {
  const fetchRow = vi.fn().mockResolvedValue(outcome);
  const opened = createOpenedRow<Row>({ entity: 'missing', lists: [], fetchRow });
  await opened.open('a');
  expect(opened.state.state).toBe(state);
});

test.each([null, {}, [{ _id: 'a' }], 'a', { _id: 'b', state: 'reported' }])(
  'what another server answers where there is no such row is said, and not waited for: %j',
  async (data) => {
    const fetchRow = () =>
      Promise.resolve({ ok: true, data, envelope: { flag: true } } as unknown as Success<Row>);
    const opened = createOpenedRow<Row>({ entity: 'none', lists: [], fetchRow });
    await opened.open('a');
    expect(opened.state.state).toBe('missing');
  },
);
