import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { useTranslation } from '#src/i18n.ts';
import type { BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { ActionButton } from '#src/components/action-button.tsx';
import { Disclosure } from '#src/components/disclosure.tsx';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';
import styles from './status-filter.module.css';

export interface StatusFilterProps {
  value: BoatApproval | undefined;
  onChange: (status: BoatApproval | undefined) => void;
}

export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation();
  return (
    <Disclosure
      label={t('Filter By Status')}
      align="start"
      button={(control) => (
        <ActionButton {...control} variant="outlined" color="inherit" endIcon={<ExpandMoreRounded />}>
          {t('Filter By Status')}
        </ActionButton>
      )}
    >
      {(close) => {
        const choose = (status: BoatApproval | undefined) => () => {
          onChange(status);
          close();
        };
        return (
          <div className={styles.choices}>
            {(Object.keys(labels.boatApproval) as BoatApproval[]).map((status) => (
              <button key={status} type="button" aria-pressed={value === status} onClick={choose(status)}>
                <StatusChip {...(labels.boatApproval[status] as StatusLabel)} />
              </button>
            ))}
            <button type="button" aria-pressed={value === undefined} onClick={choose(undefined)}>
              {t('Every status')}
            </button>
          </div>
        );
      }}
    </Disclosure>
  );
}
