import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database, Query } from './database.ts';
import {
  codeOf,
  CONNECTION_FAILURE,
  failureOfCommit,
  isLostConnection,
  StatementError,
  TRANSACTION_ABORTED,
} from './failures.ts';
import { createStatementNames } from './prepared.ts';
import { inTransaction, refuseInTransaction } from './transaction-scope.ts';
import { decoderOf, encode, keepText } from './values.ts';

const MOST_CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 30_000;
/** A server that breaks off a statement says so a moment later; one that says nothing is not there any more. */
const SILENT_MS = 5_000;
/**
 * What a DBA may have made otherwise for a server, a database or an account. Turns are taken by statements that see what was
 * committed while they waited. Compiling a statement takes longer than any of ours: the home page took a second of it at 100,000 boats.
 */
const SETTINGS = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  'default_transaction_isolation=read\\ committed',
  'jit=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
const AS_LONG_AS_IT_TAKES = { query_timeout: 2 ** 31 - 1 };

// A plan that no longer fits its table, or a statement the connection does not know: only a new connection helps.
const STALE_PLAN = /^(0A000|26000)$/;

const decoded: pg.CustomTypesConfig = { getTypeParser: decoderOf };
const plain: pg.CustomTypesConfig = { getTypeParser: () => keepText };
const nameOf = createStatementNames();

/**
 * A pool of connections to a PostgreSQL server; broken ones are replaced, so it survives a restart of the server, and one
 * that is gone without a word.
 * @param answerWithin milliseconds that a statement may take
 */
export function connectPostgresql(databaseUrl: string, answerWithin = ANSWER_WITHIN_MS): Database {
  const pool = new pg.Pool({
    connectionString: withSettings(databaseUrl),
    application_name: 'quarterdeck',
    // Those of the environment would give way to ours.
    options: joined(process.env['PGOPTIONS'], SETTINGS),
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: answerWithin,
    query_timeout: answerWithin + SILENT_MS,
    idle_in_transaction_session_timeout: answerWithin,
    keepAlive: true,
    // Connections stay: ending idle ones takes a timer for each statement.
    idleTimeoutMillis: 0,
  });
  // Without these two listeners a connection that the server cuts ends the process; the pool drops it by itself.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  const database: Database = {
    engine: 'postgresql',
    ...queriesOf((config) => single(pool, config)),
    transaction: (work, isLong = false) =>
      inClient(pool, (client) => transact(pool, client, { work, isLong })),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  return database;
}

/** Of several options the last word holds. */
const joined = (...options: (string | undefined)[]): string => options.filter(Boolean).join(' ');

/** The driver takes the `options` of an address for ours: these are put behind them, where the last word holds. */
function withSettings(databaseUrl: string): string {
  const [address = '', query] = databaseUrl.split('?');
  const parameters = new URLSearchParams(query);
  if (!parameters.has('options')) return databaseUrl;
  parameters.set('options', joined(...parameters.getAll('options'), SETTINGS));
  return `${address}?${parameters.toString()}`;
}

/** One statement on whichever connection is free. Each request waits for one: no more promises than it takes. */
async function single(pool: pg.Pool, config: pg.QueryConfig): Promise<pg.QueryResult> {
  refuseInTransaction(pool);
  let client: pg.PoolClient | undefined;
  let failure: Error | undefined;
  try {
    client = await pool.connect();
    return await client.query(config);
  } catch (error) {
    failure = asFailure(error);
    throw failure;
  } finally {
    client?.release(isLost(failure));
  }
}

async function inClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  refuseInTransaction(pool);
  const client = await pool.connect().catch(rethrow);
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(isLost(failure));
  }
}

const isLost = (failure: unknown): boolean => isLostConnection(failure) || STALE_PLAN.test(codeOf(failure));

async function transact<T>(
  pool: pg.Pool,
  client: pg.PoolClient,
  { work, isLong }: { work: (tx: Query) => Promise<T>; isLong: boolean },
): Promise<T> {
  let isOpen = true;
  const tx = queriesOf((config) => {
    if (!isOpen) throw new Error('This transaction has ended.');
    return client.query(isLong ? { ...config, ...AS_LONG_AS_IT_TAKES } : config).catch(rethrow);
  });
  await client.query(isLong ? 'begin; set local statement_timeout = 0' : 'begin').catch(rethrow);
  try {
    const result = await inTransaction(pool, () => work(tx));
    isOpen = false;
    const { command } = await client.query('commit').catch((error: unknown) => {
      throw failureOfCommit(asFailure(error));
    });
    // A statement failed and `work` went on: PostgreSQL answers such a commit with a rollback, and no error.
    if (command === 'ROLLBACK')
      throw new StatementError('The transaction was rolled back.', TRANSACTION_ABORTED);
    return result;
  } catch (error) {
    isOpen = false;
    if (!isLostConnection(error)) await client.query('rollback').catch(rethrow);
    throw error;
  }
}

function queriesOf(send: (config: pg.QueryConfig) => Promise<pg.QueryResult>): Query {
  return {
    query: async <Row>(statement: Sql) => {
      const { rows } = await send({ ...configOf(statement), types: decoded });
      return rows as Row[];
    },
    json: async (statement) => {
      const config: pg.QueryArrayConfig = { ...configOf(statement), types: plain, rowMode: 'array' };
      const { rows } = await send(config);
      const [row] = rows as (string | null)[][];
      return row?.[0] ?? 'null';
    },
    script: async (text) => {
      await send({ text });
    },
  };
}

function configOf(statement: Sql): pg.QueryConfig {
  const { text } = statement;
  return { name: nameOf(text), text, values: statement.values.map(encode) };
}

/**
 * What is not an answer of the server (no SQLSTATE) is a lost or refused connection. Of an answer its details are left out:
 * they hold the row that failed, and what is logged would hold it too.
 */
function asFailure(error: unknown): Error {
  if (error instanceof pg.DatabaseError)
    return new StatementError(error.message, error.code ?? '', { constraint: error.constraint });
  // A name with several addresses: each attempt has a message, the whole has none.
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const message = first instanceof Error ? first.message : String(first);
  return new StatementError(message || 'The database did not answer.', CONNECTION_FAILURE, { cause: error });
}

function rethrow(error: unknown): never {
  throw asFailure(error);
}

function ignore(): void {}
