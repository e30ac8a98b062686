import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import DoneRounded from '@mui/icons-material/DoneRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { timeText } from '#src/components/formats/moment.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: 'min(76%, 62ch)',
  '& > p': {
    maxWidth: '100%',
    padding: '8px 12px',
    borderRadius: '12px 12px 12px 4px',
    backgroundColor: theme.vars.palette.sea.sunken,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& > small': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: 'calc(100% - 8px)',
    margin: '2px 4px 0',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { fontSize: '0.9375rem' },
  },
  '&[data-own]': {
    alignSelf: 'flex-end',
    alignItems: 'flex-end',
    '& > p': {
      borderRadius: '12px 12px 4px 12px',
      backgroundColor: theme.vars.palette.sea.primarySoft,
    },
  },
  [theme.breakpoints.down('sm')]: { maxWidth: '90%' },
}));

export interface MessageBubbleProps {
  text: string;
  /** Who wrote it. */
  author: string;
  date: string | undefined;
  /** Written by staff, or by itself: on the right. */
  isOwn: boolean;
  /** Whether the marketplace handed it over; of own messages only. */
  isDelivered: boolean;
}

/** One message: the words, who wrote them and when, and whether they have arrived. */
export function MessageBubble({ text, author, date, isOwn, isDelivered }: MessageBubbleProps) {
  const { t } = useTranslation();
  const Sign = isDelivered ? DoneAllRounded : DoneRounded;
  return (
    <Line data-own={isOwn || undefined}>
      <p>{text}</p>
      <small>
        <span>{author}</span>
        {date !== undefined && <time dateTime={date}>{t('{{time}} UTC', { time: timeText(date) })}</time>}
        {isOwn && (
          <>
            <Sign aria-hidden="true" />
            {isDelivered ? t('Delivered') : t('Sent')}
          </>
        )}
      </small>
    </Line>
  );
}
