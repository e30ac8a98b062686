// §2 boat list: cards with search, Filter, Filter By Status and Filter By Date. What is wanted stands in the URL.
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { definition as table } from '#schemas/generated/tables/boats.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';
import { BoatCardSkeleton, BoatGrid } from '#src/components/boats/boat-card.tsx';
import { Tools } from '#src/components/lists/tools.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useBulkRun } from '#src/layout/bulk/use-bulk-run.ts';
import { EmptyList } from '#src/layout/lists/empty-list.tsx';
import { FailedList } from '#src/layout/lists/failed-list.tsx';
import { ListChips } from '#src/layout/lists/list-chips.tsx';
import { ListFilters } from '#src/layout/lists/list-filters.tsx';
import { TypedSearch } from '#src/layout/lists/typed-search.tsx';
import { useList } from '#src/layout/lists/use-list.ts';
import { useNeighbours } from '#src/layout/lists/use-neighbours.ts';
import { useView } from '#src/layout/lists/use-view.ts';
import { ViewMenu } from '#src/layout/lists/view-menu.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { boats } from '#src/stores/boats.ts';
import { openBoat } from '#src/stores/current-boat.ts';
import type { ListWanted } from '#src/stores/list-search.ts';
import { toast } from '#src/stores/toasts.ts';
import { BoatFilter } from './boat-filter.tsx';
import { Cards } from './cards.tsx';
import { ListActions } from './list-actions.tsx';
import { MoreBoats } from './more-boats.tsx';
import { useFilterChips } from './use-filter-chips.ts';

const loadChoosing = () => import('./choosing.tsx').then(({ Choosing }) => Choosing);

const firstPage = { size: limits.page.default };
const skeletons = [0, 1, 2, 3, 4, 5, 6, 7];

interface ShownBoatsProps {
  rows: readonly Boat[];
  wanted: ListWanted;
  total: number | undefined;
  hasMore: boolean;
  isChoosing: boolean;
}

function ShownBoats({ rows, wanted, total, hasMore, isChoosing }: ShownBoatsProps) {
  // Piece by piece: a page that is appended is many cards, and the list is scrolled meanwhile.
  const drawn = useDeferredValue(rows);
  const cards = <Cards rows={drawn} />;
  return (
    <>
      {isChoosing ? (
        <WhenOpen load={loadChoosing} isOpen props={{ rows: drawn, wanted, total }}>
          {cards}
        </WhenOpen>
      ) : (
        cards
      )}
      {hasMore && <MoreBoats count={drawn.length} />}
    </>
  );
}

const WaitingBoats = () => (
  <BoatGrid>
    {skeletons.map((index) => (
      <BoatCardSkeleton key={index} />
    ))}
  </BoatGrid>
);

export function BoatList() {
  const { t } = useTranslation();
  const { wanted, want, shown, load, total, counted } = useList(table, boats, firstPage);
  const { state, error, isRefused, next } = shown;
  const rows = shown.rows as readonly Boat[];
  useView(table);
  // A step that was begun is still told when one comes back.
  const hasRun = useBulkRun(table.name) !== undefined;
  const [isChoosing, setChoosing] = useState(hasRun);
  const filter = wanted.filter as BoatFilterForm | undefined;
  const others = useFilterChips(filter, (next) => want({ ...wanted, filter: next }));
  const applyFilter = (next: BoatFilterForm): void => {
    const asked = { ...wanted, filter: next };
    want(asked);
    // The same once more is another try, of which the address says nothing.
    if (state === 'failed') void boats.load({ ...asked, ...firstPage });
  };
  const isReady = state === 'ready';
  const hasBoats = state !== 'failed' && !(isReady && rows.length === 0);

  const open = (id: string): void => void openBoat(id).then(() => window.scrollTo({ top: 0 }));
  useNeighbours({ state, rows }, { before: 0, total, open, turn: {} });
  // The specification shows a failed filter search as a warning.
  const isFiltered = filter !== undefined;
  useEffect(() => {
    if (state === 'failed' && isFiltered) toast('warning', error);
  }, [state, error, isFiltered]);

  return (
    <>
      <PageHeader
        title={t(table.title)}
        {...counted}
        actions={<ListActions {...{ hasBoats, isChoosing }} onChoosing={setChoosing} />}
      />
      <Tools
        search={
          <TypedSearch
            value={wanted.text}
            onChange={(text) => want({ ...wanted, text })}
            placeholder={t(table.search?.title ?? '')}
          />
        }
      >
        <BoatFilter value={filter} onApply={applyFilter} />
        <ListFilters {...{ table, wanted }} onWant={want} />
        <ViewMenu table={table} wanted={wanted} />
      </Tools>
      <ListChips {...{ table, wanted, others }} onWant={want} />
      {state === 'failed' ? (
        <FailedList {...{ error, isRefused }} onRetry={load} />
      ) : isReady && rows.length === 0 ? (
        <EmptyList {...{ table, wanted }} onWant={want} />
      ) : (
        <section aria-busy={!isReady} aria-label={t(table.title)}>
          {isReady ? (
            <ShownBoats {...{ rows, wanted, total, isChoosing }} hasMore={next !== null} />
          ) : (
            <WaitingBoats />
          )}
        </section>
      )}
    </>
  );
}

BoatList.begin = () => boats.begin(firstPage);
