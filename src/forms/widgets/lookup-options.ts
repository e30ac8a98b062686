import type { CatalogueRow } from '#schemas/types.ts';

interface Option {
  _id: string | number;
  name: string;
}

type Id = string | number;

/** Nothing is chosen: 0 stands for it in a filter and in what other servers store. */
export const isUnchosen = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0;

const idsOf = ({ _id, id }: CatalogueRow): Id[] => [_id, id].filter((one) => one !== undefined);

/**
 * The rows of a list as options. The stored value keeps its own type, so that a form that was only looked at is not
 * changed: a row it points to by `_id` or `id`, as text or number, takes that value.
 * @param gone the name of a stored value that no row has
 */
export function lookupOptions(rows: CatalogueRow[], stored: unknown, gone: (id: Id) => string): Option[] {
  const isStored = (id: Id): boolean => !isUnchosen(stored) && String(id) === String(stored);
  const options = rows.flatMap((row) => {
    const [first] = idsOf(row);
    if (first === undefined) return [];
    const value = idsOf(row).some(isStored) ? (stored as Id) : first;
    return [{ _id: value, name: row.name ?? row.title ?? String(first) }];
  });
  const isKnown = isUnchosen(stored) || options.some(({ _id }) => _id === stored);
  return isKnown ? options : [...options, { _id: stored as Id, name: gone(stored as Id) }];
}
