// §2 bell: what has arrived over the realtime channel, with the number unread.
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useContext, type MouseEvent } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { useSnapshot } from 'valtio';
import { screenOf } from '#schemas/collections.ts';
import { AlertList } from '#src/components/feedback/alert-list.tsx';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import { NavigationContext } from '#src/components/page/link.tsx';
import { paths } from '#src/app/paths.ts';
import { alerts, markAlertsRead } from '#src/stores/alerts.ts';
import { currentBoat, openBoat } from '#src/stores/current-boat.ts';
import type { ReceivedAlert } from '#src/stores/kept-alerts.ts';
import { toast } from '#src/stores/toasts.ts';

const at = (path: string, key: string, id: string): string => `${path}?${key}=${encodeURIComponent(id)}`;

const screens: Partial<Record<string, string>> = {
  user: paths.users,
  payout: paths.sales,
  refund: paths.refund,
};

/** Where an alert leads; a boat is opened before its page shows it. */
function placeOf({ boatId, bookingId, userId, about }: ReceivedAlert): string | undefined {
  if (about) return at(screens[about.entity] ?? screenOf(about.entity), 'row', about.id);
  if (userId !== undefined) return at(paths.messages, 'user', userId);
  return bookingId === undefined ? boatId && paths.boat : at(paths.bookings, 'row', bookingId);
}

export function Bell() {
  const { t } = useTranslation();
  const { navigate } = useContext(NavigationContext);
  const { received, unread } = useSnapshot(alerts);
  const showBoat = (id: string, event: MouseEvent): void => {
    event.preventDefault();
    void openBoat(id).then((isOpen) => (isOpen ? navigate(paths.boat) : toast('error', currentBoat.error)));
  };
  return (
    <Disclosure
      label={t('Alerts')}
      onOpen={markAlertsRead}
      button={(control) => (
        <IconButton
          {...control}
          aria-label={unread > 0 ? t('Alerts, {{count}} unread', { count: unread }) : t('Alerts')}
        >
          {/* Another one when all is read: an empty badge keeps its last number, unseen. */}
          <Badge
            key={Math.sign(unread)}
            badgeContent={unread || undefined}
            color="error"
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <NotificationsNoneRounded />
          </Badge>
        </IconButton>
      )}
    >
      {(close) => (
        <AlertList
          alerts={received.map((alert) => ({ ...alert, href: placeOf(alert) }))}
          onFollow={(alert, event) => {
            close();
            if (placeOf(alert) === paths.boat && alert.boatId !== undefined) showBoat(alert.boatId, event);
          }}
        />
      )}
    </Disclosure>
  );
}
