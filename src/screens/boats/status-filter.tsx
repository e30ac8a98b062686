import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import type { BoatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { ActionButton } from '#src/components/action-button.tsx';
import { Disclosure } from '#src/components/disclosure.tsx';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 38,
    padding: '6px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover, &[aria-pressed="true"]': { backgroundColor: theme.vars.palette.sea.sunken },
  },
}));

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
          <Choices>
            {(Object.keys(labels.boatApproval) as BoatApproval[]).map((status) => (
              <button key={status} type="button" aria-pressed={value === status} onClick={choose(status)}>
                <StatusChip {...(labels.boatApproval[status] as StatusLabel)} />
              </button>
            ))}
            <button type="button" aria-pressed={value === undefined} onClick={choose(undefined)}>
              {t('Every status')}
            </button>
          </Choices>
        );
      }}
    </Disclosure>
  );
}
