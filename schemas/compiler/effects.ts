// What an edit does: to its own files, to the forms that are made of them, and to the translations. Runs in a browser too.
import { changesBetween, type FormChange } from './changes/changes.ts';
import { fileChanges } from './changes/file-changes.ts';
import { localeFile, shapeIn } from './draft.ts';
import type { Source } from './source.ts';
import { formOfSubject, subjectsOf, type Subject } from './subjects.ts';
import { shownTexts } from './texts.ts';

/** A form that looks or judges otherwise. */
export interface ChangedForm {
  _id: string;
  title: string;
  changes: FormChange[];
}

/** An English text, and the languages that have no words for it. */
export interface LackingText {
  text: string;
  languages: string[];
}

export interface Effects {
  /** In the files themselves. */
  changes: FormChange[];
  /** The forms that are others by it, without the edited one. */
  forms: ChangedForm[];
  lacking: LackingText[];
}

const jsonOf = (sources: readonly Source[], file: string | undefined) =>
  sources.find((one) => one.file === file)?.json;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function changedForms(saved: readonly Source[], edited: readonly Source[], own: Subject): ChangedForm[] {
  if (own.group === 'languages') return [];
  return subjectsOf(edited)
    .filter(({ group, _id }) => group === 'forms' && _id !== formOfSubject(own))
    .flatMap(({ _id, title }) => {
      const [before, after] = [shapeIn(saved, _id), shapeIn(edited, _id)];
      if (isSame([before.schema, before.ui], [after.schema, after.ui])) return [];
      return [{ _id, title, changes: changesBetween(before, after) }];
    });
}

/** What the edited files say, and of a language what the others have words for. */
function textsFor({ group, files }: Subject, sources: readonly Source[]): string[] {
  const shown = shownTexts(sources);
  const own = new Set(Object.values(files));
  if (group !== 'languages') return shown.filter(({ file }) => own.has(file)).map(({ text }) => text);
  const others = sources.filter(({ file }) => /^schemas\/locales\/(?!en\.)/.test(file));
  return others.flatMap(({ json: { $schema: _, ...texts } }) => Object.keys(texts));
}

function lackingIn(subject: Subject, sources: readonly Source[]): LackingText[] {
  const own = new Set(Object.values(subject.files));
  const languages = subjectsOf(sources).filter(
    ({ group, files }) => group === 'languages' && files['file'] !== localeFile('en'),
  );
  const asked = languages.filter(
    ({ files }) => subject.group !== 'languages' || own.has(files['file'] ?? ''),
  );
  return [...new Set(textsFor(subject, sources))].flatMap((text) => {
    const without = asked.filter(({ files }) => !Object.hasOwn(jsonOf(sources, files['file']) ?? {}, text));
    const codes = without.map(({ files }) => (files['file'] ?? '').replace(/^.*\/|\.json$/g, ''));
    return codes.length > 0 ? [{ text, languages: codes }] : [];
  });
}

/** @param saved all files as they are saved, and `edited` with the draft in their place; both with what follows from the collections */
export function effectsOf(saved: readonly Source[], edited: readonly Source[], subject: Subject): Effects {
  const { file, schema, table } = subject.files;
  const form = formOfSubject(subject);
  const isThere = schema !== undefined && jsonOf(saved, schema) !== undefined;
  const inFile = (one: string | undefined): FormChange[] =>
    one === undefined ? [] : fileChanges(jsonOf(saved, one), jsonOf(edited, one));
  // A form that is new is looked at, not told field by field.
  const changes = [
    ...inFile(file),
    ...(isThere && form !== undefined ? changesBetween(shapeIn(saved, form), shapeIn(edited, form)) : []),
    ...(isThere ? inFile(table) : []),
  ];
  return { changes, forms: changedForms(saved, edited, subject), lacking: lackingIn(subject, edited) };
}
