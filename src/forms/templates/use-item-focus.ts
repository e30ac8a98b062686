import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { firstControl } from '#src/forms/first-control.ts';
import type { ItemAction } from './array-context.ts';

/** The rows of the list itself, not those of a list within. */
const rowsOf = (place: Element): Element[] =>
  [...place.children].filter((child) => child.matches('[data-item]'));

function focusIn(row: Element | undefined, selector: string): boolean {
  const target = row?.querySelector<HTMLElement>(selector);
  target?.focus();
  return target !== undefined && target !== null;
}

/**
 * Keeps the focus where one goes on after a row was added, copied or moved: in the new row, or at the button that moved it.
 */
export function useItemFocus(place: RefObject<HTMLElement | null>, count: number) {
  const done = useRef<{ action: ItemAction | 'add'; index: number }>(undefined);
  useEffect(() => {
    const list = place.current;
    const last = done.current;
    if (!list || !last) return;
    done.current = undefined;
    const rows = rowsOf(list);
    const { action, index } = last;
    if (action === 'add' || action === 'copy') {
      const row = rows[action === 'add' ? rows.length - 1 : index + 1];
      if (row) firstControl(row)?.focus();
      return;
    }
    const moved = rows[action === 'moveUp' ? index - 1 : index + 1];
    const back = action === 'moveUp' ? 'moveDown' : 'moveUp';
    if (!focusIn(moved, `[data-action=${action}]:enabled`)) focusIn(moved, `[data-action=${back}]`);
  });
  const onAct = useCallback((action: ItemAction, index: number) => {
    done.current = { action, index };
  }, []);
  const onAdd = useCallback(() => {
    done.current = { action: 'add', index: count };
  }, [count]);
  return { onAct, onAdd };
}
