// The filters of a list as its table has them, each behind a button.
import type { Filter, TableDefinition } from '#schemas/table.ts';
import { DateRangeFilter } from '#src/components/lists/date-range-filter.tsx';
import { LabelFilter } from '#src/components/lists/label-filter.tsx';
import { without, type ListWanted } from '#src/stores/list-search.ts';
import { ValueFilter } from './value-filter.tsx';

export interface ListFiltersProps {
  table: TableDefinition;
  wanted: ListWanted;
  onWant: (wanted: ListWanted) => void;
}

export function ListFilters({ table, wanted, onWant }: ListFiltersProps) {
  const choose = (filter: Filter, chosen: ListWanted['labels']): void => {
    const rest = without(wanted, filter);
    onWant({ ...rest, labels: { ...rest.labels, ...chosen } });
  };
  return table.filters.map((filter) => {
    const { key, title, kind, labels = '', ranges = [] } = filter;
    if (kind === 'label')
      return (
        <LabelFilter
          key={key}
          title={title}
          labels={table.labels[labels] ?? {}}
          value={wanted.labels[key]}
          onChange={(chosen) => choose(filter, chosen === undefined ? {} : { [key]: chosen })}
        />
      );
    if (kind === 'dateRange')
      return (
        <DateRangeFilter
          key={key}
          title={title}
          from={wanted.from}
          to={wanted.to}
          ranges={ranges}
          onChange={(days) => onWant({ ...without(wanted, filter), ...days })}
        />
      );
    return (
      <ValueFilter
        key={key}
        filter={filter}
        chosen={wanted.labels}
        onChange={(chosen) => choose(filter, chosen)}
      />
    );
  });
}
