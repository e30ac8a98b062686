// The same list on a narrow screen: a card for each row.
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { columnKey } from '#schemas/table.ts';
import { useTranslation } from '#src/i18n.ts';
import { Cell } from './cell.tsx';
import { valueText } from './cell-text.ts';
import { Opener, type DataTableProps, type TableRow } from './data-table.tsx';
import styles from './data-table.module.css';
import { longFrom, useRowWindow } from './use-row-window.ts';

const titleHeight = 60;
const lineHeight = 24;
const few = [0, 1, 2, 3];

export type DataCardsProps<Row extends TableRow> = Omit<DataTableProps<Row>, 'sort' | 'onSort'>;

export function DataCards<Row extends TableRow>(props: DataCardsProps<Row>) {
  const { table, columns, rows, hrefOf, onOpen, openedId, mark, imageUrl, selection } = props;
  const { isLoading = false, isBusy = false } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [first, ...others] = columns;
  const height = titleHeight + others.length * lineHeight;
  const { indexes, above, below, measure } = useRowWindow(scroller, { count: rows.length, height });
  const picture = imageUrl ? { imageUrl } : {};
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-long={rows.length >= longFrom || undefined}
      aria-busy={isLoading || isBusy}
    >
      <div
        className={styles.cards}
        role="list"
        aria-label={t(table.title)}
        style={{ paddingBlock: `${above}px ${below}px` }}
      >
        {isLoading
          ? few.map((index) => (
              <div key={index} role="listitem" className={styles.card} style={{ height }} aria-hidden="true">
                <Skeleton variant="text" width="60%" />
                <Skeleton variant="text" width="85%" />
                <Skeleton variant="text" width="75%" />
              </div>
            ))
          : indexes.map((index) => {
              const row = rows[index];
              if (!row || !first) return null;
              return (
                <div
                  key={row._id}
                  ref={measure}
                  data-index={index}
                  role="listitem"
                  className={styles.card}
                  aria-current={openedId === String(row._id) || undefined}
                >
                  <Opener row={row} {...{ hrefOf, onOpen, mark, selection }}>
                    <Cell table={table} column={first} row={row} {...picture} />
                  </Opener>
                  <dl>
                    {others
                      .filter((column) => column.format === 'label' || valueText(column, row) !== '')
                      .map((column) => (
                        <div key={columnKey(column)} style={{ display: 'contents' }}>
                          <dt>{t(column.title)}</dt>
                          <dd>
                            <Cell table={table} column={column} row={row} {...picture} />
                          </dd>
                        </div>
                      ))}
                  </dl>
                </div>
              );
            })}
      </div>
    </div>
  );
}
