import { styled } from '@mui/material/styles';

/** The figures beside the picture of a refund; one below the other where there is no room. */
export const RefundColumns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
    '& > [data-whole]': { gridColumn: '1 / -1' },
  },
});
