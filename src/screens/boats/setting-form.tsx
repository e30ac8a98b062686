// One form of the current boat: loaded, saved, guarded. Each settings screen says only which form, and where its value lies.
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Permission } from '#schemas/types.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Boat, Forms } from '#schemas/types.ts';
import { ErrorState } from '#src/components/error-state.tsx';
import { dropDraft, restoreDraft } from '#src/forms/draft.ts';
import type { Lookups } from '#src/forms/form-context.ts';
import { lookupsOf } from '#src/forms/lookups-of.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { startData } from '#src/forms/start-data.ts';
import { useTranslation } from '#src/i18n.ts';
import type { Save } from '#src/stores/boat-settings.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { suggestAddress } from '#src/stores/places.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { markUnsaved } from '#src/stores/unsaved.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useSaving } from './use-saving.ts';

export interface Setting<Name extends keyof Forms> {
  form: FormDefinition<Name>;
  /** Where the form's value lies in a boat. */
  read: (boat: Boat) => object;
  save: Save<Forms[Name]>;
  /** The row of calls.ts: its permission, and what is said when it worked. */
  row: { permission: Permission; success: string };
}

export interface SettingFormProps<Name extends keyof Forms> extends Setting<Name> {
  boat: Boat;
  /** Tells several forms of the same kind apart. */
  formKey?: string;
  layout?: 'page' | 'dialog';
  ui?: Record<string, unknown>;
  /** Changes what is sent, after it was found valid. */
  beforeSave?: (value: Forms[Name]) => Forms[Name];
  onSaved?: () => void;
  children?: ReactNode;
}

/** What is typed into a form of a boat is kept under this key. */
export const draftKeyOf = ({ name }: { name: string }, boat: Boat, formKey = ''): string =>
  `${name}:${boat._id}:${formKey}`;

export function SettingForm<Name extends keyof Forms>(props: SettingFormProps<Name>) {
  const { form, read, save, row, boat, formKey, layout = 'page', ui, beforeSave, onSaved, children } = props;
  const { t } = useTranslation();
  const { rows, error } = useSnapshot(lookups);
  const saving = useSaving(save, row.success);
  const value = useMemo(() => startData(form.schema, read(boat)) as Partial<Forms[Name]>, [form, read, boat]);
  const key = draftKeyOf(form, boat, formKey);
  const readOnlyReason = refusal(row.permission);
  const needed = lookupsOf(form.schema);
  const load = (): void => void loadLookups(needed);

  useEffect(load, [form]); // eslint-disable-line react-hooks/exhaustive-deps -- the lists follow the form
  useEffect(() => {
    // What came back after a reload is as unsaved as it was before.
    const isRestored = !readOnlyReason && restoreDraft(key, value, Object.keys(form.schema.properties ?? {}));
    if (isRestored) markUnsaved(key, true, () => dropDraft(key));
    return () => markUnsaved(key, false, () => undefined);
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps -- asked once, as the form does

  const submit = async (typed: Forms[Name]): Promise<void> => {
    const isSaved = await saving.submit(boat, beforeSave ? beforeSave(typed) : typed);
    if (!isSaved) return;
    dropDraft(key);
    markUnsaved(key, false, () => undefined);
    onSaved?.();
  };
  return (
    <>
      {error && needed.length > 0 && <ErrorState title={t(error)} onRetry={load} />}
      <SchemaForm
        form={form}
        value={value}
        layout={layout}
        lookups={rows as Lookups}
        suggestAddress={suggestAddress}
        busy={saving.isBusy}
        draftKey={key}
        {...(ui ? { ui } : {})}
        {...(saving.problems ? { problems: saving.problems } : {})}
        {...(readOnlyReason ? { readOnly: true, readOnlyReason: t(readOnlyReason) } : {})}
        onChange={(_, isDirty) => {
          saving.edit();
          markUnsaved(key, isDirty, () => dropDraft(key));
        }}
        onInvalid={(found) => found.forEach(({ text }) => toast('error', text))}
        onSubmit={(typed) => void submit(typed)}
      >
        {children}
      </SchemaForm>
      {saving.conflict && (
        <ConflictDialog
          schema={form.schema}
          mine={{ ...saving.conflict.mine }}
          theirs={startData(form.schema, read(saving.conflict.theirs))}
          onDecide={saving.settle}
        />
      )}
    </>
  );
}
