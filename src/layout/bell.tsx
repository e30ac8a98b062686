// §2 bell: what has arrived over the realtime channel, with the number unread.
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useSnapshot } from 'valtio';
import { Disclosure } from '#src/components/page/disclosure.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { alerts } from '#src/stores/alerts.ts';

const loadInbox = () => import('./inbox.tsx').then(({ Inbox }) => Inbox);

export function Bell() {
  const { t } = useTranslation();
  const { unread } = useSnapshot(alerts);
  const label = unread > 0 ? t('Alerts, {{count}} unread', { count: unread }) : t('Alerts');
  return (
    <Disclosure
      label={t('Alerts')}
      button={(control) => (
        <>
          <IconButton {...control} aria-label={label}>
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
          {/* Said when one arrives, wherever the focus is. */}
          <span className="visually-hidden" role="status">
            {unread > 0 && label}
          </span>
        </>
      )}
    >
      {(close) => (
        // As wide from the start: the panel is placed before the inbox is there.
        <div style={{ width: 'min(340px, calc(100vw - 50px))' }}>
          <WhenOpen load={loadInbox} isOpen props={{ close }} />
        </div>
      )}
    </Disclosure>
  );
}
