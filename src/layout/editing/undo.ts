// Taking back what was saved: the former value is saved again, unless somebody else has changed the row since.
import messages from '#schemas/messages.json' with { type: 'json' };
import { isOutdated, type Save } from '#src/api/call.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

const versionOf = (row: unknown): unknown => (row as { version?: unknown } | null)?.version;

/** The row is what our own save has made of it: nobody else was there in between. */
const isNextOf = (row: unknown, base: unknown): boolean => {
  const version = versionOf(base);
  return typeof version === 'number' && versionOf(row) === version + 1;
};

/**
 * What the Undo of a toast does.
 * @param base the row as it was before it was saved; a server with versions answers with the one it became
 */
export function undoing<Row, Value>(save: Save<Row, Value>, base: Row, former: Value): () => void {
  return () =>
    void (async () => {
      clearToasts();
      let failure = await save(base, former);
      if (failure && isOutdated(failure)) {
        if (!isNextOf(failure.data, base)) return toast('error', messages.refusal.changedSince);
        failure = await save(failure.data, former);
      }
      if (failure) toast('error', failure.error);
      else toast('success', messages.success.undone);
    })();
}
