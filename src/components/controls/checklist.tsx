import { useState } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { ControlProps } from './control-props.ts';
import { catalogueIcon } from '#src/look/catalogue-icon.ts';
import { SEARCH_ABOVE, SearchBox } from '#src/components/lists/search-box.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 8,
  '& > div': { flex: '1 1 220px', maxWidth: 320 },
});

const Count = styled('span')(({ theme }) => ({
  marginInlineEnd: 'auto',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

const None = styled('p')(({ theme }) => ({ padding: '12px 8px', color: theme.vars.palette.text.secondary }));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: '4px 12px',
  '& > li': {
    minWidth: 0,
    padding: '4px 6px',
    borderRadius: 8,
    overflowWrap: 'anywhere',
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 34px',
  },
  '& > li:hover': { backgroundColor: theme.vars.palette.sea.sunken },
  '& label': { display: 'flex', marginInlineEnd: 0 },
}));

const Title = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  '& > img': {
    flexShrink: 0,
    width: 20,
    height: 20,
    objectFit: 'contain',
    ...catalogueIcon(theme),
  },
  '& > [data-gone]': { fontStyle: 'italic', color: theme.vars.palette.text.secondary },
}));

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
      <Head>
        {items.length > SEARCH_ABOVE && (
          <div
            // What is searched for is no change of a form around, and Enter does not send it.
            onInput={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          >
            <SearchBox value={search} onChange={setSearch} placeholder={t('Search the list')} />
          </div>
        )}
        <Count role="status">
          {t('{{count}} of {{all}} chosen', {
            count: items.filter(({ _id }) => ticked.has(_id)).length,
            all: items.length,
          })}
        </Count>
        {!disabled && found.length > 1 && (
          <span>
            <Button size="small" onClick={() => turn(true)}>
              {wanted ? t('Select all found') : t('Select all')}
            </Button>
            <Button size="small" onClick={() => turn(false)}>
              {wanted ? t('Select none found') : t('Select none')}
            </Button>
          </span>
        )}
      </Head>
      {found.length === 0 && (
        <None>{items.length === 0 ? empty : t('Nothing in the list matches “{{search}}”.', { search })}</None>
      )}
      <List>
        {found.map((item) => (
          <li key={item._id}>
            <FormControlLabel
              name={name ?? ''}
              label={
                <Title>
                  {item.icon && <img src={item.icon} alt="" loading="lazy" />}
                  <span data-gone={item.isGone || undefined}>{item.title}</span>
                </Title>
              }
              checked={ticked.has(item._id)}
              onChange={(_event, isChecked) => onChange([item._id], isChecked)}
              disabled={disabled ?? false}
              control={<Checkbox slotProps={{ input: { 'aria-invalid': isInvalid } }} />}
            />
          </li>
        ))}
      </List>
    </div>
  );
}
