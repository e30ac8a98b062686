// Rows of a file into a list, where the server takes them: the dialog is loaded when somebody opens it.
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Permission } from '#schemas/types.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { useOffered } from '#src/layout/use-offered.ts';
import { refusal } from '#src/stores/refusals.ts';

const loadDialog = () => import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog);

export interface ImportButtonProps {
  /** "boat", or a collection. */
  noun: string;
  /** Of the list, to be translated. */
  title: string;
  permission: Permission;
  /** The form that every row is judged by. */
  loadForm: () => Promise<FormDefinition>;
  /** Rows have been added. */
  onAdded: () => void;
}

export function ImportButton({ noun, title, permission, loadForm, onAdded }: ImportButtonProps) {
  const { t } = useTranslation();
  const isOffered = useOffered('import');
  const [isOpen, setOpen] = useState(false);
  if (!isOffered || refusal(permission) !== undefined) return null;
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        {t('Import CSV')}
      </Button>
      {isOpen && (
        <WhenOpen
          load={loadDialog}
          isOpen
          props={{ noun, title, loadForm, onAdded, onClose: () => setOpen(false) }}
        />
      )}
    </>
  );
}
