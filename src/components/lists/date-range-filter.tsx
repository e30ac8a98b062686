import { WhenOpen } from '#src/components/page/when-open.tsx';
import type { DateRangeFieldsProps } from './date-range-fields.tsx';
import { FilterButton } from './filter-button.tsx';

const loadFields = () => import('./date-range-fields.tsx').then(({ DateRangeFields }) => DateRangeFields);

export interface DateRangeFilterProps extends DateRangeFieldsProps {
  title: string;
}

export function DateRangeFilter({ title, ...days }: DateRangeFilterProps) {
  return (
    <FilterButton title={title} opensBy="days">
      {(onClose) => <WhenOpen load={loadFields} isOpen props={{ ...days, onClose }} />}
    </FilterButton>
  );
}
