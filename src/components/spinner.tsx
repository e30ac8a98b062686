import { keyframes, styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

/** The turning ring alone, as large as the text around it. */
export const Ring = styled('span')({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  border: '0.12em solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 0.8s linear infinite`,
  // Kept turning slowly when less motion is asked for: a still ring reads as broken.
  '@media (prefers-reduced-motion: reduce)': {
    animationDuration: '3s !important',
    animationIterationCount: 'infinite !important',
  },
});

const Place = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: 24,
  color: theme.vars.palette.text.secondary,
  fontSize: 13,
  '& > span:first-of-type': { fontSize: 22, color: theme.vars.palette.primary.main },
}));

export interface SpinnerProps {
  /** What is being waited for; read aloud, and shown unless `quiet`. */
  label?: string;
  quiet?: boolean;
}

export function Spinner({ label, quiet }: SpinnerProps) {
  const { t } = useTranslation();
  const text = label ?? t('Loading…');
  return (
    <Place role="status">
      <Ring aria-hidden="true" />
      <span className={quiet ? 'visually-hidden' : undefined}>{text}</span>
    </Place>
  );
}
