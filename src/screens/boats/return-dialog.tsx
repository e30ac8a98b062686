// Why a document goes back: a reason that is often given, what else the owner should know, and a note that only staff see.
import { useEffect, useState } from 'react';
import type { DocumentType } from '#machines/boat-approval.ts';
import { calls } from '#schemas/calls.ts';
import { definition } from '#schemas/generated/forms/document-return.js';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FormDialog } from '#src/layout/editing/form-dialog.tsx';
import { takeNewer } from '#src/stores/current-boat.ts';
import { returnDocument } from '#src/stores/document-return.ts';
import { decideInQueue } from '#src/stores/review-queue.ts';
import { targetOf } from './document-actions.ts';

const nothing = (): object => ({});

export interface ReturnDialogProps {
  boat: Boat;
  type: DocumentType;
  onClose: () => void;
  onSaved: () => void;
}

export function ReturnDialog({ boat, type, onClose, onSaved }: ReturnDialogProps) {
  const { t } = useTranslation();
  const isPossible = ['reject', 'askVerification'].some((event) => targetOf(boat, type, event) !== undefined);
  const [isSaving, setSaving] = useState(false);
  // Somebody else has decided meanwhile: what is behind the dialog tells it. Our own decision closes it when all is done.
  useEffect(() => {
    if (!isPossible && !isSaving) onClose();
  }, [isPossible, isSaving, onClose]);
  const save: ReturnType<typeof returnDocument> = async (row, value) => {
    setSaving(true);
    const failure = await decideInQueue(row, () => returnDocument(type)(row, value));
    if (failure) setSaving(false);
    return failure;
  };
  return (
    <FormDialog
      title={t('Return to the owner: {{document}}', { document: t(labels.documentType[type].text) })}
      form={definition}
      row={boat}
      read={nothing}
      save={save}
      takeNewer={takeNewer}
      call={calls.returnDocument}
      formKey={`${boat._id}:${type}`}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
