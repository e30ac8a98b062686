// §2 the push form: written, looked at, tested on oneself, sent; beneath it what was written before.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { decide } from '#machines/decide.ts';
import { definition as table } from '#schemas/generated/tables/campaigns.js';
import type { Campaign } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { Card } from '#src/components/page/card.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { PushPreview } from '#src/components/messages/push-preview.tsx';
import { MissingRow } from '#src/components/feedback/missing-row.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOpenedRow } from '#src/layout/lists/list-address.ts';
import { ListPage } from '#src/layout/lists/list-page.tsx';
import { campaigns, openedCampaign, stateOfCampaign } from '#src/stores/campaigns.ts';
import { config } from '#src/stores/config.ts';
import { CampaignForm } from './campaign-form.tsx';
import { CampaignReview } from './campaign-review.tsx';
import { Columns } from './columns.tsx';

const isChangeable = (campaign: Campaign): boolean =>
  decide(campaignMachine, stateOfCampaign(campaign), { type: 'edit' }) !== undefined;

/** The form, or what was written and may be done with it; beside it how it looks on a phone. */
function Cards({ id, open }: { id: string | undefined; open: (id: Campaign['_id'] | undefined) => void }) {
  const { t } = useTranslation();
  const { state, error, row } = useSnapshot(openedCampaign.state);
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState('');
  const campaign = id === undefined ? null : (row as Campaign | null);
  const isEditing = campaign !== null && isChanging && isChangeable(campaign);
  const isForm = id === undefined || isEditing;

  useEffect(() => {
    if (id === undefined) return;
    void openedCampaign.open(id);
    return openedCampaign.close;
  }, [id]);

  return (
    <Columns>
      <Card aria-label={t('Push notification')} aria-busy={state === 'loading'}>
        {isForm ? (
          <>
            <h2>{t('Push notification')}</h2>
            <CampaignForm
              draft={isEditing ? campaign : undefined}
              onTyped={setTyped}
              onSaved={(saved) => (isEditing ? setChanging(false) : open(saved))}
              onCancel={() => setChanging(false)}
            />
          </>
        ) : campaign ? (
          <CampaignReview
            campaign={campaign}
            onEdit={() => {
              setTyped(campaign.text ?? '');
              setChanging(true);
            }}
          >
            <Button variant="outlined" color="inherit" onClick={() => open(undefined)}>
              {t('Write another')}
            </Button>
          </CampaignReview>
        ) : state === 'failed' ? (
          <ErrorState title={t(error)} onRetry={() => void openedCampaign.open(id)} />
        ) : state === 'missing' ? (
          <MissingRow label="This notification" />
        ) : (
          <Spinner label={t('Loading…')} />
        )}
      </Card>
      <Card aria-label={t('Preview')}>
        <h2>{t('Preview')}</h2>
        <PushPreview productName={config().productName} text={isForm ? typed : (campaign?.text ?? '')} />
      </Card>
    </Columns>
  );
}

export function Push() {
  const [id, open] = useOpenedRow();
  return (
    <>
      <Cards key={id ?? 'new'} id={id} open={open} />
      <div style={{ height: 32 }} />
      <ListPage table={table} list={campaigns} isPart />
    </>
  );
}
