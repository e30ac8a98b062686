/** A button: a native element, because the library's own brings ripples and spinners that nothing here shows. */
import { styled } from '@mui/material/styles';
import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { Ring } from './spinner.tsx';

type Variant = 'contained' | 'outlined' | 'text';
type Tone = 'primary' | 'inherit' | 'error';
type Size = 'small' | 'medium';

const Face = styled('button', {
  shouldForwardProp: (prop) => !['variant', 'tone', 'size', 'fullWidth'].includes(String(prop)),
})<{
  variant: Variant;
  tone: Tone;
  size: Size;
  fullWidth: boolean;
}>(({ theme, variant, tone, size, fullWidth }) => {
  const isSmall = size === 'small';
  const { palette } = theme.vars;
  const color = tone === 'inherit' ? palette.text.primary : palette[tone].main;
  const looks = {
    contained: {
      color: tone === 'inherit' ? palette.text.primary : palette[tone].contrastText,
      backgroundColor: tone === 'inherit' ? palette.sea.sunken : palette[tone].main,
      '&:hover': { backgroundColor: tone === 'inherit' ? palette.sea.sunken : palette[tone].dark },
    },
    outlined: {
      color,
      borderColor: tone === 'inherit' ? palette.divider : color,
      backgroundColor: palette.background.paper,
      '&:hover': {
        borderColor: tone === 'inherit' ? palette.sea.control : color,
        backgroundColor: palette.sea.sunken,
      },
    },
    text: { color, '&:hover': { backgroundColor: palette.sea.sunken } },
  };
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    width: fullWidth ? '100%' : undefined,
    minHeight: isSmall ? 30 : 36,
    padding: isSmall ? '3px 10px' : '5px 14px',
    border: '1px solid transparent',
    borderRadius: 8,
    background: 'none',
    fontSize: isSmall ? 13 : 14,
    fontWeight: 500,
    lineHeight: '22px',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '@media (pointer: coarse)': { minHeight: isSmall ? 36 : 44 },
    '& > svg': { fontSize: 18, flexShrink: 0 },
    ...looks[variant],
    '&:active': { transform: 'translateY(0.5px)' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', transform: 'none' },
    '&[aria-disabled="true"]:not([aria-busy])': { opacity: 0.55 },
    '&[aria-busy]': { cursor: 'progress' },
  };
});

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

type Native = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'autoFocus' | 'aria-expanded' | 'aria-controls'
>;

export interface ActionButtonProps extends Native {
  children: ReactNode;
  variant?: Variant;
  color?: Tone;
  size?: Size;
  fullWidth?: boolean;
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  onClick?: () => void;
  /** Why it cannot be pressed now. The button stays reachable, so that the reason can be read. */
  disabledReason?: string;
  busy?: boolean;
}

/** A button that is never silently dead: disabled, it says why; busy, it turns and takes no second click. */
export function ActionButton({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
  startIcon,
  endIcon,
  onClick,
  disabledReason,
  busy = false,
  type = 'button',
  children,
  ...rest
}: ActionButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined;
  const isDead = isOff || busy;
  const button = (
    <Face
      {...rest}
      variant={variant}
      tone={color}
      size={size}
      fullWidth={fullWidth}
      type={isDead ? 'button' : type}
      // Not `disabled`: it would throw the focus away.
      aria-busy={busy || undefined}
      aria-disabled={isDead || undefined}
      aria-describedby={isOff ? reasonId : undefined}
      onClick={isDead ? undefined : onClick}
    >
      {startIcon}
      {busy ? (
        <Busy>
          <Ring aria-hidden="true" />
          <span>{children}</span>
        </Busy>
      ) : (
        children
      )}
      {endIcon}
    </Face>
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
