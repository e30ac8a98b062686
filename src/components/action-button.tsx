import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

const Turning = styled(CircularProgress)({ position: 'absolute', inset: 0, margin: 'auto' });

export interface ActionButtonProps extends ButtonProps {
  /** Why it cannot be pressed now. The button stays reachable, so that the reason can be read. */
  disabledReason?: string | undefined;
  busy?: boolean | undefined;
}

/**
 * A button that is never silently dead: disabled, it says why; busy, it turns and takes no second click. Neither is
 * `disabled` nor the library's `loading`: both throw the focus away.
 */
export function ActionButton({
  disabledReason,
  busy = false,
  type,
  onClick,
  children,
  ...rest
}: ActionButtonProps) {
  const isDead = disabledReason !== undefined || busy;
  return (
    <Tooltip
      title={disabledReason ?? ''}
      placement="top-end"
      describeChild
      enterDelay={0}
      enterTouchDelay={0}
    >
      <Button
        {...rest}
        type={isDead ? 'button' : (type ?? 'button')}
        aria-busy={busy || undefined}
        aria-disabled={isDead || undefined}
        onClick={isDead ? undefined : onClick}
      >
        {busy && <Turning color="inherit" size={16} aria-hidden="true" />}
        {/* The words keep their place, so that the button keeps its width. */}
        <span style={{ opacity: busy ? 0 : undefined }}>{children}</span>
      </Button>
    </Tooltip>
  );
}
