// One step of several rows: what it can be taken of, what it asks for, how far it is, and what became of each row.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { BulkStep, TableDefinition } from '#schemas/table.ts';
import { BulkPreview } from '#src/components/lists/bulk-preview.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { forgetBulk, startBulk } from '#src/stores/bulk.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import type { BulkKind } from './bulk-kind.ts';
import { BulkResult } from './bulk-result.tsx';
import { changesOf, sortOut } from './sort-out.ts';
import { bulkKey, StepAsked } from './step-asked.tsx';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps<Row extends ListRow> {
  table: TableDefinition;
  list: List<Row>;
  kind: BulkKind<Row>;
  /** Nothing where a run that was left is looked at again. */
  step: BulkStep | undefined;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** @param isBegun it is taken, or has been: the rows need not be chosen any more */
  onClose: (isBegun: boolean) => void;
}

const nobody: ReadonlySet<string> = new Set();

export function BulkDialog<Row extends ListRow>(props: BulkDialogProps<Row>) {
  const { table, list, kind, step, rows, nameOf, onClose } = props;
  const { t, language } = useTranslation();
  const id = useId();
  const run = useBulkRun(table.name);
  const [leftOut, setLeftOut] = useState(nobody);
  const shown = run?.step ?? step;
  if (!shown) return null;
  const { event } = shown;
  const reasonAgainst = (row: Row): string | undefined => kind.reasonAgainst(row, event, t);
  const sorted = sortOut(rows, reasonAgainst);
  const taken = sorted.possible.filter(({ _id }) => !leftOut.has(String(_id)));
  const named = (some: readonly Row[]) => some.map((row) => ({ id: String(row._id), name: nameOf(row) }));
  const leaveOut = (one: string, isLeftOut: boolean): void =>
    setLeftOut(new Set([...leftOut].filter((other) => other !== one).concat(isLeftOut ? [one] : [])));

  const start = (said: object | undefined): void => {
    const together = kind.together?.[event];
    void startBulk<Row>({
      table: table.name,
      step: shown,
      list,
      rows: taken,
      nameOf,
      reasonAgainst,
      take: (part) => (together ? together.take(part, said ?? {}) : kind.take(part[0] as Row, event, said)),
      ...(together ? { together: together.most } : {}),
    });
  };
  const close = (): void => {
    if (!run) return leaveWith(() => onClose(false), bulkKey);
    onClose(true);
    // What is over was seen, by whichever way it is left; it would stand in the way of the next step.
    if (!run.isRunning) forgetBulk(table.name);
  };
  const { Beside } = kind;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {t('{{step}}: {{row}}', {
          step: t(shown.label),
          row: t('{{count}} rows', { count: run ? run.items.length : rows.length }),
        })}
      </DialogTitle>
      <DialogContent>
        {run ? (
          <BulkResult table={table} onClose={close} />
        ) : (
          <>
            <BulkPreview
              possible={named(sorted.possible)}
              leftOut={leftOut}
              onLeaveOut={leaveOut}
              impossible={sorted.impossible.map((one) => ({ ...one, rows: named(one.rows) }))}
              changes={changesOf(taken, (row) => kind.changeOf?.(row, event, t) ?? '')}
              sum={kind.sumOf?.(taken, event, language)}
              most={limits.bulk.shown}
            />
            <StepAsked
              step={shown}
              asked={kind.formOf?.(shown)}
              possible={sorted.possible.length}
              count={taken.length}
              onTake={start}
              onCancel={close}
            >
              {Beside && taken.length > 0 && <Beside rows={taken} event={event} />}
            </StepAsked>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
