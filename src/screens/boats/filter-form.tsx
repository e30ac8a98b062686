import { useEffect } from 'react';
import { useTranslation } from '#src/i18n.ts';
import { useSnapshot } from 'valtio';
import { definition } from '#schemas/generated/forms/boat-filter.js';
import limits from '#schemas/limits.json' with { type: 'json' };
import type { BoatFilterForm } from '#schemas/types.ts';
import { ActionButton } from '#src/components/action-button.tsx';
import type { Lookups } from '#src/forms/form-context.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { toast } from '#src/stores/toasts.ts';

export interface FilterFormProps {
  value: BoatFilterForm | undefined;
  onApply: (filter: BoatFilterForm) => void;
  onCancel: () => void;
}

// §9: the price starts at 10, and stands at 100 once a filter has been applied.
const hasApplied = { yes: false };

export function FilterForm({ value, onApply, onCancel }: FilterFormProps) {
  const { t } = useTranslation();
  const { rows } = useSnapshot(lookups);
  useEffect(() => void loadLookups(['boattypes']), []);
  return (
    <SchemaForm
      form={definition}
      layout="dialog"
      value={value ?? (hasApplied.yes ? { price: limits.priceAfterFilter } : {})}
      lookups={rows as Lookups}
      onInvalid={(problems) => problems.forEach(({ text }) => toast('error', text))}
      onSubmit={(filter) => {
        hasApplied.yes = true;
        onApply(filter);
      }}
    >
      <ActionButton variant="text" color="inherit" onClick={onCancel}>
        {t('Cancel')}
      </ActionButton>
    </SchemaForm>
  );
}
