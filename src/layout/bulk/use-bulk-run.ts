import { useSnapshot } from 'valtio';
import { bulkRuns, type BulkRun } from '#src/stores/bulk-runs.ts';
import { session } from '#src/stores/session.ts';

/** The step of several rows of a list that the admin has begun, until its result was looked at. */
export function useBulkRun(table: string): BulkRun | undefined {
  const run = useSnapshot(bulkRuns)[table];
  return run?.by === session.admin?._id ? run : undefined;
}
