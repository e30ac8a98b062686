import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import type { ControlProps } from './control-props.ts';
import { useAnswer } from './use-answer.ts';
import { pauses } from './use-debounced.ts';

export interface SuggestInputProps extends Partial<ControlProps> {
  value: string;
  onChange: (value: string) => void;
  /** Asked when typing rests; when it fails, nothing is suggested and free text goes on. */
  suggest: (text: string) => Promise<string[]>;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  'aria-required'?: boolean | undefined;
}

/** What is suggested for a text, once typing rests. */
function useSuggestions(typed: string, suggest: SuggestInputProps['suggest']): string[] {
  const isAsked = typed.trim() !== '';
  const ask = async (text: string) => ({ text, texts: await suggest(text).catch(() => []) });
  const found = useAnswer(isAsked ? typed : undefined, ask, pauses.suggestions);
  // While somebody goes on typing the last ones stay; of another text there are none yet.
  const isNear = found && (typed.startsWith(found.text) || found.text.startsWith(typed));
  return isAsked && isNear ? found.texts : [];
}

/** A text field that suggests: a combobox whose text is always free. */
export function SuggestInput(props: SuggestInputProps) {
  const { id, value, onChange, suggest, disabled = false, readOnly = false, required: _, ...input } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = useSuggestions(typed, suggest);
  return (
    <>
      <Autocomplete
        id={id}
        freeSolo
        disableClearable
        disabled={disabled}
        readOnly={readOnly}
        options={found}
        filterOptions={(texts) => texts}
        inputValue={value}
        onInputChange={(_event, next, reason) => {
          if (reason === 'reset' || reason === 'blur') return;
          onChange(next);
          setTyped(reason === 'input' ? next : '');
        }}
        onClose={() => setTyped('')}
        slotProps={{ listbox: { 'aria-label': t('Suggestions'), 'aria-labelledby': undefined } }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            slotProps={{
              htmlInput: { ...slotProps.htmlInput, ...input },
              input: {
                ...slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <PlaceOutlined />
                  </InputAdornment>
                ),
              },
            }}
          />
        )}
      />
      <span className="visually-hidden" role="status">
        {found.length > 0 ? t('{{count}} suggestions', { count: found.length }) : ''}
      </span>
    </>
  );
}
