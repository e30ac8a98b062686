// Turns what a validator refused into the texts of §5: one text a field, the same on both sides.
import messages from './messages.json' with { type: 'json' };
import type { Schema, SchemaError } from './schema.ts';
import { schemasAt } from './walk.ts';

/** What is wrong with one field. `text` is English with `{{label}}` and `{{limit}}` still open, so that it can be translated. */
export interface FieldProblem {
  /** Dotted path of the field, `''` for the document itself. */
  path: string;
  text: string;
  /** English label of the field, to be translated before it is filled in. */
  label: string;
  limit?: string;
  key?: string;
}

const urgency = ['additionalProperties', 'required', 'type', 'minLength'];
/** They say only that what they wrap was refused; what it was refused for stands beside them. */
const wrappers = ['if', 'requiredWhile', 'requiredFor'];
const rank = (keyword: string): number =>
  urgency.includes(keyword) ? urgency.indexOf(keyword) : urgency.length;

function problemOf(schema: Schema, { keyword, instancePath, params }: SchemaError): FieldProblem {
  const missing = typeof params['missingProperty'] === 'string' ? [params['missingProperty']] : [];
  const path = [...instancePath.split('/').slice(1), ...missing];
  const field = schemasAt(schema, path)[0] ?? {};
  const label = field.title ?? path.at(-1) ?? schema.title ?? '';
  const unknown = params['additionalProperty'];
  if (typeof unknown === 'string')
    return { path: [...path, unknown].join('.'), text: messages.refusal.unknownKey, label, key: unknown };
  const limit = typeof params['limit'] === 'number' ? { limit: String(params['limit']) } : {};
  return {
    path: path.join('.'),
    text: field.messages?.[keyword] ?? messages.refusal.invalid,
    label,
    ...limit,
  };
}

/**
 * One problem a field, in the order of the schema's properties, the most telling complaint first.
 * @param schema the resolved schema that was validated against
 * @param errors what the validator left in `errors`
 */
export function explain(schema: Schema, errors: readonly SchemaError[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>();
  const told = errors.filter(({ keyword }) => !wrappers.includes(keyword));
  for (const error of told.sort((a, b) => rank(a.keyword) - rank(b.keyword))) {
    const problem = problemOf(schema, error);
    if (!byPath.has(problem.path)) byPath.set(problem.path, problem);
  }
  const order = Object.keys(schema.properties ?? {});
  const position = ({ path }: FieldProblem): number => order.indexOf(path.split('.')[0] ?? '') >>> 0;
  return [...byPath.values()].sort((a, b) => position(a) - position(b));
}

/** The English sentence of a problem. */
export function inEnglish({ text, ...values }: FieldProblem): string {
  return fill(text, { ...values });
}

/** Fills the `{{name}}` places of a text. */
export function fill(text: string, values: Record<string, string | number | undefined>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
