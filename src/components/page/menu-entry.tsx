// A menu that leads to other screens, as rows that tell the state of what is behind them.
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ErrorOutlineRounded from '@mui/icons-material/ErrorOutlineRounded';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from './link.tsx';

const Title = styled('span')({ flex: '1 1 auto', minWidth: '40%', fontWeight: 500 });

const State = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'end',
  '& > svg': { fontSize: '1rem' },
  '&[data-tone=ok]': { color: theme.vars.palette.success.main },
  '&[data-tone=missing]': { color: theme.vars.palette.warning.main },
}));

/** The frame around the rows; a `nav` around it names the menu. */
export const MenuEntries = styled(List)(({ theme }) => ({
  overflow: 'hidden',
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export interface MenuEntryProps {
  href: string;
  icon: ReactNode;
  title: string;
  /** "3/5", "2", "missing" */
  state?: string;
  tone?: 'ok' | 'missing';
}

const signs = { ok: CheckCircleRounded, missing: ErrorOutlineRounded };

/** One row of `MenuEntries`. */
export function MenuEntry({ href, icon, title, state, tone }: MenuEntryProps) {
  const Sign = tone && signs[tone];
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        href={href}
        sx={{ gap: 3, minHeight: 52, color: 'text.primary', '& > svg': { color: 'text.secondary' } }}
      >
        {icon}
        <Title>{title}</Title>
        {state !== undefined && (
          <State data-tone={tone}>
            {Sign && <Sign />}
            {state}
          </State>
        )}
        <ChevronRightRounded />
      </ListItemButton>
    </ListItem>
  );
}
