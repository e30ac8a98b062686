import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ControlProps } from './control-frame.tsx';

const Row = styled('label')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: 24,
  padding: '2px 0',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { padding: '10px 0' },
}));

const Box = styled('span')(({ theme }) => ({
  position: 'relative',
  flexShrink: 0,
  width: 18,
  height: 18,
  marginTop: 1,
  '& > input': {
    appearance: 'none',
    width: 18,
    height: 18,
    margin: 0,
    borderRadius: 5,
    border: `1.5px solid ${theme.vars.palette.sea.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'inherit',
    transition: 'background-color 90ms, border-color 90ms',
    '&:hover:enabled': { borderColor: theme.vars.palette.primary.main },
    '&:checked': {
      borderColor: theme.vars.palette.primary.main,
      backgroundColor: theme.vars.palette.primary.main,
    },
    '&:disabled': { opacity: 0.55 },
    '&[aria-invalid]': { borderColor: theme.vars.palette.error.main },
  },
  '& > svg': {
    position: 'absolute',
    inset: 1,
    fontSize: 16,
    color: theme.vars.palette.primary.contrastText,
    pointerEvents: 'none',
    opacity: 0,
  },
  '& > input:checked + svg': { opacity: 1 },
}));

const Text = styled('span')(({ theme }) => ({
  lineHeight: '20px',
  '& > small': {
    display: 'block',
    fontSize: 12,
    lineHeight: '16px',
    color: theme.vars.palette.text.secondary,
  },
}));

export interface CheckBoxProps extends Partial<ControlProps> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A quieter second line under the label. */
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
}

export function CheckBox({ label, hint, checked, onChange, ...rest }: CheckBoxProps) {
  return (
    <Row>
      <Box>
        <input
          {...rest}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <CheckRounded aria-hidden="true" />
      </Box>
      <Text>
        {label}
        {hint && <small>{hint}</small>}
      </Text>
    </Row>
  );
}
