import sql, { type Sql } from 'sql-template-tag';

/**
 * Statements against either engine. Both take and give the same values: `int8` and `numeric` are numbers,
 * `timestamptz` is an ISO 8601 text in UTC, `jsonb` is parsed, arrays stay text (select `to_json(...)` instead).
 * A parameter that is an object is sent as JSON, an array as a PostgreSQL array; for a JSON array use `asJson`.
 */
export interface Query {
  query<Row>(statement: Sql): Promise<Row[]>;
  /** First column of the first row as text, for JSON built in SQL and sent as it is; `null` when there is none. */
  json(statement: Sql): Promise<string>;
  /** Several statements without parameters or result: migrations and seeds. */
  script(text: string): Promise<void>;
}

export interface Database extends Query {
  readonly engine: 'embedded' | 'postgresql';
  /**
   * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects. Inside, only `tx` may be
   * used: the embedded engine has one connection, which a query beside `tx` would wait for without end.
   * @param isLong its statements may take as long as they take, such as those that make indexes
   */
  transaction<T>(work: (tx: Query) => Promise<T>, isLong?: boolean): Promise<T>;
  /**
   * How many statements that may have changed something were answered, where nobody else can write to this database:
   * as long as it stands, so does all that was read. Without it other instances may write too.
   */
  writes?: () => number;
  /** The connections of its pool and who waits for one, where there is a pool. */
  pool?: () => { open: number; idle: number; waiting: number };
  /** Copies the files of the database as they stand between two statements, where they are this process's own. */
  copyFiles?: (directory: string) => Promise<void>;
  close(): Promise<void>;
}

/** Letters with accents are written in one way (NFC), so that what looks alike is found and is equal. */
const inOneForm = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.normalize() : value;

/** A value as a `jsonb` parameter: the only way to store a JSON array or a JSON scalar. */
export function asJson(value: unknown): Sql {
  return sql`${JSON.stringify(value, inOneForm)}::jsonb`;
}
