// What forms refer to, as our server finds it.
import { screenOf } from '#schemas/screen-of.ts';
import { calls } from '#schemas/calls.ts';
import { isNoun, type NounName } from '#schemas/nouns.ts';
import { permissionToRefer } from '#schemas/references.ts';
import { english } from '#schemas/text.ts';
import type { CatalogueRow } from '#schemas/types.ts';
import { call } from '#src/api/call.ts';
import { paths, rowHref } from '#src/app/paths.ts';
import type { Referred } from '#src/components/controls/reference-picker.tsx';
import type { References } from '#src/forms/form-context.ts';
import { refusal } from '#src/stores/refusals.ts';

const screens: Record<NounName, string> = {
  boat: paths.boat,
  user: paths.users,
  booking: paths.bookings,
};

const referred = ({ _id, name }: CatalogueRow): Referred => ({ id: String(_id), name: name ?? String(_id) });

async function ask(list: string, query: Record<string, string>): Promise<Referred[]> {
  const outcome = await call(calls.getReferences, { params: { list }, query });
  if (!outcome.ok) throw new Error(english(outcome.error));
  return (outcome.data ?? []).map(referred);
}

export const references: References = {
  find: (list, q) => ask(list, { q }),
  get: async (list, id) => (await ask(list, { id }))[0],
  addressOf: (list, id) => rowHref(isNoun(list) ? screens[list] : screenOf(list), id),
  refusal: (list) => {
    const permission = permissionToRefer(list);
    return permission && refusal(permission);
  },
};
