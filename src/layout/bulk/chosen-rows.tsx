// What may be done with the rows of a list that are chosen: the bar below it, and the step that was pressed.
import { useState } from 'react';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { TableDefinition } from '#schemas/table.ts';
import { BulkBar } from '#src/components/lists/bulk-bar.tsx';
import { LeftRun } from '#src/components/lists/left-run.tsx';
import { useLoaded } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { permissionOf, type ChosenRows as Chosen } from '#src/layout/lists/use-chosen-rows.ts';
import { askAnew } from '#src/stores/late-answers.ts';
import type { List, ListRow } from '#src/stores/list.ts';
import { whyNot } from '#src/stores/refusals.ts';
import { clearToasts, toast } from '#src/stores/toasts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind, LoadBulk } from './bulk-kind.ts';
import { useBulkRun } from './use-bulk-run.ts';

export interface ChosenRowsProps<Row extends ListRow> {
  table: TableDefinition;
  list: List<Row>;
  load: LoadBulk<Row>;
  chosen: Chosen<Row>;
  /** As many rows match; unknown until counted. */
  total: number | undefined;
}

const most = limits.bulk.rows;

export function ChosenRows<Row extends ListRow>({ table, list, load, chosen, total }: ChosenRowsProps<Row>) {
  const { t } = useTranslation();
  const kind = useLoaded<BulkKind<Row>>(load);
  const [event, setEvent] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const run = useBulkRun(table.name);
  const [isShown, setShown] = useState(false);
  const { bulk = [] } = table;
  const count = chosen.rows.length;

  const chooseAll = async (): Promise<void> => {
    clearToasts();
    setChoosing(true);
    const isAwaited = askAnew(setChoosing);
    const { search } = window.location;
    const outcome = await list.all();
    if (!isAwaited()) return;
    setChoosing(false);
    // What matched another search is not meant any more.
    if (window.location.search !== search) return;
    if (outcome.ok) chosen.choose(outcome.data);
    else toast('error', outcome.error);
  };
  /** Nor those that are on their way. */
  const chooseNone = (): void => {
    askAnew(setChoosing);
    setChoosing(false);
    chosen.clear();
  };
  const step = bulk.find((one) => one.event === event);
  return (
    <>
      {run && !isShown && <LeftRun run={run} onShow={() => setShown(true)} />}
      {!run && count > 0 && (
        <BulkBar
          count={count}
          actions={bulk.map(({ event: name, label, call, danger = false }) => ({
            event: name,
            label: t(label),
            danger,
            disabledReason: whyNot(permissionOf(call), t),
          }))}
          onAction={(name) => {
            setEvent(name);
            setShown(true);
          }}
          matching={total !== undefined && total > count ? total : undefined}
          allReason={
            total !== undefined && total > most
              ? t('At most {{count}} rows at once: search or filter the list first.', { count: most })
              : undefined
          }
          isChoosing={isChoosing}
          onAll={() => void chooseAll()}
          onNone={chooseNone}
        />
      )}
      {kind && isShown && (step ?? run) && (
        <BulkDialog
          {...{ table, list, kind }}
          step={step}
          rows={chosen.rows}
          nameOf={chosen.nameOf}
          onClose={(isBegun) => {
            setShown(false);
            setEvent(undefined);
            if (isBegun) chosen.clear();
          }}
        />
      )}
    </>
  );
}
