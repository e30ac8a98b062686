// What became of each row, as a file.
import messages from '#schemas/messages.json' with { type: 'json' };
import { csvFile } from '#src/components/lists/csv.ts';
import type { Translate } from '#src/language/i18n.ts';
import type { BulkItem } from '#src/stores/bulk-runs.ts';

/** What the states of a row are called. */
export const stateTexts: Record<BulkItem['state'], string> = messages.bulk;

/** A line for each row: its key, what it is called, what became of it, and why not. */
export function outcomeCsv(items: readonly BulkItem[], t: Translate): string {
  const head = [t('Key'), t('Row'), t('Result'), t('Reason')];
  const lines = items.map(({ id, name, state, error }) => [
    id,
    name,
    t(stateTexts[state]),
    error === undefined ? '' : t(error),
  ]);
  return csvFile([head, ...lines]);
}
