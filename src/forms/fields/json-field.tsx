import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import FormControl from '@mui/material/FormControl';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isSame } from '#src/forms/dirty.ts';
import { ariaOf } from '#src/forms/widgets/aria-of.ts';
import { useTranslation } from '#src/language/i18n.ts';

/** Nothing, where the schema knows no null: the library puts one into a row that was emptied. */
const isNothing = (value: unknown, { type }: RJSFSchema): boolean =>
  value === undefined || (value === null && type !== undefined && ![type].flat().includes('null'));

/** What the library puts in the place of what was emptied: under a key of one's own, and in a row. */
const isPutIn = (value: unknown): boolean => value === '' || value === null;

const textOf = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** What may be written there. */
function exampleOf({ type }: RJSFSchema): string {
  const types = [type].flat();
  if (types.includes('array')) return '["a", "b"]';
  return types.includes('boolean') ? 'true' : '{ "a": 1 }';
}

/** What cannot be drawn is written as JSON. It is judged all the same: what is no JSON counts as the text it is. */
export function JsonField(props: FieldProps) {
  const { fieldPathId, name, title, uiSchema, required, disabled, readonly, rawErrors = [] } = props;
  const formData: unknown = isNothing(props.formData, props.schema) ? undefined : props.formData;
  const { t } = useTranslation();
  const [text, setText] = useState(() => textOf(formData));
  const [shown, setShown] = useState<unknown>(formData);
  if (!isSame(shown, formData)) {
    setShown(formData);
    // What was emptied stays empty, so that something else can be written there.
    if (text.trim() !== '' || shown !== undefined || !isPutIn(formData)) setText(textOf(formData));
  }
  const label = String(uiSchema?.['ui:title'] ?? title ?? name);
  const edit = (next: string): void => {
    let value: unknown = next;
    try {
      value = next.trim() === '' ? undefined : JSON.parse(next);
    } catch {
      // Half-typed.
    }
    setText(next);
    setShown(value);
    props.onChange(value, fieldPathId.path);
  };
  return (
    <FormControl fullWidth error={rawErrors.length > 0}>
      <TextField
        id={fieldPathId.$id}
        name={fieldPathId.name ?? fieldPathId.$id}
        label={label}
        required={required ?? false}
        disabled={disabled ?? false}
        error={rawErrors.length > 0}
        multiline
        rows={4}
        value={text}
        placeholder={t('JSON, such as {{example}}', { example: exampleOf(props.schema) })}
        onChange={({ target }) => edit(target.value)}
        slotProps={{
          htmlInput: {
            ...ariaOf({ id: fieldPathId.$id, label, required: required ?? false, rawErrors }),
            readOnly: readonly,
            spellCheck: false,
            style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
          },
        }}
      />
    </FormControl>
  );
}
