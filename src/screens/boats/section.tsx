// A titled part of the boat's page.
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 20,
  minWidth: 0,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > h2': theme.typography.h2,
}));

export interface SectionProps {
  /** Without one, what is inside is named and headed by itself. */
  title?: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  const id = useId();
  if (title === undefined) return <Frame as="div">{children}</Frame>;
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}
