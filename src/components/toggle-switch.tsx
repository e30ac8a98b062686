import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-frame.tsx';

const Row = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 28,
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

const Track = styled('input')(({ theme }) => ({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 34,
  height: 20,
  margin: 0,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.sea.control,
  cursor: 'inherit',
  transition: 'background-color 120ms',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    insetInlineStart: 2,
    width: 16,
    height: 16,
    borderRadius: 8,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: '0 1px 2px rgb(11 31 51 / 30%)',
    transition: 'translate 120ms',
  },
  '&:checked': { backgroundColor: theme.vars.palette.primary.main },
  '&:checked::after': { translate: '14px 0' },
  '&:disabled': { opacity: 0.55 },
}));

export interface ToggleSwitchProps extends Partial<ControlProps> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
}

/** Something that is on or off from now on; a choice that waits for a save is a check box. */
export function ToggleSwitch({ label, checked, onChange, ...rest }: ToggleSwitchProps) {
  return (
    <Row>
      <Track
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Row>
  );
}
