// What is read page by page: what follows is asked for when somebody wants more, one page at a time.
import type { Text } from '#schemas/text.ts';
import type { Outcome } from '#src/api/outcome.ts';
import { askAnew, untilAskedAnew } from './late-answers.ts';
import { toast } from './toasts.ts';

export interface Paged {
  /** Where the rows that follow begin; nothing at the end. */
  next: string | null;
  isLoadingMore: boolean;
}

/** Nothing is read yet. */
export const nothingRead: Paged = { next: null, isLoadingMore: false };

/** Something else is asked for from the first page on. @returns whether its answer is still waited for */
export function beginAnew(pages: Paged): () => boolean {
  pages.isLoadingMore = false;
  return askAnew(pages);
}

/** Reads the page that follows, and adds its rows. When it does not come, what is shown stays. */
export async function readOn<Row>(
  pages: Paged,
  ask: (next: string) => Promise<Outcome<Row[]>>,
  add: (rows: Row[]) => void,
  onFailure = (error: Text): void => toast('error', error),
): Promise<void> {
  const { next } = pages;
  if (next === null || pages.isLoadingMore) return;
  const isAwaited = untilAskedAnew(pages);
  pages.isLoadingMore = true;
  const outcome = await ask(next);
  if (!isAwaited()) return;
  pages.isLoadingMore = false;
  // The first page was read anew meanwhile, and leads elsewhere.
  if (pages.next !== next) return;
  if (!outcome.ok) return onFailure(outcome.error);
  pages.next = outcome.envelope.page?.next ?? null;
  add(outcome.data ?? []);
}
