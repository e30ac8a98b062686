import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from '#src/language/i18n.ts';
import type { ControlProps } from './control-props.ts';
import { joinParts, partsOf, timesOfDay, type DateTimeParts } from './date-time-parts.ts';

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(104px, 2fr)',
  gap: 8,
});

export interface DateTimeInputProps extends Partial<ControlProps> {
  id: string;
  /** ISO, in any zone; shown in UTC. */
  value: string | null | undefined;
  /** ISO in UTC; undefined when emptied; while a part is missing only the other one, which is no valid time. */
  onChange: (value: string | undefined) => void;
  stepMinutes: number;
  disabled?: boolean;
  'aria-required'?: boolean;
}

/** §5 A day and a time of the day in steps. */
export function DateTimeInput({
  id,
  value,
  onChange,
  stepMinutes,
  disabled,
  'aria-labelledby': labelId = '',
  'aria-describedby': notesId,
  'aria-invalid': isInvalid,
  'aria-required': isRequired,
}: DateTimeInputProps) {
  const { t } = useTranslation();
  const parts = partsOf(value);
  const edit = (change: Partial<DateTimeParts>) => onChange(joinParts({ ...parts, ...change }));
  const input = (part: keyof DateTimeParts) => ({
    id: `${id}-${part}`,
    disabled: disabled ?? false,
    error: isInvalid ?? false,
  });
  const aria = (part: keyof DateTimeParts) => ({
    // Named by the label of the field and its own: "Start Date".
    'aria-labelledby': `${labelId} ${id}-${part}`,
    'aria-describedby': notesId,
    'aria-required': isRequired,
  });
  return (
    <Pair id={id} role="group" aria-labelledby={labelId} data-together>
      <TextField
        {...input('date')}
        type="date"
        value={parts.date}
        onChange={({ target }) => edit({ date: target.value })}
        slotProps={{ htmlInput: { 'aria-label': t('Date'), ...aria('date') } }}
      />
      <TextField
        {...input('time')}
        select
        value={parts.time}
        onChange={({ target }) => edit({ time: target.value })}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('Time'), ...aria('time') } }}
      >
        <option value="">{t('Time')}</option>
        {timesOfDay(stepMinutes, parts.time).map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </TextField>
    </Pair>
  );
}
