// What a list is filtered by, each a chip that takes it off again.
import { fieldOf, queryKeysOf } from '#schemas/table.ts';
import { useReferredNames } from '#src/components/controls/use-referred-names.ts';
import { FilterChips, rangeText, type FilterChip } from '#src/components/lists/filter-chips.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { references } from '#src/layout/editing/references.ts';
import { widened, without } from '#src/stores/list-search.ts';
import type { ListFiltersProps } from './list-filters.tsx';

export function ListChips({ table, wanted, onWant }: ListFiltersProps) {
  const { t } = useTranslation();
  const { answerTo: nameOf } = useReferredNames(references.get);
  const chips = table.filters.flatMap((filter): FilterChip[] => {
    const { key, kind, title, labels = '', refersTo = '' } = filter;
    const [from, to] =
      kind === 'dateRange' ? [wanted.from, wanted.to] : queryKeysOf(filter).map((one) => wanted.labels[one]);
    const { title: label = title } = table.columns.find(({ field }) => field === fieldOf(filter)) ?? {};
    const chip = (value: string | undefined): FilterChip[] =>
      value ? [{ key, label: t(label), value }] : [];
    if (kind === 'reference') return chip(from && (nameOf(refersTo, from) ?? from));
    if (kind !== 'label') return chip(rangeText(from, to));
    const chosen = table.labels[labels]?.[from ?? ''];
    return chip(chosen && t(chosen.text));
  });
  return (
    <FilterChips
      filters={chips}
      onRemove={(key) => {
        const filter = table.filters.find((one) => one.key === key);
        if (filter) onWant(without(wanted, filter));
      }}
      onClear={() => onWant(widened(wanted))}
    />
  );
}
