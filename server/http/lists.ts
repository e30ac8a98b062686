// Answers a list by its table JSON: the whole array, as §7 has it, or what a query asks for, a page at a time.
import { Readable } from 'node:stream';
import limits from '#schemas/limits.json' with { type: 'json' };
import {
  columnKey,
  fieldOf,
  labelKeyOf,
  labelsFor,
  queryKeysOf,
  type Filter,
  type Format,
  type Label,
  type Labels,
  type TableDefinition,
} from '#schemas/table.ts';
import type { Session } from '../access/sessions.ts';
import type { Database } from '../database/database.ts';
import {
  countRows,
  fieldIn,
  inOrderOf,
  readPage,
  type Edge,
  type Field,
  type Kind,
  type LabelCondition,
  type ListConditions,
  type ListSource,
  type Order,
  type PageFound,
} from '../database/list-page.ts';
import { cursorOf, failureOfPage, placeOf } from './cursor.ts';
import { Json } from './json.ts';

type ListQuery = Readonly<Record<string, string | undefined>>;

const kinds: Partial<Record<Format, Kind>> = {
  number: 'number',
  money: 'number',
  rating: 'number',
  date: 'moment',
};

const isEdge = (found: readonly unknown[]): found is Edge =>
  found.length === 2 && (found[0] === null || typeof found[0] === 'string') && typeof found[1] === 'string';

/** How the values of a sortable column are compared; another column may show the same field otherwise. */
export function kindOf({ columns }: TableDefinition, field: string): Kind {
  const column = columns.find((one) => one.sortable && one.field === field);
  const { format = 'text', isNumber } = column ?? {};
  return isNumber ? 'number' : (kinds[format] ?? 'text');
}

export function orderOf(
  tables: readonly TableDefinition[],
  source: ListSource,
  sort: string | undefined,
): Order {
  const [table] = tables;
  if (!table) throw new Error('A list needs a table.');
  const key = sort?.replace(/^-/, '') ?? table.sort.field;
  const owner = tables.find(({ columns }) => columns.some((one) => columnKey(one) === key)) ?? table;
  const { field = key, order } = owner.columns.find((one) => columnKey(one) === key) ?? {};
  const isDescending = sort ? sort.startsWith('-') : table.sort.direction === 'descending';
  if (order) return { field: inOrderOf(fieldIn(source, field, 'text'), order), isDescending };
  return { field: fieldIn(source, field, kindOf(owner, field)), isDescending };
}

function kindOfLabel({ code, from }: Partial<Label>): Kind {
  if (typeof code === 'boolean') return 'boolean';
  return typeof (code ?? from) === 'number' ? 'number' : 'text';
}

/** How a filter compares the values of its field. */
export function kindOfFilter({ labels }: TableDefinition, filter: Filter): Kind {
  if (filter.kind === 'numberRange') return 'number';
  return kindOfLabel(Object.values(labels[filter.labels ?? ''] ?? {})[0] ?? {});
}

function labelCondition(field: Field, labels: Labels, chosen: string): LabelCondition {
  const { from, code } = labels[chosen] ?? {};
  if (from === undefined)
    return {
      field,
      equal: code ?? chosen,
      isMissingToo: labelKeyOf(labels, undefined) === chosen,
    };
  const higher = Object.values(labels).flatMap((label) =>
    label.from !== undefined && label.from > from ? [label.from] : [],
  );
  return { field, from, ...(higher.length > 0 ? { below: Math.min(...higher) } : {}) };
}

/** What a list is narrowed to by a row that it refers to, and by numbers. */
function valueConditions(table: TableDefinition, source: ListSource, query: ListQuery): LabelCondition[] {
  return table.filters.flatMap((filter): LabelCondition[] => {
    const [from, to] = queryKeysOf(filter).map((key) => query[key]);
    if (filter.kind === 'reference')
      return from
        ? [{ field: fieldIn(source, fieldOf(filter), filter.isMany ? 'list' : 'text'), equal: from }]
        : [];
    if (filter.kind !== 'numberRange') return [];
    const field = fieldIn(source, fieldOf(filter), 'number');
    return [...(from ? [{ field, from: Number(from) }] : []), ...(to ? [{ field, to: Number(to) }] : [])];
  });
}

