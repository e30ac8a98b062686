// The one way a row is changed: locked, of the version seen, changed, written into the history, told to the other admins.
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfVersion, type SeenVersion } from '../http/seen-version.ts';
import type { ChangedRow, Transaction } from './transaction.ts';

const { notFound, stale } = messages.refusal;

/** What differs between the rows of one noun and those of another. */
export interface RowKind<Row> {
  /** The noun, as history and alerts name it. */
  entity: string;
  /** The row in a sentence, and the place of the refusal when it does not exist; the entity without one. */
  label: string;
  place?: string;
  /** Finds the row and keeps it locked until the transaction ends. */
  lock: (tx: Query, id: string) => Promise<Row | undefined>;
  /** The row as it is answered to whoever has seen another version; as it is without one. */
  answered?: (row: Row, db: Query) => unknown;
  /** The row as it stands in the history; whole without one. */
  audited?: (row: Row, action: string) => unknown;
  /** What the other admins look at again; the row at its version without one. */
  told?: (change: { id: string; before: Row | null; after: Row | null }) => ChangedRow[];
}

/** Rows that can be asked for: a change need not say how the row is afterwards. */
export interface FoundKind<Row> extends RowKind<Row> {
  find: (db: Query, id: string) => Promise<Row | undefined>;
}

/** A row that is written once, or that everybody may change at any time. */
export type Unversioned<Row> = Row & { version?: number };

/** @throws Refusal 404 */
export function demandRow<Row>({ entity, place = entity, label }: RowKind<Row>, row: Row | undefined): Row {
  if (row === undefined) throw new Refusal(404, place, notFound, { label });
  return row;
}

/** @throws Refusal 404, or 412 with the row as it is when it is of another version than the client has seen */
export async function demandVersion<Row extends { version?: number }>(
  db: Query,
  kind: RowKind<Row>,
  found: Row | undefined,
  version: SeenVersion | undefined,
): Promise<Row> {
  const row = demandRow(kind, found);
  if (version === undefined || isOfVersion(row.version, version)) return row;
  const data = kind.answered ? await kind.answered(row, db) : row;
  throw new Refusal(412, 'version', stale, {}, { data });
}

/** The row a change is made to: present, locked, and of the version the client has seen. */
export async function rowToChange<Row extends { version?: number }>(
  tx: Query,
  kind: RowKind<Row>,
  id: string,
  version?: SeenVersion,
): Promise<Row> {
  return demandVersion(tx, kind, await kind.lock(tx, id), version);
}

interface Versioned {
  version?: number;
}

interface Recorded<Row> {
  id: string;
  action: string;
  /** Null for a new row. */
  before: Row | null;
}

/** A change with how the row is now, null when it is gone. */
interface Made<After> {
  action: string;
  after: After;
}

/** Writes the history of a change that has been made, and tells the other admins. @returns the row as it is now */
export async function recordChange<Row extends Versioned, After extends Row | null>(
  tx: Transaction,
  kind: RowKind<Row>,
  { id, action, before, after }: Recorded<Row> & Made<After>,
): Promise<After> {
  const { entity, audited = (row: Row) => row, told } = kind;
  const shown = (row: Row | null): unknown => row && audited(row, action);
  await tx.audit({ entity, entityId: id, action, before: shown(before), after: shown(after) });
  const rows = told ? told({ id, before, after }) : [{ entity, id, version: after?.version ?? null }];
  for (const row of rows) tx.tell(row);
  return after;
}

/** The same where the row as it is now has yet to be found. */
export const recordFound = async <Row extends Versioned>(
  tx: Transaction,
  kind: FoundKind<Row>,
  change: Recorded<Row>,
): Promise<Row> =>
  recordChange(tx, kind, { ...change, after: demandRow(kind, await kind.find(tx, change.id)) });

/** The key of a row and the version the client has seen, or the row itself where it is locked already. */
interface At<Row> {
  id: string;
  version?: SeenVersion | undefined;
  locked?: Row;
}

/**
 * Changes one row of a noun.
 * @param work makes the change. It returns its name, with the row as it is now where that is known or the row cannot be
 *   found (null: it is gone), or nothing when nothing has changed
 */
export async function changeRow<Row extends Versioned>(
  tx: Transaction,
  kind: FoundKind<Row>,
  at: At<Row>,
  work: (before: Row) => Promise<string | undefined>,
): Promise<{ before: Row; after: Row }>;
export async function changeRow<Row extends Versioned, After extends Row | null>(
  tx: Transaction,
  kind: RowKind<Row>,
  at: At<Row>,
  work: (before: Row) => Promise<Made<After> | undefined>,
): Promise<{ before: Row; after: Row | After }>;
export async function changeRow<Row extends Versioned, After extends Row | null>(
  tx: Transaction,
  kind: RowKind<Row> & Partial<FoundKind<Row>>,
  at: At<Row>,
  work: (before: Row) => Promise<string | Made<After> | undefined>,
): Promise<{ before: Row; after: Row | After }> {
  const { id } = at;
  const before = at.locked ?? (await rowToChange(tx, kind, id, at.version));
  const made = await work(before);
  if (made === undefined) return { before, after: before };
  const { action, after } =
    typeof made === 'string' ? { action: made, after: demandRow(kind, await kind.find?.(tx, id)) } : made;
  return { before, after: await recordChange(tx, kind, { id, before, action, after }) };
}
