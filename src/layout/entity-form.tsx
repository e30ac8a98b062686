// One form of one row: loaded, saved, guarded. A screen says only which form, and where its value lies in the row.
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms, Permission } from '#schemas/types.ts';
import type { Save } from '#src/api/call.ts';
import { ConflictDialog } from '#src/components/conflict-dialog.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { isSame } from '#src/forms/dirty.ts';
import { dropDraft, restoreDraft } from '#src/forms/draft.ts';
import type { Lookups } from '#src/forms/form-context.ts';
import { lookupsOf } from '#src/forms/lookups-of.ts';
import { readable } from '#src/forms/readable.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { startData } from '#src/forms/start-data.ts';
import { useTranslation } from '#src/i18n.ts';
import { loadLookups, lookups } from '#src/stores/lookups.ts';
import { suggestAddress } from '#src/stores/places.ts';
import { refusal } from '#src/stores/refusals.ts';
import { toast } from '#src/stores/toasts.ts';
import { markUnsaved } from '#src/stores/unsaved.ts';
import { people } from './people.ts';
import { useSaving } from './use-saving.ts';

type Ui = Record<string, unknown>;

export interface EntityFormProps<Name extends keyof Forms, Row> {
  form: FormDefinition<Name>;
  row: Row;
  /** Where the form's value lies in the row. */
  read: (row: Row) => object;
  save: Save<Row, Forms[Name]>;
  /** Shows the row that somebody else saved, when it was chosen after a conflict. */
  takeNewer: (row: Row) => void;
  /** The row of calls.ts: its permission, and what is said when it worked. */
  call: { permission: Permission; success: string };
  /** Tells forms of the same kind apart, usually the row's id: drafts are kept under it. */
  formKey: string;
  layout?: 'page' | 'dialog';
  /** May follow what is typed. */
  ui?: Ui | ((typed: Partial<Forms[Name]>) => Ui);
  /** Fields that do not apply now; may follow what is typed. */
  without?: readonly string[] | ((typed: Partial<Forms[Name]>) => readonly string[]);
  /** Why nothing can be changed, beside what the role forbids. */
  readOnlyReason?: string | undefined;
  /** Changes what is sent, after it was found valid. */
  beforeSave?: (value: Forms[Name]) => Forms[Name];
  /** Told what is typed when typing rests, and what of it came back after a reload. */
  onTyped?: (value: Partial<Forms[Name]>) => void;
  onSaved?: () => void;
  children?: ReactNode;
}

/** What is typed into a form is kept under this key. */
export const draftKeyOf = ({ name }: { name: string }, formKey: string): string => `${name}:${formKey}`;

export function EntityForm<Name extends keyof Forms, Row>({
  form,
  row,
  read,
  save,
  takeNewer,
  call,
  formKey,
  layout = 'page',
  ui,
  without,
  readOnlyReason,
  beforeSave,
  onTyped,
  onSaved,
  children,
}: EntityFormProps<Name, Row>) {
  const { t } = useTranslation();
  const { rows, error } = useSnapshot(lookups);
  const key = draftKeyOf(form, formKey);
  const reason = refusal(call.permission) ?? readOnlyReason;
  const [based, setBased] = useState({ row, key });
  const value = useMemo(
    () => startData(form.schema, read(based.row)) as Partial<Forms[Name]>,
    [form, read, based.row],
  );
  const [typed, setTyped] = useState<Partial<Forms[Name]> | undefined>(() =>
    reason
      ? undefined
      : (restoreDraft(key, value, Object.keys(form.schema.properties ?? {})) as Partial<Forms[Name]>),
  );
  const [isDirty, setDirty] = useState(Boolean(typed));
  const isOther = based.key !== key;
  // Somebody else's change of what is being typed waits: saving finds the newer row, and asks.
  const isHeld = isDirty && !isOther && !isSame(startData(form.schema, read(row)), value);
  if (isOther || (based.row !== row && !isHeld)) {
    setBased({ row, key });
    if (isOther) setDirty(false);
  }
  const saveBased: typeof save = async (base, entered) => {
    const failure = await save(base, entered);
    if (!failure) setDirty(false);
    return failure;
  };
  const saving = useSaving({ save: saveBased, success: call.success, takeNewer });
  const shownUi = typeof ui === 'function' ? ui(typed ?? value) : ui;
  const absent = typeof without === 'function' ? without(typed ?? value) : without;
  const needed = lookupsOf(form.schema);
  const load = (): void => void loadLookups(needed);

  useEffect(load, [form]); // eslint-disable-line react-hooks/exhaustive-deps -- the lists follow the form
  useEffect(() => {
    // What came back after a reload is as unsaved as it was before.
    const restored = !reason && restoreDraft(key, value, Object.keys(form.schema.properties ?? {}));
    if (restored) {
      markUnsaved(key, true, () => dropDraft(key));
      onTyped?.(restored as Partial<Forms[Name]>);
    }
    return () => markUnsaved(key, false, () => undefined);
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps -- asked once, as the form does

  const submit = async (entered: Forms[Name]): Promise<void> => {
    const isSaved = await saving.submit(based.row, beforeSave ? beforeSave(entered) : entered);
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
        people={people}
        busy={saving.isBusy}
        draftKey={key}
        {...(shownUi ? { ui: shownUi } : {})}
        {...(absent ? { without: absent } : {})}
        {...(saving.problems ? { problems: saving.problems } : {})}
        {...(reason ? { readOnly: true, readOnlyReason: t(reason) } : {})}
        onTyping={() => {
          setDirty(true);
          markUnsaved(key, true, () => dropDraft(key));
        }}
        onChange={(next, differs) => {
          saving.edit();
          setDirty(differs);
          if (typeof ui === 'function' || typeof without === 'function') setTyped(next);
          onTyped?.(next);
          markUnsaved(key, differs, () => dropDraft(key));
        }}
        onInvalid={(found) => found.forEach(({ text }) => toast('error', text))}
        onSubmit={(entered) => void submit(entered)}
      >
        {children}
      </SchemaForm>
      {saving.conflict && (
        <ConflictDialog
          schema={form.schema}
          mine={readable(form.ui, saving.conflict.mine, t)}
          theirs={readable(form.ui, startData(form.schema, read(saving.conflict.theirs)), t)}
          onDecide={(side) => {
            if (side === 'theirs') setDirty(false);
            saving.settle(side);
          }}
        />
      )}
    </>
  );
}
