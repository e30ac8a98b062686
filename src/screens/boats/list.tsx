// §2 boat list: cards with search, Filter, Filter By Status and Filter By Date. What is wanted stands in the URL.
import TuneRounded from '@mui/icons-material/TuneRounded';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { boatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import table from '#schemas/tables/boats.table.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { imageUrl } from '#src/api/call.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { BoatCard, BoatCardSkeleton, BoatGrid } from '#src/components/boat-card.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { SearchBox } from '#src/components/search-box.tsx';
import type { StatusLabel } from '#src/components/status-chip.tsx';
import { thumbnailOf } from '#src/pictures.ts';
import { paths } from '#src/paths.ts';
import { routeAt } from '#src/routes.tsx';
import { boatList, loadBoats, loadMoreBoats } from '#src/stores/boat-list.ts';
import { ownerName, searchOf, wantedIn, type Wanted } from '#src/stores/boat-search.ts';
import { currentBoat, openBoat } from '#src/stores/current-boat.ts';
import { toast } from '#src/stores/toasts.ts';
import { prefetch } from '#src/use-screen.ts';
import { ActiveFilters } from './active-filters.tsx';
import { DateFilter } from './date-filter.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { StatusFilter } from './status-filter.tsx';

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 16,
  '& > :first-child': { flex: '1 1 260px', maxWidth: 420 },
});

const Foot = styled('div')({ display: 'flex', justifyContent: 'center', padding: '24px 0' });

const typingRests = 250;
const eagerCards = 4;
const skeletons = Array.from({ length: 8 }, (_, index) => index);

interface EntryProps {
  boat: Boat;
  isEager: boolean;
  isOpening: boolean;
  onOpen: (boat: Boat) => void;
}

/** Drawn again only when its own boat changed: the list grows to hundreds of cards while it is scrolled. */
const Entry = memo(function Entry({ boat, isEager, isOpening, onOpen }: EntryProps) {
  const { t } = useTranslation();
  const label = boatApproval(boat.status);
  const src = imageUrl(boat.coverImage ?? boat.boatImage?.cover);
  return (
    <BoatCard
      model={boat.model ?? ''}
      owner={ownerName(boat)}
      location={boat.location1 ?? ''}
      submitted={boat.date}
      status={labels.boatApproval[label] as StatusLabel}
      picture={src ? { src: thumbnailOf(src) } : {}}
      action={label === 'approved' ? t('View') : t('Review Documents')}
      needsReview={label === 'pendingApproval'}
      busy={isOpening}
      isEager={isEager}
      onIntent={() => void prefetch(routeAt(paths.boat)).catch(() => undefined)}
      onOpen={() => onOpen(boat)}
    />
  );
});

function Cards({ rows }: { rows: readonly Boat[] }) {
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState<Boat['_id']>();
  // The first page is drawn at once; the next ones between the frames of whoever is scrolling.
  const shown = useDeferredValue(rows);

  const open = useCallback(
    (boat: Boat) => {
      setOpening(boat._id);
      void openBoat(String(boat._id)).then((isOpen) => {
        setOpening(undefined);
        if (isOpen) navigate(paths.boat);
        else toast('error', currentBoat.error);
      });
    },
    [navigate],
  );
  return shown.map((boat, index) => (
    <Entry
      key={boat._id}
      boat={boat}
      isEager={index < eagerCards}
      isOpening={opening === boat._id}
      onOpen={open}
    />
  ));
}

/** Asks for the next page when its place comes into view, or by the button. */
function More() {
  const { t } = useTranslation();
  const { isLoadingMore } = useSnapshot(boatList);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMoreBoats(), {
      rootMargin: '600px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Foot ref={place}>
      <ActionButton
        variant="outlined"
        color="inherit"
        busy={isLoadingMore}
        onClick={() => void loadMoreBoats()}
      >
        {t('Show more boats')}
      </ActionButton>
    </Foot>
  );
}

function useWanted(): [Wanted, (wanted: Wanted) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const wanted = wantedIn(search);
  return [wanted, (next) => navigate(paths.boats + searchOf(next), { replace: true })];
}

export function BoatList() {
  const { t } = useTranslation();
  const [wanted, want] = useWanted();
  const { state, error, rows, total, hasMore } = useSnapshot(boatList);
  const [text, setText] = useState(wanted.text ?? '');
  const [isFilterOpen, setFilterOpen] = useState(false);
  const question = searchOf(wanted);
  const reload = (): void => void loadBoats(wantedIn(question));

  useEffect(() => void loadBoats(wantedIn(question)), [question]);
  useEffect(() => {
    if (text === (wanted.text ?? '')) return;
    const timer = setTimeout(() => want({ ...wanted, text }), typingRests);
    return () => clearTimeout(timer);
  });
  // The specification shows a failed filter search as a warning.
  useEffect(() => {
    if (state === 'failed' && wantedIn(question).filter) toast('warning', error);
  }, [state, error, question]);

  const clear = (): void => {
    setText('');
    want({});
  };
  return (
    <>
      <PageHeader title={t(table.title)} count={total} />
      <Toolbar>
        <SearchBox value={text} onChange={setText} placeholder={t(table.search.title)} />
        <ActionButton
          variant="outlined"
          color="inherit"
          startIcon={<TuneRounded />}
          onClick={() => setFilterOpen(true)}
        >
          {t('Filter')}
        </ActionButton>
        <StatusFilter value={wanted.status} onChange={(status) => want({ ...wanted, status })} />
        <DateFilter from={wanted.from} to={wanted.to} onChange={(dates) => want({ ...wanted, ...dates })} />
      </Toolbar>
      <ActiveFilters wanted={wanted} onChange={want} onClear={clear} />
      {state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={reload} />
      ) : state === 'ready' && rows.length === 0 ? (
        <EmptyState
          title={question ? t('No boats match') : t('No boats yet')}
          action={
            question && (
              <ActionButton variant="outlined" color="inherit" onClick={clear}>
                {t('Clear all filters')}
              </ActionButton>
            )
          }
        >
          {question
            ? t('Nothing was found for this search and these filters.')
            : t('Boats appear here as soon as a host submits one.')}
        </EmptyState>
      ) : (
        <BoatGrid aria-busy={state !== 'ready'} aria-label={t(table.title)}>
          {state === 'ready' ? (
            <Cards rows={rows as Boat[]} />
          ) : (
            skeletons.map((index) => <BoatCardSkeleton key={index} />)
          )}
        </BoatGrid>
      )}
      {state === 'ready' && hasMore && <More />}
      <FilterDialog
        isOpen={isFilterOpen}
        value={wanted.filter}
        onClose={() => setFilterOpen(false)}
        onApply={(filter) => {
          setFilterOpen(false);
          want({ ...wanted, filter });
        }}
      />
    </>
  );
}
