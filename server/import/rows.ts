// Reads the rows of a CSV one by one, and writes the refused ones with their reasons.
import { parse, CsvError, type Parser } from 'csv-parse';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { columnNames, keyColumns, reasonColumn } from '#schemas/importing.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Text } from '#schemas/text.ts';
import type { ImportMap } from '#schemas/types.ts';
import { codeOf } from '../database/failures.ts';
import { StartError } from '../env.ts';
import { columnsNeeded } from './map.ts';
import type { Cells } from './row.ts';

const ID_LENGTH = 24;

export interface Row {
  cells: Cells;
  /** The same for the same content of the row, whenever it is read. */
  id: string;
  /** Set for a row that does not have the columns of the header. */
  broken?: Text;
}

/** A CSV that is being read: its rows come once. */
export interface Source {
  header: string[];
  rows: AsyncGenerator<Row>;
  bytesRead: () => number;
}

/** Opens the CSV. Throws a `StartError` when it cannot be read or lacks a column that the map names. */
export async function readRows(file: string, map: ImportMap): Promise<Source> {
  const parser = parse({
    bom: true,
    delimiter: map.delimiter ?? ',',
    encoding: map.encoding === 'windows-1252' ? 'utf8' : (map.encoding ?? 'utf8'),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const decoders = map.encoding === 'windows-1252' ? [decoded('windows-1252')] : [];
  // Each ends with the others; what went wrong is told by the parser.
  pipeline([createReadStream(file), ...decoders, parser], () => undefined);
  const records = recordsOf(parser, file);
  const first = await records.next();
  if (first.done) throw new StartError(`${file} is empty; the first line must name the columns.`);
  const header = columnNames(first.value);
  const missing = columnsNeeded(map).find((column) => !header.includes(column));
  if (missing !== undefined) {
    parser.destroy();
    throw new StartError(
      `${file} has no column "${missing}", which the map reads; its columns are ${header.join(', ')}.`,
    );
  }
  return { header, rows: rowsOf(records, header, map), bytesRead: () => parser.info.bytes };
}

/** Bytes of an encoding that Node has no name for, as UTF-8. */
function decoded(encoding: string): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (chunk: Buffer, _, done) => done(null, decoder.decode(chunk, { stream: true })),
  });
}

/** The key of a row: the same for the same content, whenever and wherever it is read. */
export const idOfRow = (content: string, occurrence: number): string =>
  hash('sha256', `${content}#${occurrence}`).slice(0, ID_LENGTH);

/** What makes a row this one: the cells of these columns. */
export const contentOf = (columns: readonly string[], cells: Cells): string =>
  JSON.stringify(columns.map((column) => [column, cells[column]]));

async function* recordsOf(parser: Parser, file: string): AsyncGenerator<string[]> {
  try {
    for await (const record of parser) yield record as string[];
  } catch (cause) {
    if (cause instanceof CsvError)
      throw new StartError(
        `${file} is not a CSV from line ${parser.info.lines} on (${cause.message}); mend that line and run the import again.`,
        { cause },
      );
    const reason = codeOf(cause) === 'ENOENT' ? 'there is no such file' : String(cause);
    throw new StartError(`${file} cannot be read: ${reason}.`, { cause });
  }
}

async function* rowsOf(
  records: AsyncGenerator<string[]>,
  header: string[],
  { key }: ImportMap,
): AsyncGenerator<Row> {
  const occurrences = new Map<string, number>();
  const identifying = key ?? keyColumns(header);
  for await (const record of records) {
    const cells = Object.fromEntries(header.map((column, index) => [column, record[index] ?? '']));
    const content = contentOf(identifying, cells);
    const occurrence = (occurrences.get(content) ?? 0) + 1;
    occurrences.set(content, occurrence);
    const id = idOfRow(content, occurrence);
    const broken = {
      key: messages.import.columns,
      values: { found: record.length, wanted: header.length },
    };
    yield { cells, id, ...(record.length === header.length ? {} : { broken }) };
  }
}

const quote = (text: string, delimiter: string): string =>
  /["\r\n]/.test(text) || text.includes(delimiter) || text !== text.trim()
    ? `"${text.replaceAll('"', '""')}"`
    : text;

/** Writes refused rows as they came, with the reason in a last column. The file appears with its first row. */
export class RefusedRows {
  private stream: WriteStream | undefined;
  /** Whatever hinders the writing, also between two rows. */
  private failure: Error | undefined;
  private readonly file: string;
  private readonly columns: string[];
  private readonly delimiter: string;

  constructor(file: string, header: string[], delimiter = ',') {
    this.file = file;
    this.columns = header.filter((column) => column !== reasonColumn);
    this.delimiter = delimiter;
  }

  /** @throws StartError where the file cannot be written */
  async add(cells: Cells, reason: string): Promise<void> {
    await this.told(async () => {
      this.stream ??= await this.begin();
      await this.write(this.stream, [...this.columns.map((column) => cells[column] ?? ''), reason]);
    });
  }

  private async begin(): Promise<WriteStream> {
    const stream = createWriteStream(this.file).on('error', (error) => (this.failure = error));
    await once(stream, 'open');
    await this.write(stream, [...this.columns, reasonColumn]);
    return stream;
  }

  private async write(stream: WriteStream, texts: string[]): Promise<void> {
    if (this.failure !== undefined) throw this.failure;
    const line = texts.map((text) => quote(text, this.delimiter)).join(this.delimiter);
    if (!stream.write(`${line}\r\n`)) await once(stream, 'drain');
  }

  /** @throws StartError where the last of the rows cannot be written */
  async close(): Promise<void> {
    const { stream } = this;
    if (stream) await this.told(() => finished(stream.end()));
  }

  private async told(work: () => Promise<void>): Promise<void> {
    await work().catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(
        `The refused rows cannot be written to ${this.file} (${reason}); make room there, or name another file after --refused.`,
        { cause },
      );
    });
  }
}
