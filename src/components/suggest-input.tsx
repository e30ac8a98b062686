import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { ControlFrame, type ControlProps } from './control-frame.tsx';

const Anchor = styled('div')({ position: 'relative' });

const List = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal + 1,
  insetInline: 0,
  top: 'calc(100% + 4px)',
  maxHeight: 280,
  overflow: 'auto',
  padding: 4,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: '0 12px 32px -8px rgb(11 31 51 / 22%)',
  '& > li': { padding: '8px 10px', borderRadius: 6, cursor: 'pointer' },
  '& > li[aria-selected="true"], & > li:hover': { backgroundColor: theme.vars.palette.sea.sunken },
}));

const REST_MS = 200;

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
    }, REST_MS);
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
    <Anchor>
      <ControlFrame>
        <PlaceOutlined aria-hidden="true" />
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
        <List id={listId} role="listbox" aria-label={t('Suggestions')}>
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
        </List>
      )}
      <span className="visually-hidden" role="status">
        {found.length > 0 ? t('{{found}} suggestions', { found: found.length }) : ''}
      </span>
    </Anchor>
  );
}
