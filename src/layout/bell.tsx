// §2 bell: what has arrived over the realtime channel, with the number unread.
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { IconButton } from '#src/components/icon-button.tsx';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { Disclosure } from '#src/components/disclosure.tsx';
import { alerts, markAlertsRead } from '#src/stores/alerts.ts';

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 2,
  insetInlineEnd: 2,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 8,
  fontSize: 11,
  lineHeight: '16px',
  color: theme.vars.palette.error.contrastText,
  backgroundColor: theme.vars.palette.error.main,
}));

const List = styled('ul')(({ theme }) => ({
  '& li': { padding: '8px 10px', borderRadius: 6, fontSize: 13 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& time': { display: 'block', fontSize: 12, color: theme.vars.palette.text.secondary },
}));

const None = styled('p')(({ theme }) => ({ padding: 12, color: theme.vars.palette.text.secondary }));

const timeOf = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

export function Bell() {
  const { t } = useTranslation();
  const { received, unread } = useSnapshot(alerts);
  return (
    <Disclosure
      label={t('Alerts')}
      onOpen={markAlertsRead}
      button={(control) => (
        <IconButton
          {...control}
          aria-label={unread > 0 ? t('Alerts, {{count}} unread', { count: unread }) : t('Alerts')}
        >
          <NotificationsNoneRounded />
          {unread > 0 && <Count aria-hidden="true">{unread}</Count>}
        </IconButton>
      )}
    >
      {() =>
        received.length === 0 ? (
          <None>{t('Nothing new. New boats, bookings and cancel requests are announced here.')}</None>
        ) : (
          <List>
            {received.map(({ id, message, at }) => (
              <li key={id}>
                {message}
                <time dateTime={at}>{timeOf(at)}</time>
              </li>
            ))}
          </List>
        )
      }
    </Disclosure>
  );
}
