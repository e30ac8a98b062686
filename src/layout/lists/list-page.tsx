// A list screen, whole: title and count, search, filters, order, columns, pages, a file of it, and its states.
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableDefinition } from '#schemas/table.ts';
import { imageUrl } from '#src/api/call.ts';
import { DataCards } from '#src/components/lists/data-cards.tsx';
import { DataTable } from '#src/components/lists/data-table.tsx';
import { Pager } from '#src/components/lists/pager.tsx';
import { useDataTable } from '#src/components/lists/use-data-table.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { atStart, pageSizes } from '#src/stores/list-search.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { keepOpened } from '#src/stores/opened.ts';
import { references } from '#src/layout/editing/references.ts';
import type { LoadBulk } from '#src/layout/bulk/bulk-kind.ts';
import type { ChosenRowsProps } from '#src/layout/bulk/chosen-rows.tsx';
import { useBulkRun } from '#src/layout/bulk/use-bulk-run.ts';
import { EmptyList } from './empty-list.tsx';
import { FailedList } from './failed-list.tsx';
import { useOpenedRow } from './list-address.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useList } from './use-list.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useViewLayout } from './use-view-layout.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';

const loadChosenRows = <Row extends ListRow>(): Promise<ComponentType<ChosenRowsProps<Row>>> =>
  import('#src/layout/bulk/chosen-rows.tsx').then(({ ChosenRows }) => ChosenRows<Row>);

export interface ListPageProps<Row extends ListRow> {
  /** From schemas/generated/tables. */
  table: TableDefinition;
  /** From createList. */
  list: List<Row>;
  /** The list is a part of a page that has a head of its own. */
  isPart?: boolean;
  /** Buttons beside the title; the primary one last. */
  actions?: ReactNode;
  /** Goes elsewhere than to `row=<id>` of the address, which {@link useOpenedRow} reads. */
  onOpen?: (row: Row) => void;
  /** Stands beside the first value of a row. */
  mark?: (row: Row) => ReactNode;
  /** What the steps of several rows need, which the table declares; loaded when rows are chosen. */
  bulk?: LoadBulk<Row>;
}

export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { table, list, isPart, actions, onOpen } = props;
  const { t } = useTranslation();
  const { wanted, want, hrefOf, shown, load, total, counted } = useList(table, list);
  const { state, error, isRefused, rows, isPaged, next, previous } = shown;
  const [, navigate] = useLocation();
  const [openedId] = useOpenedRow();
  // What a row is given is the same each time: ticking one does not draw the others again.
  const openElsewhere = useMemo(
    () =>
      onOpen &&
      ((row: Row): void => {
        keepOpened(table.name, row);
        onOpen(row);
      }),
    [onOpen, table],
  );
  const layoutName = useViewLayout(table);
  const isNarrow = useIsNarrow();

  const turn = (side: 'after' | 'before', at: string): void => {
    want({ ...wanted, cursor: { side, at }, page: Math.max(1, wanted.page + (side === 'after' ? 1 : -1)) });
    document.getElementById('content')?.scrollIntoView({ block: 'start' });
  };
  const isReady = state === 'ready';
  useEffect(() => {
    const row = openedId === undefined ? undefined : list.find(openedId);
    if (row) keepOpened(table.name, row);
  }, [table, list, openedId, isReady]);
  const ways = {
    before: (wanted.page - 1) * wanted.size,
    total,
    open: (id: string) => {
      const row = rows.find(({ _id }) => String(_id) === id) as Row | undefined;
      if (row && openElsewhere) openElsewhere(row);
      else navigate(hrefOf({ _id: id }), { replace: true });
    },
    turn: {
      ...(isPaged && next !== null ? { next: () => turn('after', next) } : {}),
      ...(isPaged && previous !== null ? { previous: () => turn('before', previous) } : {}),
    },
  };
  useNeighbours({ state, rows }, ways, openedId);
  const chosen = useChosenRows(table, {
    list,
    shown: rows as readonly Row[],
    wanted,
    isOffered: props.bulk !== undefined,
  });
  const hasRun = useBulkRun(table.name) !== undefined;
  const grid = useDataTable({
    table,
    rows: rows as readonly Row[],
    sort: wanted.sort,
    onSort: (sort) => want(atStart({ ...wanted, sort })),
    shown: wanted.columns,
    onShown: (columns) => want({ ...wanted, columns }),
    selection: chosen.selection,
    layoutName,
  });
  const isEmpty = state === 'ready' && rows.length === 0;
  const shared = {
    table,
    grid,
    imageUrl,
    addressOf: references.addressOf,
    openedId,
    onOpen: openElsewhere,
    mark: props.mark,
    selection: chosen.selection,
    isLoading: (state === 'idle' || state === 'loading') && rows.length === 0,
    isBusy: state === 'loading',
    hrefOf,
  };

  return (
    <>
      <PageHeader title={t(table.title)} isPart={isPart} {...counted} actions={actions} />
      <ListToolbar {...{ table, list, wanted, grid, isNarrow }} onWant={want} />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {props.bulk && chosen.selection && (
          <WhenOpen
            load={loadChosenRows<Row>}
            isOpen={hasRun || chosen.rows.length > 0}
            props={{ table, list, load: props.bulk, chosen, total }}
          />
        )}
        {state === 'failed' ? (
          <FailedList {...{ error, isRefused }} onRetry={load} />
        ) : isEmpty ? (
          <EmptyList {...{ table, wanted }} onWant={want} />
        ) : isNarrow ? (
          <DataCards {...shared} />
        ) : (
          <DataTable {...shared} />
        )}
        {isPaged && state !== 'failed' && (rows.length > 0 || wanted.cursor) && (
          <Pager
            page={wanted.page}
            size={wanted.size}
            sizes={pageSizes}
            count={rows.length}
            total={total}
            onPrevious={
              previous === null
                ? undefined
                : () => (wanted.page <= 2 ? want(atStart(wanted)) : turn('before', previous))
            }
            onNext={next === null ? undefined : () => turn('after', next)}
            onSize={(size) => want(atStart({ ...wanted, size }))}
          />
        )}
      </div>
      <div className="visually-hidden" role="status">
        {state === 'ready' && total !== undefined ? t('{{count}} rows', { count: total }) : ''}
      </div>
    </>
  );
}
