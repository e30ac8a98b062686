// Filters by one row that is referred to, or by numbers; what is within is loaded when it is opened.
import { useCallback } from 'react';
import { permissionToRefer } from '#schemas/references.ts';
import { queryKeysOf, type Filter } from '#schemas/table.ts';
import { FilterButton } from '#src/components/lists/filter-button.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { references } from '#src/layout/editing/references.ts';
import { refusal } from '#src/stores/refusals.ts';

const loadPicker = () => import('./load-reference-filter.ts').then((all) => all.ReferenceFilter);
const loadNumbers = () =>
  import('#src/components/lists/number-range-fields.tsx').then((all) => all.NumberRangeFields);

export interface ValueFilterProps {
  filter: Filter;
  /** What is chosen, by its key in the address. */
  chosen: Readonly<Record<string, string>>;
  onChange: (chosen: Record<string, string>) => void;
}

export function ValueFilter({ filter, chosen, onChange }: ValueFilterProps) {
  const { t } = useTranslation();
  const { key, title, kind, refersTo = '' } = filter;
  const find = useCallback((text: string) => references.find(refersTo, text), [refersTo]);
  const permission = permissionToRefer(refersTo);
  if (kind === 'reference' && (!permission || refusal(permission) !== undefined)) return null;
  const [from, to] = queryKeysOf(filter);
  return (
    <FilterButton title={title}>
      {(close) =>
        kind === 'reference' ? (
          <WhenOpen
            load={loadPicker}
            isOpen
            props={{
              title: t(title),
              list: refersTo,
              id: chosen[key],
              find,
              get: references.get,
              onChange: (next) => {
                onChange(next ? { [key]: next.id } : {});
                close();
              },
            }}
          />
        ) : (
          <WhenOpen
            load={loadNumbers}
            isOpen
            props={{
              from: chosen[from ?? ''],
              to: chosen[to ?? ''],
              onChange: (range) =>
                onChange({
                  ...(from && range.from ? { [from]: range.from } : {}),
                  ...(to && range.to ? { [to]: range.to } : {}),
                }),
            }}
          />
        )
      }
    </FilterButton>
  );
}
