// Ours: what staff, hosts and guests write to each other (§2 Messages).
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { addedTo } from '../changes/added-fields.ts';
import { changeRow } from '../changes/change-row.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Json } from '../http/json.ts';
import { cursorOf, isMoment, placeOf } from '../http/cursor.ts';
import { conversations, demandConversation, writeMessage } from './change.ts';
import {
  findConversation,
  listConversations,
  listMessages,
  setRead,
  type ConversationPlace,
} from './queries.ts';

type Place = readonly [isUnread: boolean, date: string, id: string];

const isPlace = (found: readonly unknown[]): found is Place =>
  typeof found[0] === 'boolean' && isMoment(found[1]) && typeof found[2] === 'string';

function afterOf(cursor: string): ConversationPlace {
  const [isUnread, date, id] = placeOf(cursor, isPlace);
  return { isUnread, date, id };
}

export function conversationRoutes(app: FastifyInstance, { db }: Context): void {
  answer(app, calls.getConversations, async ({ query }) => {
    const { limit, after, q, sort } = query;
    const { text, last } = await listConversations(db, {
      limit: Number(limit ?? limits.page.default),
      isUnreadFirst: sort !== 'date',
      ...(q ? { text: q } : {}),
      ...(after ? { after: afterOf(after) } : {}),
    });
    return { data: new Json(text, { next: last ? cursorOf([last.isUnread, last.date, last.id]) : null }) };
  });

  answer(app, calls.getConversation, async ({ params }) => ({
    data: demandConversation(await findConversation(db, params.userId)),
  }));

  answer(app, calls.getMessages, async ({ params, query }) => {
    demandConversation(await findConversation(db, params.userId));
    const { text, next } = await listMessages(db, params.userId, {
      limit: Number(query['limit'] ?? limits.messages.page),
      ...(query['before'] ? { before: Number(query['before']) } : {}),
    });
    return { data: new Json(text, { next: next === undefined ? null : String(next) }) };
  });

  answer(app, calls.sendMessage, async ({ params, body, session, change }) => {
    const adminId = String(session.admin._id);
    const { _id, text } = body;
    const added = addedTo('message', body);
    const data = await change((tx) =>
      writeMessage(tx, { _id, text, added, userId: params.userId, sender: 'staff', adminId }),
    );
    return { data };
  });

  answer(app, calls.readMessages, async ({ params, body, change }) => {
    const { userId } = params;
    const { after } = await change((tx) =>
      changeRow(tx, conversations, { id: userId }, async () => {
        const unread = await setRead(tx, userId, body.number);
        return unread && unread.before !== unread.after ? 'readMessages' : undefined;
      }),
    );
    return { data: after };
  });
}
