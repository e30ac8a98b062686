// What names a row of a catalogue or of a collection: as long as anything does, the row stays.
import { forms } from '#schemas/generated/index.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Transaction } from '../changes/transaction.ts';
import { Refusal } from '../http/refusal.ts';
import { lookupPaths } from './lookup-paths.ts';
import { countNaming, sourcesOf, type Stored } from './stored-forms-queries.ts';

const { usedByBoats, usedElsewhere } = messages.refusal;

/** Where what a form has saved chooses from a list, each place with the paths at which it does. */
const choosing = (list: string) =>
  Object.values(forms).flatMap(({ name, schema }) => {
    const paths = lookupPaths(schema, list);
    const sources = paths.length > 0 ? sourcesOf(name) : [];
    return sources.map((source) => ({ source, paths, form: schema.title ?? name }));
  });

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
  const isOfBoat = ({ source }: { source: Stored }): boolean => source.entity === 'boat';
  const count = await countNaming(tx, places.filter(isOfBoat), id);
  if (count > 0) throw new Refusal(409, 'id', usedByBoats, { name: label, count });
  for (const place of places.filter((one) => !isOfBoat(one)))
    if ((await countNaming(tx, [place], id)) > 0)
      throw new Refusal(409, 'id', usedElsewhere, { name: label, form: place.form });
}
