import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { DeviceList } from '#src/components/people/device-list.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { dayText } from '#src/components/formats/day.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { account, endSession, loadAccount } from '#src/stores/account.ts';
import { AccountSection } from './account-section.tsx';

const others = 'others';

export function Sessions() {
  const { t } = useTranslation();
  const { sessions, error } = useSnapshot(account);
  useEffect(() => void loadAccount(), []);

  /** The session that is being ended, or all others. */
  const { busy, run } = useStep<string>();
  const end = (id: string): void => void run(id, () => endSession(id), calls.endSession.success);
  const endOthers = (): void => void run(others, () => endSession(), calls.endOtherSessions.success);
  return (
    <AccountSection title={t('Where you are signed in')}>
      {error !== undefined && <ErrorState title={t(error)} onRetry={() => void loadAccount()} />}
      {!sessions && error === undefined && <Spinner />}
      {sessions && (
        <DeviceList
          devices={sessions.map(({ _id, isOwn, ...device }) => ({
            ...device,
            key: _id,
            end: isOwn ? (
              <small>{t('This session')}</small>
            ) : (
              <ActionButton
                variant="outlined"
                color="inherit"
                busy={busy === _id}
                aria-label={t('End the session since {{day}}', { day: dayText(device.at) })}
                onClick={() => end(_id)}
              >
                {t('End the session')}
              </ActionButton>
            ),
          }))}
        />
      )}
      {sessions && sessions.length > 1 && (
        <div>
          <ActionButton variant="outlined" color="inherit" busy={busy === others} onClick={endOthers}>
            {t('End all others')}
          </ActionButton>
        </div>
      )}
    </AccountSection>
  );
}
