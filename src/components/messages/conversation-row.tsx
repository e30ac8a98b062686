import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { Avatar } from '#src/components/people/avatar.tsx';
import { Link } from '#src/components/page/link.tsx';
import { narrow } from '#src/look/narrow.ts';
import { momentText } from '#src/components/formats/moment.ts';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: 12,
  alignItems: 'center',
  padding: '10px 14px',
  color: 'inherit',
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.sea.primarySoft,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
  },
  '& strong': { display: 'flex', alignItems: 'baseline', fontWeight: 500 },
  '&[data-unread] strong': { fontWeight: 600 },
  '& :is(strong > :first-of-type, p)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& p': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '&[data-unread] p': { color: theme.vars.palette.text.primary },
  '& time': {
    display: 'block',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    color: theme.vars.palette.text.secondary,
  },
  // The name would be cut after some letters: when it was stands below.
  [narrow]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :last-child': {
      gridColumn: 2,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
    },
  },
}));

const Count = styled('span')(({ theme }) => ({
  float: 'inline-end',
  minWidth: 20,
  marginTop: 2,
  padding: '0 6px',
  borderRadius: 10,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  textAlign: 'center',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
}));

const Role = styled('span')(({ theme }) => ({
  flexShrink: 0,
  marginInlineStart: 6,
  fontSize: '0.75rem',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

export interface ConversationRowProps {
  href: string;
  name: string;
  role: string;
  avatar?: string | undefined;
  /** The last message; one that is not by the one of the name says by whom it is. */
  text: string;
  date: string | undefined;
  unread: number;
  isCurrent: boolean;
}

/** One conversation of the list: who, the last words, when, and how many wait. */
export function ConversationRow({
  href,
  name,
  role,
  avatar,
  text,
  date,
  unread,
  isCurrent,
}: ConversationRowProps) {
  const { t } = useTranslation();
  return (
    <Row
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
      data-opener
    >
      <Avatar name={name} src={avatar} size={40} />
      <div>
        <strong>
          <span>{name}</span> <Role>{role}</Role>
        </strong>
        <p>{text}</p>
      </div>
      <div>
        {date && <time dateTime={date}>{momentText(date)}</time>}
        {unread > 0 && (
          <Count>
            <span aria-hidden="true">{unread}</span>
            <span className="visually-hidden">{t('{{count}} unread', { count: unread })}</span>
          </Count>
        )}
      </div>
    </Row>
  );
}
