import { styled } from '@mui/material/styles';
import type { ButtonHTMLAttributes } from 'react';

const Face = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sea.sunken, color: theme.vars.palette.text.primary },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
  '@media (pointer: coarse)': { width: 44, height: 44 },
}));

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  'aria-label': string;
}

/** A button that shows an icon only. */
export function IconButton(props: IconButtonProps) {
  return <Face type="button" {...props} />;
}
