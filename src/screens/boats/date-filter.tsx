import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useTranslation } from '#src/i18n.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { Disclosure } from '#src/components/disclosure.tsx';
import { Field } from '#src/components/field.tsx';
import { TextInput } from '#src/components/text-input.tsx';

export interface DateFilterProps {
  /** YYYY-MM-DD in UTC, both days included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (dates: { from: string | undefined; to: string | undefined }) => void;
}

export function DateFilter({ from, to, onChange }: DateFilterProps) {
  const { t } = useTranslation();
  const isBackwards = Boolean(from && to && from > to);
  return (
    <Disclosure
      label={t('Filter By Date')}
      align="start"
      button={(control) => (
        <ActionButton {...control} variant="outlined" color="inherit" endIcon={<ExpandMoreRounded />}>
          {t('Filter By Date')}
        </ActionButton>
      )}
    >
      {() => (
        <div style={{ display: 'grid', gap: 12, padding: 8 }}>
          <Field label={t('Submitted from')}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={from ?? ''}
                onChange={(day) => onChange({ from: day || undefined, to })}
              />
            )}
          </Field>
          <Field
            label={t('Submitted until')}
            {...(isBackwards ? { error: t('This day lies before the first one.') } : {})}
          >
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={to ?? ''}
                onChange={(day) => onChange({ from, to: day || undefined })}
              />
            )}
          </Field>
        </div>
      )}
    </Disclosure>
  );
}
