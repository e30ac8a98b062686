// One row that is looked at: open over its list, or on a page of its own.
import { proxy, ref } from 'valtio';
import type { Text } from '#schemas/text.ts';
import { isMissing, type Failure, type Outcome } from '#src/api/outcome.ts';
import { answeredRow, isOlder, onChanged } from './row-changes.ts';
import type { List, ListRow } from './list.ts';
import { together } from './together.ts';

export interface OpenedState<Row> {
  state: 'none' | 'loading' | 'ready' | 'missing' | 'failed';
  error: Text;
  row: Row | null;
}

export interface OpenedRow<Row> {
  readonly state: OpenedState<Row>;
  open: (id: string) => Promise<void>;
  close: () => void;
  /** Shows a newer version here and in the list. */
  show: (row: Row) => void;
  /** Shows what a form was saved as: what the server answered, otherwise what was sent. @returns the failure, with the newer row */
  saved: (row: Row, outcome: Outcome<unknown>, sent: Partial<Row>) => Failure<Row> | undefined;
  /** Shows what a step was answered with, also the newer row of a refusal. @returns the failure, or nothing */
  settle: (outcome: Outcome<unknown>) => Failure<Row> | undefined;
}

export interface OpenedRowOptions<Row extends ListRow> {
  /** Its name in the alerts of changes. */
  entity: string;
  lists: readonly List<Row>[];
  /** Asks for one row; nothing: it does not exist any more. */
  fetchRow: (id: string) => Promise<Outcome<Row | undefined>>;
  /** A row of a list is all of it, and shown without asking. */
  isWholeInList?: boolean;
}

/** Whether an answer is a row at all. */
export const isRow = (value: unknown): value is ListRow =>
  typeof value === 'object' && value !== null && '_id' in value;

export function createOpenedRow<Row extends ListRow>({
  entity,
  lists,
  fetchRow,
  isWholeInList = false,
}: OpenedRowOptions<Row>): OpenedRow<Row> {
  const state = proxy<OpenedState<Row>>({ state: 'none', error: '', row: null });
  let openedId: string | undefined;

  function show(row: Row): void {
    for (const list of lists) list.replace(row);
    if (String(row._id) === openedId) Object.assign(state, { state: 'ready', row: ref(row) });
  }

  /** An answer that comes late may be older than what is shown. */
  function showUnlessOlder(row: Row): void {
    if (String(row._id) !== openedId || !isOlder(row, state.row)) show(row);
  }

  async function load(id: string): Promise<void> {
    const outcome = await fetchRow(id);
    if (openedId !== id) return;
    // Another server may answer something else where there is none.
    if (outcome.ok && isRow(outcome.data) && String(outcome.data._id) === id) showUnlessOlder(outcome.data);
    else if (state.row) return;
    else if (outcome.ok || isMissing(outcome)) state.state = 'missing';
    else Object.assign(state, { state: 'failed', error: outcome.error });
  }

  /** It may have been opened from the rows that its list had before they were asked for again. */
  async function reload(list: List<Row>): Promise<void> {
    await list.reload();
    const known = isWholeInList && openedId !== undefined ? list.find(openedId) : undefined;
    if (known && state.row && isOlder(state.row, known)) show(known);
  }

  const followed = lists.map((list) => ({ list, follow: together(() => reload(list)) }));
  onChanged(entity, (id, version) => {
    for (const { list, follow } of followed) {
      list.outdate(id, version);
      if (list.state.state === 'ready') void follow();
    }
    // One that is gone stays as it was seen: what is typed into it is not lost, and saving it says so.
    if (openedId === id && version !== null && state.row?.version !== version) void load(id);
  });

  return {
    state,
    show,
    open: async (id) => {
      if (openedId === id && state.state !== 'failed') return;
      openedId = id;
      const known = isWholeInList ? lists.map((list) => list.find(id)).find(Boolean) : undefined;
      if (known) return show(known);
      Object.assign(state, { state: 'loading', error: '', row: null });
      await load(id);
    },
    close: () => {
      openedId = undefined;
      Object.assign(state, { state: 'none', row: null });
    },
    saved: (row, outcome, sent) => {
      if (!outcome.ok) return outcome as Failure<Row>;
      showUnlessOlder(answeredRow(row, outcome.data) ?? { ...row, ...sent });
      return undefined;
    },
    settle: (outcome) => {
      if (isRow(outcome.data)) showUnlessOlder(outcome.data as Row);
      if (outcome.ok) return undefined;
      // What the row is now is on the screen already: there are no two sides to choose from.
      const { data: _, ...failure } = outcome;
      return failure;
    },
  };
}
