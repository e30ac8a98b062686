// §2 Messages: push notifications, the one that is open, and what may be done with it.
import type { CampaignState } from '#machines/campaign.machine.ts';
import { calls } from '#schemas/calls.ts';
import { definition as table } from '#schemas/generated/tables/campaigns.js';
import type { Campaign, CampaignForm } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import type { Failure, Outcome } from '#src/api/outcome.ts';
import { createList } from './list.ts';
import { createOpenedRow } from './opened-row.ts';
import { requestFor } from './steps.ts';

export const campaigns = createList({ table, call: calls.getCampaigns });

export const openedCampaign = createOpenedRow<Campaign>({
  entity: 'campaign',
  lists: [campaigns],
  fetchRow: (id) => call(calls.getCampaign, { params: { id } }),
});

export const stateOfCampaign = ({ status = 'draft' }: Campaign): CampaignState => status;

/** Writes a new draft. */
export async function addCampaign(body: CampaignForm): Promise<Outcome<Campaign>> {
  const outcome = await call(calls.addCampaign, { body });
  if (outcome.ok) campaigns.add(outcome.data);
  return outcome;
}

/** Changes a draft. @returns the failure, or nothing */
export const updateCampaign = async (
  draft: Campaign,
  body: CampaignForm,
): Promise<Failure<Campaign> | undefined> =>
  openedCampaign.settle(await call(calls.updateCampaign, { ...requestFor(draft), body }));

/** Sends a draft off to as many as were counted, or tries those again who were not reached. */
export async function decideCampaign(
  campaign: Campaign,
  event: 'send' | 'retry',
): Promise<Failure<Campaign> | undefined> {
  const { recipients } = campaign;
  const counted = event === 'send' && recipients !== undefined ? { recipients } : {};
  const body = { event, ...counted };
  return openedCampaign.settle(await call(calls.decideCampaign, { ...requestFor(campaign), body }));
}

/** Sends the notification to oneself only. */
export async function testCampaign({ _id }: Campaign): Promise<Failure | undefined> {
  const outcome = await call(calls.testCampaign, { params: { id: String(_id) } });
  return outcome.ok ? undefined : outcome;
}
