// A row of a list that is opened is found among the recent ones, and knows which rows come before and after it.
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { TableDefinition } from '#schemas/table.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import type { Neighbours } from '#src/stores/neighbours.ts';
import { keepOpened } from '#src/stores/opened.ts';
import { useOpenedRow } from './list-address.ts';
import type { useList } from './use-list.ts';
import { useNeighbours } from './use-neighbours.ts';

interface Opening<Row extends ListRow> {
  table: TableDefinition;
  list: List<Row>;
  /** Goes elsewhere than to `row=<id>` of the address. */
  onOpen?: ((row: Row) => void) | undefined;
}

/** @returns which row is open over the list, and how to go elsewhere: the same each time, so that ticking a row draws no other */
export function useOpening<Row extends ListRow>(
  { table, list, onOpen }: Opening<Row>,
  { wanted, hrefOf, shown, total }: ReturnType<typeof useList<Row>>,
  turn: Neighbours['turn'],
) {
  const [, navigate] = useLocation();
  const [openedId] = useOpenedRow();
  const openElsewhere = useMemo(
    () =>
      onOpen &&
      ((row: Row): void => {
        keepOpened(table.name, row);
        onOpen(row);
      }),
    [onOpen, table],
  );
  useEffect(() => {
    const row = openedId === undefined ? undefined : list.find(openedId);
    if (row) keepOpened(table.name, row);
  }, [table, list, openedId, shown.state]);
  const open = (id: string): void => {
    // Also when the list was left, and has forgotten them.
    const row = shown.rows.find(({ _id }) => String(_id) === id) as Row | undefined;
    if (row && openElsewhere) openElsewhere(row);
    else navigate(hrefOf({ _id: id }), { replace: true });
  };
  useNeighbours(shown, { before: (wanted.page - 1) * wanted.size, total, open, turn }, openedId);
  return { openedId, onOpen: openElsewhere };
}
