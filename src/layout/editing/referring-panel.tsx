// Below a row: the rows of collections that refer to it, nothing where there are no such collections; loaded by itself.
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { screenOf } from '#schemas/screen-of.ts';
import { collections } from '#schemas/generated/collections.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { rowHref } from '#src/app/paths.ts';
import { ReferringRows } from '#src/components/lists/referring-rows.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { formCall } from '#src/stores/collections.ts';
import { askAnew } from '#src/stores/late-answers.ts';
import { onRowsChanged, readReferring, type ReferringGroup } from '#src/stores/referring.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { leaveWith } from '#src/stores/unsaved.ts';

export interface ReferringPanelProps {
  /** A noun or collection that fields refer to. */
  list: string;
  id: string;
}

export function ReferringPanel({ list, id }: ReferringPanelProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [groups, setGroups] = useState<readonly ReferringGroup[]>([]);
  useEffect(() => {
    const question = {};
    const read = async (): Promise<void> => {
      const isAwaited = askAnew(question);
      const found = await readReferring(list, id);
      if (found && isAwaited()) setGroups(found);
    };
    void read();
    const stop = onRowsChanged(() => void read());
    return () => {
      askAnew(question);
      stop();
    };
  }, [list, id]);
  return groups.map(({ collection, filter, total, rows }) => {
    const { title, singular, machine } = collections[collection];
    const screen = screenOf(collection);
    const narrowed = rowHref(screen, id, filter);
    return (
      <ReferringRows
        key={`${collection}.${filter}`}
        title={t(title)}
        rows={rows.map(({ _id, name, state = '' }) => ({
          id: _id,
          name,
          href: rowHref(screen, _id),
          status: machine?.states[state],
        }))}
        total={Math.min(total, limits.page.countUpTo)}
        listHref={narrowed}
        addLabel={t('New {{thing}}', { thing: t(singular) })}
        onAdd={() => leaveWith(() => navigate(`${narrowed}&row=new`))}
        reason={whyNot(formCall(collection, 'create').permission, t)}
      />
    );
  });
}
