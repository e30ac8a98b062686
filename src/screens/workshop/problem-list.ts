// A list of what is wrong.
import { styled } from '@mui/material/styles';

export const ProblemList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  marginTop: 12,
  color: theme.vars.palette.error.main,
  '& > li': { overflowWrap: 'anywhere' },
}));
