// The same list on a narrow screen: a card for each row.
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { columnKey, type Column, type TableDefinition } from '#schemas/table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { Cell } from './cell.tsx';
import { valueText } from './cell-text.ts';
import { Scroller, type DataTableProps } from './data-table.tsx';
import { Opener, TicksHeld, type RowParts, type TickParts } from './line.tsx';
import { useShownColumns, type TableRow } from './use-data-table.ts';
import { longFrom, useRowWindow } from './use-row-window.ts';

const titleHeight = 60;
const lineHeight = 24;
const few = [0, 1, 2, 3];

const Card = styled('div')(({ theme }) => ({
  position: 'relative',
  padding: '12px 16px 14px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-child': { borderBottom: 0 },
  '&:has([data-opener]:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&[aria-current]': { backgroundColor: theme.vars.palette.sea.primarySoft },
  '& > span': { minHeight: 32, fontSize: '0.875rem' },
  '& [data-opener]:focus-visible': { outline: 'none' },
  // The whole card is the target; its tick box and the links within lie above.
  '& [data-opener]::after': { content: '""', position: 'absolute', inset: 0 },
  '& label, & .MuiCheckbox-root': { zIndex: 1 },
  '& dd a': { position: 'relative', zIndex: 1 },
  '& dl': {
    display: 'grid',
    // Room for the longest word of a label, as in German: not every browser can hyphenate it.
    gridTemplateColumns: 'minmax(8.25rem, 2fr) 3fr',
    gap: '4px 12px',
    marginTop: 4,
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dt': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { minWidth: 0, overflowWrap: 'anywhere' },
  // A status that is longer than its half is not cut: here is no column to widen.
  '& dd > .MuiChip-root': {
    height: 'auto',
    '& > .MuiChip-label': { paddingBlock: 3, lineHeight: '1rem', whiteSpace: 'normal' },
  },
}));

interface ListedProps<Row extends TableRow> extends RowParts<Row>, TickParts<Row> {
  table: TableDefinition;
  columns: readonly Column[];
  row: Row;
  index: number;
  /** How many there are, where not all are in the page. */
  count: number | undefined;
  isOpened: boolean;
  measure: (card: Element | null) => void;
}

function PlainListed<Row extends TableRow>(props: ListedProps<Row>) {
  const { table, columns, row, index, count, isOpened, measure, imageUrl, addressOf, ...opener } = props;
  const { t } = useTranslation();
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <Card
      ref={measure}
      data-index={index}
      role="listitem"
      aria-setsize={count}
      aria-posinset={count && index + 1}
      aria-current={isOpened || undefined}
    >
      <Opener row={row} {...opener}>
        <Cell table={table} column={first} row={row} imageUrl={imageUrl} />
      </Opener>
      <dl>
        {others
          .filter((column) => column.format === 'label' || valueText(column, row) !== '')
          .map((column) => (
            <div key={columnKey(column)} style={{ display: 'contents' }}>
              <dt>{t(column.title)}</dt>
              <dd>
                <Cell {...{ table, column, row, imageUrl, addressOf }} />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

/** Drawn again only when something of its own changed. */
const Listed = memo(PlainListed) as typeof PlainListed;

export function DataCards<Row extends TableRow>(props: DataTableProps<Row>) {
  const { table, grid, openedId, isLoading = false, isBusy = false, selection, ...parts } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = grid.getRowModel();
  const columns = useShownColumns(table, grid);
  const isLong = rows.length >= longFrom;
  const height = titleHeight + (columns.length - 1) * lineHeight;
  const { indexes, above, below, measure } = useRowWindow(scroller, { count: rows.length, height });
  return (
    <Scroller ref={scroller} data-long={isLong || undefined} aria-busy={isLoading || isBusy}>
      <div role="list" aria-label={t(table.title)} style={{ paddingBlock: `${above}px ${below}px` }}>
        <TicksHeld value={selection?.isWaiting ?? false}>
          {isLoading
            ? few.map((index) => (
                <Card key={index} role="listitem" style={{ height }} aria-hidden="true">
                  <Skeleton variant="text" width="60%" />
                  <Skeleton variant="text" width="85%" />
                  <Skeleton variant="text" width="75%" />
                </Card>
              ))
            : indexes.map((index) => {
                const row = rows[index];
                if (!row) return null;
                return (
                  <Listed
                    key={row.id}
                    {...parts}
                    {...{ table, columns, index, measure }}
                    row={row.original}
                    count={isLong ? rows.length : undefined}
                    isOpened={openedId === row.id}
                    ticks={selection && row.table}
                    tickLabel={selection?.labelOf(row.original)}
                    isTicked={selection?.chosen.has(row.id)}
                  />
                );
              })}
        </TicksHeld>
      </div>
    </Scroller>
  );
}
