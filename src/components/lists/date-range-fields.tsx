// The two days of a range; loaded when they are asked for.
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { today } from '#schemas/days.ts';
import type { DayRange } from '#schemas/table.ts';
import { useTranslation } from '#src/language/i18n.ts';

export interface DateRangeFieldsProps {
  /** YYYY-MM-DD in UTC, both days included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (days: { from?: string; to?: string }) => void;
  /** Days that are often asked for. */
  ranges?: readonly DayRange[];
}

export function DateRangeFields({
  from = '',
  to = '',
  onChange,
  ranges = [],
  onClose,
}: DateRangeFieldsProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const isBackwards = Boolean(from && to && from > to);
  const change = (days: { from: string; to: string }): void =>
    onChange({ ...(days.from ? { from: days.from } : {}), ...(days.to ? { to: days.to } : {}) });
  const often = ranges.map(({ title, ...days }) => ({
    title,
    from: days.from === undefined ? '' : today(days.from),
    to: days.to === undefined ? '' : today(days.to),
  }));
  return (
    <Stack sx={{ gap: 3, p: 2 }}>
      {often.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {often.map((days) => (
            <Chip
              key={days.title}
              label={t(days.title)}
              aria-pressed={days.from === from && days.to === to}
              color={days.from === from && days.to === to ? 'primary' : 'default'}
              onClick={() => {
                change(days);
                onClose();
              }}
            />
          ))}
        </Stack>
      )}
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
