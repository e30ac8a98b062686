// Ours: the marketplace's own services report new boats and bookings, answers of hosts, and requests to cancel.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english, type FilledText } from '#schemas/text.ts';
import { findBoat } from '../boats/queries.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer, marketplace } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { receiveDelivery, writeMessage } from '../messages/change.ts';
import { demandLookups } from '../platform/lookups.ts';
import {
  addToBooking,
  ensureUser,
  insertReportedBoat,
  insertReportedBooking,
  lockNamedBooking,
  type NamedBooking,
} from './queries.ts';

const { known, notFound } = messages.refusal;
const { listen, texts } = realtime;

interface Told {
  entity: 'boat' | 'booking';
  id: string;
  action: string;
  before: unknown;
  after: unknown;
  version: number;
  event: string;
  text: FilledText;
}

/** The specified event, and that a row has changed. */
async function tell(tx: Transaction, told: Told): Promise<void> {
  const { entity, id, action, before, after, version, event, text } = told;
  await tx.audit({ entity, entityId: id, action, before, after });
  tx.alert({ event, audience: 'admins', payload: { [`${entity}Id`]: id, message: english(text), text } });
  tx.tell({ entity, id, version });
}

export function marketplaceRoutes(app: FastifyInstance, { db, transact }: Context): void {
  answer(app, calls.reportBoat, async ({ body: { _id, boat, host } }) => {
    const { user: _, ...info } = boat;
    await demandLookups(db, forms['boat-info'].schema, { ...info });
    return transact(marketplace, async (tx) => {
      const id = String(_id ?? randomUUID());
      await ensureUser(tx, host);
      if (!(await insertReportedBoat(tx, id, String(host._id), info)))
        throw new Refusal(409, '_id', known, { label: 'This boat' });
      await tell(tx, {
        entity: 'boat',
        id,
        action: 'reportBoat',
        before: null,
        after: await findBoat(tx, id),
        version: 1,
        event: listen.newBoat,
        text: { key: texts.newBoat, values: { model: info.model } },
      });
      return { data: { _id: id } };
    });
  });

  answer(app, calls.reportBooking, async ({ body: { _id, event: __, boatId, guest, date, ...attributes } }) =>
    transact(marketplace, async (tx) => {
      const id = String(_id ?? randomUUID());
      const boat = await findBoat(tx, String(boatId));
      if (!boat) throw new Refusal(404, 'boatId', notFound, { label: 'This boat' });
      await ensureUser(tx, guest);
      if (!(await insertReportedBooking(tx, id, String(guest._id), { boatId, date, attributes })))
        throw new Refusal(409, '_id', known, { label: 'This booking' });
      const guestName = [guest.firstName, guest.lastName].filter(Boolean).join(' ');
      await tell(tx, {
        entity: 'booking',
        id,
        action: 'reportBooking',
        before: null,
        after: { boatId, guest: guest._id, date, ...attributes },
        version: 1,
        event: listen.newBooking,
        text: { key: texts.newBooking, values: { model: boat.model ?? '', guest: guestName } },
      });
      return { data: { _id: id } };
    }),
  );

  /** Adds what was said about a booking; whether it is confirmed or cancelled stays for staff to decide. */
  function note(
    bookingId: string,
    action: string,
    added: object,
    eventOf: (booking: NamedBooking) => Pick<Told, 'event' | 'text'>,
  ): Promise<{ data: { _id: string } }> {
    return transact(marketplace, async (tx) => {
      const booking = await lockNamedBooking(tx, bookingId);
      if (!booking) throw new Refusal(404, 'bookingId', notFound, { label: 'This booking' });
      await addToBooking(tx, bookingId, added);
      await tell(tx, {
        entity: 'booking',
        id: bookingId,
        action,
        before: booking.attributes,
        after: { ...booking.attributes, ...added, version: booking.version + 1 },
        version: booking.version + 1,
        ...eventOf(booking),
      });
      return { data: { _id: bookingId } };
    });
  }

  answer(app, calls.reportHostResponse, ({ body: { bookingId, response } }) => {
    const key = response === 'accepted' ? texts.hostAccepted : texts.hostDeclined;
    return note(String(bookingId), 'reportHostResponse', { hostResponse: response }, ({ model, guest }) => ({
      event: listen.hostResponse,
      text: { key, values: { model, guest } },
    }));
  });

  answer(app, calls.reportCancelRequest, ({ body: { bookingId, reason = '' } }) => {
    const cancelRequest = { reason, at: new Date().toISOString() };
    return note(String(bookingId), 'reportCancelRequest', { cancelRequest }, ({ model, guest }) => ({
      event: listen.cancelRequest,
      text: { key: texts.cancelRequested, values: { model, guest } },
    }));
  });

  answer(app, calls.reportMessage, ({ body: { userId, text } }) =>
    transact(marketplace, async (tx) => ({
      data: await writeMessage(tx, { userId: String(userId), sender: 'user', text }),
    })),
  );

  answer(app, calls.reportDelivery, ({ body: { userId, number } }) =>
    transact(marketplace, async (tx) => {
      await receiveDelivery(tx, String(userId), number);
      return { data: { _id: String(userId) } };
    }),
  );
}
