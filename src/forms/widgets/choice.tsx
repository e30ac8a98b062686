import TextField from '@mui/material/TextField';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from '#src/language/i18n.ts';
import { isSame } from '#src/forms/dirty.ts';
import { isLocked } from '#src/forms/is-locked.ts';
import { ariaOf } from './aria-of.ts';

export interface Choice {
  value: unknown;
  name: string;
  isDisabled?: boolean;
}

export interface ChoiceInputProps {
  widget: WidgetProps;
  choices: readonly Choice[];
  onChoose: (value: unknown) => void;
  /** What nothing is called; `false`: something is chosen at all times. */
  none?: string | false;
}

const NONE = '-1';

/** One of a list: the browser's own list, which every keyboard and phone knows. */
export function ChoiceInput({ widget, choices, onChoose, none }: ChoiceInputProps) {
  const { t } = useTranslation();
  const { id, htmlName, label, hideLabel, rawErrors = [] } = widget;
  const chosen = choices.findIndex(({ value }) => isSame(value, widget.value));
  return (
    <TextField
      select
      id={id}
      name={htmlName ?? id}
      label={hideLabel ? undefined : label}
      required={Boolean(widget.required)}
      disabled={isLocked(widget)}
      error={rawErrors.length > 0}
      value={String(chosen)}
      onChange={({ target }) => onChoose(choices[Number(target.value)]?.value)}
      slotProps={{ select: { native: true }, htmlInput: ariaOf(widget) }}
    >
      {none !== false && <option value={NONE}>{none ?? t('Choose…')}</option>}
      {choices.map(({ name, isDisabled = false }, at) => (
        <option key={at} value={at} disabled={isDisabled}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
