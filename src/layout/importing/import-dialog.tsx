// A file becomes rows of a list: chosen, its columns matched, every row judged, then written with what is right.
import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useState } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { useIsNarrow } from '#src/look/use-is-narrow.ts';
import { Mapping } from './mapping-table.tsx';
import { FileChoice } from './file-choice.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportResults } from './import-results.tsx';
import { mappableFields, type MappableField } from './mapping.ts';
import { useImport } from './use-import.ts';

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
  const [fields, setFields] = useState<MappableField[]>([]);
  const work = useImport(noun, fields);
  useEffect(() => void loadForm().then((form) => setFields(mappableFields(noun, form))), [noun, loadForm]);
  const { file, map, judged, isTrial, isRunning, error } = work;
  const isWriting = isRunning && !isTrial;
  const missing = fields.filter(({ name, isRequired }) => isRequired && !map.fields[name]);
  const close = (): void => {
    const isChanged = isWriting || judged.some(({ state }) => state === 'added');
    void work.stop().then(() => isChanged && onAdded());
    onClose();
  };
  const missed = missing.map((field) => t(field.title)).join(', ');
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id}>{t('Import into {{list}}', { list: t(title) })}</DialogTitle>
      <DialogContent>
        {/* What is being written is of this file, read in this way. */}
        <div inert={isWriting} style={isWriting ? { opacity: 0.6 } : {}}>
          <FileChoice work={work} />
          {file && <Mapping {...{ fields, work }} />}
        </div>
        {file && missing.length > 0 && (
          <Alert severity="info">
            {t('Still to be matched, or given a default: {{fields}}.', { fields: missed })}
          </Alert>
        )}
        {error !== undefined && <Alert severity="error">{t(error)}</Alert>}
        {file && (judged.length > 0 || isRunning) && <ImportResults work={work} />}
      </DialogContent>
      <ImportActions work={work} isIncomplete={missing.length > 0} onClose={close} />
    </Dialog>
  );
}
