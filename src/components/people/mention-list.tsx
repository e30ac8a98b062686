import { styled } from '@mui/material/styles';
import { useTranslation } from '#src/language/i18n.ts';

const List = styled('ul')(({ theme }) => ({
  margin: '8px 0 0',
  padding: 4,
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { padding: '8px 12px', borderRadius: 6, cursor: 'pointer' },
  '& > li[aria-selected=true]': { backgroundColor: theme.vars.palette.sea.primarySoft },
}));

export interface MentionListProps {
  /** The text that is written names it as what it controls. */
  id: string;
  people: readonly { _id: string | number; name: string }[];
  /** Which one Enter takes. */
  at: number;
  onTake: (name: string) => void;
}

/** The id of one, for `aria-activedescendant`. */
export const mentionId = (id: string, at: number): string => `${id}-${at}`;

/** Whom an `@` may mean: the focus stays in the text, arrows choose, Enter takes. */
export function MentionList({ id, people, at, onTake }: MentionListProps) {
  const { t } = useTranslation();
  return (
    <List id={id} role="listbox" aria-label={t('Mention')}>
      {people.map(({ _id, name }, index) => (
        <li
          key={_id}
          id={mentionId(id, index)}
          role="option"
          aria-selected={index === at}
          // Before the text loses the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onTake(name);
          }}
        >
          {`@${name}`}
        </li>
      ))}
    </List>
  );
}
