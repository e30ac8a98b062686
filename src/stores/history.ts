// Ours: what became of a row. Read for one row at a time, page by page.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { HistoryEntry } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { call } from '#src/api/call.ts';
import { offers } from './meta.ts';

export interface History {
  state: 'loading' | 'ready' | 'failed' | 'absent';
  error: Text;
  entries: HistoryEntry[];
  /** Number of the last entry when older ones follow. */
  next: string | null;
}

/** A history that is not read yet. */
export const openHistory = (): History =>
  proxy<History>({ state: 'loading', error: '', entries: [], next: null });

/** Reads the newest entries, or those older than `before`. A server without histories leaves it `absent`. */
export async function readHistory(
  history: History,
  entity: string,
  id: string,
  before?: string | null,
): Promise<void> {
  if (!(await offers('history'))) {
    history.state = 'absent';
    return;
  }
  const query = before ? { query: { before } } : {};
  const outcome = await call(calls.getHistory, { params: { entity, id }, ...query });
  if (!outcome.ok) {
    Object.assign(history, { state: 'failed', error: outcome.error });
    return;
  }
  // Asked for twice, it has come already.
  if (before && before !== history.next) return;
  history.entries = before ? [...history.entries, ...outcome.data] : outcome.data;
  history.next = outcome.envelope.page?.next ?? null;
  history.state = 'ready';
}
