// What the rows are called that a list is filtered by.
import { useEffect, useState } from 'react';
import type { TableDefinition } from '#schemas/table.ts';
import { references } from '#src/layout/editing/references.ts';

/** By key, as far as they are known: a name that cannot be asked for leaves the key. */
export function useChosenNames(
  { filters }: TableDefinition,
  chosen: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const [names, setNames] = useState<Record<string, string>>({});
  const asked = filters.flatMap(({ key, refersTo }) => {
    const id = refersTo === undefined ? undefined : chosen[key];
    return id === undefined || refersTo === undefined || names[id] !== undefined
      ? []
      : [[refersTo, id] as const];
  });
  const question = JSON.stringify(asked);
  useEffect(() => {
    let isCurrent = true;
    for (const [list, id] of asked)
      references.get(list, id).then(
        (found) => isCurrent && found && setNames((known) => ({ ...known, [id]: found.name })),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [question]); // oxlint-disable-line react/exhaustive-deps -- `question` is `asked`
  return names;
}
