// Ours: what became of a row. Read for one row at a time, page by page.
import { proxy } from 'valtio';
import { calls } from '#schemas/calls.ts';
import type { HistoryEntry } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { offers } from './meta.ts';
import { noPages, readNewest, readOlder, type Pages } from './older-pages.ts';

export interface History extends Pages<HistoryEntry> {
  entity: string;
  id: string;
}

/** A history that is not read yet. */
export const openHistory = (entity: string, id: string): History =>
  proxy({ entity, id, ...noPages<HistoryEntry>() });

const ask =
  ({ entity, id }: History) =>
  (page: { query?: { before: string } }) =>
    call(calls.getHistory, { params: { entity, id }, ...page });

/** Reads the newest entries. A server without histories leaves it `absent`. */
export async function readHistory(history: History): Promise<void> {
  if (await offers('history')) await readNewest(history, ask(history));
  else history.state = 'absent';
}

export const readOlderHistory = (history: History): Promise<void> => readOlder(history, ask(history));
