// The views of a list as links, and what else can be done below them.
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from '#src/components/page/link.tsx';

export interface ViewLink {
  id: string;
  /** Translated. */
  name: string;
  href: string;
  /** The list is shown like that now. */
  isPresent: boolean;
  /** What there is to know of it, translated. */
  notes?: readonly string[];
}

const Frame = styled('div')(({ theme }) => ({
  minWidth: 220,
  maxWidth: 320,
  padding: 8,
  '& li > a': {
    display: 'grid',
    padding: '7px 10px',
    borderRadius: 6,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& li > a:hover': { backgroundColor: theme.vars.palette.sea.sunken },
  '& li > a[aria-current]': { backgroundColor: theme.vars.palette.sea.primarySoft, fontWeight: 600 },
  '& small': { fontSize: '0.75rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > div': {
    display: 'grid',
    justifyItems: 'start',
    marginTop: 8,
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

export interface ViewLinksProps {
  views: readonly ViewLink[];
  onFollow: () => void;
  /** Buttons. */
  children?: ReactNode;
}

export function ViewLinks({ views, onFollow, children }: ViewLinksProps) {
  return (
    <Frame>
      <ul>
        {views.map(({ id, name, href, isPresent, notes = [] }) => (
          <li key={id}>
            <Link href={href} aria-current={isPresent ? 'true' : undefined} onClick={onFollow}>
              {name}
              {notes.length > 0 && <small>{notes.join(' · ')}</small>}
            </Link>
          </li>
        ))}
      </ul>
      <div>{children}</div>
    </Frame>
  );
}
