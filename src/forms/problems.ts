// A complaint on its way through the form library, which carries texts only: its key and values travel as JSON, so
// that it is worded when it is drawn, in the language of that moment.
import { ErrorSchemaBuilder, type ErrorSchema, type RJSFValidationError } from '@rjsf/utils';
import { explain, saidOf } from '#schemas/explain.ts';
import { stepsOf } from '#schemas/paths.ts';
import type { Schema, SchemaError } from '#schemas/schema.ts';
import { isFilledText, type FilledText, type Text, type Translate } from '#schemas/text.ts';
import type { Data } from './form-data.ts';

/** What the validator refused, one problem a field, as the library takes it. */
export const asLibraryErrors = (
  schema: Schema,
  errors: readonly SchemaError[],
  data: unknown,
): RJSFValidationError[] =>
  explain(schema, errors, data).map((problem) => ({
    property: problem.path === '' ? '' : `.${problem.path}`,
    message: JSON.stringify({ ...saidOf(problem), isAlternative: problem.isAlternative }),
    stack: problem.text,
  }));

/** A text as the library takes it. */
export const messageOf = (text: Text): string => (typeof text === 'string' ? text : JSON.stringify(text));

/** Messages by the path of their field, as the library takes them. */
function byField(messages: readonly (readonly [path: string, message: string])[]): ErrorSchema<Data> {
  const builder = new ErrorSchemaBuilder<Data>();
  for (const [path, message] of messages) builder.addErrors(message, stepsOf(path));
  return builder.ErrorSchema;
}

/** The server's refusals by field, as the library takes them. */
export const asErrorSchema = (texts: Readonly<Record<string, Text>>): ErrorSchema<Data> =>
  byField(Object.entries(texts).map(([path, text]) => [path, messageOf(text)]));

function textIn(message: string): (FilledText & { isAlternative?: true }) | undefined {
  if (!message.startsWith('{"key"')) return undefined;
  const text: unknown = JSON.parse(message);
  return isFilledText(text) ? text : undefined;
}

/** The words of a complaint: of one of ours, or the sentence that another server sent. */
export const worded = (message: string, t: Translate): string => t(textIn(message) ?? message);

const pathIn = ({ property = '' }: RJSFValidationError): string => property.replace(/^\./, '');

/** The complaints at their fields; the library's own way takes a key with a dot or a bracket in it apart. */
export const atFields = (errors: readonly RJSFValidationError[]): ErrorSchema<Data> =>
  byField(errors.map((error) => [pathIn(error), error.message ?? '']));

/**
 * What the validator has to say where the fields are not: each complaint once. Those of a branch that is not the closest
 * one are worth their words at a field that is drawn, and nowhere else.
 */
export const spokenOf = (errors: readonly RJSFValidationError[]): { path: string; message: string }[] =>
  errors.flatMap((error) => {
    const { message = '' } = error;
    const text = textIn(message);
    return text && !text.isAlternative ? [{ path: pathIn(error), message }] : [];
  });
