// A list screen, whole: title and count, search, filters, order, columns, pages, a file of it, and its states.
import type { ComponentType, ReactNode } from 'react';
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
import { references } from '#src/layout/editing/references.ts';
import type { LoadBulk } from '#src/layout/bulk/bulk-kind.ts';
import type { ChosenRowsProps } from '#src/layout/bulk/chosen-rows.tsx';
import { useBulkRun } from '#src/layout/bulk/use-bulk-run.ts';
import { EmptyList } from './empty-list.tsx';
import { FailedList } from './failed-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { pagesAround } from './pages-around.ts';
import { useChosenRows } from './use-chosen-rows.ts';
import { useList } from './use-list.ts';
import { useOpening } from './use-opening.ts';
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
  /** Goes elsewhere than to `row=<id>` of the address, which `useOpenedRow` reads. */
  onOpen?: (row: Row) => void;
  /** The address that {@link onOpen} goes to, for a tab of its own. */
  hrefOf?: (row: ListRow) => string;
  /** Stands beside the first value of a row. */
  mark?: (row: Row) => ReactNode;
  /** What the steps of several rows need, which the table declares; loaded when rows are chosen. */
  bulk?: LoadBulk<Row>;
}

export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { table, list, isPart, actions } = props;
  const { t } = useTranslation();
  const address = useList(table, list);
  const { wanted, want, hrefOf, shown, load, total, counted } = address;
  const { state, error, isRefused, isPaged } = shown;
  const rows = shown.rows as readonly Row[];
  const pages = pagesAround(wanted, shown, want);
  const opening = useOpening(props, address, pages);
  const layoutName = useViewLayout(table);
  const isNarrow = useIsNarrow();
  const chosen = useChosenRows(table, {
    list,
    shown: rows,
    wanted,
    isOffered: props.bulk !== undefined,
  });
  const hasRun = useBulkRun(table.name) !== undefined;
  const grid = useDataTable({
    table,
    rows,
    sort: wanted.sort,
    onSort: (sort) => want(atStart({ ...wanted, sort })),
    shown: wanted.columns,
    onShown: (columns) => want({ ...wanted, columns }),
    selection: chosen.selection,
    layoutName,
  });
  const isReady = state === 'ready';
  const isEmpty = rows.length === 0;
  // Once, and only when they are here: the pager counts before.
  const told = [
    total !== undefined && t('{{count}} rows', { count: total }),
    isPaged && wanted.page > 1 && t('Page {{page}}', { page: wanted.page }),
  ];
  const shared = {
    ...opening,
    table,
    grid,
    imageUrl,
    addressOf: references.addressOf,
    mark: props.mark,
    selection: chosen.selection,
    isLoading: !isReady && isEmpty,
    isBusy: state === 'loading',
    hrefOf: props.hrefOf ?? hrefOf,
  };

  return (
    <div data-full={isPart ? undefined : true}>
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
        ) : isReady && isEmpty ? (
          <EmptyList {...{ table, wanted }} onWant={want} />
        ) : isNarrow ? (
          <DataCards {...shared} />
        ) : (
          <DataTable {...shared} />
        )}
        {isPaged && state !== 'failed' && (!isEmpty || wanted.cursor) && (
          <Pager
            page={wanted.page}
            size={wanted.size}
            sizes={pageSizes}
            count={rows.length}
            total={total}
            // The first page is the one that begins the list, also where rows have come before the second.
            onPrevious={pages.previous && wanted.page <= 2 ? () => want(atStart(wanted)) : pages.previous}
            onNext={pages.next}
            onSize={(size) => want(atStart({ ...wanted, size }))}
          />
        )}
      </div>
      <div className="visually-hidden" role="status">
        {isReady && told.filter(Boolean).join(', ')}
      </div>
    </div>
  );
}
