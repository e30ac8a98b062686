import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';
import { Place } from './glyphs.tsx';
import styles from './suggest-input.module.css';

const { pauseMilliseconds } = limits.suggestions;

export interface SuggestInputProps extends Partial<ControlProps> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  /** Asked when typing rests; when it fails, nothing is suggested and free text goes on. */
  suggest: (text: string) => Promise<string[]>;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  name?: string;
  'aria-label'?: string;
}

/** A text field that suggests: a combobox whose text is always free. */
export function SuggestInput({ value, onChange, onBlur, suggest, ...rest }: SuggestInputProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [found, setFound] = useState<string[]>([]);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState('');
  const ask = useRef(suggest);
  useEffect(() => {
    ask.current = suggest;
  });

  useEffect(() => {
    if (typed.trim() === '') return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask.current(typed).then(
        (texts) => isCurrent && setFound(texts),
        () => isCurrent && setFound([]),
      );
    }, pauseMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);

  const close = () => {
    setTyped('');
    setFound([]);
    setActive(-1);
  };
  const choose = (text: string) => {
    onChange(text);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = found.length;
    if (count === 0) return;
    const chosen = found[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.anchor}>
      <ControlFrame>
        <Place />
        <input
          {...rest}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? listId : undefined}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          value={value}
          onChange={(event) => {
            onChange(event.target.value);
            setActive(-1);
            if (event.target.value.trim() === '') close();
            else setTyped(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      </ControlFrame>
      {found.length > 0 && (
        <ul id={listId} className={styles.list} role="listbox" aria-label={t('Suggestions')}>
          {found.map((text, at) => (
            <li
              key={text}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === active}
              // Before the blur that a click would cause.
              onMouseDown={(event) => {
                event.preventDefault();
                choose(text);
              }}
            >
              {text}
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" role="status">
        {found.length > 0 ? t('{{count}} suggestions', { count: found.length }) : ''}
      </span>
    </div>
  );
}
