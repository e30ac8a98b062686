// One row that is looked at: open over its list, or on a page of its own.
import { proxy, ref } from 'valtio';
import type { Text } from '#schemas/text.ts';
import type { Failure, Outcome } from '#src/api/call.ts';
import { onChanged } from './row-changes.ts';
import type { List, ListRow } from './list.ts';

export interface OpenedState<Row> {
  state: 'none' | 'loading' | 'ready' | 'failed';
  error: Text;
  row: Row | null;
}

export interface OpenedRow<Row> {
  readonly state: OpenedState<Row>;
  open: (id: string) => Promise<void>;
  close: () => void;
  /** Shows a newer version here and in the list. */
  show: (row: Row) => void;
  /** Shows what a change was answered with. @returns the failure, or nothing */
  settle: (outcome: Outcome<unknown>) => Failure<Row> | undefined;
}

const isRow = (value: unknown): value is ListRow =>
  typeof value === 'object' && value !== null && '_id' in value;

/**
 * @param entity its name in the alerts of changes
 * @param fetchRow asks for one row
 */
export function createOpenedRow<Row extends ListRow>(
  entity: string,
  list: List<Row>,
  fetchRow: (id: string) => Promise<Outcome<Row>>,
): OpenedRow<Row> {
  const state = proxy<OpenedState<Row>>({ state: 'none', error: '', row: null });
  let openedId: string | undefined;

  function show(row: Row): void {
    list.replace(row);
    if (String(row._id) === openedId) Object.assign(state, { state: 'ready', row: ref(row) });
  }

  async function load(id: string): Promise<void> {
    const outcome = await fetchRow(id);
    if (openedId !== id) return;
    if (outcome.ok) show(outcome.data);
    else if (!state.row) Object.assign(state, { state: 'failed', error: outcome.error });
  }

  onChanged(entity, (id, version) => {
    if (list.state.state === 'ready') void list.reload();
    const shown = state.row as { version?: number } | null;
    if (openedId === id && shown?.version !== version) void load(id);
  });

  return {
    state,
    show,
    open: async (id) => {
      if (openedId === id && state.state !== 'failed') return;
      openedId = id;
      Object.assign(state, { state: 'loading', error: '', row: null });
      await load(id);
    },
    close: () => {
      openedId = undefined;
      Object.assign(state, { state: 'none', row: null });
    },
    settle: (outcome) => {
      if (isRow(outcome.ok ? outcome.data : outcome.data)) show(outcome.data as Row);
      if (outcome.ok) return undefined;
      // What the row is now is on the screen already: there are no two sides to choose from.
      const { data: _, ...failure } = outcome;
      return failure;
    },
  };
}
