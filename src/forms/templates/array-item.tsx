import { styled } from '@mui/material/styles';
import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { ItemButtons } from './item-buttons.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  padding: 12,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export function ArrayItemTemplate({ children, buttonsProps, hasToolbar }: ArrayFieldItemTemplateProps) {
  return (
    <Row data-item>
      <div>{children}</div>
      {hasToolbar && <ItemButtons {...buttonsProps} />}
    </Row>
  );
}
