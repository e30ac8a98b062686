// The cards of the boat list, in lines: each opens its boat, and of a long list only the lines near the view are drawn.
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  memo,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { boatApproval } from '#machines/boat-approval.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import type { Boat } from '#schemas/types.ts';
import { BoatCard, BoatGrid } from '#src/components/boats/boat-card.tsx';
import { NavigationContext } from '#src/components/page/link.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { boatName } from '#src/components/boats/boat-name.ts';
import { useOpenBoat } from '#src/layout/use-open-boat.ts';
import { paths } from '#src/app/paths.ts';
import { contentWidth } from '#src/look/content-width.ts';
import { coverOf } from './picture-slots.ts';
import { ownerName } from '#src/stores/boats.ts';

/** Pixels between the cards. */
const gap = 16;
/** As many pixels as a card may be narrow: more, where larger text stands in it. */
const narrowest = (): number => 15 * parseFloat(getComputedStyle(document.documentElement).fontSize);
/** A list of so many cards stays in the page as a whole, where the browser's own search finds every card. */
const mostWhole = 72;

interface EntryProps {
  boat: Boat;
  isEager: boolean;
  isOpening: boolean;
  onOpen: (id: Boat['_id']) => void;
  tick?: ReactNode;
}

/** Drawn again only when its own boat changed: the list grows to hundreds of cards while it is scrolled. */
const Entry = memo(function Entry({ boat, isEager, isOpening, onOpen, tick }: EntryProps) {
  const { t } = useTranslation();
  const { prefetch } = useContext(NavigationContext);
  const label = boatApproval(boat.status);
  return (
    <BoatCard
      model={boatName(boat, t)}
      owner={ownerName(boat)}
      isOwnerBlocked={boat.user?.block === true}
      location={textOf(boat.location1)}
      submitted={boat.date}
      status={labels.boatApproval[label]}
      picture={coverOf(boat)}
      action={label === 'approved' ? t('View') : t('Review Documents')}
      needsReview={label === 'pendingApproval'}
      busy={isOpening}
      tick={tick}
      isEager={isEager}
      onIntent={() => prefetch?.(paths.boat)}
      onOpen={boat._id === undefined ? undefined : () => onOpen(boat._id)}
    />
  );
});

const columnsIn = (width: number): number => Math.max(1, Math.floor((width + gap) / (narrowest() + gap)));

interface Place {
  /** How many cards stand side by side. */
  columns: number;
  /** Pixels: how far down the page the first of them stands, and how high a line is. */
  top: number;
  height: number;
}

/** Where the cards stand. Before that is measured it is reckoned, so that they are drawn once. */
function usePlace(list: RefObject<HTMLElement | null>): Place {
  const [place, setPlace] = useState({
    columns: columnsIn(contentWidth(window.innerWidth)),
    top: 0,
    height: narrowest(),
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = (): void => {
      const { width, top } = element.getBoundingClientRect();
      const next = {
        columns: columnsIn(width),
        top: Math.round(top + window.scrollY),
        height: element.firstElementChild?.clientHeight ?? narrowest(),
      };
      setPlace((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return place;
}

export interface CardsProps {
  rows: readonly Boat[];
  /** The tick box of a card, while boats are chosen. */
  tickOf?: (boat: Boat) => ReactNode;
}

export function Cards({ rows, tickOf }: CardsProps) {
  const [opening, open] = useOpenBoat();
  const list = useRef<HTMLDivElement>(null);
  const { columns, top, height } = usePlace(list);
  const lines = Math.ceil(rows.length / columns);
  const isWhole = rows.length <= mostWhole;
  /** The line with the focus stays in the page, wherever that is scrolled to. */
  const focused = useRef<number>(undefined);
  // oxlint-disable-next-line react/incompatible-library -- it is drawn anew with each scroll, as the library means it
  const virtual = useWindowVirtualizer({
    count: isWhole ? 0 : lines,
    estimateSize: () => height,
    gap,
    overscan: 2,
    scrollMargin: top,
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      const { current = 0 } = focused;
      const isAway = focused.current !== undefined && current < range.count && !near.includes(current);
      return isAway ? [...near, current].sort((a, b) => a - b) : near;
    },
  });
  const lineOf = (index: number, position?: CSSProperties) => (
    <BoatGrid
      key={index}
      ref={isWhole ? undefined : virtual.measureElement}
      data-index={index}
      style={position}
      onFocus={() => (focused.current = index)}
    >
      {rows.slice(index * columns, (index + 1) * columns).map((boat) => (
        <Entry
          key={boat._id}
          boat={boat}
          isEager={index === 0}
          isOpening={opening === String(boat._id)}
          onOpen={open}
          tick={tickOf?.(boat)}
        />
      ))}
    </BoatGrid>
  );
  return (
    <div
      ref={list}
      style={isWhole ? { display: 'grid', gap } : { position: 'relative', height: virtual.getTotalSize() }}
      onBlur={() => (focused.current = undefined)}
    >
      {isWhole
        ? Array.from({ length: lines }, (_, index) => lineOf(index))
        : virtual
            .getVirtualItems()
            .map(({ index, start }) =>
              lineOf(index, { position: 'absolute', insetInline: 0, top: start - top }),
            )}
    </div>
  );
}
