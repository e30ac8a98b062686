import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { Link } from './link.tsx';

const Bar = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 20,
  // The line below the links runs under the one of the chosen section.
  boxShadow: `inset 0 -1px ${theme.vars.palette.divider}`,
  // A finger moves the bar; a mouse cannot, so that there every section is in sight.
  flexWrap: 'wrap',
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
  '& > a': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 12px 2px',
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current]': {
      // No border: where people have chosen their own colours each would have one.
      boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
      color: theme.vars.palette.text.primary,
    },
  },
}));

export interface SectionLinksProps {
  /** Of the whole bar: "Data". */
  label: string;
  sections: readonly { key: string; title: string; href: string }[];
  current: string;
}

/** The parts of a screen, each with an address of its own. */
export function SectionLinks({ label, sections, current }: SectionLinksProps) {
  const bar = useRef<HTMLElement>(null);
  // On a narrow screen the chosen one may lie beyond the edge.
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]');
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Bar ref={bar} aria-label={label}>
      {sections.map(({ key, title, href }) => (
        <Link key={key} href={href} aria-current={key === current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </Bar>
  );
}
