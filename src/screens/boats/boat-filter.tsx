// §2 Filter: the button, and the dialog behind it, which is loaded when somebody is about to press it.
import TuneRounded from '@mui/icons-material/TuneRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { BoatFilterForm } from '#schemas/types.ts';
import { forgive } from '#src/browser/missing-parts.ts';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { useTranslation } from '#src/language/i18n.ts';

const loadDialog = () => import('./filter-dialog.tsx').then(({ FilterDialog }) => FilterDialog);

export interface BoatFilterProps {
  value: BoatFilterForm | undefined;
  onApply: (filter: BoatFilterForm) => void;
}

export function BoatFilter({ value, onApply }: BoatFilterProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TuneRounded />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog().catch(forgive)}
      >
        {t('Filter')}
      </Button>
      <WhenOpen
        load={loadDialog}
        isOpen={isOpen}
        props={{
          isOpen,
          value,
          onClose: close,
          onApply: (filter: BoatFilterForm) => {
            close();
            onApply(filter);
          },
        }}
      />
    </>
  );
}
