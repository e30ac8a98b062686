import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.75rem, 50% - 8px), 1fr))',
  gap: '14px 16px',
  '& dt': { fontSize: '0.75rem', lineHeight: '1rem', color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 500, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
}));

export interface SpecTableProps {
  rows: readonly { label: string; value: ReactNode }[];
}

/** §2 Specifications, as terms and values; what is not known is a dash. */
export function SpecTable({ rows }: SpecTableProps) {
  return (
    <List>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined || value === null || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </List>
  );
}
