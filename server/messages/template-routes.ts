// Ours: the automatic message (§2 Messages), with the values of a real booking to look at.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import template from '#schemas/message-template.json' with { type: 'json' };
import type { MessageTemplate } from '#schemas/types.ts';
import { findNewestBooking } from '../bookings/queries.ts';
import type { Query } from '../database/database.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { lockSetting, updateSetting } from '../platform/queries.ts';
import { demandVariables, findTemplate, templateSetting, valuesOf } from './automatic-message.ts';

async function answered(db: Query): Promise<MessageTemplate> {
  const { value, version } = await findTemplate(db);
  const booking = await findNewestBooking(db);
  return { _id: templateSetting, text: value, version, sample: booking ? valuesOf(booking) : {} };
}

export function messageTemplateRoutes(app: FastifyInstance, { db, transact }: Context): void {
  answer(app, calls.getTemplate, async () => ({ data: await answered(db) }));

  answer(app, calls.saveTemplate, async ({ body, session, version }) => {
    demandVariables(body.text);
    const data = await transact(String(session.admin._id), async (tx) => {
      const before = await lockSetting(tx, templateSetting, template.text);
      if (version !== undefined && version !== before.version)
        throw new Refusal(412, 'version', messages.refusal.stale, {}, { data: await answered(tx) });
      await updateSetting(tx, templateSetting, body.text);
      const after = await answered(tx);
      await tx.audit({
        entity: 'messageTemplate',
        entityId: templateSetting,
        action: 'saveTemplate',
        before: { text: before.value },
        after: { text: after.text },
      });
      tx.changed({ entity: 'messageTemplate', id: templateSetting, version: after.version });
      return after;
    });
    return { data };
  });
}
