// A campaign before and after it is sent: its words, how many it is for, how many it reached, and what may be done now.
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { campaignActions, campaignMachine } from '#machines/campaign.machine.ts';
import { decide } from '#machines/decide.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Campaign } from '#schemas/types.ts';
import type { Failure } from '#src/api/call.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { PushPreview } from '#src/components/push-preview.tsx';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation } from '#src/i18n.ts';
import { decideCampaign, stateOfCampaign, testCampaign } from '#src/stores/campaigns.ts';
import { config } from '#src/stores/config.ts';
import { refusal } from '#src/stores/refusals.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  margin: '16px 0 20px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface CampaignReviewProps {
  campaign: Campaign;
  onEdit: () => void;
  children: ReactNode;
}

export function CampaignReview({ campaign, onEdit, children }: CampaignReviewProps) {
  const { t, language } = useTranslation();
  const [busy, setBusy] = useState<'send' | 'retry' | 'test'>();
  const [isAsking, setAsking] = useState(false);
  const state = stateOfCampaign(campaign);
  const { audience = 'all', recipients = 0, sent = 0, failed = 0, text = '' } = campaign;
  const number = (count: number): string => count.toLocaleString(language);
  const denied = refusal(calls.decideCampaign.permission);
  const may = (type: string): boolean => decide(campaignMachine, state, { type }) !== undefined;

  const run = async (
    name: 'send' | 'retry' | 'test',
    work: () => Promise<Failure | undefined>,
    success: string,
  ) => {
    if (busy) return;
    clearToasts();
    setBusy(name);
    const failure = await work();
    setBusy(undefined);
    setAsking(false);
    toast(failure ? 'error' : 'success', failure?.error ?? success);
  };
  const go = (event: 'send' | 'retry'): void =>
    void run(event, () => decideCampaign(campaign, event), calls.decideCampaign.success);

  return (
    <>
      <h2>{t('Push notification')}</h2>
      <PushPreview productName={config().productName} text={text} />
      <Facts>
        <dt>{t('Status')}</dt>
        <dd aria-live="polite">
          <StatusChip {...(labels.campaign[state] as StatusLabel)} />
        </dd>
        <dt>{t('Audience')}</dt>
        <dd>{t(labels.audience[audience].text)}</dd>
        <dt>{t('Recipients')}</dt>
        <dd>{number(recipients)}</dd>
        {state !== 'draft' && (
          <>
            <dt>{t('Delivery')}</dt>
            <dd>
              {t('{{sent}} sent, {{failed}} not reached', { sent: number(sent), failed: number(failed) })}
            </dd>
          </>
        )}
      </Facts>
      <Actions>
        {may('edit') && (
          <ActionButton
            variant="outlined"
            color="inherit"
            onClick={onEdit}
            {...(denied ? { disabledReason: t(denied) } : {})}
          >
            {t('Edit')}
          </ActionButton>
        )}
        {state === 'draft' && (
          <ActionButton
            variant="outlined"
            color="inherit"
            busy={busy === 'test'}
            onClick={() => void run('test', () => testCampaign(campaign), calls.testCampaign.success)}
            {...(denied ? { disabledReason: t(denied) } : {})}
          >
            {t('Send a test to me')}
          </ActionButton>
        )}
        {campaignActions
          .filter(({ event }) => may(event))
          .map(({ event, label }) => (
            <ActionButton
              key={event}
              variant="contained"
              busy={busy === event}
              onClick={() => (event === 'send' && audience === 'all' ? setAsking(true) : go(event))}
              {...(denied ? { disabledReason: t(denied) } : {})}
            >
              {t(label)}
            </ActionButton>
          ))}
        {state !== 'draft' && children}
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title={t('Send to all {{count}} hosts and guests?', { count: number(recipients) })}
        confirmLabel={t('Send to {{count}}', { count: number(recipients) })}
        busy={busy === 'send'}
        onConfirm={() => go('send')}
        onCancel={() => setAsking(false)}
      >
        {t('It cannot be called back once it is on its way.')}
      </ConfirmDialog>
    </>
  );
}
