// What is read page by page, the newest first: the older ones when somebody asks for them.
import type { Text } from '#schemas/text.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { askAnew, askOften } from './late-answers.ts';
import { readOn, nothingRead, type Paged } from './next-page.ts';

export interface Pages<Row> extends Paged {
  state: 'loading' | 'ready' | 'failed' | 'absent';
  error: Text;
  rows: Row[];
}

/** Nothing is read yet. */
export const noPages = <Row>(): Pages<Row> => ({
  ...nothingRead,
  state: 'loading',
  error: '',
  rows: [],
});

interface Numbered {
  number: number;
}
type Ask<Row> = (page: { query?: { before: string } }) => Promise<Outcome<Row[]>>;

/** Older rows go on being read while the newest are. */
const newest = new WeakMap<object, number>();

/** Reads the newest rows. Older ones that are here stay where no row is missing between. */
export async function readNewest<Row extends Numbered>(pages: Pages<Row>, ask: Ask<Row>): Promise<void> {
  const isAwaited = askAnew(pages, newest);
  const isTimely = askOften(pages);
  const outcome = await ask({});
  if (!outcome.ok) {
    if (isAwaited()) Object.assign(pages, { state: 'failed', error: outcome.error });
    return;
  }
  if (!isTimely()) return;
  const { data, envelope } = outcome;
  const next = envelope.page?.next ?? null;
  const last = data.at(-1)?.number ?? 0;
  const isJoined = next !== null && (pages.rows[0]?.number ?? 0) >= last;
  const older = isJoined ? pages.rows.filter(({ number }) => number < last) : [];
  if (older.length === 0) pages.next = next;
  Object.assign(pages, { state: 'ready', rows: [...data, ...older] });
}

/** Reads the rows that follow on those that are here. */
export const readOlder = <Row>(pages: Pages<Row>, ask: Ask<Row>): Promise<void> =>
  readOn(
    pages,
    (before) => ask({ query: { before } }),
    (older) => pages.rows.push(...older),
  );
