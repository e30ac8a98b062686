// What an edit does, in words.
import { styled } from '@mui/material/styles';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { FormVerdict } from '#schemas/types.ts';
import { StatusChip, type StatusLabel } from '#src/components/status-chip.tsx';
import { useTranslation } from '#src/i18n.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 10px' },
  '& > li > span:last-child': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
});

export type Change = NonNullable<FormVerdict['changes']>[number];

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return <p>{t('Nothing is changed yet.')}</p>;
  return (
    <List>
      {changes.map(({ kind, text, label, ...values }, at) => (
        <li key={at}>
          <StatusChip {...(labels.formChange[kind] as StatusLabel)} />
          <span>{t(text, { ...values, label: t(label) })}</span>
        </li>
      ))}
    </List>
  );
}
