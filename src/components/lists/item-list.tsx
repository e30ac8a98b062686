import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { catalogueIcon } from '#src/look/catalogue-icon.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
  gap: '10px 16px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, minWidth: 0, overflowWrap: 'anywhere' },
  '& img, & svg': { width: 20, height: 20, flexShrink: 0, objectFit: 'contain' },
  '& svg': { fontSize: '1.125rem', color: theme.vars.palette.success.main },
  '& [data-unallowed] svg': { color: theme.vars.palette.error.main },
  '& img': catalogueIcon(theme),
}));

export interface ItemListProps {
  /** Not known yet, or not at all: a dash. */
  items: readonly { _id: string | number; title: string; icon?: string }[] | undefined;
  /** What a list of forbidden things shows before each. */
  kind?: 'allowed' | 'unallowed';
  /** Said when there is none. */
  empty: string;
}

/** §2 Accessories, allowed and unallowed things: icon and title. */
export function ItemList({ items, kind = 'allowed', empty }: ItemListProps) {
  if (!items) return <p>–</p>;
  if (items.length === 0) return <p>{empty}</p>;
  const Mark = kind === 'allowed' ? CheckRounded : BlockRounded;
  return (
    <List>
      {items.map(({ _id, title, icon }) => (
        <li key={_id} data-unallowed={kind === 'unallowed' || undefined}>
          {icon ? <img src={icon} alt="" loading="lazy" /> : <Mark aria-hidden="true" />}
          {title}
        </li>
      ))}
    </List>
  );
}
