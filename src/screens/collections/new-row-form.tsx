// The form of a row that is added to a collection, empty or as a copy of another one.
import type { FormDefinition } from '#schemas/schema.ts';
import type { CollectionForm, CollectionName } from '#schemas/types.ts';
import { EntityForm } from '#src/layout/editing/entity-form.tsx';
import { formCall, type CollectionStore } from '#src/stores/collections.ts';

export interface NewRowFormProps {
  name: CollectionName;
  form: FormDefinition<CollectionForm>;
  store: CollectionStore;
  /** What it starts with. */
  start: object;
  /** Tells what is typed into it from what is typed into a copy. */
  draft?: string;
  onAdded: () => void;
}

export function NewRowForm({ name, form, store, start, draft = 'new', onAdded }: NewRowFormProps) {
  return (
    <EntityForm
      form={form}
      row={start}
      read={(row) => row}
      save={store.create}
      takeNewer={() => undefined}
      call={formCall(name, 'create')}
      formKey={draft}
      isNew
      layout="dialog"
      onSaved={onAdded}
    />
  );
}
