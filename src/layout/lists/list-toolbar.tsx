// Above a list: search, filters, order on narrow screens, columns, and the way out as a file.
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { useState } from 'react';
import { columnKey, queryKeysOf, type Filter, type TableDefinition } from '#schemas/table.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useReferredNames } from '#src/components/controls/use-referred-names.ts';
import { ColumnChooser } from '#src/components/lists/column-chooser.tsx';
import { csvOf } from '#src/components/lists/csv.ts';
import { DateRangeFilter } from '#src/components/lists/date-range-filter.tsx';
import { LabelFilter } from '#src/components/lists/label-filter.tsx';
import { useShownColumns, type Grid } from '#src/components/lists/use-data-table.ts';
import { Tools } from '#src/components/lists/tools.tsx';
import { FilterChips, type FilterChip } from '#src/components/lists/filter-chips.tsx';
import TextField from '@mui/material/TextField';
import { download } from '#src/browser/download.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { references } from '#src/layout/editing/references.ts';
import { atStart, widened, type ListWanted } from '#src/stores/list-search.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { toast } from '#src/stores/toasts.ts';
import { TypedSearch } from './typed-search.tsx';
import { ValueFilter, type ValueFilterProps } from './value-filter.tsx';
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

/** @param nameOf what rows that are referred to are called */
function chipsOf(
  { filters, labels }: TableDefinition,
  wanted: ListWanted,
  nameOf: ValueFilterProps['nameOf'],
  t: (text: string) => string,
) {
  return filters.flatMap((filter): FilterChip[] => {
    const { key, kind, title, labels: set = '', refersTo = '' } = filter;
    const range =
      kind === 'dateRange' ? [wanted.from, wanted.to] : queryKeysOf(filter).map((one) => wanted.labels[one]);
    const [from, to] = range;
    if (kind === 'reference')
      return from ? [{ key, label: t(title), value: nameOf(refersTo, from) ?? from }] : [];
    if (kind !== 'label')
      return from || to ? [{ key, label: t(title), value: `${from ?? '…'} – ${to ?? '…'}` }] : [];
    const chosen = labels[set]?.[wanted.labels[key] ?? ''];
    return chosen ? [{ key, label: t(title), value: t(chosen.text) }] : [];
  });
}

function without(wanted: ListWanted, filter: Filter): ListWanted {
  const { from, to, labels, ...rest } = wanted;
  if (filter.kind === 'dateRange') return { ...rest, labels };
  const keys = queryKeysOf(filter);
  const others = Object.fromEntries(Object.entries(labels).filter(([key]) => !keys.includes(key)));
  return { ...rest, labels: others, ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

export function ListToolbar<Row extends ListRow>(props: ListToolbarProps<Row>) {
  const { table, list, wanted, onWant, grid, isNarrow } = props;
  const speech = useTranslation();
  const { t } = speech;
  const [isExporting, setExporting] = useState(false);
  const { answerTo: nameOf } = useReferredNames(references.get);
  const columns = useShownColumns(table, grid);
  // Any change but one of the columns.
  const want = (next: ListWanted): void => onWant(atStart(next));

  const exportRows = async (): Promise<void> => {
    setExporting(true);
    const outcome = await list.all();
    setExporting(false);
    if (!outcome.ok) return toast('error', outcome.error);
    const text = csvOf(table, columns, outcome.data, speech);
    download(`${table.name}.csv`, text, 'text/csv;charset=utf-8');
  };
  const sorts = table.columns
    .filter(({ sortable }) => sortable)
    .flatMap((column) => [
      { _id: columnKey(column), name: `${t(column.title)} ↑` },
      { _id: `-${columnKey(column)}`, name: `${t(column.title)} ↓` },
    ]);
  const { field, direction } = wanted.sort;
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
        {table.filters.map((filter) =>
          filter.kind === 'reference' || filter.kind === 'numberRange' ? (
            <ValueFilter
              key={filter.key}
              filter={filter}
              chosen={wanted.labels}
              nameOf={nameOf}
              onChange={(chosen) => {
                const rest = without(wanted, filter);
                want({ ...rest, labels: { ...rest.labels, ...chosen } });
              }}
            />
          ) : filter.kind === 'label' ? (
            <LabelFilter
              key={filter.key}
              title={filter.title}
              labels={table.labels[filter.labels ?? ''] ?? {}}
              value={wanted.labels[filter.key]}
              onChange={(chosen) => {
                const rest = without(wanted, filter);
                want(chosen ? { ...rest, labels: { ...rest.labels, [filter.key]: chosen } } : rest);
              }}
            />
          ) : (
            <DateRangeFilter
              key={filter.key}
              title={filter.title}
              from={wanted.from}
              to={wanted.to}
              ranges={filter.ranges ?? []}
              onChange={(days) => want({ ...without(wanted, filter), ...days })}
            />
          ),
        )}
        {isNarrow && sorts.length > 0 && (
          <TextField
            select
            slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Sort by') } }}
            value={direction === 'descending' ? `-${field}` : field}
            onChange={({ target }) => {
              const sort = target.value;
              want({
                ...wanted,
                sort: {
                  field: sort.replace(/^-/, ''),
                  direction: sort.startsWith('-') ? 'descending' : 'ascending',
                },
              });
            }}
          >
            {sorts.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </TextField>
        )}
        <span>
          <ViewMenu table={table} wanted={wanted} hasColumns />
          <ColumnChooser grid={grid} />
          <ActionButton
            variant="outlined"
            color="inherit"
            startIcon={<DownloadRounded />}
            busy={isExporting}
            onClick={() => void exportRows()}
          >
            {t('Export CSV')}
          </ActionButton>
        </span>
      </Tools>
      <FilterChips
        filters={chipsOf(table, wanted, nameOf, t)}
        onRemove={(key) => {
          const filter = table.filters.find((one) => one.key === key);
          if (filter) want(without(wanted, filter));
        }}
        onClear={() => want(widened(wanted))}
      />
    </>
  );
}
