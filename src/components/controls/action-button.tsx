import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { BusyButton, type BusyButtonProps } from './busy-button.tsx';

export interface ActionButtonProps extends Omit<BusyButtonProps, 'isDead'> {
  /** Why it cannot be pressed now. The button stays reachable, so that the reason can be read. */
  disabledReason?: string | undefined;
}

/** A button that is never silently dead: disabled, it says why. */
export function ActionButton({ disabledReason, busy, ...rest }: ActionButtonProps) {
  const isRefused = disabledReason !== undefined;
  const [isAsked, setAsked] = useState(false);
  return (
    <Tooltip
      title={disabledReason ?? ''}
      open={isAsked}
      onOpen={() => setAsked(true)}
      onClose={() => setAsked(false)}
      placement="top-end"
      describeChild
      enterDelay={0}
      enterTouchDelay={0}
      // A reason that is gone leaves at once: what fades away would be empty.
      slotProps={isRefused ? {} : { transition: { timeout: 0 } }}
    >
      {/* The library opens it by a timer that browsers hold back while a finger is down: a short tap is over before. */}
      <BusyButton
        {...rest}
        busy={busy}
        isDead={busy || isRefused}
        onClickCapture={() => setAsked(isRefused)}
      />
    </Tooltip>
  );
}
