// A row that is read while it is shown, and what stands in its place until it is there.
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import messages from '#schemas/messages.json' with { type: 'json' };
import { EmptyState } from '#src/components/feedback/empty-state.tsx';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { ListRow } from '#src/stores/list.ts';
import type { OpenedRow, OpenedState } from '#src/stores/opened-row.ts';

/** @param id of the row; none is open without it */
export function useOpened<Row extends ListRow>(opened: OpenedRow<Row>, id: string | undefined) {
  useEffect(() => {
    if (id === undefined) return;
    void opened.open(id);
    return opened.close;
  }, [opened, id]);
  return useSnapshot(opened.state) as OpenedState<Row>;
}

/** What is asked about one row: another one that is shown, as by Back, begins without it. */
export function useRowState<Value>(id: string | number | undefined) {
  const [value, setValue] = useState<Value>();
  const [about, setAbout] = useState(id);
  if (about !== id) {
    setAbout(id);
    setValue(undefined);
  }
  return [value, setValue] as const;
}

/** Instead of a row that is not there. @param label what it is, as in "This payout" */
export function MissingRow({ label = 'This row' }: { label?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t({ key: messages.refusal.notFound, values: { label } })} illustration="buoy">
      {t('It may have been removed, or its address is not complete.')}
    </EmptyState>
  );
}

export interface NoRowYetProps<Row extends ListRow> {
  opened: OpenedRow<Row>;
  id: string | undefined;
  /** What it is, as in "This payout". */
  label?: string;
}

export function NoRowYet<Row extends ListRow>({ opened, id, label }: NoRowYetProps<Row>) {
  const { t } = useTranslation();
  const { state, error } = useSnapshot(opened.state);
  if (id === undefined) return null;
  if (state === 'failed') return <ErrorState title={t(error)} onRetry={() => void opened.open(id)} />;
  if (state === 'missing') return <MissingRow label={label} />;
  return <Spinner />;
}
