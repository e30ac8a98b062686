import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { Avatar } from './avatar.tsx';
import { Card } from '#src/components/page/card.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';

/** The frame of one admin's form: as many fields side by side as fit. */
export const AccountFrame = styled(Card)(({ theme }) => ({
  padding: 20,
  overflow: 'visible',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBottom: 16 },
  '& h2': { ...theme.typography.h2, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-columns]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))' },
  // The email is the longest.
  [theme.breakpoints.up('lg')]: { '& [data-columns]': { gridTemplateColumns: '1fr 1fr 1.4fr 1fr 1fr' } },
  '& small': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export interface AccountCardProps {
  name: string;
  avatar?: string | undefined;
  role?: StatusLabel | undefined;
  /** It is the account of who looks at it. */
  isOwn?: boolean;
  children: ReactNode;
}

/** Whose account it is, above the form that changes it. */
export function AccountCard({ name, avatar, role, isOwn = false, children }: AccountCardProps) {
  const { t } = useTranslation();
  return (
    <AccountFrame aria-label={name}>
      <header>
        <Avatar name={name} src={avatar} size={32} />
        <h2>{name}</h2>
        {role && <StatusChip {...role} />}
        {isOwn && <small>{t('This is you')}</small>}
      </header>
      {children}
    </AccountFrame>
  );
}
