import CloseRounded from '@mui/icons-material/CloseRounded';
import { useTranslation } from '#src/i18n.ts';
import styles from './filter-chips.module.css';

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
    <ul className={styles.row} aria-label={t('Active filters')}>
      {filters.map(({ key, label, value }) => (
        <li className={styles.chip} key={key}>
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
        </li>
      ))}
      <li>
        <button className={styles.clear} type="button" onClick={onClear}>
          {t('Clear all')}
        </button>
      </li>
    </ul>
  );
}
