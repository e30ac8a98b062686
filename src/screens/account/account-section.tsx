import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Card } from '#src/components/page/card.tsx';

const Frame = styled(Card)(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  padding: 20,
  overflow: 'visible',
  '& > h2': theme.typography.h2,
  '& > p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 16 },
})) as typeof Card;

export interface AccountSectionProps {
  /** Translated. */
  title: string;
  children: ReactNode;
}

/** One part of the account under its own heading. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
