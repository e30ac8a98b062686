// The filters of a list as its table has them, each behind a button.
import type { ComponentType } from 'react';
import type { Filter, TableDefinition } from '#schemas/table.ts';
import { DateRangeFilter } from '#src/components/lists/date-range-filter.tsx';
import { LabelFilter } from '#src/components/lists/label-filter.tsx';
import { without, type ListWanted } from '#src/stores/list-search.ts';
import type { ChosenValueProps } from './chosen-value.ts';

export interface ListFiltersProps {
  table: TableDefinition;
  wanted: ListWanted;
  onWant: (wanted: ListWanted) => void;
}

/** @param Value draws a filter by a row or by numbers: a list whose table has none need not load it */
export function ListFilters({
  Value,
  table,
  wanted,
  onWant,
}: ListFiltersProps & { Value?: ComponentType<Omit<ChosenValueProps, 'close'>> }) {
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
      Value && (
        <Value
          key={key}
          filter={filter}
          chosen={wanted.labels}
          onChange={(chosen) => choose(filter, chosen)}
        />
      )
    );
  });
}
