// Above a list: search, filters, order on narrow screens, columns, and the way out as a file.
import type { TableDefinition } from '#schemas/table.ts';
import { ColumnChooser } from '#src/components/lists/column-chooser.tsx';
import { Tools } from '#src/components/lists/tools.tsx';
import type { Grid } from '#src/components/lists/use-data-table.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { atStart, type ListWanted } from '#src/stores/list-search.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { ExportButton } from './export-button.tsx';
import { ListChips } from './list-chips.tsx';
import { ListFilters } from './list-filters.tsx';
import { SortChoice } from './sort-choice.tsx';
import { TypedSearch } from './typed-search.tsx';
import { useValueText } from './use-value-text.ts';
import { ValueFilter } from './value-filter.tsx';
import { ViewMenu } from './view-menu.tsx';

export interface ListToolbarProps<Row extends ListRow> {
  table: TableDefinition;
  list: List<Row>;
  wanted: ListWanted;
  onWant: (wanted: ListWanted) => void;
  /** From useDataTable. */
  grid: Grid<Row>;
  isNarrow: boolean;
}

export function ListToolbar<Row extends ListRow>(props: ListToolbarProps<Row>) {
  const { table, list, wanted, onWant, grid, isNarrow } = props;
  const { t } = useTranslation();
  const textOf = useValueText();
  // Any change but one of the columns.
  const want = (next: ListWanted): void => onWant(atStart(next));
  const filtered = { table, wanted, onWant: want };
  return (
    <>
      <Tools
        search={
          table.search && (
            <TypedSearch
              value={wanted.text}
              onChange={(text) => want({ ...wanted, text })}
              placeholder={t(table.search.title)}
            />
          )
        }
      >
        <ListFilters {...filtered} Value={ValueFilter} />
        {isNarrow && (
          <SortChoice table={table} sort={wanted.sort} onSort={(sort) => want({ ...wanted, sort })} />
        )}
        <span>
          <ViewMenu table={table} wanted={wanted} hasColumns />
          <ColumnChooser grid={grid} />
          <ExportButton {...{ table, list, grid }} />
        </span>
      </Tools>
      <ListChips {...filtered} textOf={textOf} />
    </>
  );
}
