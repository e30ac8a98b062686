// A row that is added as a copy of another one, which is read again after a reload: a draft holds only what differs from it.
import { useMemo } from 'react';
import { NoRowYet, useOpened } from '#src/layout/editing/opened-row.tsx';
import { NewRow, type NewRowProps } from './new-row.tsx';

export interface CopiedRowProps extends Omit<NewRowProps, 'start' | 'draft' | 'children'> {
  /** The id of the row that is copied. */
  from: string;
}

export function CopiedRow({ from, ...props }: CopiedRowProps) {
  const { opened, fieldsOf } = props.store;
  const { row } = useOpened(opened, from);
  const start = useMemo(() => (row?._id === from ? fieldsOf(row) : undefined), [row, from, fieldsOf]);
  return (
    <NewRow {...props} start={start} draft={`new-${from}`}>
      <NoRowYet opened={opened} id={from} />
    </NewRow>
  );
}
