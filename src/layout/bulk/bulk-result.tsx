// How far a step of several rows is, and what became of each: as a file, and once more for those that failed.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { TableDefinition } from '#schemas/table.ts';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { BulkOutcome } from '#src/components/lists/bulk-outcome.tsx';
import { downloadCsv } from '#src/browser/download.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { repeatBulk, stopBulk } from '#src/stores/bulk.ts';
import { outcomeCsv, stateTexts } from './outcome-csv.ts';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkResultProps {
  table: TableDefinition;
  onClose: () => void;
}

export function BulkResult({ table: { name }, onClose }: BulkResultProps) {
  const { t } = useTranslation();
  const run = useBulkRun(name);
  if (!run) return null;
  const { items } = run;
  const left = items.length - run.done;
  return (
    <>
      <BulkOutcome {...run} items={items} texts={stateTexts} most={limits.bulk.shown} />
      <DialogActions sx={{ px: 0, flexWrap: 'wrap', gap: 1 }}>
        {run.isRunning ? (
          <ActionButton
            variant="outlined"
            color="inherit"
            busy={run.isStopping}
            onClick={() => stopBulk(name)}
          >
            {t('Stop')}
          </ActionButton>
        ) : (
          <>
            <Button
              variant="outlined"
              color="inherit"
              onClick={() => downloadCsv(`${name}-${run.step.event}`, outcomeCsv(items, t))}
            >
              {t('Result (CSV)')}
            </Button>
            {left > 0 && (
              <Button variant="outlined" onClick={() => void repeatBulk(name)}>
                {t('Try {{count}} again', { count: left })}
              </Button>
            )}
          </>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </>
  );
}
