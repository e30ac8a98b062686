// A campaign before and after it is sent: its words, how many it is for, how many it reached, and what may be done now.
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { campaignActions, campaignMachine } from '#machines/campaign.machine.ts';
import { decide } from '#machines/decide.ts';
import { calls } from '#schemas/calls.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Campaign } from '#schemas/types.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { ConfirmDialog } from '#src/components/feedback/confirm-dialog.tsx';
import { numeral } from '#src/components/formats/numbers.ts';
import { PersonChips } from '#src/components/people/person-chips.tsx';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useStep } from '#src/layout/editing/use-step.ts';
import { personFrom } from '#src/layout/editing/people.ts';
import { decideCampaign, stateOfCampaign, testCampaign } from '#src/stores/campaigns.ts';
import { whyNot } from '#src/stores/refusals.ts';

/** It takes the focus and needs no ring: nothing can be done with it. */
const Head = styled('h2')({ outline: 'none' });

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 16px',
  margin: '16px 0 20px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { display: 'grid', gap: 8, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& dd > *': { justifySelf: 'start' },
  '& ul': { margin: 0 },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface CampaignReviewProps {
  campaign: Campaign;
  onEdit: () => void;
  children: ReactNode;
}

export function CampaignReview({ campaign, onEdit, children }: CampaignReviewProps) {
  const { t, language } = useTranslation();
  const { busy, run } = useStep<'send' | 'retry' | 'test'>();
  const [isAsking, setAsking] = useState(false);
  const state = stateOfCampaign(campaign);
  const { audience = 'all', recipients = 0, sent = 0, failed = 0, people } = campaign;
  const number = (count: number): string => numeral(count, language);
  const denied = whyNot(calls.decideCampaign.permission, t);
  const head = useRef<HTMLHeadingElement>(null);
  // It took the place of what was in use: the form, or another one.
  useEffect(() => head.current?.focus(), []);
  const may = (type: string): boolean => decide(campaignMachine, state, { type }) !== undefined;
  const isDraft = may('edit');

  const go = async (event: 'send' | 'retry'): Promise<void> => {
    await run(event, () => decideCampaign(campaign, event), calls.decideCampaign.success);
    setAsking(false);
  };

  return (
    <>
      <Head ref={head} tabIndex={-1}>
        {t('Push notification')}
      </Head>
      <Facts>
        <dt>{t('Status')}</dt>
        <dd aria-live="polite">
          <StatusChip {...labels.campaign[state]} />
        </dd>
        <dt>{t('Audience')}</dt>
        <dd>
          <StatusChip {...labels.audience[audience]} />
          {people && <PersonChips people={people.map(personFrom)} />}
        </dd>
        <dt>{t('Recipients')}</dt>
        <dd>{number(recipients)}</dd>
        {!isDraft && (
          <>
            <dt>{t('Delivery')}</dt>
            <dd>
              {t('{{sent}} sent, {{failed}} not reached', { sent: number(sent), failed: number(failed) })}
            </dd>
          </>
        )}
      </Facts>
      <Actions>
        {isDraft && (
          <ActionButton variant="outlined" color="inherit" onClick={onEdit} disabledReason={denied}>
            {t('Edit')}
          </ActionButton>
        )}
        {isDraft && (
          <ActionButton
            variant="outlined"
            color="inherit"
            busy={busy === 'test'}
            onClick={() => void run('test', () => testCampaign(campaign), calls.testCampaign.success)}
            disabledReason={denied}
          >
            {t('Send a test to me')}
          </ActionButton>
        )}
        {children}
        {campaignActions
          .filter(({ event }) => may(event))
          .map(({ event, label }) => (
            <ActionButton
              key={event}
              variant="contained"
              busy={busy === event}
              onClick={() => (event === 'send' && audience === 'all' ? setAsking(true) : void go(event))}
              disabledReason={denied}
            >
              {t(label)}
            </ActionButton>
          ))}
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title={t('Send to all {{count}} hosts and guests?', { count: recipients })}
        confirmLabel={t('Send to {{count}}', { count: recipients })}
        busy={busy === 'send'}
        onConfirm={() => void go('send')}
        onCancel={() => setAsking(false)}
      >
        {t('It cannot be called back once it is on its way.')}
      </ConfirmDialog>
    </>
  );
}
