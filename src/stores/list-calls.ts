// What a list asks the server for: a page, how many rows match, or all of them.
import type { AnswerOf, Call } from '#schemas/calls.ts';
import type { TableDefinition } from '#schemas/table.ts';
import { call as send } from '#src/api/call.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { listQueryOf, type ListWanted } from './list-search.ts';
import { offersPages } from './meta.ts';

export interface ListRow {
  _id: string | number;
  /** Of a server that knows versions. */
  version?: number;
}

export type ListCall = Call & { answer: readonly unknown[]; path: `/${string}` };
export type RowOf<C extends Call> = AnswerOf<C> extends (infer Row extends ListRow)[] ? Row : never;

type Query = Record<string, string>;

export interface ListCallsOptions<C extends ListCall, Row extends ListRow> {
  /** From schemas/generated/tables. */
  table: TableDefinition;
  /** The row of calls.ts that answers it. */
  call: C;
  /** Asks in another way than by the call and its query. */
  ask?: (query: Query | undefined, wanted: ListWanted) => Promise<Outcome<unknown>>;
  /** Makes rows of what another server may answer differently. */
  read?: (data: unknown) => Row[];
}

export function listCalls<C extends ListCall, Row extends ListRow>({
  table,
  call,
  ask = (query) => send<Call>(call, query ? { query } : {}),
  read = (data) => (Array.isArray(data) ? (data as Row[]) : []),
}: ListCallsOptions<C, Row>) {
  const rowsOf = async (wanted: ListWanted, query?: Query): Promise<Outcome<Row[]>> => {
    const outcome = await ask(query, wanted);
    if (!outcome.ok) return outcome as Outcome<Row[]>;
    const data = read(outcome.data);
    return { ...outcome, data, envelope: { ...outcome.envelope, data } };
  };
  return {
    /** @param more of the query; a server that does not page answers everything */
    page: async (wanted: ListWanted, more: Query = {}): Promise<Outcome<Row[]>> => {
      if (!(await offersPages(table.call))) return rowsOf(wanted);
      const { cursor, size } = wanted;
      const place = cursor ? { [cursor.side]: cursor.at } : {};
      return rowsOf(wanted, { ...listQueryOf(table, wanted), limit: String(size), ...place, ...more });
    },
    /** Apart from the page, which need not wait for it; nothing where it cannot be told. */
    count: async (wanted: ListWanted): Promise<number | undefined> => {
      const query = { ...listQueryOf(table, wanted), limit: '1', count: 'true' };
      const outcome = await rowsOf(wanted, query);
      return outcome.ok ? outcome.envelope.page?.total : undefined;
    },
    all: (wanted: ListWanted): Promise<Outcome<Row[]>> => rowsOf(wanted, listQueryOf(table, wanted)),
  };
}
