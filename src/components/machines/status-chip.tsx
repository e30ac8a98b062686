import Chip from '@mui/material/Chip';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { Icon } from '#src/look/icon.tsx';

/** A row of the label tables. */
export interface StatusLabel {
  text: string;
  /** Name of the colour; an unknown name is grey. */
  color: string;
  /** Name of the icon; an unknown name shows a dot. */
  icon: string;
}

const Tag = styled(Chip)({
  height: 22,
  maxWidth: '100%',
  borderRadius: 6,
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: '1.375rem',
  '& > svg.MuiChip-icon': { margin: '0 0 0 6px', fontSize: '0.875rem', color: 'inherit' },
  '& > .MuiChip-label': { padding: '0 8px 0 4px' },
});

/** Status as icon and word; the colour only helps. */
export function StatusChip({ text, color, icon }: StatusLabel) {
  const { t } = useTranslation();
  const { status } = useTheme().vars.palette.sea;
  const colors: Partial<Record<string, typeof status.grey>> = status;
  const { ink, soft } = colors[color] ?? status.grey;
  return (
    <Tag
      icon={<Icon name={icon} drawing="filled" />}
      label={t(text)}
      style={{ color: ink, backgroundColor: soft }}
    />
  );
}
