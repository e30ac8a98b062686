import type Form from '@rjsf/core';
import type { IChangeEvent } from '@rjsf/core';
import { getSubmitButtonOptions, type RJSFSchema } from '@rjsf/utils';
import { useContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '#src/i18n.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { isSame } from './dirty.ts';
import { DraftNotice } from './draft-notice.tsx';
import {
  FooterContext,
  ProblemsContext,
  RoleContext,
  SurroundingsContext,
  type Lookups,
  type People,
} from './form-context.ts';
import { FormFooter } from './form-footer.tsx';
import { noDefaults, silentValidator, ThemedForm } from './themed-form.ts';
import { completeUiSchema, fieldsKeptFrom, fieldsWith, overrideUi } from './ui-schema.ts';
import { useFormData, type Data } from './use-form-data.ts';
import { useLeftField } from './use-left-field.ts';
import { useProblems } from './use-problems.ts';
import { asSent } from './verdict.ts';

const SEPARATOR = '.';
const DOUBLE_CLICK_MS = 500;
const footer = <FormFooter />;
const noOverride: Record<string, unknown> = {};
const nothing: readonly string[] = [];
const hiddenField = { 'ui:widget': 'hidden' };

export interface SchemaFormProps<Name extends keyof Forms> {
  /** From `#schemas/generated/forms/<name>.js`. */
  form: FormDefinition<Name>;
  /** Put over the form's own uiSchema, field by field: `{ start: { 'ui:widget': 'hidden' } }`. */
  ui?: Record<string, unknown>;
  /** Fields that do not apply now: neither shown nor judged nor sent, whatever was typed into them before. */
  without?: readonly string[];
  /** What was loaded. A deeply different value replaces what is shown; what was typed since a submit stays. */
  value: Partial<Forms[Name]>;
  /** Called with valid data only, once for a double click. */
  onSubmit: (value: Forms[Name]) => void;
  /** Called when a submit is refused here; the texts are translated. */
  onInvalid?: (problems: { path: string; text: string }[]) => void;
  /** Called when a field is typed into that did not differ before; what it comes to is told by `onChange`. */
  onTyping?: () => void;
  /** Called when typing rests; `isDirty`: the form differs from `value`. */
  onChange?: (value: Partial<Forms[Name]>, isDirty: boolean) => void;
  /** The server's refusals by field, each shown until its field changes. A new object is a new answer. */
  problems?: Record<string, string>;
  /** The platform's lists; one that is missing is shown as loading. */
  lookups?: Lookups;
  suggestAddress?: (text: string) => Promise<string[]>;
  /** Who can be chosen where people are; the same object each time. */
  people?: People;
  /** A submit is under way: another one is not taken. */
  busy?: boolean;
  readOnly?: boolean;
  readOnlyReason?: string;
  /** `page`: sections in two columns with a save bar. `dialog`: one column, a submit button, `children` before it. */
  layout?: 'page' | 'dialog';
  /**
   * Typed text survives a reload and a lost session under this key; `value` must be loaded when the form appears. The
   * draft goes when nothing differs from `value` any more; who leaves for good after a save calls `dropDraft`.
   */
  draftKey?: string;
  children?: ReactNode;
}

/** A form drawn from its schema and judged by its compiled validator: the one place that knows @rjsf. */
export function SchemaForm<Name extends keyof Forms>({
  form,
  ui = noOverride,
  without: inapplicable = nothing,
  value,
  onSubmit,
  onInvalid,
  onTyping,
  onChange,
  problems,
  lookups,
  suggestAddress,
  people,
  busy = false,
  readOnly = false,
  readOnlyReason,
  layout = 'page',
  draftKey,
  children,
}: SchemaFormProps<Name>) {
  const { t } = useTranslation();
  const prefix = useId();
  const place = useRef<HTMLDivElement>(null);
  const library = useRef<Form<Data>>(null);
  const lastSubmit = useRef<{ at: number; data: Data }>(undefined);
  const [refusedSubmits, setRefusedSubmits] = useState(0);
  const [isTyping, setTyping] = useState(false);
  const role = useContext(RoleContext);
  const without = [...inapplicable, ...fieldsKeptFrom(role, form.schema)];
  const wanted = { ...ui, ...Object.fromEntries(without.map((key) => [key, hiddenField])) };
  const [override, setOverride] = useState(wanted);
  if (!isSame(override, wanted)) setOverride(wanted);
  const applying = (data: Data): Data =>
    Object.fromEntries(Object.entries(data).filter(([key]) => !without.includes(key)));
  const uiSchema = useMemo(
    () => completeUiSchema(form.schema, overrideUi(form.ui, override)),
    [form, override],
  );
  const data = useFormData(library, {
    schema: form.schema,
    value,
    draftKey: readOnly ? undefined : draftKey,
    secrets: fieldsWith('password', uiSchema),
  });
  const complaints = useProblems(form, problems);
  const [uncommitted] = useState(() => new Set<() => void>());
  const surroundings = useMemo(
    () => ({ lookups, suggestAddress, people, layout, uncommitted }),
    [lookups, suggestAddress, people, layout, uncommitted],
  );

  const pathOf = (id = ''): string | undefined =>
    id.startsWith(prefix + SEPARATOR) ? id.slice(prefix.length + SEPARATOR.length) : undefined;
  const { leave, afterPress } = useLeftField((id) => {
    const path = pathOf(id);
    if (path !== undefined) complaints.leave(path, applying(data.read()));
  });

  // In the workshop a form is edited while it is filled in.
  useEffect(() => complaints.again(applying(data.read())), [form]); // eslint-disable-line react-hooks/exhaustive-deps -- only then

  useEffect(() => {
    const commit = () => flushSync(() => uncommitted.forEach((flush) => flush()));
    window.addEventListener('pagehide', commit);
    return () => window.removeEventListener('pagehide', commit);
  }, [uncommitted]);

  useEffect(() => {
    const refused = place.current?.querySelector<HTMLElement>('[aria-invalid]');
    // A group of radio buttons is refused as a whole and takes no focus itself.
    (refused?.querySelector<HTMLElement>('input') ?? refused)?.focus();
  }, [refusedSubmits, problems]);

  const change = ({ formData = {} }: IChangeEvent<Data>, id?: string) => {
    const isDirty = data.take(formData);
    setTyping(false);
    afterPress(() => complaints.change(pathOf(id), applying(formData)));
    onChange?.(formData as Partial<Forms[Name]>, isDirty);
  };
  const submit = ({ formData = {} }: IChangeEvent<Data>) => {
    const last = lastSubmit.current;
    const isRepeated = last && performance.now() - last.at < DOUBLE_CLICK_MS && isSame(last.data, formData);
    if (busy || readOnly || isRepeated || (layout === 'page' && !data.differs(formData))) return;
    const refused = complaints.submit(applying(formData));
    if (refused.length > 0) {
      setRefusedSubmits((count) => count + 1);
      onInvalid?.(refused);
      return;
    }
    lastSubmit.current = { at: performance.now(), data: formData };
    data.markSaved(formData);
    onSubmit(asSent(applying(formData)) as Forms[Name]);
  };
  const discard = () => {
    complaints.clear();
    data.discard();
  };

  const hidden = fieldsWith('hidden', uiSchema);
  const isShown = (path: string): boolean => {
    const key = path.split(SEPARATOR)[0] ?? '';
    return key in (form.schema.properties ?? {}) && !hidden.includes(key);
  };
  const footerState = {
    label: t(getSubmitButtonOptions(uiSchema).submitText ?? 'Save Changes'),
    layout,
    isDirty: data.isDirty || isTyping,
    busy,
    disabledReason: readOnly ? (readOnlyReason ?? t('You can look at this, not change it.')) : undefined,
    onDiscard: discard,
    strays: Object.keys(complaints.texts).flatMap((path) =>
      isShown(path) ? [] : [complaints.texts[path] ?? ''],
    ),
    extra: children,
  };

  return (
    <SurroundingsContext value={surroundings}>
      <ProblemsContext value={complaints.texts}>
        <FooterContext value={footerState}>
          <div
            ref={place}
            onBlur={leave}
            // The save button must be ready before the first change is committed, or a quick click on it is lost.
            onInput={({ target }) => {
              // A tick is committed by its click already, which comes before its input event.
              const isTick = (target as Element).matches('[type=checkbox], [type=radio]');
              if (isTick || data.isDirty || isTyping) return;
              setTyping(true);
              onTyping?.();
            }}
            onSubmitCapture={() => uncommitted.forEach((flush) => flush())}
          >
            {data.isRestored && <DraftNotice onDiscard={discard} />}
            <ThemedForm
              ref={library}
              idPrefix={prefix}
              idSeparator={SEPARATOR}
              schema={form.schema as RJSFSchema}
              uiSchema={uiSchema}
              initialFormData={data.initial}
              validator={silentValidator}
              experimental_defaultFormStateBehavior={noDefaults}
              noHtml5Validate
              showErrorList={false}
              readonly={readOnly}
              onChange={change}
              onSubmit={submit}
            >
              {footer}
            </ThemedForm>
          </div>
        </FooterContext>
      </ProblemsContext>
    </SurroundingsContext>
  );
}
