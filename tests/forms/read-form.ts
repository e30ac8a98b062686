// What a person reads off a form: how its choices are called, and which branch their data belongs to.
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { isObject } from '#schemas/is-object.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import { fieldsOf, schemasAt } from '#schemas/walk.ts';
import { uiAt } from '#src/forms/form-data.ts';
import { hasShape } from '#src/forms/interpreted-validator.ts';

export interface Words {
  /** What a value is called among the choices. */
  nameOf?: (value: unknown) => string;
}

type Ui = Record<string, unknown>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function namesOf(ui: Ui): unknown {
  return ui['ui:enumNames'] ?? (isObject(ui['items']) ? ui['items']['ui:enumNames'] : undefined);
}

/** The choices at a place, of the field itself or of the rows of a list. */
function choicesAt(form: FormDefinition, path: string[]): [value: unknown, title?: string][] {
  const said = [...schemasAt(form.schema, path), ...schemasAt(form.schema, [...path, '0'])];
  for (const { enum: values, oneOf, anyOf } of said) {
    if (values) return values.map((value) => [value]);
    const branches = oneOf ?? anyOf ?? [];
    const isChoice = (one: Schema): boolean => 'const' in one || one.enum?.length === 1;
    if (branches.length > 0 && branches.every(isChoice))
      return branches.map((one) => ['const' in one ? one.const : one.enum?.[0], one.title]);
  }
  return [];
}

export function wordsAt(form: FormDefinition, path: string[]): Words {
  const names = namesOf(uiAt(form.ui, path));
  const choices = choicesAt(form, path);
  const lookup = schemasAt(form.schema, path).find((schema) => schema.lookup)?.lookup;
  const nameOf = (value: unknown): string => {
    const at = choices.findIndex(([choice]) => isSame(choice, value));
    if (Array.isArray(names) && at >= 0) return String(names[at]);
    if (isObject(names)) return String(names[String(value)]);
    if (lookup) return rowOf(lookup, value);
    if (typeof value === 'boolean' && at < 0) return value ? 'Yes' : 'No';
    return choices[at]?.[1] ?? (typeof value === 'string' ? value : JSON.stringify(value));
  };
  return { nameOf };
}

function rowOf(lookup: string, value: unknown): string {
  const rows = catalogueRows[lookup as keyof typeof catalogueRows];
  return rows.find(({ id }) => id === value)?.name ?? String(value);
}

/** The branches that a person chooses from at a place. */
export const optionsAt = (form: FormDefinition, path: string[], kind: 'oneOf' | 'anyOf'): Schema[] =>
  schemasAt(form.schema, path).find((schema) => schema[kind])?.[kind] ?? [];

/** The index of the branch that takes the value, or else that knows most of its fields. */
export function closestOption({ schema }: FormDefinition, options: Schema[], value: unknown): number {
  const score = (option: Schema): number => {
    const fields = fieldsOf(option, schema);
    const known = isObject(value) ? Object.keys(value).filter((key) => fields.has(key)).length : 0;
    return known + (hasShape(option as never, value, schema as never) ? 100 : 0);
  };
  const scores = options.map(score);
  return scores.indexOf(Math.max(...scores));
}
