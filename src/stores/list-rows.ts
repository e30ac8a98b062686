// A list that is here as a whole: searched, filtered and sorted without asking the server.
import { dayIn, momentIn } from '#schemas/days.ts';
import {
  columnKey,
  fieldOf,
  labelKeyOf,
  labelsFor,
  queryKeysOf,
  valueAt,
  type Filter,
  type Sort,
  type TableDefinition,
} from '#schemas/table.ts';
import type { ListWanted } from './list-search.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const numeric = new Set(['number', 'money', 'rating']);

/** The text that a value is found and sorted by. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { firstName, lastName, model, name } = value as Record<string, unknown>;
  return [firstName, lastName, model, name].filter(Boolean).map(textOf).join(' ');
}

const folded = (text: string): string => text.toLowerCase().normalize('NFC');

// Made once a row: a hundred thousand rows are searched at every letter.
const haystacks = new WeakMap<TableDefinition, WeakMap<object, string>>();

function haystackOf(table: TableDefinition, row: object): string {
  const known = haystacks.get(table) ?? new WeakMap<object, string>();
  haystacks.set(table, known);
  const found = known.get(row);
  if (found !== undefined) return found;
  const made = folded((table.search?.fields ?? []).map((field) => textOf(valueAt(row, field))).join(' '));
  known.set(row, made);
  return made;
}

/** What a filter by a number, or by a row that is referred to, asks of each row. */
function valueTests(filter: Filter, chosen: ListWanted['labels']): ((row: object) => boolean)[] {
  const field = fieldOf(filter);
  const [from, to] = queryKeysOf(filter).map((key) => chosen[key]);
  if (filter.kind === 'reference')
    return from === undefined ? [] : [(row) => [valueAt(row, field)].flat().map(textOf).includes(from)];
  if (filter.kind !== 'numberRange' || (from === undefined && to === undefined)) return [];
  return [
    (row) => {
      // Another server may write a number as a text.
      const text = textOf(valueAt(row, field));
      const value = Number(text);
      return text !== '' && value >= Number(from ?? -Infinity) && value <= Number(to ?? Infinity);
    },
  ];
}

function testsOf(table: TableDefinition, wanted: ListWanted): ((row: object) => boolean)[] {
  const { text, labels, from, to } = wanted;
  const words = folded(text).split(/\s+/).filter(Boolean);
  const dates = table.filters.find(({ kind }) => kind === 'dateRange');
  const asked = [
    ...Object.entries(table.only),
    ...table.filters.flatMap((filter): [string, string][] => {
      const chosen = filter.kind === 'label' ? labels[filter.key] : undefined;
      return chosen === undefined ? [] : [[fieldOf(filter), chosen]];
    }),
  ];
  const dayOf = (row: object): string => dayIn(dates && valueAt(row, fieldOf(dates)));
  return [
    ...asked.map(([field, chosen]) => {
      const set = labelsFor(table, field) ?? {};
      return (row: object): boolean => {
        const value = valueAt(row, field);
        return [value].flat().some((one) => labelKeyOf(set, one) === chosen);
      };
    }),
    ...table.filters.flatMap((filter) => valueTests(filter, labels)),
    ...(dates && from ? [(row: object): boolean => dayOf(row) >= from] : []),
    ...(dates && to ? [(row: object): boolean => dayOf(row) <= to && dayOf(row) !== ''] : []),
    ...(table.search && words.length > 0
      ? [(row: object): boolean => words.every((word) => haystackOf(table, row).includes(word))]
      : []),
  ];
}

/** The rows in the order of a column that the table has; otherwise as they are. */
export function sortRows<Row extends object>(rows: Row[], table: TableDefinition, sort: Sort): Row[] {
  const column = table.columns.find((one) => columnKey(one) === sort.field);
  if (!column) return rows;
  const { field, format = 'text', order } = column;
  const sign = sort.direction === 'descending' ? -1 : 1;
  const isNumber = column.isNumber ?? numeric.has(format);
  const labels = labelsFor(table, field) ?? {};
  // A state that is missing stands where it reads.
  const missing = labels[labelKeyOf(labels, undefined) ?? '']?.code;
  const keyed = rows.map((row) => {
    const value = valueAt(row, field) ?? missing;
    const text = textOf(value);
    const place = order ? order.indexOf(text) + 1 || NaN : Number(text);
    const number = isNumber ? place : format === 'date' ? momentIn(value) : 0;
    return { row, text, number, isMissing: text === '' || Number.isNaN(number) };
  });
  keyed.sort((a, b) => {
    // What is missing, or is none where a number or a date should be, stands last, whichever way the list is sorted.
    if (a.isMissing || b.isMissing) return Number(a.isMissing) - Number(b.isMissing);
    if (isNumber || format === 'date') return sign * (a.number - b.number);
    return sign * collator.compare(a.text, b.text);
  });
  return keyed.map(({ row }) => row);
}

/** The rows that are wanted, in order. */
export function rowsWanted<Row extends object>(
  table: TableDefinition,
  all: readonly Row[],
  wanted: ListWanted,
): Row[] {
  const tests = testsOf(table, wanted);
  return sortRows(
    all.filter((row) => tests.every((test) => test(row))),
    table,
    wanted.sort,
  );
}
