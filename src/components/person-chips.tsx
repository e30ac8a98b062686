import CloseRounded from '@mui/icons-material/CloseRounded';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/i18n.ts';
import { Avatar } from './avatar.tsx';
import type { Person } from './person-option.tsx';

const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBottom: 8 });

const Chip = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  height: 32,
  padding: '0 4px',
  borderRadius: 16,
  fontSize: 13,
  backgroundColor: theme.vars.palette.sea.primarySoft,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:last-child': { paddingInlineEnd: 6 },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.sea.sunken, color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '& > svg': { fontSize: 15 },
  },
}));

export interface PersonChipsProps {
  people: readonly Person[];
  /** Without it nobody can be removed. */
  onRemove?: (person: Person) => void;
  disabled?: boolean;
}

/** Those who are chosen, each removable. */
export function PersonChips({ people, onRemove, disabled = false }: PersonChipsProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <Row aria-label={t('Chosen people')}>
      {people.map((person) => (
        <Chip key={person._id} title={person.email}>
          <Avatar name={person.name} src={person.avatar} size={24} />
          <span>{person.name}</span>
          {onRemove && (
            <button
              type="button"
              disabled={disabled}
              aria-label={t('Remove {{name}}', { name: person.name })}
              onClick={() => onRemove(person)}
            >
              <CloseRounded aria-hidden="true" />
            </button>
          )}
        </Chip>
      ))}
    </Row>
  );
}
