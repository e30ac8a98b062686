import { styled } from '@mui/material/styles';
import { Card } from '#src/components/card.tsx';

/** The frame of one admin's form: as many fields side by side as fit. */
export const RowFrame = styled(Card)(({ theme }) => ({
  padding: 20,
  overflow: 'visible',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBottom: 16 },
  '& h2': theme.typography.h2,
  '& [data-columns]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))' },
  '& small': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));
