// A complaint on its way through the form library, which carries texts only: the problem itself travels as JSON, so that
// it is worded when it is drawn, in the language of that moment.
import { ErrorSchemaBuilder, type ErrorSchema, type RJSFValidationError } from '@rjsf/utils';
import { explain, type FieldProblem } from '#schemas/explain.ts';
import type { Schema, SchemaError } from '#schemas/schema.ts';
import type { Translate } from '#src/i18n.ts';
import type { Data } from './form-data.ts';

/** What the validator refused, one problem a field, as the library takes it. */
export const asLibraryErrors = (schema: Schema, errors: readonly SchemaError[]): RJSFValidationError[] =>
  explain(schema, errors).map((problem) => ({
    property: problem.path === '' ? '' : `.${problem.path}`,
    message: JSON.stringify(problem),
    stack: problem.text,
  }));

/** The server's refusals by field, as the library takes them. */
export function asErrorSchema(texts: Readonly<Record<string, string>>): ErrorSchema<Data> {
  const builder = new ErrorSchemaBuilder<Data>();
  for (const [path, text] of Object.entries(texts))
    builder.addErrors(text, path === '' ? [] : path.split('.'));
  return builder.ErrorSchema;
}

function problemIn(message: string): FieldProblem | undefined {
  if (!message.startsWith('{"path"')) return undefined;
  return JSON.parse(message) as FieldProblem;
}

/** The words of a complaint: of a problem of ours, or the text a server sent. */
export function worded(message: string, t: Translate): string {
  const problem = problemIn(message);
  if (!problem) return t(message);
  const { path: _, text, label, isAlternative: _alternative, ...values } = problem;
  return t(text, { label: t(label), ...values });
}

const pathIn = ({ property = '' }: RJSFValidationError): string => property.replace(/^\./, '');

/**
 * What the validator has to say where the fields are not: each complaint once. Those of a branch that is not the closest
 * one are worth their words at a field that is drawn, and nowhere else.
 */
export const spokenOf = (errors: readonly RJSFValidationError[]): { path: string; message: string }[] =>
  errors.flatMap((error) => {
    const { message = '' } = error;
    const problem = problemIn(message);
    return problem && !problem.isAlternative ? [{ path: pathIn(error), message }] : [];
  });
