// §2 the push form: written, looked at, tested on oneself, sent; beneath it what was written before.
import { useState } from 'react';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { decide } from '#machines/decide.ts';
import { definition as table } from '#schemas/generated/tables/campaigns.js';
import type { Campaign } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { Card } from '#src/components/page/card.tsx';
import { PushPreview } from '#src/components/messages/push-preview.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { NoRowYet, useOpened } from '#src/layout/editing/opened-row.tsx';
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
  const { state, row } = useOpened(openedCampaign, id);
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState('');
  const campaign = id === undefined ? null : row;
  const isEditing = campaign !== null && isChanging && isChangeable(campaign);
  const isForm = id === undefined || isEditing;

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
        ) : (
          <NoRowYet opened={openedCampaign} id={id} label="This notification" />
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
