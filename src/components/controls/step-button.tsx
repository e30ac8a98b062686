import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

export interface StepButtonProps extends IconButtonProps {
  /** It can be reached, and does nothing: there is no further step. */
  isDead?: boolean;
}

/** A button with an icon that takes one step. Not `disabled` by the last one: that would throw the focus away. */
export const StepButton = ({ isDead = false, onClick, ...rest }: StepButtonProps) => (
  <IconButton {...rest} aria-disabled={isDead || undefined} onClick={isDead ? undefined : onClick} />
);
