// A list of cards as lines. Of a long list only the lines near the view are in the page, each at its place in the whole.
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels: as narrow as a card may be, and between the cards. */
const narrowest = 240;
const gap = 16;
const widestPage = 1280;
/** A list of so many cards stays in the page as a whole, where the browser's own search finds every card. */
const mostWhole = 72;
/** Cards drawn in one go: what a slow machine does within a few frames' time, so that no key or turn of the wheel waits. */
const atOnce = 2;

export interface Line {
  index: number;
  /** Pixels above it. */
  top: number;
  /** How many of its cards are drawn by now. */
  cards: number;
}

export interface Lines {
  /** Cards side by side. */
  columns: number;
  lines: readonly Line[];
  /** Pixels of the whole list. */
  height: number;
  /** The line with the focus stays in the page, wherever that is scrolled to. */
  keep: (index: number | undefined) => void;
}

interface Place {
  columns: number;
  /** Pixels from the top of the page. */
  top: number;
  /** Pixels of a line: all are as tall as the first. */
  line: number;
}

const columnsIn = (width: number): number => Math.max(1, Math.floor((width + gap) / (narrowest + gap)));

/** Until it is measured: beside the menu, below the tools, no wider than a page. */
const guess = (): Place => ({
  columns: columnsIn(Math.min((window.innerWidth * 4) / 5, widestPage)),
  top: 180,
  line: 300,
});

/** Measured anew whenever the list becomes wider or longer. */
function usePlace(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState(guess);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = (): void => {
      const { width, top } = element.getBoundingClientRect();
      const columns = columnsIn(width);
      const above = Math.round(top + window.scrollY);
      const first = element.firstElementChild?.getBoundingClientRect();
      setPlace((now) => {
        const line = first?.height ?? now.line;
        const isSame = columns === now.columns && above === now.top && line === now.line;
        return isSame ? now : { columns, top: above, line };
      });
    };
    // Not at once: the first card is there before what follows it is put in its exact place.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

/**
 * Those of the wanted steps that are done: one more after each frame.
 * @param isFirst whether a step is done before others
 */
function useOneByOne(wanted: readonly number[], isFirst: (step: number) => boolean): ReadonlySet<number> {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set([0]));
  const missing = wanted.filter((step) => !done.has(step));
  const next = missing.find(isFirst) ?? missing[0];
  useEffect(() => {
    if (next === undefined) return;
    const kept = wanted.filter((step) => done.has(step));
    const frame = requestAnimationFrame(() => startTransition(() => setDone(new Set([...kept, next]))));
    return () => cancelAnimationFrame(frame);
  });
  return done;
}

/** @param count how many cards there are in all */
export function useLines(list: RefObject<HTMLElement | null>, count: number): Lines {
  const { columns, top, line } = usePlace(list);
  const kept = useRef<number>(undefined);
  const total = Math.ceil(count / columns);
  const wantedIn = (range: Range): number[] => {
    if (count <= mostWhole) return Array.from({ length: total }, (_, index) => index);
    const near = defaultRangeExtractor(range);
    const { current } = kept;
    const isAway = current !== undefined && current < total && !near.includes(current);
    return isAway ? [...near, current].sort((a, b) => a - b) : near;
  };
  const virtual = useWindowVirtualizer({
    count: total,
    estimateSize: () => line,
    gap,
    overscan: 2,
    scrollMargin: top,
    // Beside the frames that the scrolling draws, not in them.
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: wantedIn,
  });
  const reckoned = useRef(line);
  useLayoutEffect(() => {
    if (reckoned.current === line) return;
    reckoned.current = line;
    virtual.measure();
  }, [virtual, line]);
  const wanted = virtual.getVirtualItems().map(({ index }) => index);
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  const perLine = Math.ceil(columns / atOnce);
  const stepsOf = (index: number): number[] =>
    Array.from({ length: perLine }, (_, step) => index * perLine + step);
  const done = useOneByOne(
    wanted.flatMap(stepsOf),
    (step) => step >= startIndex * perLine && step < (endIndex + 1) * perLine,
  );
  const lineAt = (index: number): Line => {
    const cards = stepsOf(index).filter((step) => done.has(step)).length * atOnce;
    return { index, top: index * (line + gap), cards: Math.min(columns, cards) };
  };
  return {
    columns,
    lines: wanted.map(lineAt).filter(({ cards }) => cards > 0),
    height: Math.max(0, total * (line + gap) - gap),
    keep: (index) => {
      kept.current = index;
    },
  };
}
