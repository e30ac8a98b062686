import type { ReactNode } from 'react';
import styles from './check-box.module.css';
import type { ControlProps } from './control-frame.tsx';
import { Check } from './glyphs.tsx';

export interface CheckBoxProps extends Partial<ControlProps> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A quieter second line under the label. */
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
}

export function CheckBox({ label, hint, checked, onChange, ...rest }: CheckBoxProps) {
  return (
    <label className={styles.row}>
      <span className={styles.box}>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check />
      </span>
      <span className={styles.text}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
