// Of a long list only the rows in view are in the page: the others are two empty heights.
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useScreenful } from './use-screenful.ts';

const nothing = (): void => undefined;

/** From this many rows on a list is scrolled in a frame of its own. */
export const longFrom = 150;

export interface RowWindow {
  /** Numbers of the rows to draw. */
  indexes: readonly number[];
  /** Pixels above and below them. */
  above: number;
  below: number;
  show: (index: number) => void;
  measure: (row: Element | null) => void;
}

/**
 * @param height pixels of a row, or about as many where rows measure themselves
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
): RowWindow {
  const isLong = count >= longFrom;
  // oxlint-disable-next-line react/incompatible-library -- it is drawn anew with each scroll, as the library means it
  const virtual = useVirtualizer({
    count: isLong ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 10,
    initialRect: { width: 1000, height: 800 },
  });
  const drawn = useScreenful(count, height);
  if (!isLong)
    return {
      indexes: Array.from({ length: drawn }, (_, index) => index),
      above: 0,
      below: (count - drawn) * height,
      show: nothing,
      measure: nothing,
    };
  const items = virtual.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    show: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    measure: virtual.measureElement,
  };
}
