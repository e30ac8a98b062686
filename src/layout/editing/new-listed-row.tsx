// A row that the list of a field lacks, added without leaving the form.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { collections } from '#schemas/generated/collections.ts';
import type { CatalogueName } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { rowKeyOf, newRowId } from '#src/stores/catalogues.ts';
import { loadParts, useParts } from '#src/stores/collection-parts.ts';
import { lookups } from '#src/stores/lookups.ts';
import { leaveWith } from '#src/stores/unsaved.ts';
import { CatalogueEditor, unsavedOfNew } from './catalogue-editor.tsx';

export interface NewListedRowProps {
  list: CatalogueName;
  /** The value that a field has when it is chosen. */
  onAdded: (value: string | number) => void;
  onClose: () => void;
}

export function NewListedRow({ list, onAdded, onClose }: NewListedRowProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const form = useParts(list)?.form;
  const [id] = useState(() => newRowId(lookups.rows[list] ?? []));
  useEffect(() => void loadParts(list), [list]);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form) fields.current?.querySelector<HTMLElement>('form input')?.focus();
  }, [form]);
  const savedAs = useRef<string | number>(undefined);
  const done = (): void => {
    const added = lookups.rows[list]?.find((row) => String(rowKeyOf(row)) === String(savedAs.current));
    const value = added?._id ?? added?.id;
    if (value !== undefined) onAdded(value);
    onClose();
  };
  const close = (): void => (form ? leaveWith(onClose, ...unsavedOfNew(form, list)) : onClose());
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('New {{thing}}', { thing: t(collections[list].singular) })}</DialogTitle>
      <DialogContent ref={fields}>
        {form && (
          <CatalogueEditor
            catalogue={list}
            form={form}
            row={{ id }}
            isNew
            onNewer={() => undefined}
            onDone={done}
            onSavedAs={(given) => void (savedAs.current = given)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
