import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Disclosure } from '#src/components/page/disclosure.tsx';

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
      )}
    </Disclosure>
  );
}
