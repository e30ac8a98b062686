// One list: pages from a server that pages it, otherwise the whole array, searched, filtered and sorted here.
import { proxy, ref } from 'valtio';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import { isRefused, type Outcome, type Success } from '#src/api/outcome.ts';
import { listCalls, type ListCall, type ListCallsOptions, type ListRow, type RowOf } from './list-calls.ts';
import { rowEdits, type RowEdits } from './list-edits.ts';
import { rowsWanted } from './list-rows.ts';
import { listQueryOf, listSearchOf, listWantedIn, type ListWanted } from './list-search.ts';
import { beginAnew, readOn, nothingRead, type Paged } from './next-page.ts';
import { toast } from './toasts.ts';

export type { ListRow };

export interface ListState<Row> extends Paged {
  state: 'idle' | 'loading' | 'ready' | 'failed';
  error: Text;
  /** The server answered no: asking the same again changes nothing. */
  isRefused: boolean;
  /** What is shown: a page, or everything that matches. */
  rows: readonly Row[];
  /** How many rows match in all; unknown until counted. */
  total: number | undefined;
  /** Whether the server pages; unknown until the first answer. */
  isPaged: boolean | undefined;
  previous: string | null;
}

export interface List<Row extends ListRow> extends RowEdits<Row> {
  readonly state: ListState<Row>;
  /** Shows what is wanted; rows that are here as a whole are not asked for again. */
  load: (wanted: ListWanted) => Promise<void>;
  /** Asks for what the address says, before the screen is drawn. */
  begin: (more?: Partial<ListWanted>) => Promise<void>;
  /** Appends the next page, one at a time. */
  more: () => Promise<void>;
  /** Asks again for what is shown, quietly; a list that was left shows nothing. */
  reload: () => Promise<void>;
  /** Every row that matches, not only the page. */
  all: () => Promise<Outcome<Row[]>>;
  /** The screen is left: the next one asks anew. */
  leave: () => void;
  /** Shows what stood there when the screen was left, until the answer comes to the same question. */
  resume: (wanted: ListWanted) => void;
}

const initial = <Row>(): ListState<Row> => ({
  ...nothingRead,
  state: 'idle',
  error: '',
  isRefused: false,
  rows: ref([]),
  total: undefined,
  isPaged: undefined,
  previous: null,
});

export interface ListOptions<C extends ListCall, Row extends ListRow> extends ListCallsOptions<C, Row> {
  /** Chooses from a whole list what is wanted. */
  select?: (all: readonly Row[], wanted: ListWanted) => Row[];
}

/** The list of a table. */
export function createList<C extends ListCall, Row extends ListRow = RowOf<C>>({
  select = (all, asked) => rowsWanted(options.table, all, asked),
  ...options
}: ListOptions<C, Row>): List<Row> {
  const { table } = options;
  const calls = listCalls<C, Row>(options);
  const state = proxy<ListState<Row>>(initial());
  /** Everything there is, from a server that does not page. */
  let whole: Row[] | undefined;
  let wanted = listWantedIn(table, '');
  /** What was shown when the screen was left. */
  let left: { question: string; shown: ListState<Row> } | undefined;
  /** Asked before the screen is drawn: its drawing asks for nothing more, also where the answer was a failure. */
  let begun: string | undefined;

  function showWhole(): void {
    const rows = select(whole ?? [], wanted);
    Object.assign(state, { rows: ref(rows), total: rows.length, next: null, previous: null });
  }

  function show({ data, envelope: { page } }: Success<Row[]>): void {
    Object.assign(state, { state: 'ready', isPaged: page !== undefined });
    whole = page ? undefined : data;
    if (!page) return showWhole();
    const { next, previous = null } = page;
    Object.assign(state, { rows: ref(data), next, previous });
  }

  async function count(isLast: () => boolean): Promise<void> {
    const total = await calls.count(wanted);
    if (isLast() && total !== undefined) state.total = total;
  }

  /**
   * @param isQuiet what is shown stays until the answer comes, which has as many rows as are shown
   * @param onFailure is told where it does not come
   */
  async function fetchAll(isQuiet: boolean, onFailure?: (error: Text) => void): Promise<void> {
    const isLast = beginAnew(state);
    left = undefined;
    const rows = isQuiet ? state.rows.length : 0;
    if (!isQuiet) Object.assign(state, { state: 'loading', error: '' });
    const page = (size: number, more?: { after: string }) => calls.page({ ...wanted, size }, more);
    const outcome = await (rows > limits.page.maximum
      ? import('./many-pages.ts').then(({ readPages }) => readPages(rows, page, isLast))
      : page(Math.max(wanted.size, rows)));
    if (!isLast()) return;
    if (outcome.ok) {
      show(outcome);
      if (state.isPaged) void count(isLast);
    } else if (isQuiet) onFailure?.(outcome.error);
    else Object.assign(state, { state: 'failed', error: outcome.error, isRefused: isRefused(outcome) });
  }

  /** What decides how many rows there are. */
  const narrowing = (one: ListWanted): string =>
    JSON.stringify({ ...listQueryOf(table, one), filter: one.filter, sort: '' });
  const question = (one: ListWanted): string => listSearchOf(table, { ...one, columns: [] });

  async function load(next: ListWanted): Promise<void> {
    const isSame = question(next) === question(wanted);
    const isBegun = begun === question(next);
    begun = undefined;
    if (narrowing(next) !== narrowing(wanted)) state.total = undefined;
    // A form's wishes are judged by the server alone.
    if (JSON.stringify(next.filter) !== JSON.stringify(wanted.filter)) whole = undefined;
    wanted = next;
    if (whole && state.state === 'ready') return showWhole();
    if (isSame && (isBegun || state.state === 'loading' || state.state === 'ready')) return;
    await fetchAll(false);
  }

  function change(edit: (rows: readonly Row[]) => Row[]): void {
    if (whole) {
      whole = edit(whole);
      return showWhole();
    }
    const shown = left?.shown ?? state;
    const rows = edit(shown.rows);
    if (shown.total !== undefined) shown.total += rows.length - shown.rows.length;
    shown.rows = ref(rows);
  }
  const { forget, ...edits } = rowEdits<Row>(() => whole ?? state.rows, change);

  return {
    ...edits,
    state,
    load,
    begin: (rest) => {
      const first = { ...listWantedIn(table, window.location.search), ...rest };
      const answered = load(first);
      begun = question(first);
      return answered;
    },
    more: () =>
      readOn(
        state,
        (after) => calls.page(wanted, { after }),
        (rows) => {
          // One that has moved behind the page meanwhile comes once more.
          const more = rows.filter(({ _id }) => !state.rows.some((one) => one._id === _id));
          state.rows = ref([...state.rows, ...more]);
        },
      ),
    reload: async () => {
      if (state.state !== 'idle') await fetchAll(state.state === 'ready');
    },
    all: async () => {
      if (!whole) return calls.all(wanted);
      const data = select(whole, wanted);
      return { ok: true, data, envelope: { flag: true, data } };
    },
    leave: () => {
      beginAnew(state);
      left = state.state === 'ready' ? { question: question(wanted), shown: { ...state } } : undefined;
      begun = undefined;
      whole = undefined;
      forget();
      Object.assign(state, initial<Row>());
    },
    resume: (next) => {
      if (left?.question !== question(next)) return;
      wanted = next;
      Object.assign(state, left.shown);
      void fetchAll(true, (error) => toast('error', error));
    },
  };
}
