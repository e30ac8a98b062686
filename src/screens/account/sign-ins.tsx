import Button from '@mui/material/Button';
import { useSnapshot } from 'valtio';
import labels from '#schemas/labels.json' with { type: 'json' };
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { DeviceList } from '#src/components/people/device-list.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { account, loadAccount, readOlderSignIns } from '#src/stores/account.ts';
import { AccountSection } from './account-section.tsx';

const outcomes = new Map(Object.entries(labels.signIn));

export function SignIns() {
  const { t } = useTranslation();
  const { state, error, rows, next } = useSnapshot(account).signIns;
  return (
    <AccountSection title={t('Sign-in history')}>
      <p>{t('If you do not know one of them, change your password and end all other sessions.')}</p>
      {state === 'failed' && <ErrorState title={t(error)} onRetry={() => void loadAccount()} />}
      <DeviceList
        devices={rows.map(({ number, outcome, ...device }) => {
          const label = outcomes.get(outcome);
          return { ...device, key: String(number), end: label && <StatusChip {...label} /> };
        })}
      />
      {next !== null && (
        <div>
          <Button variant="outlined" color="inherit" onClick={() => void readOlderSignIns()}>
            {t('Show older')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
