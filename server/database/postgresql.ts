import pg from 'pg';
import type { Sql } from 'sql-template-tag';
import type { Database, Query } from './database.ts';
import { CONNECTION_FAILURE, StatementError, TRANSACTION_ABORTED, codeOf } from './failures.ts';
import { createStatementNames } from './prepared.ts';
import { inTransaction, refuseInTransaction } from './transaction-scope.ts';
import { decoderOf, encode, keepText } from './values.ts';

const MOST_CONNECTIONS = 10;
const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 30_000;

// A plan that no longer fits its table, or a statement the connection does not know: only a new connection helps.
const STALE_PLAN = /^(0A000|26000)$/;

type Connection = Pick<pg.PoolClient, 'query'>;

const decoded: pg.CustomTypesConfig = { getTypeParser: decoderOf };
const plain: pg.CustomTypesConfig = { getTypeParser: () => keepText };
const nameOf = createStatementNames();

/** A pool of connections to a PostgreSQL server; broken ones are replaced, so it survives a restart of the server. */
export function connectPostgresql(databaseUrl: string): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'quarterdeck',
    options: '-c TimeZone=UTC',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  });
  // Without these two listeners a connection that the server cuts ends the process; the pool drops it by itself.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  const database: Database = {
    engine: 'postgresql',
    ...queriesOf(async (work) => {
      refuseInTransaction(pool);
      return withClient(pool, work);
    }),
    transaction: async (work) => {
      refuseInTransaction(pool);
      return withClient(pool, (client) => transact(pool, client, work));
    },
    close: () => pool.end(),
  };
  return database;
}

async function withClient<T>(pool: pg.Pool, work: (client: Connection) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(rethrow);
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    broken = codeOf(error) === CONNECTION_FAILURE || STALE_PLAN.test(codeOf(error));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function transact<T>(pool: pg.Pool, client: Connection, work: (tx: Query) => Promise<T>): Promise<T> {
  let isOpen = true;
  const tx = queriesOf((send) => {
    if (!isOpen) throw new Error('This transaction has ended.');
    return send(client);
  });
  await client.query('begin').catch(rethrow);
  try {
    const result = await inTransaction(pool, () => work(tx));
    isOpen = false;
    const { command } = await client.query('commit').catch(rethrow);
    // A statement failed and `work` went on: PostgreSQL answers such a commit with a rollback, and no error.
    if (command === 'ROLLBACK')
      throw new StatementError('The transaction was rolled back.', TRANSACTION_ABORTED);
    return result;
  } catch (error) {
    isOpen = false;
    await client.query('rollback').catch(rethrow);
    throw error;
  }
}

function queriesOf(run: <T>(send: (connection: Connection) => Promise<T>) => Promise<T>): Query {
  return {
    query: async <Row>(statement: Sql) => {
      const { rows } = await run((connection) =>
        connection.query<Row & pg.QueryResultRow>({ ...configOf(statement), types: decoded }).catch(rethrow),
      );
      return rows;
    },
    json: async (statement) => {
      const config = { ...configOf(statement), types: plain, rowMode: 'array' as const };
      const { rows } = await run((connection) => connection.query<(string | null)[]>(config).catch(rethrow));
      return rows[0]?.[0] ?? 'null';
    },
    script: async (text) => {
      await run((connection) => connection.query(text).catch(rethrow));
    },
  };
}

function configOf(statement: Sql): pg.QueryConfig {
  const { text } = statement;
  return { name: nameOf(text), text, values: statement.values.map(encode) };
}

/** What is not an answer of the server (no SQLSTATE) is a lost or refused connection. */
function rethrow(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  const message = error instanceof Error ? error.message : String(error);
  throw new StatementError(message || 'The database did not answer.', CONNECTION_FAILURE, { cause: error });
}

function ignore(): void {}
