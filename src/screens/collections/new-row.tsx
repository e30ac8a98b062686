// A row that is added to a collection, empty or as a copy of another one.
import { collections } from '#schemas/generated/collections.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { CollectionForm, CollectionName } from '#schemas/types.ts';
import { SidePanel } from '#src/components/page/side-panel.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { formCall, type CollectionStore } from '#src/stores/collections.ts';

export interface NewRowProps {
  name: CollectionName;
  form: FormDefinition<CollectionForm>;
  store: CollectionStore;
  /** What it starts with. */
  start: object;
  onClose: () => void;
  onAdded: () => void;
}

export function NewRow({ name, form, store, start, onClose, onAdded }: NewRowProps) {
  const { t } = useTranslation();
  const { singular } = collections[name];
  return (
    <SidePanel isOpen title={t('New {{thing}}', { thing: t(singular) })} onClose={onClose}>
      <EntityForm
        form={form}
        row={start}
        read={(row) => row}
        save={store.create}
        takeNewer={() => undefined}
        call={formCall(name, 'create')}
        formKey="new"
        layout="dialog"
        onSaved={onAdded}
      />
    </SidePanel>
  );
}
