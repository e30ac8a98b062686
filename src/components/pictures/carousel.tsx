import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { Picture } from './picture.tsx';
import { useCarousel } from './use-carousel.ts';

const Frame = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 12,
  '&:hover > button, &:focus-within > button': { opacity: 1 },
});

const Track = styled('div')({ display: 'flex', touchAction: 'pan-y', '& > div': { flex: '0 0 100%' } });

const overPicture = { backgroundColor: 'rgb(7 20 33 / 72%)', color: '#FFFFFF' };

const Turn = styled(IconButton)({
  '&, &:hover': overPicture,
  position: 'absolute',
  top: 'calc(50% - 18px)',
  borderRadius: '50%',
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
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
});

const ratio = 16 / 9;

export interface CarouselPicture {
  src: string;
  thumbnail?: string;
  alt: string;
}

export interface CarouselProps {
  pictures: readonly CarouselPicture[];
  /** What is pictured: the boat's model. */
  label: string;
}

/** Pictures one at a time: by button, by arrow key or by a swipe, with a true counter. */
export function Carousel({ pictures, label }: CarouselProps) {
  const { t } = useTranslation();
  const count = pictures.length;
  const { at, turn, viewport, onKeyDown } = useCarousel(count, true);
  if (count === 0) {
    return (
      <Frame>
        <Picture alt={label} ratio={ratio} />
      </Frame>
    );
  }
  return (
    <Frame aria-roledescription={t('carousel')} aria-label={label} onKeyDown={onKeyDown}>
      <div ref={viewport}>
        <Track>
          {pictures.map((picture, index) => (
            <div key={`${index}-${picture.src}`} aria-hidden={index === at ? undefined : true}>
              <Picture {...picture} ratio={ratio} isEager={index <= at + 1} />
            </div>
          ))}
        </Track>
      </div>
      {count > 1 && (
        <>
          <Turn sx={{ left: 12 }} aria-label={t('Previous picture')} onClick={() => turn(-1)}>
            <ChevronLeftRounded />
          </Turn>
          <Turn sx={{ right: 12 }} aria-label={t('Next picture')} onClick={() => turn(1)}>
            <ChevronRightRounded />
          </Turn>
        </>
      )}
      <Counter role="status" aria-label={t('Picture {{at}} of {{of}}', { at: at + 1, of: count })}>
        {at + 1}/{count}
      </Counter>
    </Frame>
  );
}
