// Sends the campaigns that are being sent. All that is done and left to do stands in the database, a batch is one transaction, and
// a campaign is locked meanwhile: any number of instances send each notification once, also after one of them was killed.
import plugin from 'fastify-plugin';
import { campaignMachine } from '#machines/campaign.machine.ts';
import { stateAfter } from '#machines/decide.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { insertAlertsFor, insertAudit } from '../changes/queries.ts';
import type { Transaction, Transact } from '../changes/transaction.ts';
import {
  addToCounts,
  findCampaign,
  setCampaignState,
  takeCampaign,
  takeDeliveries,
} from '../messages/campaign-queries.ts';
import { clockJob } from './clock-job.ts';

const { batch } = limits.campaigns;
const EVERY_FIVE_SECONDS = '*/5 * * * * *';

async function settle(tx: Transaction, id: string, adminId: string): Promise<void> {
  await setCampaignState(tx, id, 'sending');
  const before = await findCampaign(tx, id);
  const event = before?.failed ? 'fail' : 'finish';
  await setCampaignState(tx, id, stateAfter(campaignMachine, 'sending', event));
  const after = await findCampaign(tx, id);
  // In the name of whoever sent it off.
  await insertAudit(tx, { adminId, entity: 'campaign', entityId: id, action: event, before, after });
}

/** Sends one batch of one campaign. @returns whether there may be more to do */
export async function sendBatch(transact: Transact, most = batch): Promise<boolean> {
  return transact(null, async (tx) => {
    const campaign = await takeCampaign(tx);
    if (!campaign) return false;
    const { id, text, adminId } = campaign;
    const { taken, userIds } = await takeDeliveries(tx, id, most);
    if (taken < most) await settle(tx, id, adminId ?? '');
    else await addToCounts(tx, id, { sent: userIds.length, failed: taken - userIds.length });
    await insertAlertsFor(tx, userIds, realtime.marketplace.push, { campaignId: id, message: text });
    tx.tell({ entity: 'campaign', id });
    return true;
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Call after a campaign was sent off: does not wait for the next look. */
    sendCampaigns: () => void;
  }
}

export const campaignSender = plugin<{ transact: Transact }>(
  (app, { transact }, done) => {
    const failure = 'a campaign could not be sent on';
    const send = clockJob(
      app,
      { name: 'campaigns', pattern: EVERY_FIVE_SECONDS, failure },
      async (signal) => {
        while (!signal.aborted && (await sendBatch(transact)));
      },
    );
    app.decorate('sendCampaigns', send);
    done();
  },
  { name: 'campaign-sender' },
);
