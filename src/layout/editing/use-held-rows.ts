// Rows of a screen that have a form each: what is typed into one stays when somebody else takes the row away.
import { useState } from 'react';
import { forgetUnsaved, isUnsaved } from '#src/stores/unsaved.ts';

interface Row {
  _id?: unknown;
}

const isSameRow =
  ({ _id }: Row) =>
  (other: Row): boolean =>
    other._id === _id;

/**
 * @param keyOf the form of a row, as its draft is called
 * @returns the rows, with those that are gone as they were seen while something is typed into them; and what forgets one that
 *   was deleted here
 */
export function useHeldRows<R extends Row>(
  rows: readonly R[],
  keyOf: (row: R) => string,
): [held: readonly R[], forget: (row: R) => void] {
  const [{ of, held }, setHeld] = useState({ of: rows, held: rows });
  const forget = (row: R): void => {
    forgetUnsaved([keyOf(row)]);
    setHeld((now) => ({ ...now, held: now.held.filter((one) => one._id !== row._id) }));
  };
  if (of === rows) return [held, forget];
  const now = [
    ...held.flatMap((row) => rows.find(isSameRow(row)) ?? (isUnsaved(keyOf(row)) ? [row] : [])),
    ...rows.filter((row) => !held.some(isSameRow(row))),
  ];
  setHeld({ of: rows, held: now });
  return [now, forget];
}
