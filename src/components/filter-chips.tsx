import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6 });

const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: 28,
  paddingInlineStart: 10,
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 13,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 500 },
  '& small': { marginInlineEnd: 4, fontSize: 13, color: theme.vars.palette.text.secondary },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    marginInlineStart: 2,
    padding: 0,
    border: 0,
    borderRadius: 5,
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.sea.sunken, color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '& > svg': { fontSize: 15 },
  },
}));

const Clear = styled('button')(({ theme }) => ({
  height: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  fontSize: 13,
  fontWeight: 500,
  color: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.sea.sunken },
}));

export interface FilterChip {
  key: string;
  /** What is filtered: "Status". */
  label: string;
  /** To what: "Pending Approval". */
  value: string;
}

export interface FilterChipsProps {
  filters: readonly FilterChip[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The filters at work, each removable; nothing when none is. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    <Row aria-label={t('Active filters')}>
      {filters.map(({ key, label, value }) => (
        <Chip key={key}>
          <span>
            <small>{label}:</small>
            <b>{value}</b>
          </span>
          <button
            type="button"
            aria-label={t('Remove filter {{label}}', { label })}
            onClick={() => onRemove(key)}
          >
            <CloseRounded aria-hidden="true" />
          </button>
        </Chip>
      ))}
      <li>
        <Clear type="button" onClick={onClear}>
          {t('Clear all')}
        </Clear>
      </li>
    </Row>
  );
}
