import { explain, type FieldProblem } from '#schemas/explain.ts';
import type { Definition } from '#schemas/schema.ts';
import { asJson } from '#src/forms/form-data.ts';

/** What is wrong with a document by the validator of both sides, one problem a field. */
export function judge({ schema, validate }: Definition, document: unknown): FieldProblem[] {
  const sent = asJson(document);
  return validate(sent) ? [] : explain(schema, validate.errors ?? [], sent);
}
