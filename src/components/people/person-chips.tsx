import CloseRounded from '@mui/icons-material/CloseRounded';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslation } from '#src/language/i18n.ts';
import { Avatar } from './avatar.tsx';
import type { Person } from './person-option.tsx';

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
    <Stack
      component="ul"
      direction="row"
      aria-label={t('Chosen people')}
      sx={{ flexWrap: 'wrap', gap: 1.5, marginBottom: 2 }}
    >
      {people.map((person) => (
        <Chip
          key={person._id}
          component="li"
          title={person.email}
          avatar={<Avatar name={person.name} src={person.avatar} size={24} />}
          label={
            <>
              <span>{person.name}</span>
              {onRemove && (
                <IconButton
                  size="small"
                  disabled={disabled}
                  aria-label={t('Remove {{name}}', { name: person.name })}
                  onClick={() => onRemove(person)}
                >
                  <CloseRounded />
                </IconButton>
              )}
            </>
          }
        />
      ))}
    </Stack>
  );
}
