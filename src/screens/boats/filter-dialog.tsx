// §2 'Filter Search': size, type, capacity, price, Any. Loaded with the form library when it is first opened.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '#src/i18n.ts';
import type { BoatFilterForm } from '#schemas/types.ts';
import { Spinner } from '#src/components/spinner.tsx';
import type { FilterFormProps } from './filter-form.tsx';

const load = (): Promise<ComponentType<FilterFormProps>> =>
  import('./filter-form.tsx').then(({ FilterForm }) => FilterForm);

export interface FilterDialogProps {
  isOpen: boolean;
  value: BoatFilterForm | undefined;
  onApply: (filter: BoatFilterForm) => void;
  onClose: () => void;
}

export function FilterDialog({ isOpen, value, onApply, onClose }: FilterDialogProps) {
  const { t } = useTranslation();
  const [Form, setForm] = useState<ComponentType<FilterFormProps>>();
  useEffect(() => {
    if (isOpen) void load().then((loaded) => setForm(() => loaded));
  }, [isOpen]);
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="filter-title">
      <DialogTitle id="filter-title">{t('Filter Search')}</DialogTitle>
      <DialogContent>
        {Form ? (
          <Form value={value} onApply={onApply} onCancel={onClose} />
        ) : (
          <Spinner label={t('Loading…')} />
        )}
      </DialogContent>
    </Dialog>
  );
}
