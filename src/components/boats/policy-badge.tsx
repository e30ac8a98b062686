import { styled } from '@mui/material/styles';
import { withFigures } from '#schemas/figures.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { StatusChip, type StatusLabel } from '#src/components/machines/status-chip.tsx';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '4px 10px',
  '& > p': {
    flex: '1 1 220px',
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
    color: theme.vars.palette.text.secondary,
  },
}));

export interface PolicyBadgeProps extends StatusLabel {
  /** What the policy says. */
  description?: string;
}

/** §2 The cancellation policy: FLEXIBLE, MODERATE or STRICT, and its sentence. */
export function PolicyBadge({ description, ...label }: PolicyBadgeProps) {
  const { t } = useTranslation();
  return (
    <Frame>
      <StatusChip {...label} />
      {description && <p>{t(withFigures(description))}</p>}
    </Frame>
  );
}
