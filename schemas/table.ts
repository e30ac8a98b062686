// A list screen as tables/*.table.json describes it, with its labels in place: what both sides read of it.
import { textOf } from './row-values.ts';

export type Format =
  | 'text'
  | 'name'
  | 'label'
  | 'date'
  | 'money'
  | 'number'
  | 'rating'
  | 'email'
  | 'phone'
  | 'image'
  | 'list';

/** A label of labels.json with the value that has it. */
export interface Label {
  text: string;
  color: 'blue' | 'red' | 'amber' | 'green' | 'grey';
  icon: string;
  /** The value on the wire, where it is not the label's own name. */
  code?: number | boolean | string;
  /** Every number from here on has this label. */
  from?: number;
}

export type Labels = Readonly<Record<string, Label>>;

export interface Column {
  /** The field, or the path of one within it. */
  field: string;
  /** What the column is called in addresses: its field without it. */
  key?: string;
  /** Further fields, shown behind the first one. */
  with?: readonly string[];
  title: string;
  format?: Format;
  labels?: string;
  /** What the values are called, where the schema gives each a title; put in by the compiler. */
  choices?: Readonly<Record<string, string>>;
  /** The noun or collection whose rows the values are keys of; put in by the compiler. */
  refersTo?: string;
  sortable?: boolean;
  /** Its values are sorted as numbers, whatever they are written as; put in by the compiler. */
  isNumber?: boolean;
  /** Of a choice: its values are sorted by their places here; put in by the compiler. */
  order?: readonly string[];
  /** It shows the day of what has a time of day too, which stands in a file; put in by the compiler. */
  isMoment?: boolean;
  /** Hidden until it is chosen. */
  optional?: boolean;
  /** Pixels it needs, where its values are shorter or longer than is usual for the format. */
  width?: number;
}

export interface Filter {
  key: string;
  title: string;
  kind: 'label' | 'dateRange' | 'numberRange' | 'reference';
  /** Of a label; that of a field which lists its values is put in by the compiler. */
  labels?: string;
  /** Of a reference: the noun or collection that one row is chosen of; put in by the compiler. */
  refersTo?: string;
  /** Of a reference or a choice whose field has several of them; put in by the compiler. */
  isMany?: boolean;
  /** The field it asks; the one called like its key without it. */
  field?: string;
  /** Of a dateRange: days that are often asked for. */
  ranges?: readonly DayRange[];
}

/** Days counted from today, both included: tomorrow is from 1 to 1. */
export interface DayRange {
  title: string;
  from?: number;
  to?: number;
}

export interface Sort {
  /** The name of a column. */
  field: string;
  direction: 'ascending' | 'descending';
}

/** What may be done to several rows at once. */
export interface BulkStep {
  /** The event of the machine, or what is done: `delete`. */
  event: string;
  /** What its button reads. */
  label: string;
  /** The row of calls.ts that does it. */
  call: string;
  /** The form that is filled in once for all rows. */
  form?: string;
  /** What follows from it. */
  confirm?: string;
  danger?: boolean;
}

/** A list screen: what `schemas/generated/tables` exports for each table. */
export interface TableDefinition<Name extends string = string> {
  name: Name;
  title: string;
  /** The row of calls.ts that answers it. */
  call: string;
  /** What a row is, where the call answers it within something else. */
  entity?: string;
  columns: readonly Column[];
  search?: { title: string; fields: readonly string[] };
  filters: readonly Filter[];
  /** Rows of this label only, by field. */
  only: Readonly<Record<string, string>>;
  sort: Sort;
  bulk?: readonly BulkStep[];
  empty?: { title: string; text: string };
  /** The label tables that its columns and filters name. */
  labels: Readonly<Record<string, Labels>>;
}

/** The last column of an exported file: by it a row is known again when the file comes back. */
export const idColumn = '_id';

export const columnKey = ({ field, key }: Column): string => key ?? field;

export const fieldOf = ({ field, key }: Filter): string => field ?? key;

/** What a filter is called in addresses and queries. */
export function queryKeysOf({ key, kind }: Pick<Filter, 'key' | 'kind'>): string[] {
  if (kind === 'dateRange') return ['from', 'to'];
  return kind === 'numberRange' ? [`${key}From`, `${key}To`] : [key];
}

/** What a filter by numbers takes, as people type it: `12`, `-.5`, `1e3`. */
export const typedNumber = '^-?(\\d+|\\d*\\.\\d+)([eE][+-]?\\d\\d?)?$';

/** What a query has for every list, so that no filter may be called so. */
export const listQueryKeys = ['limit', 'after', 'before', 'q', 'sort', 'count', 'from', 'to'] as const;

/** A row that a value is the key of, with its name where it is known. */
export interface Referred {
  id: string;
  name: string | undefined;
}

/** The rows that a column of a row refers to, as the answer of the list names them. */
export function referredIn({ field }: Column, row: object): Referred[] {
  const { names = {} } = row as { names?: Record<string, Record<string, string> | undefined> };
  return [valueAt(row, field)]
    .flat()
    .map(textOf)
    .filter((id) => id !== '')
    .map((id) => ({ id, name: names[field]?.[id] }));
}

/** The value at a path of a row; `undefined` where any part of it is missing. */
export function valueAt(row: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined,
      row,
    );
}

/** The name of the label that a value has; one that is missing counts as the first state, or as false. Of a count nothing is known then. */
export function labelKeyOf(labels: Labels, value: unknown): string | undefined {
  const rows = Object.entries(labels);
  const isCount = rows.some(([, { from }]) => from !== undefined);
  const first = rows[0]?.[1].code;
  const missing = typeof first === 'number' && !isCount ? first : false;
  const text = typeof value === 'object' && value !== null ? '' : String((value as string | null) ?? missing);
  const exact = rows.find(([key, { code, from }]) => from === undefined && String(code ?? key) === text);
  if (exact) return exact[0];
  const number = text === '' ? NaN : Number(text);
  return rows
    .filter(([, { from }]) => from !== undefined && number >= from)
    .sort(([, a], [, b]) => (b.from ?? 0) - (a.from ?? 0))[0]?.[0];
}

/** The label table that a field is shown with, by a column or a filter. */
export function labelsFor({ columns, filters, labels }: TableDefinition, field: string): Labels | undefined {
  const named = [...columns, ...filters.map((filter) => ({ ...filter, field: fieldOf(filter) }))];
  const name = named.find((one) => one.field === field && one.labels !== undefined)?.labels;
  return name === undefined ? undefined : labels[name];
}
