// Brings the rows of a CSV in: judged one by one, stored by the batch, safe to run again.
import { unknownName } from '#schemas/compiler/unknown-name.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { isCatalogue } from '#schemas/references.ts';
import type { CatalogueName, ImportMap } from '#schemas/types.ts';
import { transactions, type Transaction } from '../changes/transaction.ts';
import { lockCatalogue } from '../collections/catalogue-queries.ts';
import { withKnownAddresses } from '../collections/pictures.ts';
import type { Database, Query } from '../database/database.ts';
import { StartError } from '../env.ts';
import { Lists } from './lists.ts';
import { Misfit } from './map.ts';
import { learnNames, rowsCalled } from './names.ts';
import { judgePictures } from './pictures.ts';
import { idsAmong, listCatalogueRows, type NewBoat } from './queries.ts';
import { judgeRows, keyIn, partsOf, reasonOf, type Cells, type Reason } from './row.ts';
import { RefusedRows, type Row, type Source } from './rows.ts';
import { importer, store } from './store.ts';
import { lookupsOf, targetOf, titleOf, type Target } from './target.ts';

const BATCH = 500;

export interface Counts {
  rows: number;
  added: number;
  /** Added by an earlier run, or exported from here; a boat that was edited since stays as it is. */
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
export async function importFile(db: Database, options: ImportOptions): Promise<Imported> {
  const { source, map, dryRun, onProgress } = options;
  const target = demandTarget(map);
  await listsFor(db, target, map);
  const transact = transactions(db, () => undefined);
  const refusedRows = new RefusedRows(options.refused, source.header, map.delimiter);
  const counts: Counts = { rows: 0, added: 0, present: 0, refused: 0 };
  const kinds = new Map<string, number>();
  let batch: Row[] = [];

  const refuse = async ({ cells, reasons }: RefusedRow): Promise<void> => {
    counts.refused += 1;
    for (const { kind } of reasons) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    await refusedRows.add(cells, reasons.map(({ text }) => text.replace(/\.?$/, '.')).join(' '));
  };
  const flush = async (): Promise<void> => {
    const { known, good, refused, added } = dryRun
      ? await tryBatch(db, target, map, batch)
      : await transact(importer, (tx) => storeBatch(tx, target, map, batch));
    for (const row of refused) await refuse(row);
    counts.added += added;
    counts.present += known + good.length - added;
    batch = [];
    onProgress?.(source.bytesRead(), counts);
  };

  try {
    for await (const row of source.rows) {
      counts.rows += 1;
      batch.push(row);
      if (batch.length === BATCH) await flush();
    }
    await flush();
  } finally {
    await refusedRows.close();
  }
  return { ...counts, reasons: [...kinds].sort(([, a], [, b]) => b - a) };
}

/** The lists as they are now, with the names that the map gives. @throws StartError for one that is in none of them */
async function listsFor(db: Query, target: Target, map: ImportMap): Promise<Lists> {
  const lists = new Lists(await listCatalogueRows(db));
  await demandNames(db, target, map, lists);
  return lists;
}

interface RefusedRow {
  cells: Cells;
  reasons: Reason[];
}

interface JudgedBatch {
  /** Rows that were exported, and are there still: they stay as they are. */
  known: number;
  good: NewBoat[];
  refused: RefusedRow[];
}

async function judgeBatch(
  db: Query,
  target: Target,
  map: ImportMap,
  lists: Lists,
  batch: readonly Row[],
): Promise<JudgedBatch> {
  await learnNames(db, target, map, lists, batch);
  const judge = judgeRows(target, map, lists);
  const there = await idsAmong(
    db,
    target.noun,
    batch.map(({ cells }) => keyIn(cells)),
  );
  const fresh = batch.filter(({ cells }) => !there.has(keyIn(cells)));
  const good: NewBoat[] = [];
  const refused: RefusedRow[] = [];
  for (const { cells, id, broken } of fresh) {
    const { attributes, price, reasons } = broken
      ? { attributes: {}, price: null, reasons: [reasonOf(broken)] }
      : await judgePictures(db, target, judge(cells), withKnownAddresses);
    if (reasons.length > 0) refused.push({ cells, reasons });
    else good.push({ _id: id, attributes, price });
  }
  return { known: batch.length - fresh.length, good, refused };
}

/** What became of a batch, and how many of its rows were not there before. */
type DoneBatch = JudgedBatch & { added: number };

async function tryBatch(
  db: Query,
  target: Target,
  map: ImportMap,
  batch: readonly Row[],
): Promise<DoneBatch> {
  const judged = await judgeBatch(db, target, map, await listsFor(db, target, map), batch);
  const present = await idsAmong(
    db,
    target.noun,
    judged.good.map(({ _id }) => _id),
  );
  return { ...judged, added: judged.good.length - present.size };
}

/** A batch is judged in the transaction that stores it: an id that it gives to a name is free until then. */
async function storeBatch(
  tx: Transaction,
  target: Target,
  map: ImportMap,
  batch: readonly Row[],
): Promise<DoneBatch> {
  for (const catalogue of addedTo(target, map)) await lockCatalogue(tx, catalogue);
  const lists = await listsFor(tx, target, map);
  const judged = await judgeBatch(tx, target, map, lists, batch);
  return { ...judged, added: await store(tx, target, map, lists, judged.good) };
}

/** The catalogues that get the names which the map may add, in the order in which everybody takes turns at them. */
const addedTo = (target: Target, { fields }: ImportMap): CatalogueName[] =>
  [...new Set(lookupsOf(target).flatMap(({ field, catalogue }) => (fields[field]?.names ? [catalogue] : [])))]
    .filter(isCatalogue)
    .sort();

/** @throws StartError for a map that names what rows cannot become; one that was read names nothing else */
export function demandTarget({ noun }: ImportMap): Target {
  const target = targetOf(noun);
  if (!target) throw new StartError(`Rows cannot become "${noun}".`);
  return target;
}

/** A name that the map gives must be in the list, or among those that it may add. */
export async function demandNames(db: Query, target: Target, map: ImportMap, lists: Lists): Promise<void> {
  for (const { field, catalogue } of lookupsOf(target)) {
    const read = map.fields[field] ?? {};
    const { synonyms = {}, names = [], fallback = [], default: usual = [] } = read;
    const usuals = [usual].flat().flatMap((name) => partsOf(read, String(name)));
    const given = [...Object.values(synonyms), ...[fallback].flat(), ...usuals];
    lists.learn(await rowsCalled(db, catalogue, given));
    const unknown = given.find((name) => !lists.has(catalogue, name) && !names.includes(name));
    if (unknown !== undefined) {
      const known = [...lists.namesOf(catalogue), ...names];
      // A map that names what rows become is made by staff, who know a field by its title.
      if (map.noun !== undefined)
        throw new Misfit(messages.import.notInList, {
          label: titleOf(target, field),
          value: unknown,
          known: known.join(', '),
        });
      throw new StartError(
        `The map, /fields/${field}: ${unknownName(unknown, known, `in the catalogue ${catalogue}`)}`,
      );
    }
  }
}
