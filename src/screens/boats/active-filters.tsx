// Every filter in force as a chip that can be taken off.
import { useEffect } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import type { BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { BoatFilterForm, CatalogueRow } from '#schemas/types.ts';
import { FilterChips, rangeText, type FilterChip } from '#src/components/lists/filter-chips.tsx';
import { dollars } from '#src/components/formats/numbers.ts';
import { widened, type ListWanted } from '#src/stores/list-search.ts';
import { loadLookups, lookups, nameOf } from '#src/stores/lookups.ts';

const off = ['size', 'boattype', 'capacity'];

function filterChips(
  filter: BoatFilterForm,
  types: readonly CatalogueRow[] | undefined,
  { t, language }: ReturnType<typeof useTranslation>,
): FilterChip[] {
  const { size, boattype, capacity, price, any } = filter;
  return [
    ...(size ? [{ key: 'size', label: t('Size(ft)'), value: `≥ ${size}` }] : []),
    ...(boattype ? [{ key: 'boattype', label: t('Boat type'), value: nameOf(types, boattype) }] : []),
    ...(capacity ? [{ key: 'capacity', label: t('Capacity'), value: `≥ ${capacity}` }] : []),
    ...(any ? [] : [{ key: 'price', label: t('Price'), value: `≤ ${dollars(price, language)}` }]),
  ];
}

export interface ActiveFiltersProps {
  wanted: ListWanted;
  onChange: (wanted: ListWanted) => void;
}

export function ActiveFilters({ wanted, onChange }: ActiveFiltersProps) {
  const translation = useTranslation();
  const { t } = translation;
  const { rows } = useSnapshot(lookups);
  const { labels: chosen, from, to } = wanted;
  const days = rangeText(from, to);
  const filter = wanted.filter as BoatFilterForm | undefined;
  const status = chosen['status'] as BoatApproval | undefined;
  const needsTypes = Boolean(filter?.boattype);
  useEffect(() => {
    if (needsTypes) void loadLookups(['boattypes']);
  }, [needsTypes]);

  const chips: FilterChip[] = [
    ...(status ? [{ key: 'status', label: t('Status'), value: t(labels.boatApproval[status].text) }] : []),
    ...(days ? [{ key: 'date', label: t('Submitted'), value: days }] : []),
    ...(filter ? filterChips(filter, rows.boattypes, translation) : []),
  ];
  const remove = (key: string): void => {
    if (filter && key === 'price') onChange({ ...wanted, filter: { ...filter, any: true } });
    else if (filter && off.includes(key)) onChange({ ...wanted, filter: { ...filter, [key]: 0 } });
    else if (key === 'status') onChange({ ...wanted, labels: {} });
    else {
      const { from: _first, to: _last, ...rest } = wanted;
      onChange(rest);
    }
  };
  return <FilterChips filters={chips} onRemove={remove} onClear={() => onChange(widened(wanted))} />;
}
