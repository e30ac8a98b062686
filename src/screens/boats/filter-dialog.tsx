// §2 'Filter Search': size, type, capacity, price, Any.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { BoatFilterForm } from '#schemas/types.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { FilterForm } from './filter-form.tsx';

export interface FilterDialogProps {
  isOpen: boolean;
  value: BoatFilterForm | undefined;
  onApply: (filter: BoatFilterForm) => void;
  onClose: () => void;
}

export function FilterDialog({ isOpen, value, onApply, onClose }: FilterDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="filter-title">
      <DialogTitle id="filter-title">{t('Filter Search')}</DialogTitle>
      <DialogContent>
        <FilterForm value={value} onApply={onApply} onCancel={onClose} />
      </DialogContent>
    </Dialog>
  );
}
