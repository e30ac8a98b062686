import type { ReactNode } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';
import { ChevronDown } from './glyphs.tsx';
import styles from './select-input.module.css';

export interface Option {
  _id: string | number;
  name: string;
}

export interface SelectInputProps extends Partial<ControlProps> {
  value: Option['_id'] | undefined;
  onChange: (value: Option['_id'] | undefined) => void;
  options: readonly Option[];
  /** Text of the empty choice; without it the empty choice reads "Choose…". */
  placeholder?: string;
  /** Options' names are keys to translate (fixed lists), not data. */
  translate?: boolean;
  /** Something is chosen at all times: no empty choice is offered. */
  isAlwaysChosen?: boolean;
  onBlur?: () => void;
  onFocus?: () => void;
  start?: ReactNode;
  disabled?: boolean;
  name?: string;
  'aria-label'?: string;
}

/** §2 A dropdown of options with _id and name: the browser's own list, which every keyboard and phone knows. */
export function SelectInput({
  value,
  onChange,
  options,
  placeholder,
  translate,
  isAlwaysChosen,
  start,
  ...rest
}: SelectInputProps) {
  const { t } = useTranslation();
  const chosen = options.findIndex((option) => option._id === value);
  return (
    <ControlFrame className={styles.frame}>
      {start}
      <select
        {...rest}
        value={chosen}
        onChange={(event) => onChange(options[Number(event.target.value)]?._id)}
      >
        {!isAlwaysChosen && <option value={-1}>{placeholder ?? t('Choose…')}</option>}
        {options.map((option, at) => (
          <option key={option._id} value={at}>
            {translate ? t(option.name) : option.name}
          </option>
        ))}
      </select>
      <ChevronDown />
    </ControlFrame>
  );
}
