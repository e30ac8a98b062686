// Steps of several rows that are under way or over, by their list; what runs goes on when the screen is left.
import { proxy } from 'valtio';
import type { BulkStep } from '#schemas/table.ts';
import type { Text } from '#schemas/text.ts';

/** What became of one row. `waiting` at the end: it was not tried. */
export interface BulkItem {
  id: string;
  /** What the row is called. */
  name: string;
  state: 'waiting' | 'done' | 'refused';
  error?: Text;
}

export interface BulkRun {
  step: BulkStep;
  /** The admin who takes it. */
  by: string | number | undefined;
  isRunning: boolean;
  /** Nothing more is sent; what is under way is waited for. */
  isStopping: boolean;
  done: number;
  refused: number;
  /** Replaced as a whole when the run ends. */
  items: readonly BulkItem[];
}

/** By the name of the table. */
export const bulkRuns = proxy<Record<string, BulkRun>>({});
