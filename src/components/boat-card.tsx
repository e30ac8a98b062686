import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import { ActionButton } from './action-button.tsx';
import { BlockedMark } from './blocked-mark.tsx';
import { Card } from './card.tsx';
import { Day } from './day.tsx';
import { Picture } from './picture.tsx';
import { StatusChip, type StatusLabel } from './status-chip.tsx';

const Frame = styled(Card)(({ theme }) => ({
  transition: 'border-color 120ms, box-shadow 120ms',
  // What is out of sight is neither laid out nor painted.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 330px',
  '&:hover': {
    borderColor: theme.vars.palette.sea.control,
    boxShadow: '0 8px 24px -12px rgb(11 31 51 / 28%)',
  },
}));

const ratio = 16 / 10;

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: '12px 14px 14px',
  '& h2': { ...theme.typography.h3, fontSize: 15 },
  '& :is(h2, p)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: '20px' },
  '& p': { fontSize: 13, color: theme.vars.palette.text.secondary },
  '& p > svg': { marginInlineEnd: 4, fontSize: 15, verticalAlign: -2.5 },
  '& > div': {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 36,
    marginTop: 12,
  },
  '& small': { fontSize: 12, lineHeight: '16px', color: theme.vars.palette.text.secondary },
  '& time': { display: 'block', color: theme.vars.palette.text.primary },
  '& button': { position: 'static', flexShrink: 0 },
  // The whole card is the mouse's target; the keyboard has the one button.
  '& button::after': { content: '""', position: 'absolute', inset: 0 },
}));

const Over = styled('div')({
  position: 'absolute',
  top: 10,
  insetInlineStart: 10,
  display: 'flex',
  maxWidth: 'calc(100% - 20px)',
  '& > span': { boxShadow: '0 1px 4px rgb(11 31 51 / 22%)' },
});

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
  onOpen: () => void;
  /** Pointer or focus is on the card: a good moment to load the next screen. */
  onIntent?: () => void;
  busy?: boolean;
  isEager?: boolean;
}

/** §2 One boat of the list. */
export function BoatCard({
  model,
  owner,
  isOwnerBlocked,
  location,
  submitted,
  status,
  picture,
  action,
  ...rest
}: BoatCardProps) {
  const { t } = useTranslation();
  const { needsReview, onOpen, onIntent, busy, isEager } = rest;
  return (
    <Frame onMouseEnter={onIntent} onFocus={onIntent}>
      <Picture {...picture} alt={model} ratio={ratio} isEager={isEager} />
      <Over>
        <StatusChip {...status} />
      </Over>
      <Body>
        <h2 title={model}>{model}</h2>
        <p title={owner}>
          {owner} <BlockedMark isBlocked={isOwnerBlocked} />
        </p>
        <p title={location}>
          <PlaceOutlined aria-hidden="true" />
          {location}
        </p>
        <div>
          <small>
            {t('Submitted')}
            <Day value={submitted} />
          </small>
          <ActionButton
            variant={needsReview ? 'contained' : 'outlined'}
            color={needsReview ? 'primary' : 'inherit'}
            size="small"
            onClick={onOpen}
            busy={busy}
          >
            {action}
          </ActionButton>
        </div>
      </Body>
    </Frame>
  );
}

/** As tall as a card, so that nothing jumps when the boats arrive. */
export function BoatCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton variant="rectangular" sx={{ aspectRatio: ratio, height: 'auto', borderRadius: 0 }} />
      <Body>
        <Skeleton variant="text" width="70%" sx={{ fontSize: 15, lineHeight: '20px', height: 20 }} />
        <Skeleton variant="text" width="45%" sx={{ height: 20 }} />
        <Skeleton variant="text" width="60%" sx={{ height: 20 }} />
        <div>
          <Skeleton variant="text" width={72} sx={{ height: 28 }} />
          <Skeleton variant="rounded" width={72} height={30} />
        </div>
      </Body>
    </Card>
  );
}

/** The grid the cards stand in: as many columns as fit. */
export const BoatGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 16,
});
