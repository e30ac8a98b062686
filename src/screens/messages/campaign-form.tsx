// The push form: for whom, and the words. What is saved is a draft, which is looked at before it is sent.
import { useRef } from 'react';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/campaign.js';
import type { Campaign, CampaignForm as Value } from '#schemas/types.ts';
import type { Save } from '#src/api/outcome.ts';
import Button from '@mui/material/Button';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { addCampaign, openedCampaign, updateCampaign } from '#src/stores/campaigns.ts';

export interface CampaignFormProps {
  /** The draft that is changed; without it a new one is written. */
  draft?: Campaign | undefined;
  /** Told the words when typing rests. */
  onTyped: (text: string) => void;
  /** It was saved under this id. */
  onSaved: (id: Campaign['_id']) => void;
  onCancel?: () => void;
}

const valueOf = (campaign: Partial<Campaign>): object => campaign;

const empty: Partial<Campaign> = {};

export function CampaignForm({ draft, onTyped, onSaved, onCancel }: CampaignFormProps) {
  const { t } = useTranslation();
  const added = useRef<Campaign['_id']>('');
  const add: Save<Partial<Campaign>, Value> = async (_none, body) => {
    const outcome = await addCampaign(body);
    if (!outcome.ok) return outcome;
    added.current = outcome.data._id;
    return undefined;
  };
  const shared = {
    form: definition,
    read: valueOf,
    layout: 'dialog' as const,
    onTyped: ({ text = '' }: Partial<Value>) => onTyped(text),
  };
  if (!draft)
    return (
      <EntityForm
        {...shared}
        row={empty}
        save={add}
        takeNewer={() => undefined}
        call={calls.addCampaign}
        formKey="new"
        isNew
        onSaved={() => onSaved(added.current)}
      />
    );
  return (
    <EntityForm
      {...shared}
      row={draft}
      save={updateCampaign}
      takeNewer={openedCampaign.show}
      call={calls.updateCampaign}
      formKey={String(draft._id)}
      onSaved={() => onSaved(draft._id)}
    >
      {onCancel && (
        <Button variant="outlined" color="inherit" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      )}
    </EntityForm>
  );
}
