import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import type { ControlProps } from './control-props.ts';
import { useAnswer } from './use-answer.ts';
import { pauses } from './use-debounced.ts';

/** A row that something refers to. */
export interface Referred {
  id: string;
  name: string;
}

export interface ReferencePickerProps extends Partial<ControlProps> {
  value: Referred | undefined;
  onChange: (value: Referred | undefined) => void;
  /** Asked when the list opens and when typing rests. */
  find: (text: string) => Promise<Referred[]>;
  name?: string;
  disabled?: boolean;
  'aria-required'?: boolean | undefined;
}

interface Found {
  /** What was asked. */
  text: string;
  rows: Referred[];
  hasFailed: boolean;
}

/** What is found by a text, while the list is open; until the next answer what was found before stands there. */
function useFound(isOpen: boolean, text: string, find: ReferencePickerProps['find']) {
  const ask = (asked: string): Promise<Found> =>
    find(asked).then(
      (rows) => ({ text: asked, rows, hasFailed: false }),
      () => ({ text: asked, rows: [], hasFailed: true }),
    );
  const found = useAnswer(isOpen ? text : undefined, ask, text === '' ? 0 : pauses.suggestions);
  const isAsking = found?.text !== text;
  return { isAsking, hasFailed: found?.hasFailed ?? false, rows: found?.rows ?? [] };
}

/** One row of many, searched by its name or key. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { value, onChange, find, id, disabled = false, required: _, ...input } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { isAsking, hasFailed, rows } = useFound(isOpen, typed.trim(), find);
  return (
    <Autocomplete
      id={id}
      disabled={disabled}
      options={rows}
      value={value ?? null}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped('');
      }}
      onChange={(_event, next) => onChange(next ?? undefined)}
      onInputChange={(_event, next, reason) => setTyped(reason === 'input' ? next : '')}
      filterOptions={(all) => all}
      getOptionKey={(one) => one.id}
      getOptionLabel={(one) => one.name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isAsking}
      loadingText={t('Searching…')}
      noOptionsText={
        hasFailed ? t('The search did not work. Type again to retry.') : t('Nothing is called so.')
      }
      clearText={t('Clear')}
      openText={t('Open')}
      closeText={t('Close')}
      slotProps={{ listbox: { 'aria-label': t('Suggestions'), 'aria-labelledby': undefined } }}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          placeholder={t('Search by name')}
          slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...input } }}
        />
      )}
    />
  );
}
