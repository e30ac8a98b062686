// Judges without a compiled function: for shapes that nobody compiled. It needs no `eval`, which the page forbids.
import { Validator, type Schema as CfSchema } from '@cfworker/json-schema';
import type { Schema } from '#schemas/schema.ts';

const validators = new WeakMap<Schema, Validator>();

/** Whether a value is what a part of a form's schema wants. */
export function judgeBySchema(part: Schema, value: unknown, root: Schema): boolean {
  const { $id, definitions } = root;
  const whole = { ...part, ...($id ? { $id } : {}), ...(definitions ? { definitions } : {}) };
  const validator = validators.get(part) ?? new Validator(whole as CfSchema, '7');
  validators.set(part, validator);
  return validator.validate(value).valid;
}
