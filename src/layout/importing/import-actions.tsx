// What can be done with the rows of a file. A button that was pressed stays where it is: a second click presses no other.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useState } from 'react';
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
  return (
    <DialogActions>
      {/* At the other side: what comes and goes beside the others does not move it. */}
      <Button
        variant={isChecked || !isTrial ? 'outlined' : 'contained'}
        disabled={!file || isRunning || isIncomplete}
        onClick={() => void work.run(true)}
        sx={{ marginInlineEnd: 'auto' }}
      >
        {t('Check every row')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {t(isRunning ? 'Stop' : 'Close')}
      </Button>
      {!isTrial && (isAgain || (!isRunning && left > 0)) && (
        <Button
          variant="contained"
          disabled={isRunning || left === 0}
          onClick={() => void work.run(false, true)}
        >
          {t('Try the others again')}
        </Button>
      )}
      {(isChecked || !isTrial) && (
        <Button
          variant="contained"
          disabled={!isTrial || isRunning || ready === 0}
          onClick={() => {
            setTaken(ready);
            void work.run(false);
          }}
        >
          {t('Import {{count}} rows', { count: ready })}
        </Button>
      )}
    </DialogActions>
  );
}
