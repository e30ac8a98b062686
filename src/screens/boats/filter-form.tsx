import { useTranslation } from '#src/language/i18n.ts';
import { definition } from '#schemas/generated/forms/boat-filter.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { BoatFilterForm } from '#schemas/types.ts';
import Button from '@mui/material/Button';
import { SchemaForm } from '#src/forms/schema-form.tsx';

export interface FilterFormProps {
  value: BoatFilterForm | undefined;
  onApply: (filter: BoatFilterForm) => void;
  onCancel: () => void;
}

// §9: the price starts at 10, and stands at 100 once a filter has been applied.
const hasApplied = { yes: false };

export function FilterForm({ value, onApply, onCancel }: FilterFormProps) {
  const { t } = useTranslation();
  return (
    <SchemaForm
      form={definition}
      layout="dialog"
      value={value ?? (hasApplied.yes ? { price: limits.priceAfterFilter } : {})}
      onSubmit={(filter) => {
        hasApplied.yes = true;
        onApply(filter);
      }}
    >
      <Button variant="outlined" color="inherit" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </SchemaForm>
  );
}
