// The ids of a checklist: as stored in type and order, so that a form that was only looked at is not changed.
import type { CatalogueRow } from '#schemas/types.ts';
import type { ChecklistItem } from '#src/components/controls/checklist.tsx';

type Id = string | number;

const isSameId = (a: Id, b: Id): boolean => String(a) === String(b);

/** The ids in a stored list; anything else in it, or another value, is left out. */
export const idsIn = (value: unknown): Id[] =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string' || typeof id === 'number') : [];

/**
 * The rows of a list as items, then the known ids that no row has.
 * @param known the stored ids, also those unticked since: an item keeps the id it was stored by
 * @param gone the name of an id that no row has
 */
export function checklistItems(
  rows: readonly CatalogueRow[],
  known: readonly Id[],
  gone: (id: Id) => string,
): ChecklistItem[] {
  const items = rows.flatMap((row): ChecklistItem[] => {
    const own = [row._id, row.id].filter((id) => id !== undefined);
    const [first] = own;
    if (first === undefined) return [];
    const _id = known.find((id) => own.some((one) => isSameId(one, id))) ?? first;
    return [{ _id, title: row.title ?? row.name ?? String(first), icon: row.icon }];
  });
  const offered = new Set(items.map(({ _id }) => _id));
  const lost = [...new Set(known)].filter((id) => !offered.has(id));
  return [...items, ...lost.map((_id) => ({ _id, title: gone(_id), isGone: true }))];
}

/** The ids with others ticked or unticked, in the known order: ticking again what was unticked changes nothing. */
export function turnIds(
  value: readonly Id[],
  ids: readonly Id[],
  isChecked: boolean,
  known: readonly Id[],
): Id[] {
  const kept = value.filter((id) => !ids.includes(id));
  if (!isChecked) return kept;
  const place = (id: Id): number => (known.includes(id) ? known.indexOf(id) : known.length);
  return [...kept, ...ids].sort((a, b) => place(a) - place(b));
}

/** What is known after this value was seen: its order wins where it differs, and nothing known is forgotten. */
export function learnIds(known: readonly Id[], value: readonly Id[]): readonly Id[] {
  const inOrder = known.filter((id) => value.includes(id));
  const isKnown = inOrder.length === value.length && inOrder.every((id, at) => id === value[at]);
  return isKnown ? known : [...value, ...known.filter((id) => !value.includes(id))];
}
