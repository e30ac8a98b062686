/** A button: a native element, because the library's own brings ripples and spinners that nothing here shows. */
import { useId, type ButtonHTMLAttributes, type ReactNode } from 'react';
import styles from './action-button.module.css';
import { Ring } from './spinner.tsx';

type Variant = 'contained' | 'outlined' | 'text';
type Tone = 'primary' | 'inherit' | 'error';
type Size = 'small' | 'medium';

type Native = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'type' | 'autoFocus' | 'aria-expanded' | 'aria-controls' | 'aria-label' | 'onPointerEnter'
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
    <button
      {...rest}
      className={styles.face}
      data-variant={variant}
      data-tone={color}
      data-size={size}
      data-wide={fullWidth || undefined}
      type={isDead ? 'button' : type}
      // Not `disabled`: it would throw the focus away.
      aria-busy={busy || undefined}
      aria-disabled={isDead || undefined}
      aria-describedby={isOff ? reasonId : undefined}
      onClick={isDead ? undefined : onClick}
    >
      {startIcon}
      {busy ? (
        <span className={styles.busy}>
          <Ring />
          {/* The words keep their place, so that the button keeps its width. */}
          <span>{children}</span>
        </span>
      ) : (
        children
      )}
      {endIcon}
    </button>
  );
  if (!isOff) return button;
  return (
    <span className={styles.anchor}>
      {button}
      <span id={reasonId} className={styles.reason} role="tooltip">
        {disabledReason}
      </span>
    </span>
  );
}
