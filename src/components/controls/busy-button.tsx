import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';

const Turning = styled(CircularProgress)({ position: 'absolute', inset: 0, margin: 'auto' });

export interface BusyButtonProps extends ButtonProps {
  /** It turns and takes no second click. */
  busy?: boolean | undefined;
  /** It can be reached, and does nothing. */
  isDead?: boolean;
  /** Each click of a double click counts, and each press of a held key, as where one goes on by it. */
  isRepeated?: boolean;
}

/** The second click of a double click does nothing: the next step, or the next row, may stand in its place by then. */
const once =
  (onClick: ButtonProps['onClick']): ButtonProps['onClick'] =>
  (event) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };

/** Nor does a key that is held: it presses a button over and over. */
const heldOnce: ButtonProps['onKeyDown'] = (event) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** A button that waits. Neither `disabled` nor the library's `loading`: both throw the focus away. */
export function BusyButton({
  busy = false,
  isDead = busy,
  isRepeated = false,
  type,
  onClick,
  children,
  ...rest
}: BusyButtonProps) {
  return (
    <Button
      {...rest}
      type={isDead ? 'button' : (type ?? 'button')}
      aria-busy={busy || undefined}
      aria-disabled={isDead || undefined}
      onKeyDown={isRepeated ? undefined : heldOnce}
      onClick={isDead ? undefined : isRepeated ? onClick : once(onClick)}
    >
      {busy && <Turning color="inherit" size={16} aria-hidden="true" />}
      {/* The words keep their place, so that the button keeps its width. */}
      <span style={{ opacity: busy ? 0 : undefined }}>{children}</span>
    </Button>
  );
}
