// Ours: push notifications to many (§2 Messages): written, tested, sent off, tried again.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { campaignMachine, type CampaignState } from '#machines/campaign.machine.ts';
import { calls } from '#schemas/calls.ts';
import { forms, tables } from '#schemas/generated/index.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Campaign, CampaignForm } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';
import { changeRow, demandRow, recordFound, rowToChange, type FoundKind } from '../changes/change-row.ts';
import { demandTarget } from '../changes/demand-step.ts';
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

const campaigns: FoundKind<Campaign> = {
  entity: 'campaign',
  label: 'This notification',
  find: findCampaign,
  lock: lockCampaign,
  told: ({ id }) => [{ entity: 'campaign', id }],
};

/** The state an event leads to. @throws Refusal 409 where the machine refuses it */
function demandState(campaign: Campaign, type: string): CampaignState {
  const standing = { sort: 'status', text: refusal.campaignTransition, labels: labels.campaign };
  const { status: state = 'draft' } = campaign;
  return demandTarget(campaignMachine, type, { ...standing, state, data: campaign });
}

export function campaignRoutes(app: FastifyInstance, { db }: Context): void {
  answer(
    app,
    calls.getCampaigns,
    listHandler(db, [tables.campaigns], () => campaignList),
  );

  answer(app, calls.getCampaign, async ({ params }) => ({
    data: demandRow(campaigns, await findCampaign(db, params.id)),
  }));

  answer(app, calls.addCampaign, async ({ body, session, change }) => {
    const adminId = String(session.admin._id);
    const data = await change(async (tx) => {
      const id = randomUUID();
      await saveDraft(tx, { id, adminId, form: body, recipients: await demandRecipients(tx, body) });
      return recordFound(tx, campaigns, { id, action: 'addCampaign', before: null });
    });
    return { data };
  });

  answer(app, calls.updateCampaign, async ({ params: { id }, body, session, version, change }) => {
    const adminId = String(session.admin._id);
    const { after: data } = await change((tx) =>
      changeRow(tx, campaigns, { id, version }, async (before) => {
        demandState(before, 'edit');
        const { admin } = session;
        const form = withKept(forms.campaign.schema, {
          sent: body,
          stored: before,
          admin,
          entity: 'campaign',
        });
        await saveDraft(tx, { id, adminId, form, recipients: await demandRecipients(tx, form) });
        return 'edit';
      }),
    );
    return { data };
  });

  answer(app, calls.decideCampaign, async ({ params: { id }, body, session, version, change }) => {
    const adminId = String(session.admin._id);
    const { after: data } = await change((tx) =>
      changeRow(tx, campaigns, { id, version }, async (before) => {
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
        return body.event;
      }),
    );
    app.sendCampaigns();
    return { data };
  });

  answer(app, calls.testCampaign, async ({ params: { id }, session, change }) => {
    const adminId = String(session.admin._id);
    await change(async (tx) => {
      const campaign = await rowToChange(tx, campaigns, id);
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
