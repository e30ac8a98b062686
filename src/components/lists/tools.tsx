import { styled } from '@mui/material/styles';
import type { FocusEvent, ReactNode } from 'react';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBottom: 12,
  '& > search': { flex: '1 1 260px', maxWidth: 420 },
  '& + ul': { marginBottom: 12 },
  [theme.breakpoints.down('sm')]: { '& > search': { flex: '1 1 100%', maxWidth: 'none' } },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'contents',
  // At the end of the line, on one of their own where there is no room.
  '& > span': { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' },
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flex: '1 1 100%',
    gap: 8,
    minWidth: 0,
    // From edge to edge of the screen, with room for the ring around what has the focus.
    margin: '-4px -16px',
    padding: '4px 16px',
    overflowX: 'auto',
    scrollPaddingInline: 16,
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '& > *, & > span > *': { flex: 'none' },
    '& > span': { display: 'contents' },
    '& .MuiTextField-root': { width: 'auto' },
  },
}));

/** A browser leaves a tool of which an edge is in sight where it is. One that is tapped must not move under the finger. */
const bringIntoSight = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export interface ToolsProps {
  search?: ReactNode;
  /** What narrows and arranges the list; what stands at the end of the line in a `span`. */
  children: ReactNode;
}

/** Above a list. On a narrow screen the tools are one line that is moved sideways, so that the rows are in sight. */
export function Tools({ search, children }: ToolsProps) {
  return (
    <Bar>
      {search}
      <Line onFocus={bringIntoSight}>{children}</Line>
    </Bar>
  );
}
