// A list without rows: they have gone from its page, nothing matches, or there are none yet. Each has its way out.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { TableDefinition } from '#schemas/table.ts';
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { atStart, isNarrowed, widened, type ListWanted } from '#src/stores/list-search.ts';

export interface EmptyListProps {
  table: TableDefinition;
  wanted: ListWanted;
  onWant: (wanted: ListWanted) => void;
}

export function EmptyList({ table, wanted, onWant }: EmptyListProps) {
  const { t } = useTranslation();
  const wayOut = (name: string, to: ListWanted): ReactNode => (
    <Button variant="outlined" color="inherit" onClick={() => onWant(to)}>
      {name}
    </Button>
  );
  if (wanted.cursor)
    return (
      <EmptyState title={t('This page is empty')} action={wayOut(t('To the first page'), atStart(wanted))}>
        {t('The rows that stood here have gone or moved.')}
      </EmptyState>
    );
  if (isNarrowed(wanted))
    return (
      <EmptyState title={t('Nothing matches')} action={wayOut(t('Clear all filters'), widened(wanted))}>
        {t('Nothing was found for this search and these filters.')}
      </EmptyState>
    );
  return (
    <EmptyState title={t(table.empty?.title ?? 'Nothing here yet')}>
      {t(table.empty?.text ?? 'Rows appear here as soon as there are some.')}
    </EmptyState>
  );
}
