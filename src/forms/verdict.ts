import { explain, type FieldProblem } from '#schemas/explain.ts';
import type { Definition } from '#schemas/schema.ts';

/** The data as it will travel: JSON has no undefined. */
export function asSent(data: unknown): unknown {
  const text = JSON.stringify(data) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

/** What is wrong with the data, one problem a field; empty exactly when the server's validator accepts it. */
export function judge({ schema, validate }: Definition, data: unknown): FieldProblem[] {
  return validate(asSent(data)) ? [] : explain(schema, validate.errors ?? []);
}
