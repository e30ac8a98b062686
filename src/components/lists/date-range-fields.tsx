// The two days of a range; loaded when they are asked for.
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from '#src/language/i18n.ts';

export interface DateRangeFieldsProps {
  /** YYYY-MM-DD in UTC, both days included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from?: string; to?: string }) => void;
}

export function DateRangeFields({ from = '', to = '', onChange }: DateRangeFieldsProps) {
  const { t } = useTranslation();
  const isBackwards = Boolean(from && to && from > to);
  const change = (days: { from: string; to: string }): void =>
    onChange({ ...(days.from ? { from: days.from } : {}), ...(days.to ? { to: days.to } : {}) });
  return (
    <Stack sx={{ gap: 3, p: 2 }}>
      <TextField
        label={t('From')}
        type="date"
        value={from}
        onChange={({ target }) => change({ from: target.value, to })}
      />
      <TextField
        label={t('Until')}
        type="date"
        value={to}
        error={isBackwards}
        helperText={
          isBackwards && (
            <>
              <ErrorOutlineRounded />
              {t('This day lies before the first one.')}
            </>
          )
        }
        onChange={({ target }) => change({ from, to: target.value })}
      />
    </Stack>
  );
}
