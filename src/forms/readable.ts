// Two values of a form beside each other, in the words that its fields show.
import { choiceName } from '#schemas/choices.ts';
import { isPicture } from '#schemas/collections.ts';
import { labelOf } from '#schemas/explain.ts';
import { isObject } from '#schemas/is-object.ts';
import { isReference } from '#schemas/references.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import type { LookupName } from '#schemas/types.ts';
import { fieldsOf, schemasAt } from '#schemas/walk.ts';
import type { Difference } from '#src/components/feedback/conflict-dialog.tsx';
import { stampText } from '#src/components/formats/moment.ts';
import type { Translate } from '#src/language/i18n.ts';
import type { Lists } from './form-context.ts';
import { isPassword, uiAt, type Data } from './form-data.ts';
import { lookupOptions } from './widgets/lookup-options.ts';

const hidden = '••••••••';

export interface Reading {
  t: Translate;
  rowsOf?: Lists['rowsOf'] | undefined;
  /** What a row is called that a field refers to, as far as it is known. */
  nameOf?: (list: string, id: string) => string | undefined;
}

type Shown = Pick<FormDefinition, 'schema' | 'ui'>;

/** How people read a value of a form, by its path: codes as their words, and never a password. Nothing where it is empty. */
export function readerOf(
  { schema, ui }: Shown,
  { t, rowsOf, nameOf }: Reading,
): (value: unknown, path: string[]) => string | undefined {
  const gone = (id: string | number): string => t('No longer in the list ({{id}})', { id });
  const wordOf = (value: string | number | boolean, path: string[]): string => {
    const [said, hints] = [schemasAt(schema, path), uiAt(ui, path)];
    const label = choiceName(said, value);
    if (label !== undefined) return t(label);
    if (typeof value === 'boolean') return t(value ? 'Yes' : 'No');
    if (said.some(({ format }) => format === 'date-time')) return stampText(String(value));
    // Of several rows it is the field of all that says what is chosen from.
    const { lookup = '' } =
      [...said, ...schemasAt(schema, path.slice(0, -1))].find((one) => one.lookup) ?? {};
    if (isReference(lookup)) return nameOf?.(lookup, String(value)) ?? String(value);
    const rows = rowsOf?.(lookup as LookupName);
    const name = rows && lookupOptions(rows, value, gone).find(({ _id }) => _id === value)?.name;
    // Each answer signs the address of a picture anew.
    return name ?? (isPicture(hints) ? String(value).replace(/\?.*/, '') : String(value));
  };
  const textOf = (value: unknown, path: string[]): string | undefined => {
    if (value === undefined || value === null || value === '') return undefined;
    if (isPassword(schemasAt(schema, path), uiAt(ui, path))) return hidden;
    if (Array.isArray(value)) {
      const rows = value.flatMap((row, at) => textOf(row, [...path, String(at)]) ?? []);
      return rows.join(value.some(isObject) ? '; ' : ', ') || undefined;
    }
    if (!isObject(value)) return wordOf(value as string | number | boolean, path);
    const parts = Object.entries(value).flatMap(([key, inner]) => {
      const text = textOf(inner, [...path, key]);
      return text === undefined ? [] : [`${t(labelOf(schema, [...path, key]))}: ${text}`];
    });
    return parts.join(', ') || undefined;
  };
  return textOf;
}

/** The fields at the top whose sides differ, as people read them. */
export function differences(
  form: Shown,
  { mine, theirs }: { mine: Data; theirs: Data },
  reading: Reading,
): Difference[] {
  const { schema } = form;
  const textOf = readerOf(form, reading);
  return [...fieldsOf(schema).keys()]
    .map((key) => ({
      key,
      title: labelOf(schema, [key]),
      mine: textOf(mine[key], [key]),
      theirs: textOf(theirs[key], [key]),
    }))
    .filter((field) => field.mine !== field.theirs);
}
