import TextField from '@mui/material/TextField';
import { columnKey, type Sort, type TableDefinition } from '#schemas/table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { sortIn, sortText } from '#src/stores/list-search.ts';

export interface SortChoiceProps {
  table: TableDefinition;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The order of a list where it has no headings to press. */
export function SortChoice({ table, sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation();
  const columns = table.columns.filter(({ sortable }) => sortable);
  if (columns.length === 0) return null;
  return (
    <TextField
      select
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Sort by') } }}
      value={sortText(sort)}
      onChange={({ target }) => onSort(sortIn(table, target.value))}
    >
      {columns.map((column) =>
        (['ascending', 'descending'] as const).map((direction) => {
          const text = sortText({ field: columnKey(column), direction });
          return (
            <option key={text} value={text}>
              {t(column.title)} {direction === 'ascending' ? '↑' : '↓'}
            </option>
          );
        }),
      )}
    </TextField>
  );
}
