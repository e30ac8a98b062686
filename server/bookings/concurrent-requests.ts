// Two requests were made at once when the second one arrived before the change of the first was committed: it cannot have known.
import { LRUCache } from 'lru-cache';

const most = 1000;

export interface ConcurrentRequests {
  /** A row has just been changed. */
  changed: (id: string) => void;
  /** Whether a request that arrived `elapsed` milliseconds ago came before the last change of a row. */
  isConcurrent: (id: string, elapsed: number) => boolean;
}

/** Of the requests of this instance; what another one changes meanwhile shows in the row's version. */
export function concurrentRequests(): ConcurrentRequests {
  const moments = new LRUCache<string, number>({ max: most });
  return {
    changed: (id) => void moments.set(id, performance.now()),
    isConcurrent: (id, elapsed) => performance.now() - elapsed < (moments.get(id) ?? 0),
  };
}
