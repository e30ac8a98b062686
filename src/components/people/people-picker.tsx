import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import type { ControlProps } from '#src/components/controls/control-props.ts';
import { useAnswer } from '#src/components/controls/use-answer.ts';
import { pauses } from '#src/components/controls/use-debounced.ts';
import { PersonChips } from './person-chips.tsx';
import { PersonOption, type Person } from './person-option.tsx';

export interface PeoplePickerProps extends Partial<ControlProps> {
  /** Those who are chosen. */
  value: readonly Person[];
  onChange: (value: Person[]) => void;
  /** Asked when typing rests. */
  find: (text: string) => Promise<Person[]>;
  name?: string;
  disabled?: boolean;
  'aria-required'?: boolean | undefined;
}

interface Found {
  /** What was asked. */
  text: string;
  people: Person[];
  hasFailed: boolean;
}

const nobody: Found = { text: '', people: [], hasFailed: false };

/** Who is found by what is typed. @returns them, and whether the answer is still to come */
function useFound(text: string, find: PeoplePickerProps['find']): Found & { isAsking: boolean } {
  const wanted = text.trim();
  const ask = (asked: string): Promise<Found> =>
    find(asked).then(
      (people) => ({ text: asked, people, hasFailed: false }),
      () => ({ text: asked, people: [], hasFailed: true }),
    );
  const found = useAnswer(wanted === '' ? undefined : wanted, ask, pauses.suggestions) ?? nobody;
  return { ...(wanted === '' ? nobody : found), isAsking: found.text !== wanted };
}

/** What stands where nobody is offered. */
function useRemark({ people, hasFailed, isAsking }: ReturnType<typeof useFound>): string {
  const { t } = useTranslation();
  if (isAsking) return t('Searching…');
  if (hasFailed) return t('Nobody could be searched. Type again to retry.');
  return people.length > 0 ? t('Everybody found is chosen already.') : t('Nobody of that name or email.');
}

/** Any number of people, searched by name or email: a combobox, and those chosen as chips above it. */
export function PeoplePicker(props: PeoplePickerProps) {
  const { value, onChange, find, id, disabled = false, required: _, ...input } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const found = useFound(text, find);
  const chosen = [...value];
  const isShown = isOpen && text.trim() !== '';
  const isChosen = ({ _id }: Person): boolean => chosen.some((person) => person._id === _id);
  const remark = useRemark(found);
  const offered = found.people.filter((person) => !isChosen(person)).length;
  const root = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
    // Enter chooses; before there is anybody to choose it must not hand the form in, nor choose who was found before.
    if (event.key === 'Enter' && text !== '') {
      event.preventDefault();
      event.defaultMuiPrevented = found.isAsking;
    }
    // The chips are buttons: Tab leads to them, the arrows stay in the text.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.defaultMuiPrevented = true;
  };
  const remove = (gone: Person): void => {
    onChange(chosen.filter(({ _id }) => _id !== gone._id));
    root.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={root}>
      <PersonChips people={value} disabled={disabled} onRemove={remove} />
      <Autocomplete
        id={id}
        multiple
        disableClearable
        forcePopupIcon={false}
        disabled={disabled}
        autoHighlight
        filterSelectedOptions
        filterOptions={(people) => people}
        isOptionEqualToValue={(one, other) => one._id === other._id}
        getOptionLabel={(person) => person.name}
        getOptionKey={(person) => person._id}
        options={found.people}
        value={chosen}
        onChange={(_event, next) => onChange(next)}
        inputValue={text}
        // Its own resets follow the value, which is another list each time.
        onInputChange={(_event, next, reason) => reason !== 'reset' && setText(next)}
        open={isShown}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onKeyDown={onKeyDown}
        renderValue={() => null}
        noOptionsText={remark}
        slotProps={{ listbox: { 'aria-label': t('Suggestions'), 'aria-labelledby': undefined } }}
        renderOption={({ key, ...option }, person) => (
          <li key={key} {...option}>
            <PersonOption {...person} />
          </li>
        )}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            placeholder={t('Search by name or email')}
            slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...input } }}
          />
        )}
      />
      <span className="visually-hidden" role="status">
        {isShown && offered > 0 ? t('{{count}} suggestions', { count: offered }) : ''}
      </span>
    </div>
  );
}
