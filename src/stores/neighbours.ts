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
  turn: Partial<Record<Side, (() => void) | undefined>>;
}

interface State {
  list: Neighbours | undefined;
  /** The list as the open row left it: a decision may have taken the row out of what is asked for. */
  former: Neighbours | undefined;
  /** Which row of the page that is being loaded is opened. */
  opens: 'first' | 'last' | undefined;
}

export const neighbours = proxy<State>({ list: undefined, former: undefined, opens: undefined });

/**
 * To be called with each page that a list shows.
 * @param opened the row that is open over the list
 */
export function showNeighbours(list: Neighbours, opened?: string): void {
  const { opens } = neighbours;
  const isGone = opened !== undefined && !list.ids.includes(opened);
  const former = [neighbours.list, neighbours.former].find(
    (one) => isGone && one?.path === list.path && one.ids.includes(opened),
  );
  Object.assign(neighbours, { list: ref(list), former: former && ref(former), opens: undefined });
  const id = opens === 'first' ? list.ids[0] : opens === 'last' ? list.ids.at(-1) : undefined;
  if (id !== undefined) list.open(id);
}

/** The list has been left: its rows are still known, but no other page of it. */
export function leaveNeighbours(): void {
  const { list } = neighbours;
  Object.assign(neighbours, {
    list: list && ref({ ...list, turn: {} }),
    former: undefined,
    opens: undefined,
  });
}

export interface Place {
  /** From 1 on, in the whole list. */
  position: number;
  total: number | undefined;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

function placeIn({ ids, before, total, open, turn }: Neighbours, id: string): Place | undefined {
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

/** Where a row stands in the list, or stood until it left it; undefined when the list does not show it. */
export const placeOf = ({ list, former }: Pick<State, 'list' | 'former'>, id: string): Place | undefined =>
  (list && placeIn(list, id)) ?? (former && placeIn(former, id));
