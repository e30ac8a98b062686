// The validators that the checks ask for: of one draft to the next most schemas are the same.
import { validatorOf } from '../dialect.ts';
import type { Schema, Validate } from '../schema.ts';

/** More than all files ask for. */
const MOST = 500;

const known = new Map<string, Validate>();

/** The validator of a resolved schema, compiled once. Its errors are those of the last value, whoever asked. */
export function knownValidator(schema: Schema): Validate {
  const text = JSON.stringify(schema);
  const validate = known.get(text) ?? validatorOf(schema);
  known.delete(text);
  known.set(text, validate);
  // The one that nobody has asked for the longest.
  for (const last of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(last);
  }
  return validate;
}
