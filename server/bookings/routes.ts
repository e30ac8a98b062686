// §7 bookings: the list, and the decision to confirm or cancel one.
import type { FastifyInstance } from 'fastify';
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { bookingStateOf, codeOf, stateOf, type StateOf } from '#machines/codes.ts';
import { eventBetween, textOfState } from '#machines/decide.ts';
import { calls } from '#schemas/calls.ts';
import { tables } from '#schemas/generated/index.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Booking } from '#schemas/types.ts';
import { changeRow, demandRow } from '../changes/change-row.ts';
import type { Transaction } from '../changes/transaction.ts';
import { answer } from '../http/answer.ts';
import type { Context } from '../http/context.ts';
import { listHandler } from '../http/lists.ts';
import { Refusal } from '../http/refusal.ts';
import { isOfVersion } from '../http/seen-version.ts';
import { sendConfirmation } from '../messages/automatic-message.ts';
import { openPayout } from '../payouts/ledger.ts';
import { bookings } from './change.ts';
import { bookingList, findBooking, lastToDecide, updateBookingStatus } from './queries.ts';

const { stale, bookingDecided } = messages.refusal;
const { bookingTransition } = serverMessages.refusal;
const staffEvents = bookingActions.map(({ event }) => event);

/** A number that is no state of ours stands for itself, and nothing is possible there. */
const stateOfBooking = ({ status }: Booking): string => bookingStateOf(status) ?? String(status);

/** Says who was first, when it was an admin, and carries the booking as it is now. */
async function refuse(tx: Transaction, code: 409 | 412, booking: Booking, since = 0): Promise<never> {
  const admin = await lastToDecide(tx, String(booking._id), since);
  const values = { state: textOfState(labels.booking, stateOfBooking(booking)), ...(admin ? { admin } : {}) };
  const text = { 409: bookingTransition, 412: stale }[code];
  throw new Refusal(code, 'status', admin ? bookingDecided : text, values, { data: booking });
}

/** One alert for both: it names the guest and the host. */
function alertBothSides(tx: Transaction, { _id, userId, hostId }: Booking, target: StateOf<'booking'>): void {
  const { bookingCancelled, bookingConfirmed } = realtime.texts;
  tx.alert({
    event: realtime.emit.bookingDecided,
    audience: `user:${userId}`,
    payload: {
      userId,
      hostId,
      bookingId: _id,
      message: target === 'cancelled' ? bookingCancelled : bookingConfirmed,
    },
  });
}

export function bookingRoutes(app: FastifyInstance, { db }: Context): void {
  answer(
    app,
    calls.getAllBookings,
    listHandler(db, [tables.bookings, tables['guest-payments']], () => bookingList),
  );

  answer(app, calls.setBookingStatus, async ({ params, body, version, change }) => {
    const target = stateOf('booking', body.value);
    // What an older version is answered is for `refuse` to say, which names who was first: none goes along.
    const { after } = await change((tx) =>
      changeRow(tx, bookings, { id: params.id }, async (before) => {
        const event = target && eventBetween(bookingMachine, stateOfBooking(before), target, staffEvents);
        if (!event) return refuse(tx, 409, before);
        if (version !== undefined && !isOfVersion(before.version, version))
          return refuse(tx, 412, before, Math.max(0, ...version));
        await updateBookingStatus(tx, params.id, codeOf('booking', target));
        if (target === 'confirmed') await openPayout(tx, params.id);
        const after = demandRow(bookings, await findBooking(tx, params.id));
        alertBothSides(tx, after, target);
        if (target === 'confirmed') await sendConfirmation(tx, after);
        return { action: event, after };
      }),
    );
    return { data: after };
  });
}
