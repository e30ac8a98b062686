// A form as somebody is editing it: held against everything the compiler holds a saved one against. Runs in a browser too.
import { completeOrder } from './complete-order.ts';
import { validatorOf } from '../dialect.ts';
import type { Schema, Validate } from '../schema.ts';
import { problemsOf } from './problems.ts';
import { resolverOf } from './resolve.ts';
import { unmakeable } from './sentence.ts';
import { parseJson, WrongEdit, type Json, type Source } from './source.ts';

/** The texts of a form's two files. */
export interface Draft {
  form: string;
  schema: string;
  ui: string;
}

/** A wrong edit and where it is: a JSON pointer, a line, or the top. */
export interface DraftProblem {
  file: 'schema' | 'ui' | 'other';
  place: string;
  text: string;
}

/** A draft that the compiler would take. */
export interface Drafted {
  file: string;
  name: string;
  schema: Schema;
  ui: Json;
  validate: Validate;
}

export const filesOf = (form: string): { schema: string; ui: string } => ({
  schema: `schemas/forms/${form}.schema.json`,
  ui: `schemas/forms/${form}.ui.json`,
});

function sourcesWith(sources: Source[], { form, schema, ui }: Draft): Source[] {
  const files = filesOf(form);
  const edited = new Map([
    [files.schema, schema],
    [files.ui, ui],
  ]);
  return sources.map((source) => {
    const text = edited.get(source.file);
    return text === undefined ? source : { file: source.file, json: parseJson(source.file, text) };
  });
}

/** `schemas/forms/login.ui.json, /email: …` taken apart; what is wrong elsewhere keeps its whole sentence. */
function problemOf(sentence: string, form: string): DraftProblem {
  for (const [file, path] of Object.entries(filesOf(form)) as ['schema' | 'ui', string][]) {
    if (!sentence.startsWith(path)) continue;
    const [, place = '', text = ''] =
      /^(?:, ([^:]*(?::[^ :][^:]*)*))?: (.*)$/s.exec(sentence.slice(path.length)) ?? [];
    return { file, place, text };
  }
  return { file: 'other', place: '', text: sentence };
}

function drafted(sources: Source[], form: string): Drafted {
  const files = filesOf(form);
  const schema = resolverOf(sources).resolve(files.schema);
  const ui = completeOrder(sources.find(({ file }) => file === files.ui)?.json ?? {});
  try {
    return { file: files.schema, name: form, schema, ui, validate: validatorOf(schema) };
  } catch (cause) {
    throw unmakeable(files.schema, form, cause);
  }
}

/** The draft ready for use, or what is wrong with it, one sentence each. @param sources all saved files */
export function draftIn(
  sources: Source[],
  draft: Draft,
): { problems: DraftProblem[]; drafted?: undefined } | { problems: []; drafted: Drafted } {
  try {
    const edited = sourcesWith(sources, draft);
    const problems = problemsOf(edited);
    if (problems.length > 0) return { problems: problems.map((one) => problemOf(one, draft.form)) };
    return { problems: [], drafted: drafted(edited, draft.form) };
  } catch (error) {
    if (error instanceof WrongEdit)
      return { problems: error.problems.map((one) => problemOf(one, draft.form)) };
    throw error;
  }
}

/** The form as it is saved. */
export const savedForm = (sources: Source[], form: string): Drafted => drafted(sources, form);
