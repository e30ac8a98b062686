// What Filter narrows the boats by, each a chip that takes it off again.
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { BoatFilterForm } from '#schemas/types.ts';
import type { FilterChip } from '#src/components/lists/filter-chips.tsx';
import { dollars, measure } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { loadLookups, lookups, nameOf } from '#src/stores/lookups.ts';

export function useFilterChips(
  filter: BoatFilterForm | undefined,
  onFilter: (filter: BoatFilterForm) => void,
): FilterChip[] {
  const { t, language } = useTranslation();
  const { rows } = useSnapshot(lookups);
  const needsTypes = Boolean(filter?.boattype);
  useEffect(() => {
    if (needsTypes) void loadLookups(['boattypes']);
  }, [needsTypes]);

  if (!filter) return [];
  const { size, boattype, capacity, price, any } = filter;
  const chip = (key: string, label: string, value: string, off: Partial<BoatFilterForm>): FilterChip => ({
    key,
    label,
    value,
    remove: () => onFilter({ ...filter, ...off }),
  });
  const least = (figure: number): string => `≥ ${measure(figure, language)}`;
  return [
    ...(size ? [chip('size', t('Size(ft)'), least(size), { size: 0 })] : []),
    ...(boattype
      ? [chip('boattype', t('Boat type'), nameOf(rows.boattypes, boattype), { boattype: 0 })]
      : []),
    ...(capacity ? [chip('capacity', t('Capacity'), least(capacity), { capacity: 0 })] : []),
    ...(any ? [] : [chip('price', t('Price'), `≤ ${dollars(price, language)}`, { any: true })]),
  ];
}
