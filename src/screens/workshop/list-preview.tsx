// The list of an edited collection, alive: drawn as on its screen, with rows to look at.
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { columnKey, type Sort, type TableDefinition } from '#schemas/table.ts';
import type { DraftVerdict } from '#schemas/types.ts';
import { valueText } from '#src/components/lists/cell-text.ts';
import { DataCards } from '#src/components/lists/data-cards.tsx';
import { DataTable } from '#src/components/lists/data-table.tsx';
import { useDataTable } from '#src/components/lists/use-data-table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { exampleRows, type ExampleRow } from './example-rows.ts';

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > h2': theme.typography.h2,
  '& > p': { color: theme.vars.palette.text.secondary },
  '& > div': { minWidth: 0 },
}));

function sorted(rows: ExampleRow[], { columns }: TableDefinition, { field, direction }: Sort): ExampleRow[] {
  const column = columns.find((one) => columnKey(one) === field);
  if (!column) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  const text = (row: ExampleRow): string => valueText(column, row);
  return rows.toSorted((a, b) => sign * text(a).localeCompare(text(b), undefined, { numeric: true }));
}

export function ListPreview({ verdict }: { verdict: DraftVerdict }) {
  const { t } = useTranslation();
  const table = verdict.table as TableDefinition;
  const begins = verdict.rows ?? [];
  const [chosen, setSort] = useState<Sort>();
  // A column that was sorted by may be gone.
  const isThere = chosen && table.columns.some((column) => columnKey(column) === chosen.field);
  const sort = isThere ? chosen : table.sort;
  const rows = useMemo(
    () => sorted(exampleRows(table, verdict.schema as Schema, begins, t), table, sort),
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
