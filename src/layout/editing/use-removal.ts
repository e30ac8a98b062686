// §8 the deletion of one row: a refusal is said where it was asked, and a row that somebody else changed is asked about anew.
import { useState } from 'react';
import type { Text } from '#schemas/text.ts';
import { isOutdated, type Failure, type Save } from '#src/api/call.ts';
import { useSaving } from './use-saving.ts';

export interface Removal<Row> {
  isBusy: boolean;
  /** What the server said when it refused. */
  refused: Text | undefined;
  /** It was refused as it is: asking once more would be refused as well. */
  isFinal: boolean;
  /** The row as somebody else has saved it, which may be deleted as well. */
  newer: Row | undefined;
  remove: (row: Row) => Promise<void>;
  /** The question is closed; the next one starts without what was refused. */
  forget: () => void;
}

export interface RemovalOptions<Row> {
  remove: Save<Row, undefined>;
  success: string;
  /** Shows what somebody else saved behind the question. */
  takeNewer?: (row: Row) => void;
  onGone: () => void;
}

export function useRemoval<Row>({ remove, success, takeNewer, onGone }: RemovalOptions<Row>): Removal<Row> {
  const [failure, setFailure] = useState<Failure<Row>>();
  const saving = useSaving<Row, undefined>({
    save: async (row) => {
      const found = await remove(row, undefined);
      setFailure(found);
      if (!found || !isOutdated(found)) return found;
      takeNewer?.(found.data);
      // There are no two sides to choose from: the question is asked again, about the newer row.
      const { data: _, ...refusal } = found;
      return refusal;
    },
    success,
    takeNewer: () => undefined,
  });
  const newer = failure && isOutdated(failure) ? failure.data : undefined;
  return {
    isBusy: saving.isBusy,
    refused: failure?.error,
    isFinal: failure?.kind === 'refused' && !newer,
    newer,
    remove: async (row) => {
      if (await saving.submit(row, undefined)) onGone();
    },
    forget: () => setFailure(undefined),
  };
}
