// Push notifications: those that were written, newest first, and what may be done with one.
import { proxy, ref } from 'valtio';
import type { CampaignState } from '#machines/campaign.machine.ts';
import { calls } from '#schemas/calls.ts';
import type { Campaign, CampaignForm } from '#schemas/types.ts';
import { call, type Failure, type Outcome } from '#src/api/call.ts';
import { onChanged } from './changes.ts';

interface Campaigns {
  state: 'loading' | 'ready' | 'failed';
  error: string;
  rows: Campaign[];
}

export const campaigns = proxy<Campaigns>({ state: 'loading', error: '', rows: [] });

export const stateOfCampaign = ({ status = 'draft' }: Campaign): CampaignState => status;

export async function loadCampaigns(): Promise<void> {
  const outcome = await call(calls.getCampaigns, { query: { limit: '100' } });
  if (!outcome.ok) return void Object.assign(campaigns, { state: 'failed', error: outcome.error });
  Object.assign(campaigns, { state: 'ready', rows: (outcome.data ?? []).map((row) => ref(row)) });
}

/** Shows what the server answered: the row after a change, or the newer one after a refusal. */
function show(outcome: Outcome<Campaign>): Failure<Campaign> | undefined {
  const row = outcome.data;
  if (row?._id !== undefined) {
    const others = campaigns.rows.filter(({ _id }) => _id !== row._id);
    campaigns.rows = [...others, ref(row)].sort((a, b) => String(b.date).localeCompare(String(a.date)));
  }
  return outcome.ok ? undefined : outcome;
}

/** Saves a draft, a new one without `draft`. @returns the draft, or the failure */
export async function saveCampaign(
  draft: Campaign | undefined,
  body: CampaignForm,
): Promise<{ saved?: Campaign; failure?: Failure<Campaign> }> {
  const outcome = draft
    ? await call(calls.updateCampaign, { params: { id: String(draft._id) }, body, version: draft.version })
    : await call(calls.addCampaign, { body });
  const failure = show(outcome);
  return failure ? { failure } : { saved: outcome.data as Campaign };
}

/** Sends a draft off, or tries those again who were not reached. */
export async function decideCampaign(
  { _id, version, recipients }: Campaign,
  event: 'send' | 'retry',
): Promise<Failure<Campaign> | undefined> {
  const counted = event === 'send' && recipients !== undefined ? { recipients } : {};
  return show(
    await call(calls.decideCampaign, { params: { id: String(_id) }, body: { event, ...counted }, version }),
  );
}

/** Sends the notification to oneself only. */
export async function testCampaign({ _id }: Campaign): Promise<Failure | undefined> {
  const outcome = await call(calls.testCampaign, { params: { id: String(_id) } });
  return outcome.ok ? undefined : outcome;
}

/** Follows the delivery while the screen is open. @returns stops it */
export const followCampaigns = (): (() => void) => onChanged('campaign', () => void loadCampaigns());
