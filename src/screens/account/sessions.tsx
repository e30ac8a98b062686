import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { DeviceList } from '#src/components/people/device-list.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { account, endSession, loadAccount } from '#src/stores/account.ts';
import { toast } from '#src/stores/toasts.ts';
import { AccountSection } from './account-section.tsx';

export function Sessions() {
  const { t } = useTranslation();
  const { sessions, error } = useSnapshot(account);
  useEffect(() => void loadAccount(), []);

  const end = async (id?: string): Promise<void> => {
    const failure = await endSession(id);
    if (failure) toast('error', failure.error);
    else toast('success', id === undefined ? calls.endOtherSessions.success : calls.endSession.success);
  };
  return (
    <AccountSection title={t('Where you are signed in')}>
      {error !== undefined && <ErrorState title={t(error)} onRetry={() => void loadAccount()} />}
      {!sessions && error === undefined && <Spinner label={t('Loading…')} />}
      {sessions && (
        <DeviceList
          devices={sessions.map(({ _id, isOwn, ...device }) => ({
            ...device,
            key: _id,
            end: isOwn ? (
              <small>{t('This session')}</small>
            ) : (
              <Button
                variant="outlined"
                color="inherit"
                aria-label={t('End the session since {{day}}', { day: device.at.slice(0, 10) })}
                onClick={() => void end(_id)}
              >
                {t('End the session')}
              </Button>
            ),
          }))}
        />
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => void end()}>
            {t('End all others')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
