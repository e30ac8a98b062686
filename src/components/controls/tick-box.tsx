import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import type { InputHTMLAttributes } from 'react';

export interface TickBoxProps extends Pick<CheckboxProps, 'style' | 'disabled'> {
  /** Which row it chooses, translated. */
  label: string;
  isTicked: boolean;
  /** The rows are asked for anew: nothing can be chosen now. The focus stays, which a disabled one would lose. */
  isHeld?: boolean | undefined;
  onTick: (isTicked: boolean, event: MouseEvent) => void;
  /** Further properties of the native control. */
  input?: InputHTMLAttributes<HTMLInputElement>;
}

/** Chooses a row of a list, or all of them. */
export function TickBox({ label, isTicked, isHeld = false, onTick, input, ...looks }: TickBoxProps) {
  return (
    <Checkbox
      {...looks}
      checked={isTicked}
      slotProps={{ input: { ...input, 'aria-label': label, 'aria-disabled': isHeld || undefined } }}
      onChange={({ nativeEvent }, next) => {
        // A change of a tick box is told by a click.
        if (!isHeld) onTick(next, nativeEvent as unknown as MouseEvent);
      }}
    />
  );
}
