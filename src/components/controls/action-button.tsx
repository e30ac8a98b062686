import Tooltip from '@mui/material/Tooltip';
import { BusyButton, type BusyButtonProps } from './busy-button.tsx';

export interface ActionButtonProps extends Omit<BusyButtonProps, 'isDead'> {
  /** Why it cannot be pressed now. The button stays reachable, so that the reason can be read. */
  disabledReason?: string | undefined;
}

/** A button that is never silently dead: disabled, it says why. */
export function ActionButton({ disabledReason, busy = false, ...rest }: ActionButtonProps) {
  return (
    <Tooltip
      title={disabledReason ?? ''}
      placement="top-end"
      describeChild
      enterDelay={0}
      enterTouchDelay={0}
    >
      <BusyButton {...rest} busy={busy} isDead={busy || disabledReason !== undefined} />
    </Tooltip>
  );
}
