// A row of a list: a click anywhere opens it.
import { styled } from '@mui/material/styles';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { createContext, memo, useContext, type MouseEvent, type ReactNode } from 'react';
import { columnKey, type Column, type TableDefinition } from '#schemas/table.ts';
import { TickBox } from '#src/components/controls/tick-box.tsx';
import { Link } from '#src/components/page/link.tsx';
import { Cell, type AddressOf } from './cell.tsx';
import { alignmentOf } from './column-width.ts';
import { chooseRows, type ListTable } from './range-choice.ts';
import type { TableRow as Listed } from './use-data-table.ts';

/** What a table and its cards are told about their rows. */
export interface RowParts<Row extends Listed> {
  /** Where a row leads; without it, or where it is '', a row does not open. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** A plain click or Enter, instead of going to that address. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Stands beside the first value of a row. */
  mark?: ((row: Row) => ReactNode) | undefined;
  imageUrl?: ((path: string) => string | undefined) | undefined;
  /** Where a row that is referred to is looked at. */
  addressOf?: AddressOf | undefined;
}

export interface TickParts<Row extends Listed> {
  /** Where a row that can be chosen is chosen. */
  ticks?: ListTable<Row> | undefined;
  /** What the tick box is called, translated. */
  tickLabel?: string | undefined;
  isTicked?: boolean | undefined;
}

/** No row can be chosen now. Told beside the rows: they are not drawn again for it. */
export const TicksHeld = createContext(false);

const First = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  // What gets the focus lies neither below the head of the table nor below the bar of the chosen rows.
  '& :is(a, input)': { scrollMarginBlock: '52px 140px' },
  '& > :is(a, b)': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.vars.palette.text.primary,
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& > b': { fontWeight: 'inherit' },
}));

const TickPlace = styled('span')({ display: 'inline-flex', flex: 'none', margin: '0 0 0 -3px' });

/** With the shift key it selects text, which is not what is meant here. */
const keepSelection = (event: MouseEvent): void => {
  if (event.shiftKey) event.preventDefault();
};

function RowTick<Row extends Listed>(props: TickParts<Row> & { row: Row }) {
  const { ticks, tickLabel = '', isTicked = false, row } = props;
  const isHeld = useContext(TicksHeld);
  if (!ticks) return null;
  return (
    <TickPlace onMouseDown={keepSelection}>
      <TickBox
        style={{ margin: 0 }}
        label={tickLabel}
        isTicked={isTicked}
        isHeld={isHeld}
        disabled={row._id === undefined}
        onTick={(isChosen, { shiftKey }) =>
          chooseRows(ticks, { id: String(row._id), isChosen, isRange: shiftKey })
        }
        input={{ 'data-key': 'choose' } as object}
      />
    </TickPlace>
  );
}

interface OpenerProps<Row extends Listed>
  extends Pick<RowParts<Row>, 'hrefOf' | 'onOpen' | 'mark'>, TickParts<Row> {
  row: Row;
  children: ReactNode;
}

/** The first value of a row: the link that opens it, and what marks it. */
export function Opener<Row extends Listed>(props: OpenerProps<Row>) {
  const { row, hrefOf, onOpen, mark, ticks, tickLabel, isTicked, children } = props;
  const href = hrefOf?.(row);
  const open = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!onOpen || !isPlain) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <First>
      <RowTick {...{ row, ticks, tickLabel, isTicked }} />
      {href ? (
        <Link data-opener href={href} onClick={open}>
          {children}
        </Link>
      ) : (
        <b>{children}</b>
      )}
      {mark?.(row)}
    </First>
  );
}

interface LineProps<Row extends Listed> extends RowParts<Row>, TickParts<Row> {
  table: TableDefinition;
  columns: readonly Column[];
  row: Row;
  index: number;
  isLong: boolean;
  isOpened: boolean;
}

function PlainLine<Row extends Listed>(props: LineProps<Row>) {
  const { row, index, isLong, isOpened, table, columns, imageUrl, addressOf, ...opener } = props;
  return (
    <TableRow
      data-index={index}
      aria-rowindex={isLong ? index + 2 : undefined}
      aria-current={isOpened || undefined}
      onClick={({ target, currentTarget }) => {
        if ((target as Element).closest('a, button, input, label')) return;
        currentTarget.querySelector<HTMLElement>('[data-opener]')?.click();
      }}
    >
      {columns.map((column, at) => {
        const cell = (
          <Cell
            {...{ table, column, row, imageUrl }}
            // The first value is a link already.
            addressOf={at === 0 ? undefined : addressOf}
          />
        );
        return (
          <TableCell
            key={columnKey(column)}
            align={alignmentOf(column)}
            {...(at === 0 ? { component: 'th', scope: 'row' } : {})}
          >
            {at === 0 ? (
              <Opener row={row} {...opener}>
                {cell}
              </Opener>
            ) : (
              cell
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** Drawn again only when something of its own changed: a long list is drawn anew with each step of the wheel. */
export const Line = memo(PlainLine) as typeof PlainLine;
