import type { IChangeEvent } from '@rjsf/core';
import { getUiOptions, type RJSFValidationError } from '@rjsf/utils';
import { useContext, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { changedKeys, isSame } from './dirty.ts';
import { DraftNotice } from './draft-notice.tsx';
import {
  FormSourcesContext,
  HoldContext,
  LayoutContext,
  RoleContext,
  SpeakingContext,
  type FormLayout,
} from './form-context.ts';
import { asJson, secretsOf, type Data } from './form-data.ts';
import { FooterContext, FormFooter } from './form-footer.tsx';
import { FormHead } from './form-head.tsx';
import { modelOf } from './form-model.ts';
import type { KeepingForm } from './keeping-form.ts';
import { translateLibrary } from './library-texts.ts';
import { asErrorSchema, messageOf, spokenOf, worded } from './problems.ts';
import { ThemedForm } from './themed-form.tsx';
import { useFormState } from './use-form-state.ts';
import { useHolds } from './use-holds.ts';
import { useSpeaking } from './use-speaking.ts';
import { useUnanswered } from './use-unanswered.ts';

const SEPARATOR = '.';
const DOUBLE_CLICK_MS = 500;
const footer = <FormFooter />;
/** Of a list nothing but the complaint says that it is refused. */
const complaint = '[id$="__error"]';
const refused = `[aria-invalid="true"], ${complaint}`;
const control = 'input:not([type=hidden], [type=file]), select, textarea, button, [tabindex="0"]';
const nameOf = (path: readonly (string | number)[]): string => path.join(SEPARATOR);

export interface SchemaFormProps<Name extends keyof Forms> {
  /** From `#schemas/generated/forms/<name>.js`. */
  form: FormDefinition<Name>;
  /** What was loaded. A deeply different value replaces what is shown; what was typed since a submit stays. */
  value: object;
  /** Called with valid data only, once for a double click. */
  onSubmit: (value: Forms[Name]) => void;
  /** Told of each change, and at first of what came back after a reload; `isDirty`: the form differs from `value`. */
  onChange?: (value: Partial<Forms[Name]>, isDirty: boolean) => void;
  /** The server's refusals by field, each shown until its field changes. A new object is a new answer. */
  problems?: Record<string, Text> | undefined;
  /** A submit is under way: another one is not taken. */
  busy?: boolean;
  /** What is typed while it is submitted would belong to no row: nothing can be. */
  isNew?: boolean;
  /** Nothing can be changed: the reason, translated. */
  readOnly?: boolean | string | undefined;
  /** `page`: sections in two columns with a save bar. `dialog`: one column, a submit button, `children` before it. */
  layout?: FormLayout;
  /**
   * Typed text survives a reload and a lost session under this key; `value` must be loaded when the form appears. The
   * draft goes when nothing differs from `value` any more; who leaves for good after a save calls `dropDraft`.
   */
  draftKey?: string | undefined;
  children?: ReactNode;
}

/** A form drawn from its schema and judged by its compiled validator: the one place that knows @rjsf. */
export function SchemaForm<Name extends keyof Forms>({
  form,
  value,
  onSubmit,
  onChange,
  problems,
  busy = false,
  isNew = false,
  readOnly = false,
  layout = 'page',
  draftKey,
  children,
}: SchemaFormProps<Name>) {
  const { t } = useTranslation();
  const prefix = useId();
  const place = useRef<HTMLDivElement>(null);
  const library = useRef<KeepingForm>(null);
  const lastSubmit = useRef<{ at: number; data: Data }>(undefined);
  const [refusedSubmits, setRefusedSubmits] = useState(0);
  const [errors, setErrors] = useState<RJSFValidationError[]>([]);
  const { tellRefused } = useContext(FormSourcesContext);
  const role = useContext(RoleContext);
  const model = modelOf(form, role);
  const isLocked = readOnly !== false;
  const data = useFormState(library, {
    model,
    value,
    draftKey: isLocked ? undefined : draftKey,
    busy,
    secrets: useMemo(() => secretsOf(form), [form]),
  });
  const { unanswered, answer } = useUnanswered(problems);
  const { held, hold } = useHolds();
  const isHeld = held !== undefined;
  // The library judges at changes; what is complained of a field that was left untouched is found out here.
  const isJudging = useRef(false);
  const judgeNow = (): void => {
    isJudging.current = true;
    library.current?.setFieldValue([], library.current.state.formData);
  };
  const judgedBy = useRef(form);
  // What the library holds are complaints of the judge before.
  useEffect(() => {
    if (judgedBy.current === form) return;
    judgedBy.current = form;
    judgeNow();
  });
  const speaking = useSpeaking(unanswered, judgeNow);
  const extraErrors = useMemo(() => asErrorSchema(unanswered), [unanswered]);
  const translateString = useMemo(() => translateLibrary(t), [t]);
  const spoken = useMemo(
    () => [
      ...spokenOf(errors).filter(({ path }) => speaking.speaks(path)),
      ...Object.entries(unanswered).map(([path, text]) => ({ path, message: messageOf(text) })),
    ],
    [errors, speaking, unanswered],
  );

  useEffect(() => {
    if (data.isRestored) onChange?.(data.initial as Partial<Forms[Name]>, true);
  }, []); // oxlint-disable-line react/exhaustive-deps -- told once

  const tell = (now: Data, isDirty: boolean): void =>
    onChange?.(model.sent(now) as Partial<Forms[Name]>, isDirty || isHeld);
  // What holds the form is lost with it: that is a change too.
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (wasHeld.current === isHeld) return;
    wasHeld.current = isHeld;
    tell(data.read(), data.differs(data.read()));
  });

  useEffect(() => {
    const first = place.current?.querySelector<HTMLElement>(refused);
    const isTold = first?.matches(complaint);
    const field = isTold ? first?.closest<HTMLElement>('[data-field]') : first;
    // What is refused as a whole takes no focus itself.
    (field?.querySelector<HTMLElement>(control) ?? field)?.focus();
  }, [refusedSubmits, problems]);

  const change = ({ formData = {}, errors: found }: IChangeEvent<Data>, id = ''): void => {
    const isOwn = isJudging.current;
    isJudging.current = false;
    setErrors((before) => (isSame(before, found) ? before : found));
    if (isOwn) return;
    const path = id.startsWith(prefix + SEPARATOR) ? id.slice(prefix.length + SEPARATOR.length) : '';
    const changed = path.replace(/__(one|any)of_select$/, '');
    // Of a row that came, went or was moved the library says no place.
    for (const key of changed === '' ? changedKeys(data.read(), formData) : [changed]) answer(key);
    tell(formData, data.take(formData));
  };
  const isIdle = (formData: Data): boolean =>
    busy || isLocked || (layout === 'page' && !data.differs(formData));
  const submit = ({ formData = {} }: IChangeEvent<Data>): void => {
    const last = lastSubmit.current;
    const isRepeated = last && performance.now() - last.at < DOUBLE_CLICK_MS && isSame(last.data, formData);
    if (isIdle(formData) || isRepeated) return;
    if (isHeld) return tellRefused?.([held]);
    setErrors([]);
    lastSubmit.current = { at: performance.now(), data: formData };
    data.markSaved(formData);
    onSubmit(asJson<unknown>(model.sent(formData)) as Forms[Name]);
  };
  const refuse = (found: RJSFValidationError[]): void => {
    if (isIdle(library.current?.state.formData ?? {})) return;
    setErrors(found);
    speaking.speakAll();
    setRefusedSubmits((count) => count + 1);
    tellRefused?.(spokenOf(found).map(({ message }) => worded(message, t)));
  };
  const discard = (): void => {
    speaking.silence();
    data.discard();
  };

  const { submitText = 'Save Changes', norender } = getUiOptions(form.ui).submitButtonOptions ?? {};
  const reason = typeof readOnly === 'string' ? readOnly : t('You can look at this, not change it.');
  const footerState = {
    label: norender ? undefined : t(submitText),
    isDirty: data.isDirty || isHeld,
    busy,
    disabledReason: isLocked ? reason : held,
    onDiscard: discard,
    extra: children,
  };
  return (
    <HoldContext value={hold}>
      <SpeakingContext value={speaking}>
        <LayoutContext value={layout}>
          <FooterContext value={footerState}>
            <div ref={place}>
              {data.isRestored && <DraftNotice onDiscard={discard} />}
              <FormHead spoken={spoken} />
              <ThemedForm
                ref={library}
                idPrefix={prefix}
                idSeparator={SEPARATOR}
                nameGenerator={nameOf}
                schema={model.schema}
                uiSchema={model.ui}
                initialFormData={data.initial}
                validator={model.validator}
                transformErrors={model.transformErrors}
                translateString={translateString}
                extraErrors={extraErrors}
                experimental_defaultFormStateBehavior={model.defaults}
                liveValidate="onChange"
                noHtml5Validate
                showErrorList={false}
                readonly={isLocked || (isNew && busy)}
                onChange={change}
                onSubmit={submit}
                onError={refuse}
              >
                {footer}
              </ThemedForm>
            </div>
          </FooterContext>
        </LayoutContext>
      </SpeakingContext>
    </HoldContext>
  );
}
