// Forms whose own fields have places of their own, such as columns and the steps of a machine. What a form was given since
// is stored beside them, in the column `added` of the row. Other forms store whatever they have.
import { forms } from '#schemas/generated/index.ts';
import type { Admin, Forms } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';

const places = {
  review: ['reviewId', 'review', 'content'],
  'service-fee': ['fee'],
  'message-template': ['text'],
  message: ['_id', 'text'],
  reason: ['reason'],
  'refund-request': ['bookingId', 'reason', 'cancelledAt', 'amount', 'note'],
  'refund-proof': ['method', 'reference', 'date'],
  'payout-payment': ['method', 'reference', 'date'],
} as const satisfies { [Name in keyof Forms]?: readonly (keyof Forms[Name])[] };

/** Fields by their names. */
export type Added = Record<string, unknown>;

/** What was sent in fields that were added to the form. */
export function addedTo(form: keyof typeof places, body: object): Added {
  const own: readonly string[] = places[form];
  return Object.fromEntries(Object.entries(body).filter(([name]) => !own.includes(name)));
}

/** The same of a form that is saved again: with it stays what the admin may not write or does not see whole. */
export function addedAgain(
  form: keyof typeof places,
  body: object,
  { stored, admin, entity }: { stored: object; admin: Admin; entity: string },
): Added {
  const sent = addedTo(form, body);
  return addedTo(form, withKept<Added>(forms[form].schema, { sent, stored, admin, entity }));
}
