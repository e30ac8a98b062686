import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { Avatar } from '#src/components/people/avatar.tsx';
import { Day } from '#src/components/formats/day.tsx';
import { Rating } from '#src/components/controls/rating.tsx';

const Frame = styled('section')({ containerType: 'inline-size', minWidth: 0 });

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginBottom: 12,
  '& h2': { ...theme.typography.h2, flex: 1 },
  '& p': {
    marginInlineEnd: 8,
    fontSize: 13,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const Window = styled('div')({ overflow: 'hidden', margin: '0 -6px' });

// A card is a fifth of the track, so a step is 20 % (§2); the track is as wide as makes --visible cards fill the window.
const Track = styled('ul')({
  '--visible': 3,
  '--last': 'max(0, var(--count) - var(--visible))',
  display: 'flex',
  alignItems: 'stretch',
  width: 'calc(100% * 5 / var(--visible))',
  transform: 'translateX(calc(-20% * min(var(--at), var(--last))))',
  transition: 'transform 180ms ease-out',
  '@container (max-width: 760px)': { '--visible': 2 },
  '@container (max-width: 480px)': { '--visible': 1 },
});

const Item = styled('li')(({ theme }) => ({
  flex: '0 0 20%',
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
  '& time': { fontSize: 12, color: theme.vars.palette.text.secondary },
  '& p': { fontSize: 13, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '&:not([aria-current]) p': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
  },
}));

export interface ReviewCard {
  _id: string;
  name: string;
  avatar?: string;
  score: number;
  date: string | undefined;
  content: string;
}

export interface ReviewCarouselProps {
  title: string;
  reviews: readonly ReviewCard[];
}

/** §2 Reviews side by side: each step shifts the track by 20 %, the counter tells the true number. */
export function ReviewCarousel({ title, reviews }: ReviewCarouselProps) {
  const { t } = useTranslation();
  const [wanted, setAt] = useState(0);
  const count = reviews.length;
  const at = Math.min(wanted, Math.max(count - 1, 0));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    if (by !== 0) setAt(Math.min(Math.max(at + by, 0), count - 1));
  };
  const place: Record<string, number> = { '--at': at, '--count': count };
  return (
    <Frame aria-label={title}>
      <Head onKeyDown={onKeyDown}>
        <h2>{title}</h2>
        {count > 0 && (
          <>
            <p role="status" aria-label={t('Review {{at}} of {{of}}', { at: at + 1, of: count })}>
              {at + 1}/{count}
            </p>
            <IconButton aria-label={t('Previous review')} disabled={at === 0} onClick={() => setAt(at - 1)}>
              <ChevronLeftRounded />
            </IconButton>
            <IconButton
              aria-label={t('Next review')}
              disabled={at === count - 1}
              onClick={() => setAt(at + 1)}
            >
              <ChevronRightRounded />
            </IconButton>
          </>
        )}
      </Head>
      {count === 0 && <p>{t('No guest has reviewed this boat yet. A review appears here after a trip.')}</p>}
      <Window>
        <Track style={place}>
          {reviews.map((review, index) => (
            <Item key={review._id} aria-current={index === at || undefined}>
              <article>
                <header>
                  <Avatar name={review.name} src={review.avatar} />
                  <div>
                    <h3>{review.name}</h3>
                    <Day value={review.date} />
                  </div>
                  <Rating value={review.score} isCompact />
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
