import { styled } from '@mui/material/styles';

/** What is written beside what becomes of it; below each other where there is no room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& article': { padding: 20, overflow: 'visible' },
  '& article > h2': { ...theme.typography.h2, marginBottom: 12 },
  '& > div': { display: 'grid', gap: 24 },
}));
