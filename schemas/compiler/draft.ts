// Files as somebody is editing them: held against everything the compiler holds saved ones against. Runs in a browser too.
import { validatorOf } from '../dialect.ts';
import type { Schema, Validate } from '../schema.ts';
import { collectionsIn, withCollections } from './collections.ts';
import { completeOrder } from './complete-order.ts';
import { problemsOf } from './problems.ts';
import { resolverOf } from './resolve.ts';
import { unmakeable } from './sentence.ts';
import { WrongEdit, type Json, type Source } from './source.ts';
import { collectionOf, formFiles, formOfSubject, withTexts, type Subject } from './subjects.ts';
import { tablesOf, withChoices } from './read-tables.ts';

/** The texts of a subject's files by their parts, and translations that go with them: by language, then by English text. */
export interface Draft {
  texts: Readonly<Record<string, string>>;
  translations?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A wrong edit and where it is: a JSON pointer, a line, or the top; the part is `other` when it is in no file of the draft. */
export interface DraftProblem {
  part: string;
  place: string;
  text: string;
}

/** A form ready for use. */
export interface Drafted {
  file: string;
  name: string;
  schema: Schema;
  ui: Json;
  validate: Validate;
}

export const localeFile = (language: string): string => `schemas/locales/${language}.json`;

/** Words that a text has already stay: who gives it some has not seen them. @throws WrongEdit where a language is not there */
function withTranslations(sources: Source[], { translations = {} }: Draft): Source[] {
  const added = new Map(Object.entries(translations).map(([code, texts]) => [localeFile(code), texts]));
  const known = new Set(sources.map(({ file }) => file));
  const unknown = [...added.keys()].filter((file) => !known.has(file));
  if (unknown.length > 0)
    throw new WrongEdit(unknown.map((file) => `${file}: this language is not there; add the file first.`));
  return sources.map(({ file, json }) => ({ file, json: { ...added.get(file), ...json } }));
}

/** `schemas/forms/login.ui.json, /email: …` taken apart; what is wrong elsewhere keeps its whole sentence. */
export function problemOf(sentence: string, { files }: Subject): DraftProblem {
  for (const [part, file] of Object.entries(files)) {
    if (!sentence.startsWith(file)) continue;
    const [, place = '', text = ''] =
      /^(?:, ([^:]*(?::[^ :][^:]*)*))?: (.*)$/s.exec(sentence.slice(file.length)) ?? [];
    return { part, place, text };
  }
  return { part: 'other', place: '', text: sentence };
}

/** The shape of a form and its hints, without what judges. */
export function shapeIn(sources: readonly Source[], form: string): Omit<Drafted, 'validate'> {
  const { schema: file, ui } = formFiles(form);
  return {
    file,
    name: form,
    schema: resolverOf(sources).resolve(file),
    ui: completeOrder(sources.find((one) => one.file === ui)?.json ?? {}),
  };
}

/** A form of these files, with what follows from the collections. */
export function formIn(sources: readonly Source[], form: string): Drafted {
  const shape = shapeIn(sources, form);
  try {
    return { ...shape, validate: validatorOf(shape.schema) };
  } catch (cause) {
    throw unmakeable(shape.file, form, cause);
  }
}

/** The list of a collection, as its screen reads it, and the rows that the collection begins with. */
export function listIn(
  sources: readonly Source[],
  { _id, files }: Subject,
): { table?: object; rows?: object[] } {
  const list = tablesOf(sources).find(({ file }) => file === files['table']);
  const { demo, catalogue } = collectionsIn(sources).find(({ name }) => name === collectionOf(_id)) ?? {};
  return list ? { table: withChoices(list, sources).definition, rows: catalogue?.rows ?? demo ?? [] } : {};
}

/**
 * All files with the draft in the place of what is saved, or what is wrong with it, one sentence each.
 * @param files all saved files, as they are written
 * @returns `read`: the files where they can be read at all, `sources`: the same where nothing is wrong with them
 */
export function draftIn(
  files: Source[],
  subject: Subject,
  draft: Draft,
): { problems: DraftProblem[]; read?: Source[]; sources?: Source[] } {
  let read: Source[] | undefined;
  try {
    const sources = withCollections(withTranslations(withTexts(files, subject, draft.texts), draft));
    read = sources;
    const problems = problemsOf(sources);
    // A validator that cannot be made is a wrong edit too.
    const form = formOfSubject(subject);
    if (problems.length === 0 && form !== undefined) formIn(sources, form);
    return problems.length > 0
      ? { problems: problems.map((one) => problemOf(one, subject)), read }
      : { problems: [], read, sources };
  } catch (error) {
    if (!(error instanceof WrongEdit)) throw error;
    return { problems: error.problems.map((one) => problemOf(one, subject)), ...(read ? { read } : {}) };
  }
}
