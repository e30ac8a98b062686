import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { Picture } from './picture.tsx';

const Frame = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  '&:hover > button, &:focus-within > button': { opacity: 1 },
});

const Track = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '&:focus-visible': { outlineOffset: -4 },
  '& > div': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});

const overPicture = { backgroundColor: 'rgb(7 20 33 / 72%)', color: '#FFFFFF' };

const Turn = styled('button')({
  ...overPicture,
  position: 'absolute',
  top: 'calc(50% - 18px)',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  padding: 0,
  border: 0,
  borderRadius: 18,
  cursor: 'pointer',
  transition: 'opacity 120ms',
  '&:focus-visible': { outline: '2px solid #FFFFFF', outlineOffset: -4 },
  '@media (hover: hover)': { opacity: 0 },
});

const Counter = styled('p')({
  ...overPicture,
  position: 'absolute',
  insetInlineEnd: 12,
  bottom: 12,
  padding: '2px 8px',
  borderRadius: 6,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
});

export interface CarouselPicture {
  src: string;
  thumbnail?: string;
  alt: string;
}

export interface CarouselProps {
  pictures: readonly CarouselPicture[];
  /** What is pictured: the boat's model. */
  label: string;
  ratio?: number;
}

/** Pictures one at a time: by button, by arrow key or by a swipe, with a true counter. */
export function Carousel({ pictures, label, ratio = 16 / 9 }: CarouselProps) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const count = pictures.length;
  if (count === 0) {
    return (
      <Frame>
        <Picture alt={label} ratio={ratio} />
      </Frame>
    );
  }
  const go = (to: number) => {
    const { current } = track;
    if (!current) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    current.scrollTo({ left: ((to + count) % count) * current.clientWidth, behavior });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(at + by);
  };
  return (
    <Frame aria-roledescription={t('carousel')} aria-label={label} onKeyDown={onKeyDown}>
      <Track
        ref={track}
        tabIndex={0}
        role="group"
        aria-label={t('Pictures')}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          clientWidth > 0 && setAt(Math.min(Math.round(scrollLeft / clientWidth), count - 1))
        }
      >
        {pictures.map((picture, index) => (
          <div key={`${index}-${picture.src}`} aria-hidden={index === at ? undefined : true}>
            <Picture {...picture} ratio={ratio} isEager={index <= at + 1} />
          </div>
        ))}
      </Track>
      {count > 1 && (
        <>
          <Turn
            type="button"
            style={{ left: 12 }}
            aria-label={t('Previous picture')}
            onClick={() => go(at - 1)}
          >
            <ChevronLeftRounded aria-hidden="true" />
          </Turn>
          <Turn type="button" style={{ right: 12 }} aria-label={t('Next picture')} onClick={() => go(at + 1)}>
            <ChevronRightRounded aria-hidden="true" />
          </Turn>
        </>
      )}
      <Counter role="status" aria-label={t('Picture {{at}} of {{of}}', { at: at + 1, of: count })}>
        {at + 1}/{count}
      </Counter>
    </Frame>
  );
}
