// The list that a detail was opened from: which row comes before it, and which after.
import { proxy, ref } from 'valtio';

type Side = 'previous' | 'next';

export interface Neighbours {
  /** The address of the list; details stand at it, or below it. */
  path: string;
  /** The rows that it shows, in its order. */
  ids: readonly string[];
  /** How many rows come before those. */
  before: number;
  total: number | undefined;
  open: (id: string) => void;
  /** Shows another page of the list. */
  turn: Partial<Record<Side, () => void>>;
}

interface State {
  list: Neighbours | undefined;
  /** Which row of the page that is being loaded is opened. */
  opens: 'first' | 'last' | undefined;
}

export const neighbours = proxy<State>({ list: undefined, opens: undefined });

/** To be called with each page that a list shows. */
export function showNeighbours(list: Neighbours): void {
  const { opens } = neighbours;
  Object.assign(neighbours, { list: ref(list), opens: undefined });
  const id = opens === 'first' ? list.ids[0] : opens === 'last' ? list.ids.at(-1) : undefined;
  if (id !== undefined) list.open(id);
}

/** The list has been left: its rows are still known, but no other page of it. */
export function leaveNeighbours(): void {
  const { list } = neighbours;
  Object.assign(neighbours, { list: list && ref({ ...list, turn: {} }), opens: undefined });
}

export interface Place {
  /** From 1 on, in the whole list. */
  position: number;
  total: number | undefined;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Where a row stands in the list; undefined when the list does not show it. */
export function placeOf({ ids, before, total, open, turn }: Neighbours, id: string): Place | undefined {
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  const step = (other: string | undefined, side: Side): (() => void) | undefined => {
    if (other !== undefined) return () => open(other);
    const show = turn[side];
    return (
      show &&
      (() => {
        neighbours.opens = side === 'next' ? 'first' : 'last';
        show();
      })
    );
  };
  return {
    position: before + at + 1,
    total,
    previous: step(ids[at - 1], 'previous'),
    next: step(ids[at + 1], 'next'),
  };
}
