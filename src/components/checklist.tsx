import { useState } from 'react';
import { useTranslation } from '#src/i18n.ts';
import Button from '@mui/material/Button';
import { CheckBox } from './check-box.tsx';
import styles from './checklist.module.css';
import type { ControlProps } from './control-frame.tsx';
import { SearchBox } from './search-box.tsx';

const SEARCH_ABOVE = 8;

type Id = string | number;

export interface ChecklistItem {
  _id: Id;
  title: string;
  /** Address of a small drawing. */
  icon?: string;
  /** Chosen once and no longer offered: it can only be given up. */
  isGone?: boolean;
}

export interface ChecklistProps extends Partial<ControlProps> {
  items: readonly ChecklistItem[];
  /** The ids of the ticked items. */
  value: readonly Id[];
  /** The items that were ticked or unticked. */
  onChange: (ids: Id[], isChecked: boolean) => void;
  /** Said when there is no item at all. */
  empty: string;
  name?: string;
  disabled?: boolean;
}

/** Any number of things out of a list: long ones can be searched, and taken or given up at once. */
export function Checklist({ items, value, onChange, empty, name, disabled, ...control }: ChecklistProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { id, 'aria-labelledby': labelId, 'aria-describedby': notesId, 'aria-invalid': isInvalid } = control;
  const ticked = new Set(value);
  const wanted = search.trim().toLowerCase();
  const found = items.filter(({ title }) => title.toLowerCase().includes(wanted));
  const turn = (isChecked: boolean) => {
    const ids = found.filter((item) => ticked.has(item._id) !== isChecked).map(({ _id }) => _id);
    if (ids.length > 0) onChange(ids, isChecked);
  };
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={notesId} data-together>
      <div className={styles.head}>
        {items.length > SEARCH_ABOVE && (
          <div
            className={styles.search}
            // What is searched for is no change of a form around, and Enter does not send it.
            onInput={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          >
            <SearchBox value={search} onChange={setSearch} placeholder={t('Search the list')} />
          </div>
        )}
        <span className={styles.count} role="status">
          {t('{{count}} of {{all}} chosen', {
            count: items.filter(({ _id }) => ticked.has(_id)).length,
            all: items.length,
          })}
        </span>
        {!disabled && found.length > 1 && (
          <>
            <Button size="small" onClick={() => turn(true)}>
              {wanted ? t('Select all found') : t('Select all')}
            </Button>
            <Button size="small" onClick={() => turn(false)}>
              {wanted ? t('Select none found') : t('Select none')}
            </Button>
          </>
        )}
      </div>
      {found.length === 0 && (
        <p className={styles.none}>
          {items.length === 0 ? empty : t('Nothing in the list matches “{{search}}”.', { search })}
        </p>
      )}
      <ul className={styles.list}>
        {found.map((item) => (
          <li key={item._id}>
            <CheckBox
              name={name}
              label={
                <span className={styles.title}>
                  {item.icon && <img src={item.icon} alt="" loading="lazy" />}
                  <span className={item.isGone ? styles.gone : undefined}>{item.title}</span>
                </span>
              }
              checked={ticked.has(item._id)}
              onChange={(isChecked) => onChange([item._id], isChecked)}
              disabled={disabled}
              aria-invalid={isInvalid}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
