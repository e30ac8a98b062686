// Forms whose fields have places of their own, such as columns and the steps of a machine. Others store whatever they have.
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Forms } from '#schemas/types.ts';
import { Refusal } from './refusal.ts';

const places: { [Name in keyof Forms]?: readonly (keyof Forms[Name])[] } = {
  review: ['reviewId', 'review', 'content'],
  'service-fee': ['fee'],
  'message-template': ['text'],
  message: ['_id', 'text'],
  reason: ['reason'],
  'refund-request': ['bookingId', 'reason', 'cancelledAt', 'amount', 'note'],
  'refund-proof': ['method', 'reference', 'date'],
  'payout-payment': ['method', 'reference', 'date'],
};

/**
 * What a form was given since has no place in these yet: better refused than lost behind a success.
 * @throws Refusal 422 that names the field
 */
export function demandStorable(form: string, body: unknown): void {
  const known = (places as Partial<Record<string, readonly string[]>>)[form];
  const key = known && Object.keys(body as object).find((name) => !known.includes(name));
  if (key === undefined) return;
  const text = { key: messages.refusal.noPlace, values: { key } };
  throw new Refusal(422, key, text, {}, { errors: { [key]: text } });
}
