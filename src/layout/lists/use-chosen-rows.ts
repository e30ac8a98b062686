// The rows of a list that are chosen for one step of all of them: kept from page to page, until the list is narrowed anew.
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls, type CallName } from '#schemas/calls.ts';
import type { TableDefinition } from '#schemas/table.ts';
import type { Permission } from '#schemas/types.ts';
import { cellText } from '#src/components/lists/cell-text.ts';
import type { Selection } from '#src/components/lists/use-data-table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import type { ListWanted } from '#src/stores/list-search.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { refusal } from '#src/stores/refusals.ts';

/** Who may take a step, by the row of calls.ts that does it. */
export const permissionOf = (call: string): Permission => calls[call as CallName].permission as Permission;

export interface ChosenRows<Row extends ListRow> {
  /** As they are now. */
  rows: readonly Row[];
  choose: (rows: readonly Row[]) => void;
  clear: () => void;
  /** What a row is called: its first two values. */
  nameOf: (row: Row) => string;
  /** Nothing where the role may take no step. */
  selection: Selection<Row> | undefined;
}

/** @param shown the rows of the page: they are newer than those that were chosen */
export function useChosenRows<Row extends ListRow>(
  table: TableDefinition,
  {
    list,
    shown,
    wanted,
    isOffered,
  }: { list: List<Row>; shown: readonly Row[]; wanted: ListWanted; isOffered: boolean },
): ChosenRows<Row> {
  const speech = useTranslation();
  const { t } = speech;
  const isWaiting = useSnapshot(list.state).state === 'loading';
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const { text, labels, from, to, filter } = wanted;
  const narrowing = JSON.stringify({ text, labels, from, to, filter });
  // What is not seen any more is not meant.
  useEffect(() => () => setChosen(new Map()), [table.name, narrowing]);

  const rows = useMemo(
    () => [...chosen].map(([id, row]) => list.find(id) ?? row),
    [list, chosen, shown], // oxlint-disable-line react/exhaustive-deps -- what `find` answers follows what is shown
  );
  const nameOf = (row: Row): string =>
    table.columns
      .slice(0, 2)
      .map((column) => cellText(table, column, row, speech))
      .join(' · ');
  const selection: Selection<Row> = {
    chosen: new Set(chosen.keys()),
    isWaiting,
    labelOf: (row) => t('Choose {{name}}', { name: nameOf(row) }),
    allLabel: t('Choose all on this page'),
    onChoose: (some, isChosen) => {
      const next = new Map(chosen);
      for (const row of some) {
        const id = String(row._id);
        if (isChosen) next.set(id, row);
        else next.delete(id);
      }
      setChosen(next);
    },
  };
  const mayAny = table.bulk?.some(({ call }) => refusal(permissionOf(call)) === undefined) ?? false;
  return {
    rows,
    nameOf,
    choose: (all) => setChosen(new Map(all.map((row) => [String(row._id), row]))),
    clear: () => setChosen(new Map()),
    selection: isOffered && mayAny ? selection : undefined,
  };
}
