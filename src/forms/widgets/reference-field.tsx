import FormHelperText from '@mui/material/FormHelperText';
import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useContext } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { ReferencePicker, type Referred } from '#src/components/controls/reference-picker.tsx';
import { useReferredNames } from '#src/components/controls/use-referred-names.ts';
import { Link } from '#src/components/page/link.tsx';
import { FormSourcesContext } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { isLocked } from '#src/forms/is-locked.ts';
import { controlOf } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';
import { TextInput } from './text-input.tsx';

/** One row of a collection, or a boat, a user or a booking, kept by its key; the key itself where nobody can be asked. */
export function ReferenceField(props: WidgetProps) {
  const { t } = useTranslation();
  const { references } = useContext(FormSourcesContext);
  const { lookup } = props.schema as Schema;
  // Of several rows it is the field of all that says what is chosen from.
  const list = lookup ?? String(props.options['list'] ?? '');
  const id = typeof props.value === 'string' ? props.value : '';
  const names = useReferredNames(references?.get);
  const refused = references?.refusal?.(list);
  const name = id === '' || refused !== undefined ? id : (names.answerTo(list, id) ?? id);
  const find = useCallback(
    (text: string) => references?.find(list, text) ?? Promise.resolve([]),
    [references, list],
  );
  const choose = (chosen: Referred | undefined): void => {
    if (chosen) names.learn(chosen.name, list, chosen.id);
    props.onChange(chosen?.id ?? props.options.emptyValue);
  };
  if (!references)
    return (
      <TextInput
        widget={props}
        value={id}
        onType={(next) => choose(next === '' ? undefined : { id: next, name: next })}
      />
    );
  const address = id === '' || refused !== undefined ? undefined : references.addressOf(list, id);
  return (
    <>
      <FieldLabel widget={props} />
      <ReferencePicker
        {...controlOf(props)}
        aria-required={props.required}
        disabled={isLocked(props) || refused !== undefined}
        value={id === '' ? undefined : { id, name }}
        onChange={choose}
        find={find}
      />
      {refused !== undefined && <FormHelperText>{t(refused)}</FormHelperText>}
      {address && <Link href={address}>{t('Look at {{name}}', { name })}</Link>}
    </>
  );
}
