import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import { BusyButton } from '#src/components/controls/busy-button.tsx';
import { BlockedMark } from '#src/components/people/blocked-mark.tsx';
import { Day } from '#src/components/formats/day.tsx';
import { Picture } from '#src/components/pictures/picture.tsx';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';

const ratio = 16 / 10;

// Styled as a whole: a list draws many, and a style for each of their parts would be reckoned for each card.
const Surface = styled(Card)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  borderRadius: 12,
  contain: 'layout paint',
  '&:not([aria-hidden])': { cursor: 'pointer' },
  '&:hover': {
    borderColor: theme.vars.palette.sea.control,
    boxShadow: '0 8px 24px -12px rgb(11 31 51 / 28%)',
  },
  '& > .status': {
    position: 'absolute',
    top: 10,
    insetInlineStart: 10,
    display: 'flex',
    maxWidth: 'calc(100% - 20px)',
    borderRadius: 6,
    boxShadow: '0 1px 4px rgb(11 31 51 / 22%)',
  },
  '& > .tick': {
    position: 'absolute',
    top: 10,
    insetInlineEnd: 10,
    display: 'flex',
    borderRadius: 6,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // Of one height, whatever stands in them: lines of cards are of one height.
  '& > :is(h2, p)': {
    height: '1.25rem',
    marginInline: 14,
    overflow: 'hidden',
    lineHeight: '1.25rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > h2': { marginTop: 12, fontSize: '0.9375rem', fontWeight: 600, letterSpacing: '-0.011em' },
  '& > p': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& > p > svg': { marginInlineEnd: 4, fontSize: '0.9375rem', verticalAlign: -3 },
  '& > footer': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 36,
    margin: '12px 14px 14px',
  },
  // A date is read as one word: what has too little room is the button, whose words may break.
  '& button': { minWidth: 0, paddingInline: 10 },
  '& small': {
    flexShrink: 0,
    fontSize: '0.75rem',
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& time': { display: 'block', color: theme.vars.palette.text.primary },
})) as typeof Card;

export interface BoatCardProps {
  model: string;
  owner: string;
  isOwnerBlocked?: boolean;
  location: string;
  submitted: string | undefined;
  status: StatusLabel;
  picture?: { src?: string; thumbnail?: string };
  /** The button's words: "View" or "Review Documents". */
  action: string;
  /** True paints the button as the next thing to do. */
  needsReview?: boolean;
  /** Nothing where it leads nowhere. */
  onOpen?: (() => void) | undefined;
  /** Pointer moves over the card, or focus is on it: a good moment to load the next screen. */
  onIntent?: () => void;
  busy?: boolean;
  /** The tick box of a card that can be chosen. */
  tick?: ReactNode;
  isEager?: boolean;
}

/** §2 One boat of the list. The whole card is the mouse's target; the keyboard has the one button, whose press it hears. */
export function BoatCard(props: BoatCardProps) {
  const { model, owner, isOwnerBlocked, location, submitted, status, picture, action } = props;
  const { needsReview, onOpen, onIntent, busy, tick, isEager } = props;
  const { t } = useTranslation();
  return (
    <Surface
      variant="outlined"
      component="article"
      onPointerMove={onIntent}
      onFocus={onIntent}
      onClick={({ target }) => {
        if (!busy && !(target as Element).closest('.tick')) onOpen?.();
      }}
    >
      <Picture {...picture} alt={model} ratio={ratio} isEager={isEager} />
      <span className="status">
        <StatusChip {...status} />
      </span>
      {tick && <span className="tick">{tick}</span>}
      <h2 title={model}>{model}</h2>
      <p title={owner}>
        {owner} <BlockedMark isBlocked={isOwnerBlocked} />
      </p>
      <p title={location}>
        <PlaceOutlined />
        {location}
      </p>
      <footer>
        <small>
          {t('Submitted')}
          <Day value={submitted} />
        </small>
        {onOpen && (
          <BusyButton
            data-opener
            variant={needsReview ? 'contained' : 'outlined'}
            color={needsReview ? 'primary' : 'inherit'}
            size="small"
            busy={busy}
          >
            {action}
          </BusyButton>
        )}
      </footer>
    </Surface>
  );
}

/** As tall as a card, so that nothing jumps when the boats arrive. */
export const BoatCardSkeleton = () => (
  <Surface variant="outlined" aria-hidden="true">
    <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: ratio, borderRadius: 0 }} />
    <h2>
      <Skeleton width="70%" />
    </h2>
    <p>
      <Skeleton width="45%" />
    </p>
    <p>
      <Skeleton width="60%" />
    </p>
    <footer>
      <Skeleton width={72} height={32} />
      <Skeleton variant="rounded" width={72} height={30} />
    </footer>
  </Surface>
);

/** The grid the cards stand in: as many columns as fit. */
export const BoatGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: 16,
});
