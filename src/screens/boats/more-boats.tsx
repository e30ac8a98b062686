import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { boats } from '#src/stores/boats.ts';

interface MoreBoatsProps {
  /** How many boats stand before it. */
  count: number;
}

/** Asks for the next page when its place comes into view, or by the button. */
export function MoreBoats({ count }: MoreBoatsProps) {
  const { t } = useTranslation();
  const { isLoadingMore } = useSnapshot(boats.state);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A busy page hears of several looks at once: the last one tells where it is now.
    const look: IntersectionObserverCallback = (looks) => {
      if (looks.at(-1)?.isIntersecting) void boats.more();
    };
    const observer = new IntersectionObserver(look, { rootMargin: '600px' });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [count]);
  return (
    <div ref={place} style={{ display: 'flex', justifyContent: 'center', padding: '24px 0' }}>
      <BusyButton variant="outlined" color="inherit" busy={isLoadingMore} onClick={() => void boats.more()}>
        {t('Show more boats')}
      </BusyButton>
    </div>
  );
}
