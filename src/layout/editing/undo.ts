// Taking back what was saved: the former value is saved again, unless somebody else has changed the row since.
import { refusal } from '#schemas/generated/messages/refusal.ts';
import { success } from '#schemas/generated/messages/success.ts';
import { isOutdated, type Save } from '#src/api/call.ts';
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
  if (!failure) toast('success', success.undone);
  else toast('error', isOutdated(failure) ? refusal.changedSince : failure.error);
}
