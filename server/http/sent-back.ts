// What clients of §7 send beside what is asked for: the row as it was answered to them, and nothing where nothing is known.
import { valueAt } from '#schemas/explain.ts';
import { keysIn } from '#schemas/pointer.ts';
import { isObject } from '#schemas/is-object.ts';
import type { Schema, SchemaError } from '#schemas/schema.ts';
import { fieldsOf, schemasAt } from '#schemas/walk.ts';

/** What stores keep with each row, which is nobody's to write. */
const bookkeeping = new Set(['_id', 'id', '__v', 'version', 'createdAt', 'updatedAt']);

export const isBookkeeping = (field: string): boolean => bookkeeping.has(field);

const isNothing = (value: unknown): boolean => value === null || value === '';

/** The key of a row that stands where its key is asked for. */
const keyOf = (value: unknown): unknown =>
  isObject(value) && /^(string|number)$/.test(typeof value['_id']) ? value['_id'] : undefined;

/** The field that a complaint is about. */
const placeOf = ({ keyword, instancePath, params }: SchemaError): string[] => [
  ...keysIn(instancePath),
  ...(keyword === 'additionalProperties' ? [String(params['additionalProperty'])] : []),
];

/** §7: some bodies carry a form in `data`. */
const isRow = (around: readonly string[]): boolean => around.length === 0 || around.join('.') === 'data';

/**
 * A body without what may be passed over, which a validator refused: the bookkeeping of rows; the other fields of a row that
 * is sent back, which its key tells; null and the empty text in a field that may be left out. A row is read as its key where
 * one is asked for.
 * @param answered the row that the call answers
 * @returns nothing when there is nothing of this kind
 */
export function withoutSentBack(
  schema: Schema,
  errors: readonly SchemaError[],
  sent: unknown,
  answered: Schema = {},
): unknown {
  const body: unknown = structuredClone(sent);
  const ofRow = fieldsOf(answered);

  function isPassedOver(field: string, around: string[], { keyword }: SchemaError): boolean {
    const holder = valueAt(sent, around);
    if (!isObject(holder)) return false;
    if (keyword === 'additionalProperties')
      return isBookkeeping(field) || (ofRow.has(field) && isRow(around) && '_id' in holder);
    return (
      isNothing(holder[field]) &&
      !schemasAt(schema, around).some(({ required = [] }) => required.includes(field))
    );
  }

  const changed = errors.filter((error) => {
    const around = placeOf(error);
    const field = around.pop() ?? '';
    const holder = valueAt(body, around) as Record<string, unknown> | undefined;
    if (!holder || !Object.hasOwn(holder, field)) return false;
    if (isPassedOver(field, around, error)) return delete holder[field];
    const key = error.keyword === 'type' ? keyOf(holder[field]) : undefined;
    if (key !== undefined) holder[field] = key;
    return key !== undefined;
  });
  return changed.length > 0 ? body : undefined;
}
