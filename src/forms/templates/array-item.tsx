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
  // Beside the control, not beside its label.
  '& > div + div': { marginTop: 22 },
  // A group has its buttons in the line of its heading, and the whole width for its fields.
  '&[data-item="group"]': {
    position: 'relative',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div + div': { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 8, margin: 0 },
    '& > div:first-of-type > section:first-of-type > h3': { paddingInlineEnd: 136 },
  },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div + div': { marginTop: 0 },
  },
}));

export function ArrayItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, schema } = props;
  return (
    <Row data-item={schema.type === 'object' ? 'group' : 'value'}>
      <div>{children}</div>
      {hasToolbar && <ItemButtons {...buttonsProps} />}
    </Row>
  );
}
