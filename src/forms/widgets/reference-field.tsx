import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useContext, useEffect, useState } from 'react';
import type { Schema } from '#schemas/schema.ts';
import { ReferencePicker, type Referred } from '#src/components/controls/reference-picker.tsx';
import { Link } from '#src/components/page/link.tsx';
import { FormSourcesContext, type References } from '#src/forms/form-context.ts';
import { useTranslation } from '#src/language/i18n.ts';
import { controlOf } from './aria-of.ts';
import { FieldLabel } from './field-label.tsx';
import { TextInput } from './text-input.tsx';

/** What the row with a key is called: `undefined` until that is known, and when it is gone. */
function useName(references: References | undefined, list: string, id: string) {
  const [known, setKnown] = useState<Referred>();
  const isKnown = known?.id === id;
  useEffect(() => {
    if (id === '' || isKnown || !references) return;
    let isCurrent = true;
    const show = (found: Referred | undefined): void => {
      if (isCurrent && found) setKnown(found);
    };
    references.get(list, id).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [references, list, id, isKnown]);
  return { name: isKnown ? known.name : undefined, learn: setKnown };
}

/** One row of a collection, or a boat, a user or a booking, kept by its key; the key itself where nobody can be asked. */
export function ReferenceField(props: WidgetProps) {
  const { t } = useTranslation();
  const { references } = useContext(FormSourcesContext);
  const { lookup } = props.schema as Schema;
  // Of several rows it is the field of all that says what is chosen from.
  const list = lookup ?? String(props.options['list'] ?? '');
  const id = typeof props.value === 'string' ? props.value : '';
  const { name, learn } = useName(references, list, id);
  const find = useCallback(
    (text: string) => references?.find(list, text) ?? Promise.resolve([]),
    [references, list],
  );
  const choose = (chosen: Referred | undefined): void => {
    learn(chosen);
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
  const address = id === '' ? undefined : references.addressOf(list, id);
  return (
    <>
      <FieldLabel widget={props} />
      <ReferencePicker
        {...controlOf(props)}
        aria-required={props.required}
        disabled={Boolean(props.disabled) || Boolean(props.readonly)}
        value={id === '' ? undefined : { id, name: name ?? id }}
        onChange={choose}
        find={find}
      />
      {address && <Link href={address}>{t('Look at {{name}}', { name: name ?? id })}</Link>}
    </>
  );
}
