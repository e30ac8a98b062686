import { useTranslation } from '#src/i18n.ts';
import type { ControlProps } from './control-props.ts';
import styles from './date-time-input.module.css';
import { joinParts, partsOf, timesOfDay, type DateTimeParts } from './date-time-parts.ts';
import { SelectInput } from './select-input.tsx';
import { TextInput } from './text-input.tsx';

export interface DateTimeInputProps extends Partial<ControlProps> {
  id: string;
  /** ISO, in any zone; shown in UTC. */
  value: string | null | undefined;
  /** ISO in UTC; undefined when emptied; while a part is missing only the other one, which is no valid time. */
  onChange: (value: string | undefined) => void;
  onBlur?: () => void;
  stepMinutes: number;
  disabled?: boolean;
  'aria-required'?: boolean;
}

/** §5 A day and a time of the day in steps. */
export function DateTimeInput({
  id,
  value,
  onChange,
  onBlur,
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
    // Named by the label of the field and its own: "Start Date".
    'aria-labelledby': `${labelId} ${id}-${part}`,
    'aria-describedby': notesId,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
    disabled,
    onBlur,
  });
  return (
    <div id={id} className={styles.pair} role="group" aria-labelledby={labelId} data-together>
      <TextInput
        {...input('date')}
        aria-label={t('Date')}
        type="date"
        value={parts.date}
        onChange={(date) => edit({ date })}
      />
      <SelectInput
        {...input('time')}
        aria-label={t('Time')}
        value={parts.time}
        onChange={(time = '') => edit({ time: String(time) })}
        options={timesOfDay(stepMinutes, parts.time).map((time) => ({ _id: time, name: time }))}
        placeholder={t('Time')}
      />
    </div>
  );
}
