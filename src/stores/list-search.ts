// What a list is asked for, as it stands in the address: search, filters, order, page and columns.
import limits from '#schemas/limits.json' with { type: 'json' };
import {
  columnKey,
  queryKeysOf,
  typedNumber,
  type Filter,
  type Sort,
  type TableDefinition,
} from '#schemas/table.ts';

export interface ListWanted {
  text: string;
  /** What is chosen, by its key in the address: the name of a label, the key of a row, a number. */
  labels: Readonly<Record<string, string>>;
  /** YYYY-MM-DD, both days included. */
  from?: string;
  to?: string;
  sort: Sort;
  /** Where the page lies, for a server that pages: behind or before a cursor. */
  cursor?: Readonly<{ side: 'after' | 'before'; at: string }>;
  page: number;
  size: number;
  /** A form's further wishes, in the call's own words: the server's to judge. */
  filter?: object;
  /** The columns shown; those that are not optional without a wish. */
  columns?: readonly string[];
}

export const pageSizes = [limits.list.fewRows, limits.list.rows, limits.list.manyRows] as const;

const number = new RegExp(typedNumber);
const day = /^\d{4}-\d\d-\d\d$/;

/** What of it is neither missing nor ''. */
const filled = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : [])));

/** As it stands in the address: `-price` for the highest first. */
export const sortText = ({ field, direction }: Sort): string =>
  direction === 'descending' ? `-${field}` : field;

/** Reads what {@link sortText} writes; the table's own order where that is none of it. */
export function sortIn({ columns, sort }: TableDefinition, text: string | null): Sort {
  const field = text?.replace(/^-/, '') ?? '';
  if (!columns.some((column) => column.sortable && columnKey(column) === field)) return sort;
  return { field, direction: text === field ? 'ascending' : 'descending' };
}

function labelsIn({ filters, labels }: TableDefinition, params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const { kind, labels: set = '' } = filter;
      // A range of days has no labels: it is none of these.
      const isRight = (chosen: string): boolean => {
        if (kind === 'numberRange') return number.test(chosen);
        return kind === 'reference' || Object.hasOwn(labels[set] ?? {}, chosen);
      };
      return queryKeysOf(filter).flatMap((key) => {
        const chosen = params.get(key);
        return chosen && isRight(chosen) ? [[key, chosen]] : [];
      });
    }),
  );
}

function daysIn({ filters }: TableDefinition, params: URLSearchParams): Pick<ListWanted, 'from' | 'to'> {
  if (!filters.some(({ kind }) => kind === 'dateRange')) return {};
  const dayAt = (key: string): string | undefined => day.exec(params.get(key) ?? '')?.[0];
  return filled({ from: dayAt('from'), to: dayAt('to') });
}

function columnsIn({ columns }: TableDefinition, text: string | null): Pick<ListWanted, 'columns'> {
  const keys = columns.map(columnKey);
  const chosen = text?.split(',').filter((key) => keys.includes(key)) ?? [];
  return chosen.length > 0 ? { columns: chosen } : {};
}

function filterIn(text: string | null): Pick<ListWanted, 'filter'> {
  try {
    const filter: unknown = JSON.parse(text ?? 'null');
    return typeof filter === 'object' && filter !== null ? { filter } : {};
  } catch {
    return {};
  }
}

/** Reads what is wanted from the query of an address; what cannot be read is not wanted. */
export function listWantedIn(table: TableDefinition, search: string): ListWanted {
  const params = new URLSearchParams(search);
  const side = params.get('before') ? 'before' : 'after';
  const at = params.get(side);
  const size = Number(params.get('size'));
  return {
    text: params.get('q') ?? '',
    labels: labelsIn(table, params),
    ...daysIn(table, params),
    ...filterIn(params.get('filter')),
    sort: sortIn(table, params.get('sort')),
    ...(at ? { cursor: { side, at } } : {}),
    page: at ? Math.max(1, Math.trunc(Number(params.get('page'))) || 1) : 1,
    size: pageSizes.find((one) => one === size) ?? limits.list.rows,
    ...columnsIn(table, params.get('columns')),
  };
}

/** The query that {@link listWantedIn} reads, with its question mark, or ''. What else the address says is kept. */
export function listSearchOf(table: TableDefinition, wanted: ListWanted, before = ''): string {
  const params = new URLSearchParams(before);
  const own = ['q', 'from', 'to', 'sort', 'after', 'before', 'page', 'size', 'columns', 'filter'];
  for (const key of [...own, ...table.filters.flatMap(queryKeysOf)]) params.delete(key);
  const { text, labels, from, to, sort, cursor, page, size, columns, filter } = wanted;
  const entries = filled({
    q: text,
    ...labels,
    from,
    to,
    filter: filter && JSON.stringify(filter),
    sort: sortText(sort) === sortText(table.sort) ? '' : sortText(sort),
    ...(cursor ? { [cursor.side]: cursor.at, page: String(page) } : {}),
    size: size === limits.list.rows ? '' : String(size),
    columns: columns?.join(','),
  });
  for (const [key, value] of Object.entries(entries)) params.set(key, value);
  const query = params.toString();
  return query ? `?${query}` : '';
}

/** Whether anything narrows the list. */
export const isNarrowed = ({ text, labels, from, to, filter }: ListWanted): boolean =>
  Boolean(text || from || to || filter || Object.keys(labels).length > 0);

/** How far a server that pages counts. */
export const countedUpTo = ({ text }: Pick<ListWanted, 'text'>): number =>
  text ? limits.page.countFoundUpTo : limits.page.countUpTo;

/** The same from the first page on. */
export const atStart = ({ cursor: _, ...rest }: ListWanted): ListWanted => ({ ...rest, page: 1 });

/** The same without search, filters and page. */
export function widened({ sort, size, columns }: ListWanted): ListWanted {
  return { text: '', labels: {}, sort, page: 1, size, ...(columns ? { columns } : {}) };
}

/** The same without what is chosen by one filter. */
export function without(wanted: ListWanted, filter: Filter): ListWanted {
  const { from: _first, to: _last, ...rest } = wanted;
  if (filter.kind === 'dateRange') return rest;
  const keys = queryKeysOf(filter);
  const others = Object.entries(wanted.labels).filter(([key]) => !keys.includes(key));
  return { ...wanted, labels: Object.fromEntries(others) };
}

/** What a server that pages is asked; without `size` every row that matches. */
export function listQueryOf({ only }: TableDefinition, wanted: ListWanted): Record<string, string> {
  const { text: q, labels, from, to, sort } = wanted;
  return { sort: sortText(sort), ...only, ...labels, ...filled({ q, from, to }) };
}
