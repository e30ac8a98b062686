// The list of an edited collection, alive: drawn as on its screen, with rows to look at.
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { columnKey, type Sort, type TableDefinition } from '#schemas/table.ts';
import type { DraftVerdict } from '#schemas/types.ts';
import { DataCards } from '#src/components/lists/data-cards.tsx';
import { DataTable } from '#src/components/lists/data-table.tsx';
import { useDataTable } from '#src/components/lists/use-data-table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { sortRows } from '#src/stores/list-rows.ts';
import { exampleRows, type ExampleRow } from './example-rows.ts';

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > h2': theme.typography.h2,
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > div': { minWidth: 0 },
}));

export function ListPreview({ verdict }: { verdict: DraftVerdict }) {
  const { t } = useTranslation();
  const table = verdict.table as TableDefinition;
  const begins = verdict.rows ?? [];
  const [chosen, setSort] = useState<Sort>();
  // A column that was sorted by may be gone.
  const isThere = chosen && table.columns.some((column) => columnKey(column) === chosen.field);
  const sort = isThere ? chosen : table.sort;
  const rows = useMemo(
    () => sortRows(exampleRows(table, verdict.schema as Schema, begins, t), table, sort),
    [verdict, sort, t], // oxlint-disable-line react/exhaustive-deps -- the table and its rows are the verdict's
  );
  const layoutName = `workshop:${table.name}`;
  const grid = useDataTable<ExampleRow>({ table, rows, sort, onSort: setSort, layoutName });
  const List = useIsNarrow() ? DataCards : DataTable;
  return (
    <Place>
      <h2>{t(table.title)}</h2>
      <List table={table} grid={grid} />
      <p>{begins.length > 0 ? t('These rows are there from the start.') : t('These rows are examples.')}</p>
    </Place>
  );
}
