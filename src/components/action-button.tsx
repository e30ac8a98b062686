import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Ring } from './spinner.tsx';

const Anchor = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  '&:hover > [role="tooltip"], &:focus-within > [role="tooltip"]': { opacity: 1, visibility: 'visible' },
});

const Reason = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.tooltip,
  bottom: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: 240,
  padding: '6px 10px',
  borderRadius: 6,
  backgroundColor: '#0B1F33',
  border: '1px solid #22384C',
  color: '#FFFFFF',
  fontSize: 12,
  lineHeight: '16px',
  pointerEvents: 'none',
  opacity: 0,
  visibility: 'hidden',
  transition: 'opacity 120ms',
}));

// The words keep their place, so that the button keeps its width.
const Busy = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > :last-child': { opacity: 0 },
});

export interface ActionButtonProps extends Pick<
  ButtonProps,
  'children' | 'color' | 'fullWidth' | 'size' | 'startIcon' | 'endIcon' | 'type' | 'variant' | 'autoFocus'
> {
  onClick?: () => void;
  /** Why it cannot be pressed now. The button stays reachable, so that the reason can be read. */
  disabledReason?: string;
  busy?: boolean;
}

/** A button that is never silently dead: disabled, it says why; busy, it turns and takes no second click. */
export function ActionButton({
  onClick,
  disabledReason,
  busy = false,
  type = 'button',
  children,
  startIcon,
  ...rest
}: ActionButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined;
  const isDead = isOff || busy;
  const button = (
    <Button
      {...rest}
      type={isDead ? 'button' : type}
      startIcon={busy && startIcon ? <Ring aria-hidden="true" /> : startIcon}
      // Not `loading` or `disabled`: both would throw the focus away.
      aria-busy={busy || undefined}
      aria-disabled={isDead || undefined}
      aria-describedby={isOff ? reasonId : undefined}
      onClick={isDead ? undefined : onClick}
    >
      {busy && !startIcon ? (
        <Busy>
          <Ring aria-hidden="true" />
          <span>{children}</span>
        </Busy>
      ) : (
        children
      )}
    </Button>
  );
  if (!isOff) return button;
  return (
    <Anchor>
      {button}
      <Reason id={reasonId} role="tooltip">
        {disabledReason}
      </Reason>
    </Anchor>
  );
}
