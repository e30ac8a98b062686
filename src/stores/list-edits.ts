// What becomes of single rows of a list: a newer version in its place, one more, one less.
import type { ListRow } from './list-calls.ts';

export interface RowEdits<Row extends ListRow> {
  /** Puts a newer version of a row in its place, so that a saved row shows at once. */
  replace: (row: Row) => void;
  /** Puts a new row on top, unless it has come by itself already. */
  add: (row: Row) => void;
  remove: (id: Row['_id']) => void;
  /** A row has this version now: an older one that is kept beside the page is not found any more. */
  outdate: (id: string, version: number | null | undefined) => void;
  find: (id: string) => Row | undefined;
}

const isOf =
  (id: ListRow['_id']) =>
  (row: ListRow): boolean =>
    String(row._id) === String(id);

/** The rows, with a newer version of one in its place. */
const withNewer = <Row extends ListRow>(rows: readonly Row[], row: Row): Row[] =>
  rows.map((one) => (isOf(row._id)(one) ? { ...one, ...row } : one));

/**
 * @param held the rows that are here: all there are, or a page
 * @param change puts others in their place
 */
export function rowEdits<Row extends ListRow>(
  held: () => readonly Row[],
  change: (edit: (rows: readonly Row[]) => Row[]) => void,
): RowEdits<Row> & { forget: () => void } {
  /** Newer versions of rows that are chosen but not on the page. */
  const elsewhere = new Map<string, Row>();
  return {
    replace: (row) => {
      if (!held().some(isOf(row._id))) elsewhere.set(String(row._id), row);
      change((rows) => withNewer(rows, row));
    },
    add: (row) => change((rows) => (rows.some(isOf(row._id)) ? withNewer(rows, row) : [row, ...rows])),
    remove: (id) => change((rows) => rows.filter((one) => !isOf(id)(one))),
    outdate: (id, version) => {
      if (elsewhere.get(id)?.version !== version) elsewhere.delete(id);
    },
    find: (id) => held().find(isOf(id)) ?? elsewhere.get(id),
    forget: () => elsewhere.clear(),
  };
}
