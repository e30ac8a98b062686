import { styled } from '@mui/material/styles';

/** A bordered surface; what stands in it decides its padding. */
export const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
}));
