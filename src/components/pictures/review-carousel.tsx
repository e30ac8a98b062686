import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { StepButton } from '#src/components/controls/step-button.tsx';
import { Avatar } from '#src/components/people/avatar.tsx';
import { Day } from '#src/components/formats/day.tsx';
import { clamped } from '#src/look/clamped.ts';
import { Rating } from '#src/components/controls/rating.tsx';
import { useCarousel } from './use-carousel.ts';

const Frame = styled('section')({ containerType: 'inline-size', minWidth: 0 });

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginBottom: 12,
  '& h2': { ...theme.typography.h2, flex: 1 },
  '& p': {
    marginInlineEnd: 8,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Window = styled('div')({ overflow: 'hidden', margin: '0 -6px' });

const Track = styled('ul')({ display: 'flex', alignItems: 'stretch', touchAction: 'pan-y' });

const Item = styled('li')(({ theme }) => ({
  flex: '0 0 calc(100% / 3)',
  '@container (max-width: 760px)': { flexBasis: '50%' },
  '@container (max-width: 480px)': { flexBasis: '100%' },
  padding: '1px 6px',
  '& > article': {
    height: '100%',
    padding: 14,
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[aria-current] > article': { borderColor: theme.vars.palette.sea.control },
  '& header': { display: 'flex', alignItems: 'center', gap: 10, marginBottom: 10 },
  '& h3': { ...theme.typography.h3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& header > div': { flex: 1, minWidth: 0 },
  '& time': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& p': { fontSize: '0.8125rem', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '&:not([aria-current]) p': clamped(4),
}));

export interface ReviewCard {
  _id: string;
  name: string;
  avatar?: string;
  score: number | undefined;
  date: string | undefined;
  content: string;
}

export interface ReviewCarouselProps {
  title: string;
  reviews: readonly ReviewCard[];
}

/** §2 Reviews side by side: each step shifts them by a card, 20 % of a row of five; the counter tells the true number. */
export function ReviewCarousel({ title, reviews }: ReviewCarouselProps) {
  const { t } = useTranslation();
  const count = reviews.length;
  const { at, turn, viewport, onKeyDown } = useCarousel(count);
  return (
    <Frame aria-label={title}>
      <Head onKeyDown={onKeyDown}>
        <h2>{title}</h2>
        {count > 0 && (
          <>
            <p role="status" aria-label={t('Review {{at}} of {{of}}', { at: at + 1, of: count })}>
              {at + 1}/{count}
            </p>
            <StepButton aria-label={t('Previous review')} isDead={at === 0} onClick={() => turn(-1)}>
              <ChevronLeftRounded />
            </StepButton>
            <StepButton aria-label={t('Next review')} isDead={at === count - 1} onClick={() => turn(1)}>
              <ChevronRightRounded />
            </StepButton>
          </>
        )}
      </Head>
      {count === 0 && <p>{t('No guest has reviewed this boat yet. A review appears here after a trip.')}</p>}
      <Window ref={viewport}>
        <Track>
          {reviews.map((review, index) => (
            <Item key={review._id} aria-current={index === at || undefined}>
              <article>
                <header>
                  <Avatar name={review.name} src={review.avatar} />
                  <div>
                    <h3>{review.name}</h3>
                    <Day value={review.date} />
                  </div>
                  {review.score !== undefined && <Rating value={review.score} isCompact />}
                </header>
                <p>{review.content}</p>
              </article>
            </Item>
          ))}
        </Track>
      </Window>
    </Frame>
  );
}
