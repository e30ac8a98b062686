// Ours: the automatic message (§2 Messages), with the values of a real booking to look at.
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import template from '#schemas/message-template.json' with { type: 'json' };
import type { MessageTemplate } from '#schemas/types.ts';
import { findNewestBooking } from '../bookings/queries.ts';
import { addedAgain } from '../changes/added-fields.ts';
import { changeRow, type FoundKind } from '../changes/change-row.ts';
import type { Query } from '../database/database.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { lockSetting, updateSetting, type Setting } from '../platform/setting-queries.ts';
import { demandVariables, findTemplate, templateSetting, valuesOf } from './automatic-message.ts';

async function answered(db: Query): Promise<MessageTemplate> {
  const { value, version, added } = await findTemplate(db);
  const booking = await findNewestBooking(db);
  return { ...added, _id: templateSetting, text: value, version, sample: booking ? valuesOf(booking) : {} };
}

const templates: FoundKind<Setting<string>> = {
  entity: 'messageTemplate',
  label: 'This template',
  find: findTemplate,
  lock: (tx) => lockSetting(tx, templateSetting, template.text),
  answered: (_, db) => answered(db),
  audited: ({ value, added }) => ({ ...added, text: value }),
};

export function messageTemplateRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getTemplate, async () => ({ data: await answered(db) }));

  answer(app, calls.saveTemplate, async ({ body, session, version, change }) => {
    demandVariables(body.text);
    const { admin } = session;
    const data = await change(async (tx) => {
      await changeRow(tx, templates, { id: templateSetting, version }, async ({ added: stored }) => {
        const added = addedAgain('message-template', body, { stored, admin, entity: 'message-template' });
        await updateSetting(tx, templateSetting, { value: body.text, added });
        return 'saveTemplate';
      });
      return answered(tx);
    });
    return { data };
  });
}
