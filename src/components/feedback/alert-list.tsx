import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import MarkunreadOutlined from '@mui/icons-material/MarkunreadOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useId, type MouseEvent } from 'react';
import { useTranslation, type Text } from '#src/language/i18n.ts';
import { Link } from '#src/components/page/link.tsx';
import { TimeStamp } from '#src/components/formats/time-stamp.tsx';

export interface ListedAlert {
  id: string;
  message: Text;
  /** ISO date-time. */
  at: string;
  /** What it belongs to. */
  kind?: string;
  isUnread?: boolean;
  /** Where the thing is that it is about. */
  href?: string | undefined;
}

const List = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: 8,
    padding: '8px 4px 8px 13px',
    fontSize: '0.8125rem',
    '&[data-unread]': {
      paddingInlineStart: 10,
      borderInlineStart: `3px solid ${theme.vars.palette.primary.main}`,
      fontWeight: 600,
    },
    '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

const None = styled('p')(({ theme }) => ({ padding: 12, color: theme.vars.palette.text.secondary }));

export interface AlertListProps<Alert extends ListedAlert> {
  /** The latest first. */
  alerts: readonly Alert[];
  /** What is said when there are none. */
  none?: string;
  onFollow: (alert: Alert, event: MouseEvent) => void;
  onMark: (alert: Alert, isUnread: boolean) => void;
}

/** What has arrived, each message leading to what it is about. */
export function AlertList<Alert extends ListedAlert>({
  alerts,
  none,
  onFollow,
  onMark,
}: AlertListProps<Alert>) {
  const { t } = useTranslation();
  const id = useId();
  if (alerts.length === 0)
    return (
      <None>{none ?? t('Nothing new. New boats, bookings and cancel requests are announced here.')}</None>
    );
  return (
    <List>
      {alerts.map((alert, index) => {
        const { href, message, kind, at, isUnread = false } = alert;
        const said = `${id}${index}`;
        return (
          <li key={alert.id} data-unread={isUnread || undefined}>
            <div>
              {href === undefined ? (
                <span id={said}>{t(message)}</span>
              ) : (
                <Link id={said} href={href} onClick={(event) => onFollow(alert, event)}>
                  {t(message)}
                </Link>
              )}
              <small>
                {kind && `${t(kind)} · `}
                <TimeStamp at={at} />
              </small>
            </div>
            <IconButton
              size="small"
              aria-label={isUnread ? t('Mark as read') : t('Mark as unread')}
              aria-describedby={said}
              onClick={() => onMark(alert, !isUnread)}
            >
              {isUnread ? <DraftsOutlined fontSize="small" /> : <MarkunreadOutlined fontSize="small" />}
            </IconButton>
          </li>
        );
      })}
    </List>
  );
}
