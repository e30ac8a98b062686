import { styled } from '@mui/material/styles';
import { Link } from './link.tsx';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 16,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > a': {
    padding: '8px 12px',
    marginBottom: -1,
    borderBottom: '2px solid transparent',
    borderRadius: '6px 6px 0 0',
    whiteSpace: 'nowrap',
    fontWeight: 500,
    textDecoration: 'none',
    color: theme.vars.palette.text.secondary,
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      color: theme.vars.palette.primary.main,
      borderBottomColor: theme.vars.palette.primary.main,
    },
  },
}));

export interface TabLinksProps {
  label: string;
  tabs: readonly { href: string; text: string; isCurrent: boolean }[];
}

/** The parts of a screen, each with an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <Bar aria-label={label}>
      {tabs.map(({ href, text, isCurrent }) => (
        <Link key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </Bar>
  );
}
