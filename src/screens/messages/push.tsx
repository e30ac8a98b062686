// §2 the push form: written, looked at, tested on oneself, sent; beneath it what was sent before.
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/campaign.js';
import type { Campaign, CampaignForm } from '#schemas/types.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import { Card } from '#src/components/card.tsx';
import { dropDraft } from '#src/forms/draft.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useTranslation } from '#src/i18n.ts';
import { campaigns, followCampaigns, loadCampaigns, saveCampaign } from '#src/stores/campaigns.ts';
import { refusal } from '#src/stores/refusals.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { useMessagesAddress } from './address.ts';
import { CampaignHistory } from './campaign-history.tsx';
import { CampaignReview } from './campaign-review.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > article': { padding: 20, overflow: 'visible' },
  '& h2': { ...theme.typography.h2, marginBottom: 16 },
}));

const draftKey = 'campaign:new';
const formValue = ({ audience, emails, text }: Partial<Campaign>): Partial<CampaignForm> => ({
  ...(audience ? { audience } : {}),
  ...(emails === undefined ? {} : { emails }),
  ...(text === undefined ? {} : { text }),
});

export function Push() {
  const { t } = useTranslation();
  const { search, go } = useCampaignAddress();
  const { state, error, rows } = useSnapshot(campaigns);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>();
  const [isEditing, setEditing] = useState(false);
  const [audience, setAudience] = useState<string>();
  const opened = (rows as Campaign[]).find(({ _id }) => String(_id) === search);
  const isForm = !opened || (isEditing && opened.status === 'draft');
  const reason = refusal(calls.addCampaign.permission);

  useEffect(() => {
    void loadCampaigns();
    return followCampaigns();
  }, []);

  const open = (id: string): void => {
    setEditing(false);
    setProblems(undefined);
    setAudience(undefined);
    go(id);
  };
  const submit = async (body: CampaignForm): Promise<void> => {
    if (isBusy) return;
    clearToasts();
    setBusy(true);
    setProblems(undefined);
    const { saved, failure } = await saveCampaign(opened, body);
    setBusy(false);
    if (failure) {
      setProblems(failure.errors ?? (failure.sort ? { [failure.sort]: failure.error } : undefined));
      return toast('error', failure.error);
    }
    dropDraft(draftKey);
    if (saved) open(String(saved._id));
  };
  return (
    <Columns>
      <Card aria-label={t('Push notification')}>
        {isForm ? (
          <>
            <h2>{t('Push notification')}</h2>
            <SchemaForm
              key={search}
              form={definition}
              value={formValue(opened ?? {})}
              layout="dialog"
              busy={isBusy}
              {...(opened ? {} : { draftKey })}
              without={(audience ?? opened?.audience) === 'specific' ? nothing : withoutEmails}
              {...(problems ? { problems } : {})}
              {...(reason ? { readOnly: true, readOnlyReason: t(reason) } : {})}
              onChange={(value) => setAudience(value.audience)}
              onInvalid={(found) => found.forEach(({ text }) => toast('error', text))}
              onSubmit={(value) => void submit(value)}
            />
          </>
        ) : (
          <CampaignReview campaign={opened} onEdit={() => setEditing(true)}>
            <ActionButton variant="outlined" color="inherit" onClick={() => open('')}>
              {t('Write another')}
            </ActionButton>
          </CampaignReview>
        )}
      </Card>
      <CampaignHistory
        state={state}
        error={error}
        rows={rows}
        openedId={search}
        onOpen={open}
        onRetry={() => void loadCampaigns()}
      />
    </Columns>
  );
}

const nothing: readonly string[] = [];
const withoutEmails: readonly string[] = ['emails'];

/** Which campaign is open, kept in the address. */
function useCampaignAddress(): { search: string; go: (id: string) => void } {
  const { campaignId, go } = useMessagesAddress();
  return { search: campaignId, go: (id) => go({ campaign: id }) };
}
