import type { ReactNode } from 'react';
import type { ControlProps } from './control-frame.tsx';
import styles from './toggle-switch.module.css';

export interface ToggleSwitchProps extends Partial<ControlProps> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** Something that is on or off from now on; a choice that waits for a save is a check box. */
export function ToggleSwitch({ label, checked, onChange, ...rest }: ToggleSwitchProps) {
  return (
    <label className={styles.row}>
      <input
        {...rest}
        className={styles.track}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
