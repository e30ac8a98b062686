// Taking back what was saved: the former value is saved again, unless somebody else has changed the row since.
import messages from '#schemas/messages.json' with { type: 'json' };
import { isOutdated, type Save } from '#src/api/outcome.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

/** The row as our own save has left it: servers that count versions count that one. */
function savedOnce<Row>(row: Row): Row {
  const { version } = (row ?? {}) as { version?: unknown };
  return typeof version === 'number' ? { ...row, version: version + 1 } : row;
}

/**
 * What the Undo of a toast does.
 * @param base the row as it was before it was saved
 */
export async function undo<Row, Value>(save: Save<Row, Value>, base: Row, former: Value): Promise<void> {
  clearToasts();
  const failure = await save(savedOnce(base), former);
  if (!failure) toast('success', messages.success.undone);
  else toast('error', isOutdated(failure) ? messages.refusal.changedSince : failure.error);
}
