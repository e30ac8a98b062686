import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';
import { PersonChips } from './person-chips.tsx';
import { PersonOption, type Person } from './person-option.tsx';
import styles from './people-picker.module.css';

const { pauseMilliseconds } = limits.suggestions;

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
  const [found, setFound] = useState(nobody);
  const ask = useRef(find);
  useEffect(() => {
    ask.current = find;
  });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    const show = (people: Person[], hasFailed: boolean): void => {
      if (isCurrent) setFound({ text: wanted, people, hasFailed });
    };
    const timer = setTimeout(() => {
      ask.current(wanted).then(
        (people) => show(people, false),
        () => show([], true),
      );
    }, pauseMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  return { ...(wanted === '' ? nobody : found), isAsking: found.text !== wanted };
}

/** What stands where nobody is offered, and is said to who cannot see the list. */
function useRemark({ people, hasFailed, isAsking }: ReturnType<typeof useFound>, offered: number): string {
  const { t } = useTranslation();
  if (isAsking) return t('Searching…');
  if (hasFailed) return t('Nobody could be searched. Type again to retry.');
  if (offered > 0) return t('{{count}} suggestions', { count: offered });
  return people.length > 0 ? t('Everybody found is chosen already.') : t('Nobody of that name or email.');
}

/** Any number of people, searched by name or email: a combobox, and those chosen as chips above it. */
export function PeoplePicker({
  value,
  onChange,
  find,
  id,
  name,
  disabled = false,
  ...aria
}: PeoplePickerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const found = useFound(text, find);
  const chosen = [...value];
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, popupOpen } =
    useAutocomplete<Person, true>({
      id,
      multiple: true,
      disabled,
      autoHighlight: true,
      filterSelectedOptions: true,
      filterOptions: (people) => people,
      isOptionEqualToValue: (one, other) => one._id === other._id,
      getOptionLabel: (person) => person.name,
      getOptionKey: (person) => person._id,
      options: found.people,
      value: chosen,
      onChange: (_event, next) => onChange(next),
      inputValue: text,
      // Its own resets follow the value, which is another list each time.
      onInputChange: (_event, next, reason) => reason !== 'reset' && setText(next),
    });
  const offered = groupedOptions;
  const isOpen = popupOpen && text.trim() !== '';
  const remark = useRemark(found, offered.length);
  const root = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
    // Enter chooses; before there is anybody to choose it must not hand the form in.
    if (event.key === 'Enter' && text !== '') event.preventDefault();
    // The chips are buttons: Tab leads to them, the arrows stay in the text.
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.defaultMuiPrevented = true;
  };
  const remove = (gone: Person): void => {
    onChange(chosen.filter(({ _id }) => _id !== gone._id));
    root.current?.querySelector('input')?.focus();
  };

  return (
    <div ref={root} className={styles.anchor}>
      <PersonChips people={value} disabled={disabled} onRemove={remove} />
      <div {...getRootProps({ onKeyDown })}>
        <ControlFrame>
          <input
            {...aria}
            {...getInputProps()}
            name={name}
            disabled={disabled}
            placeholder={t('Search by name or email')}
          />
        </ControlFrame>
      </div>
      {isOpen && offered.length > 0 && (
        <ul {...getListboxProps()} className={styles.list} aria-label={t('Suggestions')}>
          {offered.map((person, index) => {
            const { key, ...props } = getOptionProps({ option: person, index });
            return (
              <li key={key} {...props}>
                <PersonOption {...person} />
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && offered.length === 0 && (
        <p className={styles.list} aria-hidden="true">
          {remark}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {isOpen ? remark : ''}
      </span>
    </div>
  );
}
