import { messages, protocol, type PGlite } from '@electric-sql/pglite';
import type { Answer, Request } from './embedded-messages.ts';
import { CONNECTION_FAILURE } from './failures.ts';
import { decoderOf } from './values.ts';

const { serialize } = protocol;

type Statement = Extract<Request, { text: string; values: unknown[] }>;
type Message = messages.BackendMessage;
type Columns = { name: string; decode: (text: string) => unknown }[];

const FATAL = /^(FATAL|PANIC)$/;
/** Log written since the last checkpoint that calls for the next: what a start after a crash has to read again. */
const MOST_LOG_BYTES = 16 * 1024 * 1024;
const LOG_BYTES =
  'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as due from pg_control_checkpoint()';

/**
 * Speaks the wire protocol with PGlite: a prepared statement is one call into it instead of the six of its own
 * `query`, about six times as fast.
 */
export function startEngine(lite: PGlite) {
  const prepared = new Map<string, Columns>();
  let isBroken = false;

  async function exchange(...parts: Uint8Array[]): Promise<Message[]> {
    const { messages: received } = await lite.execProtocol(Buffer.concat(parts), { throwOnError: false });
    const error = received.find((message) => message instanceof messages.DatabaseError);
    if (error) throw error;
    if (!received.some(({ name }) => name === 'readyForQuery')) throw new Error('PGlite gave no answer.');
    return received;
  }

  async function execute({ kind, text, values, name }: Statement): Promise<Answer> {
    const known = name === undefined ? undefined : prepared.get(name);
    const received = known
      ? await exchange(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
      : await exchange(
          // Parsed again when its first use failed after it was parsed: a name cannot be given twice.
          name === undefined ? new Uint8Array() : serialize.close({ type: 'S', name }),
          serialize.parse({ text, name }),
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        );
    const columns = known ?? columnsOf(received);
    if (name !== undefined) prepared.set(name, columns);
    const rows = received.filter((message) => message instanceof messages.DataRowMessage);
    if (kind === 'json') return { json: rows[0]?.fields[0] ?? 'null' };
    return { rows: rows.map(({ fields }) => decodeRow(columns, fields)), command: commandOf(received) };
  }

  async function answer(request: Exclude<Request, { kind: 'copy' }>): Promise<Answer> {
    try {
      if (request.kind === 'close') await lite.close();
      else if (request.kind === 'script') await runScript(request.text);
      else return await execute(request);
      return {};
    } catch (error) {
      const isRefused = error instanceof messages.DatabaseError && !FATAL.test(error.severity ?? '');
      if (isRefused) return { failure: failureOf(error) };
      isBroken = true;
      return { failure: { message: 'The embedded database has stopped.', code: CONNECTION_FAILURE } };
    }
  }

  /** A script may change tables, and with them the columns that prepared statements answer. */
  async function runScript(text: string): Promise<void> {
    prepared.clear();
    await exchange(serialize.query(`deallocate all; ${text}`));
  }

  return {
    answer,
    get isBroken() {
      return isBroken;
    },
    checkpoint: async (): Promise<void> => {
      await exchange(serialize.query('checkpoint'));
    },
    /** What a PostgreSQL server does in the background and its single-user mode never: vacuum, statistics, checkpoint. */
    keepUp: async (): Promise<void> => {
      if (isBroken || lite.closed || lite.isInTransaction()) return;
      const { rows } = await execute({ kind: 'query', text: LOG_BYTES, values: [String(MOST_LOG_BYTES)] });
      const [log] = rows as { due: boolean }[];
      if (!log?.due) return;
      await exchange(serialize.query('vacuum (analyze)'));
      await exchange(serialize.query('checkpoint'));
    },
  };
}

function columnsOf(received: Message[]): Columns {
  const description = received.find((message) => message instanceof messages.RowDescriptionMessage);
  return (description?.fields ?? []).map(({ name, dataTypeID }) => ({ name, decode: decoderOf(dataTypeID) }));
}

function decodeRow(columns: Columns, fields: (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  columns.forEach(({ name, decode }, index) => {
    const text = fields[index];
    row[name] = text === null || text === undefined ? null : decode(text);
  });
  return row;
}

function commandOf(received: Message[]): string | undefined {
  return received.find((message) => message instanceof messages.CommandCompleteMessage)?.text;
}

function failureOf(error: messages.DatabaseError): Answer['failure'] {
  return { message: error.message, code: error.code ?? '', constraint: error.constraint };
}
