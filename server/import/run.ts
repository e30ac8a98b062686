// Brings the rows of a CSV in as boats: judged one by one, stored by the batch, safe to run again.
import { unknownName } from '#schemas/compiler/unknown-name.ts';
import { definition as boatInfo } from '#schemas/generated/forms/boat-info.js';
import { fieldsOf } from '#schemas/walk.ts';
import type { Database } from '../database/database.ts';
import { StartError } from '../env.ts';
import { Lists } from './lists.ts';
import type { ImportMap } from './map.ts';
import {
  countBoatsAmong,
  insertBoats,
  insertCatalogueRows,
  insertHost,
  listCatalogueRows,
  type NewBoat,
} from './queries.ts';
import { judgeRows, type Reason } from './row.ts';
import { RefusedRows, type Source } from './rows.ts';

const BATCH = 500;

export interface Counts {
  rows: number;
  added: number;
  /** Added by an earlier run; a boat that was edited since stays as it is. */
  present: number;
  refused: number;
}

export interface Imported extends Counts {
  /** How often each reason was given, most frequent first; a row can have several. */
  reasons: [kind: string, count: number][];
}

export interface ImportOptions {
  source: Source;
  map: ImportMap;
  /** Where refused rows go. */
  refused: string;
  /** Judge and count, but store no boat. */
  dryRun: boolean;
  onProgress?: (bytesRead: number, counts: Counts) => void;
}

/**
 * Runs one import into a database that is migrated and has its catalogues. Each batch is a transaction: what is stored
 * when it stops half-way stays, and is not stored again by the next run.
 */
export async function importBoats(db: Database, options: ImportOptions): Promise<Imported> {
  const { source, map, dryRun, onProgress } = options;
  const lists = new Lists(await listCatalogueRows(db));
  demandNames(map, lists);
  const refusedRows = new RefusedRows(options.refused, source.header, map.delimiter);
  const judge = judgeRows(map, lists);
  const counts: Counts = { rows: 0, added: 0, present: 0, refused: 0 };
  const kinds = new Map<string, number>();
  let batch: NewBoat[] = [];

  const refuse = async (cells: Record<string, string>, reasons: Reason[]): Promise<void> => {
    counts.refused += 1;
    for (const { kind } of reasons) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    await refusedRows.add(cells, reasons.map(({ text }) => text.replace(/\.?$/, '.')).join(' '));
  };
  const flush = async (): Promise<void> => {
    const added = dryRun
      ? batch.length - (await countBoatsAmong(db, idsOf(batch)))
      : await store(db, map, lists, batch);
    counts.added += added;
    counts.present += batch.length - added;
    batch = [];
    onProgress?.(source.bytesRead(), counts);
  };

  try {
    for await (const { cells, id, broken } of source.rows) {
      counts.rows += 1;
      const { attributes, price, reasons } = broken
        ? { attributes: {}, price: null, reasons: [{ kind: broken, text: broken }] }
        : judge(cells);
      if (reasons.length > 0) await refuse(cells, reasons);
      else batch.push({ _id: id, attributes, price });
      if (batch.length === BATCH) await flush();
    }
    await flush();
  } finally {
    await refusedRows.close();
  }
  return { ...counts, reasons: [...kinds].sort(([, a], [, b]) => b - a) };
}

const idsOf = (boats: NewBoat[]): string[] => boats.map(({ _id }) => _id);

async function store(db: Database, { host }: ImportMap, lists: Lists, batch: NewBoat[]): Promise<number> {
  if (batch.length === 0) return 0;
  const names = lists.missing(batch.flatMap(({ attributes }) => listedIn(attributes)));
  const added = await db.transaction(async (tx) => {
    await insertHost(tx, host);
    if (names.length > 0) await insertCatalogueRows(tx, names);
    return insertBoats(tx, host._id, batch);
  });
  lists.stored(names);
  return added;
}

const lookups = [...fieldsOf(boatInfo.schema)].flatMap(([field, schemas]) =>
  schemas.flatMap(({ lookup }) => (lookup === undefined ? [] : [{ field, catalogue: lookup }])),
);

function listedIn(attributes: object): { catalogue: string; id: number }[] {
  const values = attributes as Record<string, unknown>;
  return lookups.map(({ field, catalogue }) => ({ catalogue, id: Number(values[field]) }));
}

/** A name that the map gives must be in the catalogue, or among those that it may add. */
function demandNames(map: ImportMap, lists: Lists): void {
  for (const { field, catalogue } of lookups) {
    const { synonyms = {}, names = [], fallback, default: usual } = map.fields[field] ?? {};
    const given = [...Object.values(synonyms), fallback, usual].filter((name) => name !== undefined);
    const unknown = given.map(String).find((name) => !lists.has(catalogue, name) && !names.includes(name));
    if (unknown !== undefined) {
      const known = [...lists.namesOf(catalogue), ...names];
      throw new StartError(
        `The map, /fields/${field}: ${unknownName(unknown, known, `in the catalogue ${catalogue}`)}`,
      );
    }
  }
}
