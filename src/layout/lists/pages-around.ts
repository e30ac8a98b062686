// The pages of a list that lie before and after the one that is shown.
import type { ListWanted } from '#src/stores/list-search.ts';
import type { Paged } from '#src/stores/next-page.ts';

export interface PagesAround {
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

export function pagesAround(
  wanted: ListWanted,
  shown: Pick<Paged, 'next'> & { previous: string | null },
  want: (wanted: ListWanted) => void,
): PagesAround {
  const turn = (side: 'after' | 'before', at: string | null, page: number) =>
    at === null
      ? undefined
      : (): void => {
          want({ ...wanted, cursor: { side, at }, page });
          document.getElementById('content')?.scrollIntoView({ block: 'start' });
        };
  return {
    next: turn('after', shown.next, wanted.page + 1),
    previous: turn('before', shown.previous, Math.max(1, wanted.page - 1)),
  };
}
