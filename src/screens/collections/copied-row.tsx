// A row that is added as a copy of another one, which is read again after a reload: a draft holds only what differs from it.
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { MissingRow } from '#src/components/feedback/missing-row.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { NewRow, type NewRowProps } from './new-row.tsx';

export interface CopiedRowProps extends Omit<NewRowProps, 'start' | 'draft' | 'children'> {
  /** The id of the row that is copied. */
  from: string;
}

export function CopiedRow({ from, ...props }: CopiedRowProps) {
  const { t } = useTranslation();
  const { opened, fieldsOf } = props.store;
  const { state, error, row } = useSnapshot(opened.state);
  useEffect(() => {
    void opened.open(from);
    return opened.close;
  }, [from, opened]);
  const start = useMemo(() => (row?._id === from ? fieldsOf(row) : undefined), [row, from, fieldsOf]);
  return (
    <NewRow {...props} start={start} draft={`new-${from}`}>
      {state === 'failed' ? (
        <ErrorState title={t(error)} onRetry={() => void opened.open(from)} />
      ) : state === 'missing' ? (
        <MissingRow />
      ) : undefined}
    </NewRow>
  );
}
