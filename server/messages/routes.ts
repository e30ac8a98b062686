// Ours: what staff, hosts and guests write to each other (§2 Messages).
import type { FastifyInstance } from 'fastify';
import { calls } from '#schemas/calls.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { answer, Json } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { demandConversation, writeMessage } from './change.ts';
import {
  findConversation,
  listConversations,
  lockConversation,
  setRead,
  type ConversationPlace,
} from './queries.ts';
import { listMessages } from './queries.ts';

const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const cursorOf = ({ isUnread, date, id }: ConversationPlace): string =>
  Buffer.from(JSON.stringify([isUnread, date, id])).toString('base64url');

function placeOf(cursor: string): ConversationPlace {
  try {
    const [isUnread, date, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (
      typeof isUnread === 'boolean' &&
      typeof date === 'string' &&
      isoDate.test(date) &&
      typeof id === 'string'
    )
      return { isUnread, date, id };
  } catch {
    // Falls through to the refusal: not a word of ours.
  }
  throw new Refusal(400, 'after', messages.refusal.malformed);
}

export function conversationRoutes(app: FastifyInstance, { db, transact }: Context): void {
  answer(app, calls.getConversations, async ({ query }) => {
    const { limit, after, q, sort } = query;
    const { text, last } = await listConversations(db, {
      limit: Number(limit ?? limits.page.default),
      isUnreadFirst: sort !== 'date',
      ...(q ? { text: q } : {}),
      ...(after ? { after: placeOf(after) } : {}),
    });
    return { data: new Json(text, { next: last ? cursorOf(last) : null }) };
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

  answer(app, calls.sendMessage, async ({ params, body, session }) => {
    const adminId = String(session.admin._id);
    const data = await transact(adminId, (tx) =>
      writeMessage(tx, { ...body, userId: params.userId, sender: 'staff', adminId }),
    );
    return { data };
  });

  answer(app, calls.readMessages, async ({ params, body, session }) => {
    const { userId } = params;
    const data = await transact(String(session.admin._id), async (tx) => {
      const unread = (await lockConversation(tx, userId))
        ? await setRead(tx, userId, body.number)
        : undefined;
      if (unread && unread.before !== unread.after) {
        const entry = { entity: 'conversation', entityId: userId, action: 'readMessages' };
        await tx.audit({ ...entry, before: { unread: unread.before }, after: { unread: unread.after } });
        tx.tell({ entity: 'conversation', id: userId });
      }
      return demandConversation(await findConversation(tx, userId));
    });
    return { data };
  });
}
