import type { IChangeEvent } from '@rjsf/core';
import { getUiOptions } from '@rjsf/utils';
import { useContext, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from '#src/language/i18n.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import type { Text } from '#schemas/text.ts';
import { changedKeys } from './dirty.ts';
import { DraftNotice } from './draft-notice.tsx';
import { HoldContext, LayoutContext, RoleContext, SpeakingContext, type FormLayout } from './form-context.ts';
import { asJson, secretsOf, type Data } from './form-data.ts';
import { FooterContext, FormFooter } from './form-footer.tsx';
import { FormHead } from './form-head.tsx';
import { modelOf } from './form-model.ts';
import type { KeepingForm } from './keeping-form.ts';
import { translateLibrary } from './library-texts.ts';
import { ThemedForm } from './themed-form.tsx';
import { useComplaints } from './use-complaints.ts';
import { useFormState } from './use-form-state.ts';
import { useHandingIn } from './use-handing-in.ts';
import { useHolds } from './use-holds.ts';

const SEPARATOR = '.';
const footer = <FormFooter />;
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
  /** What is typed while it is submitted would belong to no row: nothing can be. Another value keeps what was typed. */
  isNew?: boolean;
  /** Nothing can be changed: the reason, translated. */
  readOnly?: boolean | string | undefined;
  /** `page`: sections in two columns with a save bar. `dialog`: one column, a submit button, `children` before it. */
  layout?: FormLayout;
  /** It takes something away or turns it down: the button of a dialog is a red one. */
  isDangerous?: boolean;
  /** What must be done elsewhere before it can be handed in, translated. */
  waitsFor?: string | undefined;
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
  isDangerous = false,
  waitsFor,
  draftKey,
  children,
}: SchemaFormProps<Name>) {
  const { t } = useTranslation();
  const prefix = useId();
  const library = useRef<KeepingForm>(null);
  const role = useContext(RoleContext);
  const model = modelOf(form, role);
  const isLocked = readOnly !== false;
  const data = useFormState(library, {
    model,
    value,
    draftKey: isLocked ? undefined : draftKey,
    busy,
    isNew,
    secrets: useMemo(() => secretsOf(form), [form]),
  });
  const complaints = useComplaints(library, form, problems);
  const { held, hold } = useHolds();
  const isHeld = held !== undefined;
  const unready = held ?? waitsFor;
  const translateString = useMemo(() => translateLibrary(t), [t]);

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

  const change = ({ formData = {}, errors: found }: IChangeEvent<Data>, id = ''): void => {
    if (!complaints.hear(found)) return;
    const path = id.startsWith(prefix + SEPARATOR) ? id.slice(prefix.length + SEPARATOR.length) : '';
    const changed = path.replace(/__(one|any)of_select$/, '');
    // Of a row that came, went or was moved the library says no place.
    for (const key of changed === '' ? changedKeys(data.read(), formData) : [changed]) complaints.answer(key);
    tell(formData, data.take(formData));
  };
  const { place, submit, refuse } = useHandingIn(library, {
    data,
    complaints,
    problems,
    isIdle: (formData) => busy || isLocked || (layout === 'page' && !data.differs(formData)),
    unready,
    onTaken: (formData) => onSubmit(asJson<unknown>(model.sent(formData)) as Forms[Name]),
  });
  const discard = (): void => {
    complaints.speaking.silence();
    data.discard();
  };

  const { submitText = 'Save Changes', norender } = getUiOptions(form.ui).submitButtonOptions ?? {};
  const reason = typeof readOnly === 'string' ? readOnly : t('You can look at this, not change it.');
  const footerState = {
    label: norender ? undefined : t(submitText),
    isDirty: data.isDirty || isHeld,
    busy,
    disabledReason: isLocked ? reason : unready,
    isDangerous,
    onDiscard: discard,
    extra: children,
  };
  return (
    <HoldContext value={hold}>
      <SpeakingContext value={complaints.speaking}>
        <LayoutContext value={layout}>
          <FooterContext value={footerState}>
            <div ref={place}>
              {data.isRestored && <DraftNotice onDiscard={discard} />}
              <FormHead spoken={complaints.spoken} />
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
                extraErrors={complaints.extraErrors}
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
