import Chip from '@mui/material/Chip';
import { styled, useTheme } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';
import { Icon } from '#src/look/icon.tsx';

export type StatusColor = 'blue' | 'red' | 'amber' | 'green' | 'grey';

/** A row of the label tables. */
export interface StatusLabel {
  text: string;
  color: StatusColor;
  /** Name of the icon; an unknown name shows a dot. */
  icon: string;
}

const Tag = styled(Chip)({
  height: 22,
  maxWidth: '100%',
  borderRadius: 6,
  fontSize: 12,
  fontWeight: 500,
  lineHeight: '22px',
  '& > svg.MuiChip-icon': { margin: '0 0 0 6px', fontSize: 14, color: 'inherit' },
  '& > .MuiChip-label': { padding: '0 8px 0 4px' },
});

/** Status as icon and word; the colour only helps. */
export function StatusChip({ text, color, icon }: StatusLabel) {
  const { t } = useTranslation();
  const { ink, soft } = useTheme().vars.palette.sea.status[color];
  return (
    <Tag
      icon={<Icon name={icon} drawing="filled" />}
      label={t(text)}
      style={{ color: ink, backgroundColor: soft }}
    />
  );
}
