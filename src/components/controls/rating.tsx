import StarRounded from '@mui/icons-material/StarRounded';
import { styled } from '@mui/material/styles';
import { score } from '#src/components/formats/numbers.ts';
import { useTranslation } from '#src/language/i18n.ts';

const Row = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '& > b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

const Stars = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  color: theme.vars.palette.divider,
  '& svg': { fontSize: '1.0625rem', flexShrink: 0 },
  '& > span': {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    overflow: 'hidden',
    color: theme.vars.palette.warning.main,
  },
}));

const five = [1, 2, 3, 4, 5].map((star) => <StarRounded key={star} />);

export interface RatingProps {
  /** Score out of 5. */
  value: number;
  /** One star and the number: for narrow places. */
  isCompact?: boolean;
}

export function Rating({ value, isCompact }: RatingProps) {
  const { t, language } = useTranslation();
  const text = score(value, language);
  return (
    <Row role="img" aria-label={t('{{score}} out of 5', { score: text })}>
      {isCompact ? (
        <StarRounded sx={{ fontSize: '1.0625rem', color: 'warning.main' }} />
      ) : (
        <Stars>
          {five}
          <span style={{ width: `${Math.min(Math.max(value, 0), 5) * 20}%` }}>{five}</span>
        </Stars>
      )}
      <b>{text}</b>
    </Row>
  );
}
