import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState, type KeyboardEvent } from 'react';

/**
 * Turns a row of slides one at a time: by a button, an arrow key or a swipe.
 * @param count how many there are
 * @param isRound the first one follows the last
 */
export function useCarousel(count: number, isRound = false) {
  const [chosen, setAt] = useState(0);
  const at = Math.min(chosen, Math.max(count - 1, 0));
  const [viewport, embla] = useEmblaCarousel({
    loop: isRound,
    align: 'start',
    containScroll: 'keepSnaps',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  useEffect(() => {
    // Slides that fit beside each other are not scrolled: the chosen one alone changes.
    const follow = (): void => {
      if (embla && embla.scrollSnapList().length > 1) setAt(embla.selectedScrollSnap());
    };
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);
  const turn = (by: number): void => {
    const next = isRound ? (at + by + count) % count : Math.min(Math.max(at + by, 0), count - 1);
    setAt(next);
    embla?.scrollTo(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // With one of these the browser goes back.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  };
  return { at, turn, viewport, onKeyDown };
}
