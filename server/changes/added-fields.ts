// Forms whose own fields have places of their own, such as columns and the steps of a machine. What a form was given since
// is stored beside them, in the column `added` of the row. Other forms store whatever they have.
import places from '#schemas/form-places.json' with { type: 'json' };
import { forms } from '#schemas/generated/index.ts';
import type { Admin, Forms } from '#schemas/types.ts';
import { withKept } from '../access/kept-fields.ts';

type Placed = keyof Forms & keyof typeof places.forms;

/** Fields by their names. */
export type Added = Record<string, unknown>;

/** What was sent in fields that were added to the form. */
export function addedTo(form: Placed, body: object): Added {
  const own: readonly string[] = places.forms[form].own;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !own.includes(name)));
}

/** The same of a form that is saved again: with it stays what the admin may not write or does not see whole. */
export function addedAgain(
  form: Placed,
  body: object,
  { stored, admin, entity }: { stored: object; admin: Admin; entity: string },
): Added {
  const sent = addedTo(form, body);
  return addedTo(form, withKept<Added>(forms[form].schema, { sent, stored, admin, entity }));
}
