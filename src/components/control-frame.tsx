import { styled } from '@mui/material/styles';

/** What a labelled field hands to the control inside it, so that label, help and error are tied to the input itself. */
export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The box of every typed control: one border, one focus ring, room for adornments. */
export const ControlFrame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 36,
  padding: '0 10px',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.sea.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  transition: 'border-color 90ms, box-shadow 90ms',
  '& > svg': { flexShrink: 0, fontSize: 18, color: theme.vars.palette.text.secondary },
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '&:has(:is(input, textarea, select):focus)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}, 0 0 0 4px ${theme.vars.palette.sea.primarySoft}`,
  },
  '&:has([aria-invalid])': { borderColor: theme.vars.palette.error.main },
  '&:has([aria-invalid]:focus)': {
    boxShadow: `0 0 0 1px ${theme.vars.palette.error.main}, 0 0 0 4px ${theme.vars.palette.error.light}`,
  },
  '&:has(:is(input, textarea, select):is(:disabled, :read-only:not(select)))': {
    backgroundColor: theme.vars.palette.sea.sunken,
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.text.secondary,
  },
  '& :is(input, textarea, select)': {
    flex: 1,
    minWidth: 0,
    width: '100%',
    padding: '7px 0',
    border: 0,
    outline: 0,
    background: 'none',
    lineHeight: '20px',
    color: 'inherit',
    opacity: 1,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:-webkit-autofill': {
      boxShadow: `0 0 0 40px ${theme.vars.palette.sea.primarySoft} inset`,
      borderRadius: 2,
    },
  },
  '& textarea': { minHeight: 88, resize: 'vertical' },
  // Below 16 px a phone zooms into the field it focuses.
  '@media (pointer: coarse)': { minHeight: 44, '& :is(input, textarea, select)': { fontSize: 16 } },
}));
