import { styled } from '@mui/material/styles';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Campaign } from '#schemas/types.ts';
import { Card } from '#src/components/card.tsx';
import { dayText } from '#src/components/day.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { timeText } from '#src/components/moment.ts';
import { Spinner } from '#src/components/spinner.tsx';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation } from '#src/i18n.ts';
import { stateOfCampaign } from '#src/stores/campaigns.ts';

const Row = styled('button')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  width: '100%',
  padding: '10px 4px',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-pressed="true"]': { backgroundColor: theme.vars.palette.sea.sunken },
  '&:focus-visible': { outlineOffset: -2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { gridColumn: '1 / -1', fontSize: 12, color: theme.vars.palette.text.secondary },
}));

export interface CampaignHistoryProps {
  state: 'loading' | 'ready' | 'failed';
  error: string;
  rows: readonly Campaign[];
  openedId: string;
  onOpen: (id: string) => void;
  onRetry: () => void;
}

/** Every notification that was written, newest first. */
export function CampaignHistory({ state, error, rows, openedId, onOpen, onRetry }: CampaignHistoryProps) {
  const { t, language } = useTranslation();
  return (
    <Card aria-label={t('Written before')}>
      <h2>{t('Written before')}</h2>
      {state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={onRetry} />
      ) : state === 'loading' ? (
        <Spinner label={t('Loading the messages…')} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('No notifications yet')}>
          {t('What is written here stays, with how many people it reached.')}
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row._id}>
              <Row
                type="button"
                aria-pressed={String(row._id) === openedId}
                onClick={() => onOpen(String(row._id))}
              >
                <span>{row.text}</span>
                <StatusChip {...(labels.campaign[stateOfCampaign(row)] as StatusLabel)} />
                <small>
                  {t('{{audience}} · {{count}} recipients · {{date}} {{time}} UTC · {{name}}', {
                    audience: t(labels.audience[row.audience ?? 'all'].text),
                    count: (row.recipients ?? 0).toLocaleString(language),
                    date: dayText(row.date),
                    time: timeText(row.date),
                    name: row.name || t('Staff'),
                  })}
                </small>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
