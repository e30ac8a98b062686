import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from '#src/language/i18n.ts';

export interface FilterChip {
  key: string;
  /** What is filtered: "Status". */
  label: string;
  /** To what: "Pending Approval". */
  value: string;
  /** Takes it off. */
  remove: () => void;
}

export interface FilterChipsProps {
  filters: readonly FilterChip[];
  onClear: () => void;
}

/** What lies between two ends, of which one may be open; nothing where both are. */
export function rangeText(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return `${from} – ${to}`;
  return from ? `≥ ${from}` : to && `≤ ${to}`;
}

/** The filters at work, each removable; nothing when none is. */
export function FilterChips({ filters, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('Active filters')}
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
    >
      {filters.map(({ key, label, value, remove }) => (
        <Chip
          key={key}
          component="li"
          variant="outlined"
          label={
            <>
              <span>
                <small>{label}:</small> <b>{value}</b>
              </span>
              <IconButton size="small" aria-label={t('Remove filter {{label}}', { label })} onClick={remove}>
                <CloseRounded />
              </IconButton>
            </>
          }
        />
      ))}
      <li>
        <Button size="small" onClick={onClear}>
          {t('Clear all')}
        </Button>
      </li>
    </Stack>
  );
}
