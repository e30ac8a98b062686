import { connectionQueue } from './connection-queue.ts';
import type { Database, Query } from './database.ts';
import { connectEmbedded, type EmbeddedConnection } from './embedded-connection.ts';
import type { Answer, EmbeddedOptions, Request } from './embedded-messages.ts';
import { failureOfCommit, isLostConnection, StatementError, TRANSACTION_ABORTED } from './failures.ts';
import { createStatementNames } from './prepared.ts';
import { inTransaction, refuseInTransaction } from './transaction-scope.ts';
import { encode } from './values.ts';

const RECONNECT_AFTER_MS = 1_000;

type Send = (request: Request) => Promise<Answer>;

/**
 * PostgreSQL inside of a worker thread of this process (PGlite), so that a long query never blocks the event loop.
 * When its thread is lost (a full disk), statements fail as `unavailable` and it is started again from its log.
 */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  let connection = await connectEmbedded(options);
  let isClosed = false;
  // By a clock that nobody puts back.
  let reconnectAt = 0;
  const queue = connectionQueue();
  let writes = 0;

  function current(): EmbeddedConnection {
    if (connection.isLost && options.directory && !isClosed && performance.now() >= reconnectAt) {
      reconnectAt = Infinity;
      void connectEmbedded(options)
        .then(async (next) => {
          // Closed meanwhile: its thread would run on, with the directory open.
          if (isClosed) await next.send({ kind: 'close' });
          else connection = next;
        })
        .catch(() => undefined)
        .finally(() => (reconnectAt = performance.now() + RECONNECT_AFTER_MS));
    }
    return connection;
  }

  const database: Database = {
    engine: 'embedded',
    ...queriesOf(async (request) => {
      refuseInTransaction(queue);
      if (onlyReads(request)) return queue.shared(() => current().send(request));
      return queue.shared(() => current().send(request)).finally(() => (writes += 1));
    }),
    transaction: async (work) => {
      refuseInTransaction(queue);
      return queue.exclusive(() => transact(queue, current(), work).finally(() => (writes += 1)));
    },
    // A lost connection counts too: what its last statements did is not known.
    writes: () => (connection.isLost ? (writes += 1) : writes),
    ...(options.directory && {
      copyFiles: async (directory: string) => {
        await queue.exclusive(() => current().send({ kind: 'copy', directory }));
      },
    }),
    close: () =>
      queue.exclusive(async () => {
        if (!isClosed && !connection.isLost) await connection.send({ kind: 'close' });
        isClosed = true;
      }),
  };
  return database;
}

const onlyReads = (request: Request): boolean => 'text' in request && /^\s*select\b/i.test(request.text);

async function transact<T>(
  scope: object,
  connection: EmbeddedConnection,
  work: (tx: Query) => Promise<T>,
): Promise<T> {
  let isOpen = true;
  const tx = queriesOf((request) => {
    if (!isOpen) throw new Error('This transaction has ended.');
    return connection.send(request);
  });
  await connection.send(command('begin'));
  try {
    const result = await inTransaction(scope, () => work(tx));
    isOpen = false;
    const answer = await connection.send(command('commit')).catch((error: unknown) => {
      throw failureOfCommit(error);
    });
    // A statement failed and `work` went on: PostgreSQL answers such a commit with a rollback, and no error.
    if (answer.command === 'ROLLBACK')
      throw new StatementError('The transaction was rolled back.', TRANSACTION_ABORTED);
    return result;
  } catch (error) {
    isOpen = false;
    if (!isLostConnection(error)) await connection.send(command('rollback'));
    throw error;
  }
}

const nameOf = createStatementNames();

function queriesOf(send: Send): Query {
  return {
    query: async <Row>(statement: { text: string; values: unknown[] }) => {
      const { rows = [] } = await send(request('query', statement));
      return rows as Row[];
    },
    json: async (statement) => {
      const { json = 'null' } = await send(request('json', statement));
      return json;
    },
    script: async (text) => {
      await send({ kind: 'script', text });
    },
  };
}

function request(kind: 'query' | 'json', statement: { text: string; values: unknown[] }): Request {
  const { text } = statement;
  return { kind, text, values: statement.values.map(encode), name: nameOf(text) };
}

function command(text: string): Request {
  return { kind: 'query', text, values: [], name: text };
}