/** Which rows a query asks for. */
export function conditionsOf(
  tables: readonly TableDefinition[],
  source: ListSource,
  query: ListQuery,
): ListConditions {
  const labels = tables.flatMap((table) => [
    ...table.filters
      .filter(({ kind }) => kind === 'label')
      .map(({ labels: set = '', ...filter }) => ({
        key: filter.key,
        field: fieldOf(filter),
        set: table.labels[set],
        isMany: filter.isMany,
      })),
    ...Object.keys(table.only).map((field) => ({
      key: field,
      field,
      set: labelsFor(table, field),
      isMany: false,
    })),
  ]);
  const asked = new Map(labels.map((row) => [row.key, row]));
  const dates = tables.flatMap(({ filters }) => filters).find(({ kind }) => kind === 'dateRange');
  const fields = new Set(tables.flatMap(({ search }) => search?.fields ?? []));
  return {
    words: (query['q'] ?? '').split(/\s+/).filter(Boolean),
    searched: [...fields].map((field) => fieldIn(source, field, 'text')),
    labels: [
      ...[...asked.values()].flatMap(({ key, field, set, isMany }) => {
        const chosen = query[key];
        if (!chosen || !set) return [];
        const kind = isMany ? 'list' : kindOfLabel(set[chosen] ?? {});
        return [labelCondition(fieldIn(source, field, kind), set, chosen)];
      }),
      ...tables.flatMap((table) => valueConditions(table, source, query)),
    ],
    ...(dates && (query['from'] || query['to'])
      ? { days: { field: fieldIn(source, fieldOf(dates), 'moment'), from: query['from'], to: query['to'] } }
      : {}),
  };
}

/** Rows of the whole array that are read and sent at a time. */
const batch = 2000;

/** The whole array, piece by piece: it is never in memory as a whole. */
async function* piecesOf(
  first: PageFound,
  next: (after: Edge) => Promise<PageFound>,
): AsyncGenerator<string> {
  yield `[${first.text}`;
  let page = first;
  while (page.hasMore && page.last) {
    page = await next(page.last);
    // The rows that followed may have been changed or deleted meanwhile.
    if (page.text !== '') yield `,${page.text}`;
  }
  yield ']';
}

/** Where a page begins, or ends. */
function edgeOf({ before, after }: ListQuery): { before?: Edge; after?: Edge } {
  if (before) return { before: placeOf(before, isEdge, 'before') };
  return after ? { after: placeOf(after, isEdge) } : {};
}

/**
 * Makes the handler of a call that answers a list.
 * @param tables the lists that show what the call answers; the first one says how it is sorted without a wish
 * @param sourceFor where the rows are, and what of them the admin may see
 */
export function listHandler(
  db: Database,
  tables: readonly TableDefinition[],
  sourceFor: (session: Session) => ListSource,
  shown: (rows: string) => string = (rows) => rows,
): (asked: { query: ListQuery; session: Session }) => Promise<{ data: Json }> {
  return async ({ query, session }) => {
    const source = sourceFor(session);
    const wanted = conditionsOf(tables, source, query);
    const order = orderOf(tables, source, query['sort']);
    const { limit, after, before, count } = query;
    if (!limit) {
      const read = async (edge?: Edge): Promise<PageFound> => {
        const page = { limit: batch, order, ...(edge ? { after: edge } : {}) };
        const found = await readPage(db, source, wanted, page);
        return { ...found, text: shown(found.text) };
      };
      const first = await read();
      if (!first.hasMore) return { data: new Json(`[${first.text}]`) };
      return { data: new Json(Readable.from(piecesOf(first, read))) };
    }
    const page = await readPage(db, source, wanted, {
      limit: Math.min(Number(limit), limits.page.maximum),
      order,
      ...edgeOf(query),
    }).catch((error: unknown) => {
      throw failureOfPage(error, query);
    });
    const { first, last, hasMore, text, isFrequent } = page;
    const more = (wanted.words.length > 0 ? limits.page.countFoundUpTo : limits.page.countUpTo) + 1;
    const isWhole = !hasMore && !after && !before;
    const countAll = (): number | Promise<number> =>
      isWhole ? page.count : countRows(db, source, wanted, more, isFrequent);
    const total = count ? { total: await countAll() } : {};
    return {
      data: new Json(`[${shown(text)}]`, {
        next: last && (hasMore || before) ? cursorOf(last) : null,
        previous: first && (before ? hasMore : after !== undefined) ? cursorOf(first) : null,
        ...total,
      }),
    };
  };
}
