import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import limits from '#schemas/limits.json' with { type: 'json' };
import { useTranslation } from '#src/language/i18n.ts';
import { Avatar } from './avatar.tsx';
import { BlockedMark } from './blocked-mark.tsx';
import { Card } from '#src/components/page/card.tsx';
import { Link } from '#src/components/page/link.tsx';
import { numeral, percent } from '#src/components/formats/numbers.ts';
import { Rating } from '#src/components/controls/rating.tsx';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '16px 16px 12px',
  '& > div': { minWidth: 0, flex: 1 },
  '& h2': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& a': { fontSize: '0.8125rem', borderRadius: 4 },
}));

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 22,
  marginBottom: 4,
  padding: '0 8px 0 5px',
  borderRadius: 6,
  fontSize: '0.75rem',
  fontWeight: 500,
  color: theme.vars.palette.sea.status.amber.ink,
  backgroundColor: theme.vars.palette.sea.status.amber.soft,
  '& > svg': { fontSize: '0.9375rem' },
}));

const Facts = styled('dl')(({ theme }) => ({
  padding: '0 16px',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 36,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
}));

/** What is not known is a dash; another server answers null. */
type Figure = number | null | undefined;

export interface HostCardProps {
  name: string;
  avatar?: string;
  /** Average score out of 5. */
  review: Figure;
  bookings: Figure;
  /** In percent. */
  responseRate: Figure;
  isTop: boolean;
  isBlocked?: boolean;
  /** Neither has who has no key. */
  profileHref?: string;
  onMessage?: () => void;
}

/** §2 Who rents the boat out. */
export function HostCard({ name, avatar, review, bookings, responseRate, isTop, ...rest }: HostCardProps) {
  const { t, language } = useTranslation();
  const facts = [
    { term: t('Review'), value: typeof review === 'number' && <Rating value={review} isCompact /> },
    { term: t('Bookings'), value: typeof bookings === 'number' && numeral(bookings, language) },
    { term: t('Response rate'), value: typeof responseRate === 'number' && percent(responseRate, language) },
    { term: t('Average response time'), value: t(limits.averageResponseTime) },
  ];
  return (
    <Card aria-label={t('Host')}>
      <Head>
        <Avatar name={name} src={avatar} size={52} />
        <div>
          {isTop && (
            <Badge>
              <WorkspacePremiumRounded aria-hidden="true" />
              {t('Top host')}
            </Badge>
          )}
          <h2>{name || t('Host')}</h2>
          <BlockedMark isBlocked={rest.isBlocked} />
          {rest.profileHref !== undefined && <Link href={rest.profileHref}>{t('View Profile')}</Link>}
        </div>
      </Head>
      <Facts>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </Facts>
      {rest.onMessage && (
        <div style={{ display: 'grid', padding: '8px 16px 16px' }}>
          <Button variant="outlined" color="inherit" fullWidth onClick={rest.onMessage}>
            {t('Send Message')}
          </Button>
        </div>
      )}
    </Card>
  );
}
