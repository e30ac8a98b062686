import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useTranslation } from '#src/i18n.ts';
import Button from '@mui/material/Button';
import { Disclosure } from '../disclosure.tsx';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import styles from './filters.module.css';

export interface DateRangeFilterProps {
  title: string;
  /** YYYY-MM-DD in UTC, both days included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from?: string; to?: string }) => void;
}

export function DateRangeFilter({ title, from = '', to = '', onChange }: DateRangeFilterProps) {
  const { t } = useTranslation();
  const isBackwards = Boolean(from && to && from > to);
  const change = (days: { from: string; to: string }): void =>
    onChange({ ...(days.from ? { from: days.from } : {}), ...(days.to ? { to: days.to } : {}) });
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
      {() => (
        <div className={styles.dates}>
          <Field label={t('From')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={from}
                onChange={(day) => change({ from: day, to })}
              />
            )}
          </Field>
          <Field
            label={t('Until')}
            {...(isBackwards ? { error: t('This day lies before the first one.') } : {})}
          >
            {(control) => (
              <TextInput {...control} type="date" value={to} onChange={(day) => change({ from, to: day })} />
            )}
          </Field>
        </div>
      )}
    </Disclosure>
  );
}
