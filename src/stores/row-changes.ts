// Rows that somebody else changed: our server says so over the socket, and the stores that show them ask again.

/** @param version the one it has now; null: the row is gone */
type Listener = (id: string, version: number | null | undefined) => void;

interface Versioned {
  version?: number;
}

const versionOf = (row: Versioned | null | undefined): number => row?.version ?? NaN;

/** Whether it is an older version of the same row: what was read late. Never where a server knows no versions. */
export const isOlder = (row: Versioned, than: Versioned | null | undefined): boolean =>
  versionOf(row) < versionOf(than);

/**
 * The row as a change was answered with it, from a server that knows versions: another one may answer what the row was
 * before, so that what was sent says more.
 */
export function answeredRow<Row extends Versioned & { _id: unknown }>(
  row: Row,
  data: unknown,
): Row | undefined {
  const answered = data as Row | undefined;
  return answered?._id === row._id && !Number.isNaN(versionOf(answered)) ? answered : undefined;
}

const listeners = new Map<string, Set<Listener>>();
const listenersToAll = new Set<() => void>();

/** Calls `listener` for each changed row of an entity. @returns stops it */
export function onChanged(entity: string, listener: Listener): () => void {
  const own = listeners.get(entity) ?? new Set();
  listeners.set(entity, own.add(listener));
  return () => void own.delete(listener);
}

/** Calls `listener` for each changed row of every entity. @returns stops it */
export function onAnyChanged(listener: () => void): () => void {
  listenersToAll.add(listener);
  return () => void listenersToAll.delete(listener);
}

export function announceChange(entity: string, id: string, version: number | null | undefined): void {
  for (const listener of listeners.get(entity) ?? []) listener(id, version);
  for (const listener of listenersToAll) listener();
}
