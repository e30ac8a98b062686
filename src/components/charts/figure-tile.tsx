import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '#src/components/page/link.tsx';

const Tile = styled(Link)(({ theme }) => ({
  display: 'grid',
  // The figures of a row stand on one line, however many lines their titles have.
  gridTemplateRows: '1fr',
  gap: 8,
  height: '100%',
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.sea.control },
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, fontSize: '0.8125rem', fontWeight: 500 },
  '& strong': {
    fontSize: '1.75rem',
    lineHeight: '2rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
}));

/** Several, side by side. */
export const FigureTiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.375rem, 100%), 1fr))',
  gap: 16,
  marginBottom: 24,
});

export interface FigureTileProps {
  href: string;
  title: string;
  icon: ReactNode;
  /** As it is read. */
  figure: string;
  /** What it is held against. */
  comparison?: ReactNode;
}

/** A number that leads to what it counts. */
export function FigureTile({ href, title, icon, figure, comparison }: FigureTileProps) {
  return (
    <Tile href={href}>
      <span>
        {icon}
        {title}
      </span>
      <strong>{figure}</strong>
      {comparison && <small>{comparison}</small>}
    </Tile>
  );
}
