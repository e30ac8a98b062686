import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame } from './control-frame.tsx';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also its name for screen readers: "Search boats". */
  placeholder?: string;
  /** Enter was pressed. */
  onSubmit?: () => void;
}

/** Searches as one types; Escape empties it. The caller decides how often to ask. */
export function SearchBox({ value, onChange, placeholder, onSubmit }: SearchBoxProps) {
  const { t } = useTranslation();
  const text = placeholder ?? t('Search');
  return (
    <search>
      <ControlFrame className={styles.frame}>
        <SearchRounded aria-hidden="true" />
        <input
          type="search"
          aria-label={text}
          placeholder={text}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
            if (event.key === 'Enter') onSubmit?.();
          }}
        />
        {value !== '' && (
          <IconButton aria-label={t('Clear search')} onClick={() => onChange('')}>
            <CloseRounded fontSize="small" />
          </IconButton>
        )}
      </ControlFrame>
    </search>
  );
}
