import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { DateRangeFieldsProps } from './date-range-fields.tsx';

const loadFields = () => import('./date-range-fields.tsx').then(({ DateRangeFields }) => DateRangeFields);

export interface DateRangeFilterProps extends DateRangeFieldsProps {
  title: string;
}

export function DateRangeFilter({ title, ...days }: DateRangeFilterProps) {
  const { t } = useTranslation();
  return (
    <Disclosure
      label={t(title)}
      align="start"
      button={(control) => (
        <Button {...control} variant="outlined" color="inherit" endIcon={<ExpandMoreRounded />}>
          {t(title)}
        </Button>
      )}
    >
      {() => <WhenOpen load={loadFields} isOpen props={days} />}
    </Disclosure>
  );
}
