// §2 bell: what has arrived over the realtime channel, with the number unread.
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import { IconButton } from '#src/components/icon-button.tsx';
import { styled } from '@mui/material/styles';
import { useContext, type MouseEvent } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { Disclosure } from '#src/components/disclosure.tsx';
import { Link, NavigationContext } from '#src/components/link.tsx';
import { paths } from '#src/paths.ts';
import { alerts, markAlertsRead } from '#src/stores/alerts.ts';
import { currentBoat, openBoat } from '#src/stores/current-boat.ts';
import type { ReceivedAlert } from '#src/stores/kept-alerts.ts';
import { toast } from '#src/stores/toasts.ts';

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
  '& a': { color: theme.vars.palette.primary.main },
  '& li': { padding: '8px 10px', borderRadius: 6, fontSize: 13 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& time': { display: 'block', fontSize: 12, color: theme.vars.palette.text.secondary },
}));

const None = styled('p')(({ theme }) => ({ padding: 12, color: theme.vars.palette.text.secondary }));

const timeOf = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

const bookingAt = (id: string): string => `${paths.bookings}?row=${encodeURIComponent(id)}`;

/** The message, leading to what it is about where it says so. */
function Message({ alert, onFollow }: { alert: ReceivedAlert; onFollow: () => void }) {
  const { navigate } = useContext(NavigationContext);
  const { message, boatId, bookingId } = alert;
  if (bookingId !== undefined)
    return (
      <Link href={bookingAt(bookingId)} onClick={onFollow}>
        {message}
      </Link>
    );
  if (boatId === undefined) return message;
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onFollow();
    void openBoat(boatId).then((isOpen) =>
      isOpen ? navigate(paths.boat) : toast('error', currentBoat.error),
    );
  };
  return (
    <Link href={paths.boat} onClick={open}>
      {message}
    </Link>
  );
}

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
      {(close) =>
        received.length === 0 ? (
          <None>{t('Nothing new. New boats, bookings and cancel requests are announced here.')}</None>
        ) : (
          <List>
            {received.map((alert) => (
              <li key={alert.id}>
                <Message alert={alert} onFollow={close} />
                <time dateTime={alert.at}>{timeOf(alert.at)}</time>
              </li>
            ))}
          </List>
        )
      }
    </Disclosure>
  );
}
