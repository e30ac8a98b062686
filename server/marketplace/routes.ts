// Ours: the marketplace's own services report new boats and bookings, answers of hosts, and requests to cancel.
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { calls } from '#schemas/calls.ts';
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { english, type FilledText } from '#schemas/text.ts';
import type { Booking } from '#schemas/types.ts';
import { boatRows } from '../boats/change.ts';
import { findBoat } from '../boats/queries.ts';
import { bookings } from '../bookings/change.ts';
import { findBooking } from '../bookings/queries.ts';
import { changeRow, demandRow, recordChange, recordFound } from '../changes/change-row.ts';
import type { Change, Transaction } from '../changes/transaction.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { Refusal } from '../http/refusal.ts';
import { receiveDelivery, writeMessage } from '../messages/change.ts';
import { demandLookups } from '../platform/lookups.ts';
import { ensureUser } from '../users/change.ts';
import { addToBooking, insertReportedBoat, insertReportedBooking } from './queries.ts';

const { known } = messages.refusal;
const { listen, texts } = realtime;

/** The specified event, with a sentence for whoever only reads. */
function ring(tx: Transaction, row: Record<string, string>, event: string, text: FilledText): void {
  tx.alert({ event, audience: 'admins', payload: { ...row, message: english(text), text } });
}

/** What is told of a booking. */
const namesIn = ({ boatName = '', guestName = '' }: Booking): Record<string, string> => ({
  model: boatName,
  guest: guestName,
});

export function marketplaceRoutes(app: FastifyInstance, { signLink }: Context): void {
  const boats = boatRows(signLink);

  answer(app, calls.reportBoat, async ({ body: { _id, boat, host }, change }) => {
    const { user: _, ...info } = boat;
    return change(async (tx) => {
      await demandLookups(tx, forms['boat-info'].schema, { ...info });
      const id = String(_id ?? randomUUID());
      await ensureUser(tx, host);
      if (!(await insertReportedBoat(tx, id, String(host._id), info)))
        throw new Refusal(409, '_id', known, { label: 'This boat' });
      ring(tx, { boatId: id }, listen.newBoat, { key: texts.newBoat, values: { model: info.model } });
      await recordFound(tx, boats, { id, action: 'reportBoat', before: null });
      return { data: { _id: id } };
    });
  });

  answer(app, calls.reportBooking, ({ body, change }) =>
    change(async (tx) => {
      const { _id, event: __, boatId, guest, date, ...attributes } = body;
      const id = String(_id ?? randomUUID());
      demandRow({ ...boats, place: 'boatId' }, await findBoat(tx, String(boatId)));
      await ensureUser(tx, guest);
      if (!(await insertReportedBooking(tx, id, String(guest._id), { boatId, date, attributes })))
        throw new Refusal(409, '_id', known, { label: 'This booking' });
      const after = demandRow(bookings, await findBooking(tx, id));
      ring(tx, { bookingId: id }, listen.newBooking, { key: texts.newBooking, values: namesIn(after) });
      await recordChange(tx, bookings, { id, action: 'reportBooking', before: null, after });
      return { data: { _id: id } };
    }),
  );

  /** Adds what was said about a booking; whether it is confirmed or cancelled stays for staff to decide. */
  function note(
    change: Change,
    bookingId: string,
    action: string,
    added: object,
    { event, key }: { event: string; key: string },
  ): Promise<{ data: { _id: string } }> {
    return change(async (tx) => {
      const kind = { ...bookings, place: 'bookingId' };
      await changeRow(tx, kind, { id: bookingId }, async (before) => {
        await addToBooking(tx, bookingId, added);
        ring(tx, { bookingId }, event, { key, values: namesIn(before) });
        return action;
      });
      return { data: { _id: bookingId } };
    });
  }

  answer(app, calls.reportHostResponse, ({ body: { bookingId, response }, change }) => {
    const key = response === 'accepted' ? texts.hostAccepted : texts.hostDeclined;
    const added = { hostResponse: response };
    return note(change, String(bookingId), 'reportHostResponse', added, { event: listen.hostResponse, key });
  });

  answer(app, calls.reportCancelRequest, ({ body: { bookingId, reason = '' }, change }) => {
    const cancelRequest = { reason, at: new Date().toISOString() };
    const said = { event: listen.cancelRequest, key: texts.cancelRequested };
    return note(change, String(bookingId), 'reportCancelRequest', { cancelRequest }, said);
  });

  answer(app, calls.reportMessage, ({ body: { userId, text }, change }) =>
    change(async (tx) => ({
      data: await writeMessage(tx, { userId: String(userId), sender: 'user', text }),
    })),
  );

  answer(app, calls.reportDelivery, ({ body: { userId, number }, change }) =>
    change(async (tx) => {
      await receiveDelivery(tx, String(userId), number);
      return { data: { _id: String(userId) } };
    }),
  );
}
