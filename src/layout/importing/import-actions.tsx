// What can be done with the rows of a file. A button that was pressed stays where it is: a second click presses no other.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
import { ActionButton } from '#src/components/controls/action-button.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import type { ImportState } from './use-import.ts';

export interface ImportActionsProps {
  work: ImportState;
  /** Something is still to be matched. */
  isIncomplete: boolean;
  onClose: () => void;
}

export function ImportActions({ work, isIncomplete, onClose }: ImportActionsProps) {
  const { t } = useTranslation();
  const { file, judged, isTrial, isAgain, isRunning } = work;
  const [taken, setTaken] = useState(0);
  const count = (...states: string[]): number => judged.filter(({ state }) => states.includes(state)).length;
  const rows = file?.rows.length ?? 0;
  const isChecked = isTrial && judged.length === rows && rows > 0;
  const ready = isTrial ? count('ready') : taken;
  const left = count('refused', 'failed') + (rows - judged.length);
  const wait = isRunning ? t('Wait until the rows are through.') : undefined;
  const unchecked = (): string | undefined => {
    if (!file) return t('Choose a CSV file first.');
    return isIncomplete ? t('Match every field that a row needs first.') : wait;
  };
  const unwanted = (): string | undefined => {
    if (wait !== undefined) return wait;
    if (!isTrial) return t('These rows have been imported.');
    return ready === 0 ? t('No row can be imported.') : undefined;
  };
  return (
    <DialogActions>
      {/* At the other side: what comes and goes beside the others does not move it. */}
      <ActionButton
        variant={isChecked || !isTrial ? 'outlined' : 'contained'}
        busy={isRunning && isTrial}
        disabledReason={unchecked()}
        onClick={() => void work.run(true)}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {t('Check every row')}
      </ActionButton>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {t(isRunning ? 'Stop' : 'Close')}
      </Button>
      {!isTrial && (isAgain || (!isRunning && left > 0)) && (
        <ActionButton
          variant="contained"
          busy={isRunning}
          disabledReason={left === 0 ? t('All rows have been imported.') : wait}
          onClick={() => void work.run(false, true)}
        >
          {t('Try the others again')}
        </ActionButton>
      )}
      {(isChecked || !isTrial) && (
        <ActionButton
          variant="contained"
          busy={isRunning && !isTrial && !isAgain}
          disabledReason={unwanted()}
          onClick={() => {
            setTaken(ready);
            void work.run(false);
          }}
        >
          {t('Import {{count}} rows', { count: ready })}
        </ActionButton>
      )}
    </DialogActions>
  );
}
