import { styled } from '@mui/material/styles';
import { lowest } from '#src/look/media.ts';

/** What stays in sight at the lower edge while what it belongs to is scrolled. */
export const BottomBar = styled('section')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar - 1,
  bottom: 12,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 12px 10px 16px',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-raised]': { boxShadow: '0 8px 24px -8px rgb(11 31 51 / 22%)' },
  '& > p': { fontSize: '0.8125rem' },
  [lowest]: { position: 'static' },
}));
