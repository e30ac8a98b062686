// What an edit does, in words.
import { styled } from '@mui/material/styles';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { DraftVerdict } from '#schemas/types.ts';
import { StatusChip } from '#src/components/machines/status-chip.tsx';
import { useTranslation, type Translate } from '#src/language/i18n.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px' },
  '& > li > span:last-child': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& em': { display: 'block', fontStyle: 'normal', color: theme.vars.palette.text.secondary },
}));

export type Change = NonNullable<DraftVerdict['changes']>[number];

type ChangeText = Omit<Change, 'kind' | 'when'>;

const inWords = ({ text, fields = [], ...values }: ChangeText, t: Translate): string =>
  t({ key: text, values: { ...values, fields } });

export function FormChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return <p>{t('Nothing is changed yet.')}</p>;
  return (
    <List>
      {changes.map(({ kind, when = [], ...change }, at) => (
        <li key={at}>
          <StatusChip {...labels.formChange[kind]} />
          <span>
            {when.length > 0 && <em>{when.map((place) => inWords(place, t)).join(' · ')}</em>}
            {inWords(change, t)}
          </span>
        </li>
      ))}
    </List>
  );
}
