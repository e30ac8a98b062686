// As many rows of a list as are shown, where those are more than one call answers: page after page.
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Outcome } from '#src/api/outcome.ts';
import type { ListRow } from './list-calls.ts';

/**
 * @param page asks for so many rows, from the first one on or behind a place
 * @param isAwaited whether they are still asked for
 */
export async function readPages<Row extends ListRow>(
  rows: number,
  page: (size: number, more?: { after: string }) => Promise<Outcome<Row[]>>,
  isAwaited: () => boolean,
): Promise<Outcome<Row[]>> {
  const sizeFor = (missing: number): number => Math.min(missing, limits.page.maximum);
  let read = await page(sizeFor(rows));
  while (read.ok && isAwaited()) {
    const { data, envelope } = read;
    const after = data.length < rows && envelope.page?.next;
    if (!after) break;
    const next = await page(sizeFor(rows - data.length), { after });
    if (!next.ok) return next;
    const known = new Set(data.map(({ _id }) => _id));
    const others = next.data.filter(({ _id }) => !known.has(_id));
    if (others.length === 0) break;
    read = { ...next, data: [...data, ...others] };
  }
  return read;
}
