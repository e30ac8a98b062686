import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';
import { coarse } from '#src/look/media.ts';

/** It stands in what opens by a touch: a finger that misses it narrowly still means it. */
const Box = styled(Checkbox)({
  [coarse]: { '& > input': { inset: -9, width: 44, height: 44 } },
});

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
    <Box
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
