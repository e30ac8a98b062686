import { styled } from '@mui/material/styles';
import { TimeStamp } from '#src/components/formats/time-stamp.tsx';
import type { ReactNode } from 'react';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& > li': { paddingInlineStart: 12, borderInlineStart: `2px solid ${theme.vars.palette.primary.main}` },
  '& > li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    fontSize: '0.8125rem',
  },
  '& time': { color: theme.vars.palette.text.secondary },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

export interface ListedNote {
  number: number;
  /** ISO 8601 in UTC. */
  at: string;
  who: string;
  text: string;
  /** What can be done about it. */
  end?: ReactNode;
}

/** What staff noted, newest first. */
export function NoteList({ notes }: { notes: readonly ListedNote[] }) {
  return (
    <List>
      {notes.map(({ number, at, who, text, end }) => (
        <li key={number}>
          <div>
            <strong>{who}</strong>
            <TimeStamp at={at} />
            {end}
          </div>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
