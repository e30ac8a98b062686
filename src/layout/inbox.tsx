// What the bell opens: alerts by kind, read or unread, and which kinds are silent.
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import { screenOf } from '#schemas/screen-of.ts';
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { AlertList } from '#src/components/feedback/alert-list.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import { startPath } from '#src/app/start.ts';
import { alerts, markAlerts } from '#src/stores/alerts.ts';
import { alertKinds, type ReceivedAlert } from '#src/stores/kept-alerts.ts';
import { saveSilent } from '#src/stores/preferences.ts';
import { toast } from '#src/stores/toasts.ts';

const screens: Partial<Record<string, string>> = {
  user: paths.users,
  payout: paths.sales,
  refund: paths.refund,
};

/** Where an alert leads; a boat is opened before its page shows it. */
function placeOf({ boatId, bookingId, userId, about }: ReceivedAlert): string | undefined {
  if (about) return rowHref(screens[about.entity] ?? screenOf(about.entity), about.id);
  if (userId !== undefined) return rowHref(paths.messages, userId, 'user');
  return bookingId === undefined ? boatId && paths.boat : rowHref(paths.bookings, bookingId);
}

const isAboutTheSame = (one: ReceivedAlert, other: ReceivedAlert): boolean =>
  one.id === other.id ||
  (placeOf(one) !== undefined && placeOf(one) === placeOf(other) && one.boatId === other.boatId);

/** All of them, those that are unread, or those of one kind. */
type Shown = 'all' | 'unread' | (string & {});

export interface InboxProps {
  close: () => void;
}

export function Inbox({ close }: InboxProps) {
  const { t } = useTranslation();
  const [, openBoat] = useOpenBoat();
  const { received, silent } = useSnapshot(alerts);
  const [shown, setShown] = useState<Shown>('all');
  const isShown = ({ isUnread, kind }: ReceivedAlert): boolean =>
    shown === 'all' || (shown === 'unread' ? isUnread === true : kind === shown);
  const listed = received.filter(isShown);

  const follow = (alert: ReceivedAlert, event: MouseEvent): void => {
    markAlerts((one) => isAboutTheSame(one, alert));
    close();
    if (placeOf(alert) !== paths.boat || alert.boatId === undefined) return;
    event.preventDefault();
    openBoat(alert.boatId);
  };
  const silence = async (kind: string, isSilent: boolean): Promise<void> => {
    const failure = await saveSilent(startPath(), kind, isSilent);
    if (failure) toast('error', failure.error);
  };

  return (
    <Box>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'end', flexWrap: 'wrap', justifyContent: 'space-between', p: 0.5, pb: 1 }}
      >
        <TextField
          select
          size="small"
          label={t('Show')}
          value={shown}
          onChange={({ target }) => setShown(target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ width: 150 }}
        >
          <option value="all">{t('All')}</option>
          <option value="unread">{t('Unread')}</option>
          {alertKinds.map((kind) => (
            <option key={kind} value={kind}>
              {silent.includes(kind) ? t('{{kind}} (silent)', { kind: t(kind) }) : t(kind)}
            </option>
          ))}
        </TextField>
        <BusyButton
          size="small"
          isDead={!listed.some(({ isUnread }) => isUnread)}
          onClick={() => markAlerts(isShown)}
        >
          {t('Mark all as read')}
        </BusyButton>
      </Stack>
      {alertKinds.includes(shown) && (
        <FormControlLabel
          sx={{ px: 1, pb: 1 }}
          control={
            <Switch
              size="small"
              checked={silent.includes(shown)}
              onChange={(_, isSilent) => void silence(shown, isSilent)}
            />
          }
          label={<Typography variant="body2">{t('Silent: neither counted nor announced')}</Typography>}
        />
      )}
      <AlertList
        alerts={listed.map((alert) => ({ ...alert, href: placeOf(alert) }))}
        {...(shown === 'all' ? {} : { none: t('Nothing here.') })}
        onFollow={follow}
        onMark={({ id }, isUnread) => markAlerts((one) => one.id === id, isUnread)}
      />
    </Box>
  );
}
