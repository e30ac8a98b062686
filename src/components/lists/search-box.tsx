import CloseRounded from '@mui/icons-material/CloseRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import { pressedBy } from '#src/look/keys.ts';
import { useTranslation } from '#src/language/i18n.ts';

/** A list of which all is here is searched when it has more rows than these. */
export const SEARCH_ABOVE = 8;

export interface SearchBoxProps {
  value: string;
  onChange: (value: string) => void;
  /** Also its name for screen readers: "Search boats". */
  placeholder: string;
  autoFocus?: boolean;
}

/** Searches as one types; Escape empties it. The caller decides how often to ask. */
export function SearchBox({ value, onChange, placeholder, autoFocus = false }: SearchBoxProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const clear = (
    <IconButton
      size="small"
      edge="end"
      aria-label={t('Clear search')}
      onClick={() => {
        onChange('');
        // The button goes.
        input.current?.focus();
      }}
    >
      <CloseRounded />
    </IconButton>
  );
  return (
    <search>
      <OutlinedInput
        inputRef={input}
        fullWidth
        autoFocus={autoFocus}
        type="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // The dialog that it stands in stays.
          event.stopPropagation();
          onChange('');
        }}
        inputProps={{ 'aria-label': placeholder, ...pressedBy('search') }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded />
          </InputAdornment>
        }
        endAdornment={value !== '' && clear}
      />
    </search>
  );
}
