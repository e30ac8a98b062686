// §2 boat list: cards with search, Filter, Filter By Status and Filter By Date. What is wanted stands in the URL.
import TuneRounded from '@mui/icons-material/TuneRounded';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import type { BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Labels } from '#schemas/table.ts';
import table from '#schemas/tables/boats.table.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { BoatCardSkeleton, BoatGrid } from '#src/components/boat-card.tsx';
import { DateRangeFilter } from '#src/components/data-table/date-range-filter.tsx';
import { LabelFilter } from '#src/components/data-table/label-filter.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { SearchBox } from '#src/components/search-box.tsx';
import { inTheme } from '#src/layout/in-theme.tsx';
import { WhenOpen } from '#src/layout/when-open.tsx';
import { paths } from '#src/paths.ts';
import { boatList, loadBoats } from '#src/stores/boat-list.ts';
import { searchOf, wantedIn, type Wanted } from '#src/stores/boat-search.ts';
import { toast } from '#src/stores/toasts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Cards } from './cards.tsx';
import styles from './list.module.css';
import { MoreBoats } from './more-boats.tsx';

const loadFilter = () =>
  inTheme(() => import('./filter-dialog.tsx').then(({ FilterDialog }) => FilterDialog));

const typingRests = 250;
const skeletons = Array.from({ length: 8 }, (_, index) => index);

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
      <div className={styles.tools}>
        <SearchBox value={text} onChange={setText} placeholder={t(table.search.title)} />
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<TuneRounded />}
          onClick={() => setFilterOpen(true)}
          onPointerEnter={() => void loadFilter()}
        >
          {t('Filter')}
        </Button>
        <LabelFilter
          title="Filter By Status"
          labels={labels.boatApproval as Labels}
          value={wanted.status}
          onChange={(status) => want({ ...wanted, status: status as BoatApproval | undefined })}
        />
        <DateRangeFilter
          title="Filter By Date"
          from={wanted.from}
          to={wanted.to}
          onChange={({ from, to }) => want({ ...wanted, from, to })}
        />
      </div>
      <ActiveFilters wanted={wanted} onChange={want} onClear={clear} />
      {state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={reload} />
      ) : state === 'ready' && rows.length === 0 ? (
        <EmptyState
          title={question ? t('No boats match') : t('No boats yet')}
          action={
            question && (
              <Button variant="outlined" color="inherit" onClick={clear}>
                {t('Clear all filters')}
              </Button>
            )
          }
        >
          {question
            ? t('Nothing was found for this search and these filters.')
            : t('Boats appear here as soon as a host submits one.')}
        </EmptyState>
      ) : (
        <section aria-busy={state !== 'ready'} aria-label={t(table.title)}>
          {state === 'ready' ? (
            <Cards rows={rows as Boat[]} />
          ) : (
            <BoatGrid>
              {skeletons.map((index) => (
                <BoatCardSkeleton key={index} />
              ))}
            </BoatGrid>
          )}
        </section>
      )}
      {state === 'ready' && hasMore && <MoreBoats count={rows.length} />}
      <WhenOpen
        load={loadFilter}
        isOpen={isFilterOpen}
        props={{
          isOpen: isFilterOpen,
          value: wanted.filter,
          onClose: () => setFilterOpen(false),
          onApply: (filter: BoatFilterForm) => {
            setFilterOpen(false);
            want({ ...wanted, filter });
          },
        }}
      />
    </>
  );
}
