// The two numbers of a range; loaded when they are asked for.
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from '#src/language/i18n.ts';

export interface NumberRangeFieldsProps {
  /** As text, both included. */
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string; to: string }) => void;
}

export function NumberRangeFields({ from = '', to = '', onChange }: NumberRangeFieldsProps) {
  const { t } = useTranslation();
  const isBackwards = from !== '' && to !== '' && Number(from) > Number(to);
  const slotProps = { htmlInput: { step: 'any', inputMode: 'decimal' } } as const;
  return (
    <Stack sx={{ gap: 3, p: 2 }}>
      <TextField
        label={t('At least')}
        type="number"
        value={from}
        slotProps={slotProps}
        onChange={({ target }) => onChange({ from: target.value, to })}
      />
      <TextField
        label={t('At most')}
        type="number"
        value={to}
        slotProps={slotProps}
        error={isBackwards}
        helperText={
          isBackwards && (
            <>
              <ErrorOutlineRounded />
              {t('This number is below the first one.')}
            </>
          )
        }
        onChange={({ target }) => onChange({ from, to: target.value })}
      />
    </Stack>
  );
}
