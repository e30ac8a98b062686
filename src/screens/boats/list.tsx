// §2 boat list: cards with search, Filter, Filter By Status and Filter By Date. What is wanted stands in the URL.
import TuneRounded from '@mui/icons-material/TuneRounded';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/boats.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { Boat, BoatFilterForm } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { BoatCardSkeleton, BoatGrid } from '#src/components/boats/boat-card.tsx';
import { DateRangeFilter } from '#src/components/lists/date-range-filter.tsx';
import { LabelFilter } from '#src/components/lists/label-filter.tsx';
import { Tools } from '#src/components/lists/tools.tsx';
import { Link } from '#src/components/page/link.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useBulkRun } from '#src/layout/bulk/use-bulk-run.ts';
import { ImportButton } from '#src/layout/importing/import-button.tsx';
import { EmptyList } from '#src/layout/lists/empty-list.tsx';
import { FailedList } from '#src/layout/lists/failed-list.tsx';
import { TypedSearch } from '#src/layout/lists/typed-search.tsx';
import { useList } from '#src/layout/lists/use-list.ts';
import { useNeighbours } from '#src/layout/lists/use-neighbours.ts';
import { useView } from '#src/layout/lists/use-view.ts';
import { ViewMenu } from '#src/layout/lists/view-menu.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { paths } from '#src/app/paths.ts';
import { boats } from '#src/stores/boats.ts';
import { openBoat } from '#src/stores/current-boat.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { ActiveFilters } from './active-filters.tsx';
import { Cards } from './cards.tsx';
import { MoreBoats } from './more-boats.tsx';

const loadFilter = () => import('./filter-dialog.tsx').then(({ FilterDialog }) => FilterDialog);

const loadChoosing = () => import('./choosing.tsx').then(({ Choosing }) => Choosing);
const loadForm = () => import('#schemas/generated/forms/boat-info.js').then(({ definition }) => definition);

const firstPage = { size: limits.page.default };
const skeletons = Array.from({ length: 8 }, (_, index) => index);

export function BoatList() {
  const { t } = useTranslation();
  const { wanted, want, shown, load, total, counted } = useList(table, boats, firstPage);
  const { state, error, isRefused, rows, next } = shown;
  useView(table);
  const [isFilterOpen, setFilterOpen] = useState(false);
  // A step that was begun is still told when one comes back.
  const hasRun = useBulkRun(table.name) !== undefined;
  const [isChoosing, setChoosing] = useState(hasRun);
  const isFiltered = wanted.filter !== undefined;

  const open = (id: string): void => void openBoat(id).then(() => window.scrollTo({ top: 0 }));
  useNeighbours({ state, rows }, { before: 0, total, open, turn: {} });
  // The specification shows a failed filter search as a warning.
  useEffect(() => {
    if (state === 'failed' && isFiltered) toast('warning', error);
  }, [state, error, isFiltered]);

  const cards = <Cards rows={rows as Boat[]} />;
  return (
    <>
      <PageHeader
        title={t(table.title)}
        {...counted}
        actions={
          <>
            {refusal(calls.setBoatStatus.permission) === undefined && (
              <>
                <Button
                  variant="outlined"
                  color={isChoosing ? 'primary' : 'inherit'}
                  aria-pressed={isChoosing}
                  onClick={() => setChoosing(!isChoosing)}
                >
                  {t('Choose boats')}
                </Button>
                <Button variant="outlined" color="inherit" component={Link} href={paths.queue}>
                  {t('Review queue')}
                </Button>
              </>
            )}
            <ImportButton
              noun="boat"
              title={table.title}
              permission="boats.edit"
              loadForm={loadForm}
              onAdded={() => void boats.reload()}
            />
          </>
        }
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
          labels={table.labels['boatApproval'] ?? {}}
          value={wanted.labels['status']}
          onChange={(status) => want({ ...wanted, labels: status ? { status } : {} })}
        />
        <DateRangeFilter
          title="Filter By Date"
          ranges={table.filters.find(({ kind }) => kind === 'dateRange')?.ranges ?? []}
          from={wanted.from}
          to={wanted.to}
          onChange={(days) => {
            const { from: _from, to: _to, ...rest } = wanted;
            want({ ...rest, ...days });
          }}
        />
        <ViewMenu table={table} wanted={wanted} />
      </Tools>
      <ActiveFilters wanted={wanted} onChange={want} />
      {state === 'failed' ? (
        <FailedList {...{ error, isRefused }} onRetry={load} />
      ) : state === 'ready' && rows.length === 0 ? (
        <EmptyList {...{ table, wanted }} onWant={want} />
      ) : (
        <section aria-busy={state !== 'ready'} aria-label={t(table.title)}>
          {state === 'ready' ? (
            isChoosing ? (
              <WhenOpen load={loadChoosing} isOpen props={{ rows: rows as Boat[], wanted, total }}>
                {cards}
              </WhenOpen>
            ) : (
              cards
            )
          ) : (
            <BoatGrid>
              {skeletons.map((index) => (
                <BoatCardSkeleton key={index} />
              ))}
            </BoatGrid>
          )}
        </section>
      )}
      {state === 'ready' && next !== null && <MoreBoats count={rows.length} />}
      <WhenOpen
        load={loadFilter}
        isOpen={isFilterOpen}
        props={{
          isOpen: isFilterOpen,
          value: wanted.filter as BoatFilterForm | undefined,
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

BoatList.begin = () => boats.begin(firstPage);
