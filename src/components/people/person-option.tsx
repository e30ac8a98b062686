import { styled } from '@mui/material/styles';
import { Avatar } from './avatar.tsx';

/** Somebody to choose. */
export interface Person {
  _id: string;
  name: string;
  email?: string | undefined;
  avatar?: string | undefined;
  /** What else tells two people of one name apart: "Host · Split". */
  note?: string;
}

const Lines = styled('span')(({ theme }) => ({
  minWidth: 0,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}));

/** Who somebody is, on two lines: name, email and where they belong. */
export function PersonOption({ name, email, avatar, note }: Omit<Person, '_id'>) {
  return (
    <>
      <Avatar name={name} src={avatar} size={32} />
      <Lines>
        <span>{name}</span>
        <small>{[email, note].filter(Boolean).join(' · ')}</small>
      </Lines>
    </>
  );
}
