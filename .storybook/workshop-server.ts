// What the server says in the workshop, said by the compiler in the browser: for stories.
import { withCollections } from '#schemas/compiler/collections.ts';
import { draftIn, formIn, listIn } from '#schemas/compiler/draft.ts';
import { effectsOf } from '#schemas/compiler/effects.ts';
import { languageOf } from '#schemas/compiler/offers.ts';
import type { Json, Source } from '#schemas/compiler/source.ts';
import { formOfSubject, subjectIn, subjectsOf, type Subject as Named } from '#schemas/compiler/subjects.ts';
import type { DraftBody, DraftEffect, DraftVerdict, Subject } from '#schemas/types.ts';
import type { Success } from '#src/api/outcome.ts';

const jsons = import.meta.glob<Json>(['../schemas/**/*.json', '!../schemas/generated/**'], {
  eager: true,
  import: 'default',
});
const files: Source[] = Object.entries(jsons).map(([path, json]) => ({
  file: path.slice('../'.length),
  json,
}));
const saved = withCollections(files);
const subjectOf = (id: string): Named => subjectIn(files, id) as Named;
export const jsonOf = (file: string): Json => files.find((one) => one.file === file)?.json ?? {};
export const answered = <Data>(data: Data): Promise<Success<Data>> =>
  Promise.resolve({ ok: true, data, envelope: { flag: true, data } });

/** What a draft does to the rows that are stored: these would not fit it. */
export const effectOn = (rows: DraftEffect['rows']): DraftEffect => ({
  isStored: true,
  looked: 60,
  isWhole: true,
  broken: rows.length,
  refusedAlready: 1,
  rows,
});

export function sourceOf(id: string): Subject {
  const { files: own, ...subject } = subjectOf(id);
  const parts = Object.entries(own).map(([part, file]) => {
    const json = files.find((one) => one.file === file)?.json;
    const text = json === undefined ? '' : JSON.stringify(json, null, 2);
    return { part, file, text, language: languageOf({ file, json: json ?? {} }, saved) };
  });
  return { ...subject, parts, base: '', isWritable: true };
}

/** What the server would say, without the type. */
export function verdictOn(id: string, { form: asked, data = {}, ...draft }: DraftBody): DraftVerdict {
  const subject = subjectOf(id);
  const { problems, sources } = draftIn(files, subject, draft);
  if (!sources) return { problems };
  const effects = effectsOf(saved, sources, subject);
  const form = formOfSubject(subject) ?? asked ?? effects.forms[0]?._id;
  if (form === undefined) return { problems: [], ...effects };
  const { schema, ui, validate } = formIn(sources, form);
  const errors = validate(data) ? [] : (validate.errors ?? []);
  return { problems: [], ...effects, form, schema, ui, errors, ...(listIn(sources, subject) as object) };
}

/** What the calls of the workshop are answered, by their names. */
export const answers: Readonly<Record<string, (subject: string, draft: DraftBody) => unknown>> = {
  getSubjects: () => subjectsOf(files).map(({ files: _, ...subject }) => subject),
  getSubject: sourceOf,
  judgeDraft: verdictOn,
  weighDraft: () => ({ isStored: true, looked: 60, isWhole: true, broken: 0, refusedAlready: 0, rows: [] }),
  patchDraft: () => ({ patch: '' }),
  saveDraft: sourceOf,
};
