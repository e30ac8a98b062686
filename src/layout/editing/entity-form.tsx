// One form of one row: loaded, saved, guarded. A screen says only which form, and where its value lies in the row.
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { Forms, Permission } from '#schemas/types.ts';
import { nodesOf } from '#schemas/walk.ts';
import type { Save } from '#src/api/outcome.ts';
import { ErrorState } from '#src/components/feedback/error-state.tsx';
import { WhenOpen } from '#src/components/page/when-open.tsx';
import { isSame } from '#src/forms/dirty.ts';
import { dropDraft } from '#src/forms/draft.ts';
import type { FormLayout } from '#src/forms/form-context.ts';
import { hasOtherPicture, secretsOf, startValue } from '#src/forms/form-data.ts';
import { SchemaForm } from '#src/forms/schema-form.tsx';
import { useTranslation } from '#src/language/i18n.ts';
import { lookups, retryLookups } from '#src/stores/lookups.ts';
import { refusal } from '#src/stores/refusals.ts';
import { markUnsaved } from '#src/stores/unsaved.ts';
import { useOfferedForm } from './use-offered-form.ts';
import { useSaving, type Conflict } from './use-saving.ts';

export interface EntityFormProps<Name extends keyof Forms, Row> {
  form: FormDefinition<Name>;
  row: Row;
  /** Where the form's value lies in the row. */
  read: (row: Row) => object;
  save: Save<Row, Forms[Name]>;
  /** Shows the row that somebody else saved, when it was chosen after a conflict. */
  takeNewer: (row: Row) => void;
  /** The row of calls.ts: its permission, and what is said when it worked. */
  call: { permission: Permission | 'session'; success?: string };
  /** Tells forms of the same kind apart, usually the row's id: drafts are kept under it. */
  formKey: string;
  layout?: FormLayout;
  /** Why nothing can be changed, beside what the role forbids. */
  readOnlyReason?: string | undefined;
  /** Changes what is sent, after it was found valid. */
  beforeSave?: (value: Forms[Name]) => Forms[Name];
  /** Told what is typed, and what of it came back after a reload. */
  onTyped?: (value: Partial<Forms[Name]>) => void;
  onSaved?: () => void;
  /** The form is what the row is, no step of it: saving the former value takes a change back. A new row had none. */
  canUndo?: boolean;
  /** It adds a row: nothing is typed while that is saved, which would belong to none. */
  isNew?: boolean;
  /** Its button is a red one. */
  isDangerous?: boolean;
  children?: ReactNode;
}

const loadConflict = () => import('./form-conflict.tsx').then(({ FormConflict }) => FormConflict);

/** What is typed into a form is kept under this key. */
export const draftKeyOf = ({ name }: { name: string }, formKey: string): string => `${name}:${formKey}`;

const asksForLists = (schema: Schema): boolean =>
  nodesOf(schema).some(([, { lookup, lookupCount }]) => lookup ?? lookupCount);

/** The picture that another one replaces cannot be sent again, nor can a password that stood nowhere. */
const isForGood = (entered: object, former: object, form: FormDefinition): boolean =>
  Object.values(entered).some((value) => value instanceof Blob) ||
  hasOtherPicture(form.ui, former, entered) ||
  secretsOf(form).some((name) => (entered as Record<string, unknown>)[name]);

export function EntityForm<Name extends keyof Forms, Row>({
  form: whole,
  row,
  read,
  save,
  takeNewer,
  call,
  formKey,
  layout = 'page',
  readOnlyReason,
  beforeSave,
  onTyped,
  onSaved,
  canUndo = false,
  isNew = false,
  isDangerous = false,
  children,
}: EntityFormProps<Name, Row>) {
  const { t } = useTranslation();
  const form = useOfferedForm(whole);
  const { error } = useSnapshot(lookups);
  const key = draftKeyOf(form, formKey);
  const { permission } = call;
  const reason = refusal(permission) ?? readOnlyReason;
  const [based, setBased] = useState({ row, key });
  const value = useMemo(() => startValue(form.schema, read(based.row)), [form, read, based.row]);
  const [isDirty, setDirty] = useState(false);
  const isOther = based.key !== key;
  // Somebody else's change of what is being typed waits: saving finds the newer row, and asks. A new row has none.
  const isHeld = isDirty && !isNew && !isOther && !isSame(startValue(form.schema, read(row)), value);
  if (isOther || (based.row !== row && !isHeld)) {
    setBased({ row, key });
    if (isOther) setDirty(false);
  }
  const saving = useSaving<Row, Forms[Name]>({
    save: (from, entered) => save(from, beforeSave ? beforeSave(entered) : entered),
    onSaved: () => setDirty(false),
    success: call.success,
    takeNewer,
    hasSides: true,
  });

  useEffect(() => () => markUnsaved(key, false, () => undefined), [key]);

  /** What Undo saves again. */
  const formerOf = (former: object, entered: object): Forms[Name] | undefined =>
    canUndo && !isNew && !isForGood(entered, former, form) ? (former as Forms[Name]) : undefined;
  const typed = useRef<Partial<Forms[Name]>>(undefined);
  const end = async (saved: Promise<boolean>): Promise<void> => {
    const submitted = typed.current;
    if (!(await saved)) return;
    // What was typed since then is unsaved, and stays a draft.
    if (isSame(typed.current, submitted)) {
      dropDraft(key);
      markUnsaved(key, false, () => undefined);
    }
    onSaved?.();
  };
  const submit = (entered: Forms[Name]): Promise<void> =>
    end(saving.submit(based.row, entered, formerOf(value, entered)));
  const decide = (kept: object | undefined, { theirs }: Conflict<Row, Forms[Name]>): Promise<void> => {
    if (!kept) setDirty(false);
    const former = kept && formerOf(startValue(form.schema, read(theirs)), kept);
    return end(saving.settle(kept as Forms[Name] | undefined, former));
  };
  return (
    <>
      {error !== undefined && asksForLists(form.schema) && (
        <ErrorState title={t(error)} onRetry={() => void retryLookups()} />
      )}
      <SchemaForm
        form={form}
        value={value}
        layout={layout}
        busy={saving.isBusy}
        isNew={isNew}
        isDangerous={isDangerous}
        draftKey={key}
        problems={saving.problems}
        readOnly={reason === undefined ? false : t(reason)}
        onChange={(next, differs) => {
          saving.edit();
          typed.current = next;
          setDirty(differs);
          onTyped?.(next);
          markUnsaved(key, differs, () => dropDraft(key));
        }}
        onSubmit={(entered) => void submit(entered)}
      >
        {children}
      </SchemaForm>
      {saving.conflict && (
        <WhenOpen
          load={loadConflict}
          isOpen
          props={{
            form,
            base: read(saving.conflict.base),
            mine: saving.conflict.mine,
            theirs: read(saving.conflict.theirs),
            onDecide: (kept) => void (saving.conflict && decide(kept, saving.conflict)),
          }}
        />
      )}
    </>
  );
}
