// What names a row of a catalogue or of a collection: as long as anything does, the row stays.
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { countNaming, entityOfForm } from '../workshop/queries.ts';
import { lookupPaths } from './lookup-paths.ts';

const { usedByBoats, usedElsewhere } = messages.refusal;

/** The forms that choose from a list, each with the paths at which it does. */
const choosing = (list: string) =>
  Object.values(forms)
    .map(({ name, schema }) => ({ form: name, schema, paths: lookupPaths(schema, list) }))
    .filter(({ form, paths }) => paths.length > 0 && entityOfForm(form) !== undefined);

/**
 * @param list the catalogue or collection
 * @param row its key, and its name in a sentence
 * @throws Refusal 409 for a row that something stored names
 */
export async function demandUnused(
  tx: Transaction,
  list: string,
  { id, label }: { id: number | string; label: string },
): Promise<void> {
  const places = choosing(list);
  const isOfBoat = ({ form }: { form: string }): boolean => entityOfForm(form) === 'boat';
  const count = await countNaming(tx, places.filter(isOfBoat), id);
  if (count > 0) throw new Refusal(409, 'id', usedByBoats, { name: label, count });
  for (const place of places.filter((one) => !isOfBoat(one)))
    if ((await countNaming(tx, [place], id)) > 0)
      throw new Refusal(409, 'id', usedElsewhere, { name: label, form: place.schema.title ?? place.form });
}
