// What a list is filtered by, each a chip that takes it off again.
import { fieldOf, type Column, type Filter } from '#schemas/table.ts';
import { FilterChips, rangeText, type FilterChip } from '#src/components/lists/filter-chips.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { widened, without, type ListWanted } from '#src/stores/list-search.ts';
import type { ListFiltersProps } from './list-filters.tsx';

/** What a filter by a row or by numbers is set to. @param column that of its field */
export type ValueText = (
  filter: Filter,
  chosen: ListWanted['labels'],
  column: Column | undefined,
) => string | undefined;

export interface ListChipsProps extends ListFiltersProps {
  /** A list whose table has no filter by a row or by numbers need not load it. */
  textOf?: ValueText;
  /** Those of filters that are none of the table's. */
  others?: readonly FilterChip[];
}

export function ListChips({ table, wanted, onWant, textOf, others = [] }: ListChipsProps) {
  const { t } = useTranslation();
  const chips = table.filters.flatMap((filter): FilterChip[] => {
    const { key, kind, title, labels = '' } = filter;
    const column = table.columns.find(({ field }) => field === fieldOf(filter));
    const label = table.labels[labels]?.[wanted.labels[key] ?? ''];
    const value =
      kind === 'dateRange'
        ? rangeText(wanted.from, wanted.to)
        : kind === 'label'
          ? label && t(label.text)
          : textOf?.(filter, wanted.labels, column);
    const remove = (): void => onWant(without(wanted, filter));
    return value ? [{ key, label: t(column?.title ?? title), value, remove }] : [];
  });
  return <FilterChips filters={[...chips, ...others]} onClear={() => onWant(widened(wanted))} />;
}
