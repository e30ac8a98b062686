// What a guest is sent when their booking is confirmed: the template with the values of the booking.
import messages from '#schemas/messages.json' with { type: 'json' };
import template from '#schemas/message-template.json' with { type: 'json' };
import { fillTemplate, unknownVariable, variables } from '#schemas/template.ts';
import type { Booking } from '#schemas/types.ts';
import type { Transaction } from '../changes/transaction.ts';
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { findSetting } from '../platform/setting-queries.ts';
import { writeMessage } from './change.ts';

export const templateSetting = 'messageTemplate';

export const findTemplate = (db: Query) => findSetting<string>(db, templateSetting, template.text);

/** @throws Refusal 422 for a text with a variable that cannot be filled in */
export function demandVariables(text: string): void {
  const variable = unknownVariable(text);
  if (variable !== undefined) throw new Refusal(422, 'text', messages.refusal.unknownVariable, { variable });
}

const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '–';

/** What each variable says of a booking; dates as YYYY-MM-DD in UTC (§9). */
export function valuesOf(booking: Booking): Record<string, string> {
  const values: Record<string, unknown> = { ...booking, date: booking.date?.slice(0, 10) };
  return Object.fromEntries(
    Object.entries(variables).map(([name, { field }]) => [name, shown(values[field])]),
  );
}

/** Writes the automatic message to the guest of a booking; call it in the transaction that confirms the booking. */
export async function sendConfirmation(tx: Transaction, booking: Booking): Promise<void> {
  const { _id, userId } = booking;
  if (userId === undefined) return;
  const { value } = await findTemplate(tx);
  await writeMessage(tx, {
    // With a colon, which no key has that a message is sent with: nobody can take it before.
    _id: `confirmed:${_id}`,
    userId: String(userId),
    sender: 'automatic',
    text: fillTemplate(value, valuesOf(booking)),
  });
}
