// A file becomes rows of a list: chosen, its columns matched, every row judged, then written with what is right.
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import { useLoaded } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { leaveWith, markUnsaved } from '#src/stores/unsaved.ts';
import { Mapping } from './mapping-table.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportResults } from './import-results.tsx';
import { mappableFields } from './mapping.ts';
import { useImport } from './use-import.ts';

/** Beside the buttons: below a long mapping nobody would read it. */
const Said = styled('div')({ padding: '0 24px' });

const unsavedKey = 'import';

export interface ImportDialogProps {
  noun: string;
  /** Of the list, to be translated. */
  title: string;
  /** The form that every row is judged by. */
  loadForm: () => Promise<FormDefinition>;
  onAdded: () => void;
  onClose: () => void;
}

export function ImportDialog({ noun, title, loadForm, onAdded, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const isNarrow = useIsNarrow();
  const form = useLoaded(loadForm);
  const fields = useMemo(() => (form ? mappableFields(noun, form) : []), [noun, form]);
  const work = useImport(noun, fields);
  const { file, map, judged, isTrial, isRunning, error } = work;
  const isWriting = isRunning && !isTrial;
  const missing = fields.filter(({ name, isRequired }) => isRequired && !map.fields[name]);
  const close = (): void => {
    void work.stop().then(() => work.hasWritten && onAdded());
    onClose();
  };
  const isMatched = file !== undefined && !isWriting && !work.isImported;
  useEffect(() => {
    markUnsaved(unsavedKey, isMatched, () => undefined);
    return () => markUnsaved(unsavedKey, false, () => undefined);
  }, [isMatched]);
  const leave = (): void => leaveWith(close, unsavedKey);
  const missed = missing.map((field) => t(field.title)).join(', ');
  return (
    <Dialog
      open
      onClose={isWriting ? undefined : leave}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{t('Import into {{list}}', { list: t(title) })}</DialogTitle>
      <DialogContent>
        {/* What is being written is of this file, read in this way. */}
        <div inert={isWriting} style={isWriting ? { opacity: 0.6 } : {}}>
          <FileChoice work={work} />
          {file && <Mapping {...{ fields, work }} />}
        </div>
        {file && (judged.length > 0 || isRunning) && <ImportResults work={work} />}
      </DialogContent>
      <Said>
        {file && missing.length > 0 && (
          <Alert severity="info">
            {t('Still to be matched, or given a default: {{fields}}.', { fields: missed })}
          </Alert>
        )}
        {error !== undefined && <Alert severity="error">{t(error)}</Alert>}
      </Said>
      <ImportActions work={work} isIncomplete={missing.length > 0} onClose={isWriting ? close : leave} />
    </Dialog>
  );
}
