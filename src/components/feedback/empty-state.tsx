import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '#src/components/pictures/illustration.tsx';

/** Where a state of a place is shown instead of what it holds. */
export const StatePlace = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: '40px 20px 48px',
  textAlign: 'center',
  '& h2': { ...theme.typography.h2, marginTop: 16 },
  '& p': { maxWidth: '46ch', marginTop: 4, color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '& > div:last-child': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 8,
    marginTop: 20,
  },
}));

export interface EmptyStateProps {
  /** What this place is, or what it holds none of: "Nothing matches". */
  title: string;
  /** Why it is empty, and what will fill it. */
  children: ReactNode;
  /** What to do about it. */
  action?: ReactNode;
  illustration?: IllustrationName;
}

export function EmptyState({ title, children, action, illustration = 'sailboat' }: EmptyStateProps) {
  return (
    <StatePlace>
      <Illustration name={illustration} />
      <h2>{title}</h2>
      <p>{children}</p>
      {action && <div>{action}</div>}
    </StatePlace>
  );
}
