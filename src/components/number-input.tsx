import { useState, type ReactNode } from 'react';
import { ControlFrame, type ControlProps } from './control-frame.tsx';
import styles from './number-input.module.css';

export interface NumberInputProps extends Partial<ControlProps> {
  value: number | undefined;
  /** `undefined` when the field is emptied. */
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** A larger number becomes this one. */
  maximum?: number;
  /** Written inside the field, after the number. */
  unit?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  'aria-label'?: string;
}

/** §2 A non-negative integer, at most `maximum`. What is not a digit is not typed. */
export function NumberInput({
  value,
  onChange,
  maximum = Number.MAX_SAFE_INTEGER,
  unit,
  ...rest
}: NumberInputProps) {
  const [draft, setDraft] = useState<string>();
  const commit = (next: number) => onChange(Math.min(Math.max(next, 0), maximum));
  const step = (by: number) => {
    setDraft(undefined);
    commit((value ?? 0) + by);
  };
  return (
    <ControlFrame>
      <input
        {...rest}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? value ?? ''}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '');
          setDraft(digits === '' ? '' : undefined);
          if (digits === '') onChange(undefined);
          else commit(Number(digits));
        }}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (by === 0 || rest.readOnly) return;
          event.preventDefault();
          step(by);
        }}
        onBlur={() => {
          setDraft(undefined);
          rest.onBlur?.();
        }}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </ControlFrame>
  );
}
