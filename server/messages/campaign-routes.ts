// Ours: push notifications to many (§2 Messages): written, tested, sent off, tried again.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { campaignMachine, type CampaignState } from '#machines/campaign.machine.ts';
import { decide } from '#machines/decide.ts';
import { calls } from '#schemas/calls.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Campaign, CampaignForm } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Query } from '../database/database.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { Refusal } from '../http/refusal.ts';
import {
  campaignList,
  countRecipients,
  findCampaign,
  lockCampaign,
  queueAudience,
  queueFailed,
  saveDraft,
  setCampaignState,
} from './campaign-queries.ts';

const { refusal } = messages;

async function demandRecipients(db: Query, { audience, users = [] }: CampaignForm): Promise<number> {
  const count = await countRecipients(db, audience, users);
  if (audience === 'specific' && count < users.length)
    throw new Refusal(422, 'users', refusal.recipientUnknown);
  if (count === 0) throw new Refusal(422, 'audience', refusal.noRecipients);
  return count;
}

const stateOf = ({ status = 'draft' }: Campaign): CampaignState => status;

function demandCampaign(campaign: Campaign | undefined): Campaign {
  if (!campaign) throw new Refusal(404, 'campaign', refusal.notFound, { label: 'This notification' });
  return campaign;
}

async function campaignFor(tx: Transaction, id: string, version: number | undefined): Promise<Campaign> {
  const campaign = demandCampaign(await lockCampaign(tx, id));
  if (version !== undefined && version !== campaign.version)
    throw new Refusal(412, 'version', refusal.stale, {}, { data: campaign });
  return campaign;
}

/** The state an event leads to. @throws Refusal 409 where the machine refuses it */
function demandState(campaign: Campaign, type: string): CampaignState {
  const next = decide(campaignMachine, stateOf(campaign), { type });
  const state = labels.campaign[stateOf(campaign)].text;
  if (!next) throw new Refusal(409, 'status', refusal.campaignTransition, { state }, { data: campaign });
  return next as CampaignState;
}

async function changed(
  tx: Transaction,
  id: string,
  action: string,
  before: Campaign | null,
): Promise<Campaign> {
  const after = (await findCampaign(tx, id)) as Campaign;
  await tx.audit({ entity: 'campaign', entityId: id, action, before, after });
  tx.changed({ entity: 'campaign', id });
  return after;
}

export function campaignRoutes(app: FastifyInstance, { db, transact }: Context): void {
  answer(
    app,
    calls.getCampaigns,
    listHandler(db, [tables.campaigns], () => campaignList),
  );

  answer(app, calls.getCampaign, async ({ params }) => ({
    data: demandCampaign(await findCampaign(db, params.id)),
  }));

  answer(app, calls.addCampaign, async ({ body, session }) => {
    const adminId = String(session.admin._id);
    const data = await transact(adminId, async (tx) => {
      const id = randomUUID();
      await saveDraft(tx, { id, adminId, form: body, recipients: await demandRecipients(tx, body) });
      return changed(tx, id, 'addCampaign', null);
    });
    return { data };
  });

  answer(app, calls.updateCampaign, async ({ params: { id }, body, session, version }) => {
    const adminId = String(session.admin._id);
    const data = await transact(adminId, async (tx) => {
      const before = await campaignFor(tx, id, version);
      demandState(before, 'edit');
      const { admin } = session;
      const form = withKept(forms.campaign.schema, { sent: body, stored: before, admin, entity: 'campaign' });
      await saveDraft(tx, { id, adminId, form, recipients: await demandRecipients(tx, body) });
      return changed(tx, id, 'edit', before);
    });
    return { data };
  });

  answer(app, calls.decideCampaign, async ({ params: { id }, body, session, version }) => {
    const adminId = String(session.admin._id);
    const data = await transact(adminId, async (tx) => {
      const before = await campaignFor(tx, id, version);
      const state = demandState(before, body.event);
      const { audience = 'all' } = before;
      if (body.event === 'retry') await queueFailed(tx, id);
      else {
        const count = await queueAudience(tx, id, audience, before.users ?? []);
        if (count === 0) throw new Refusal(422, 'audience', refusal.noRecipients);
        if (body.recipients !== undefined && body.recipients !== count)
          throw new Refusal(409, 'recipients', refusal.recipientsChanged, { count });
      }
      await setCampaignState(tx, id, state, adminId);
      return changed(tx, id, body.event, before);
    });
    app.sendCampaigns();
    return { data };
  });

  answer(app, calls.testCampaign, async ({ params: { id }, session }) => {
    const adminId = String(session.admin._id);
    await transact(adminId, async (tx) => {
      const campaign = await campaignFor(tx, id, undefined);
      await tx.audit({ entity: 'campaign', entityId: id, action: 'test', before: null, after: campaign });
      tx.alert({
        event: realtime.ours.pushTest,
        audience: `admin:${adminId}`,
        payload: { message: campaign.text ?? '' },
      });
    });
    return {};
  });
}
