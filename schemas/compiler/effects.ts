// What an edit does: to its own files, to the forms that are made of them, and to the translations. Runs in a browser too.
import messages from '../server-messages.json' with { type: 'json' };
import type { Schema } from '../schema.ts';
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

/** What an edit does to the files of a subject: to a form in the words of its fields, to any other file value by value. */
function ownChanges(saved: readonly Source[], edited: readonly Source[], subject: Subject): FormChange[] {
  const { schema: _, ui: __, ...others } = subject.files;
  const form = formOfSubject(subject);
  const after = form === undefined ? undefined : shapeIn(edited, form);
  if (after && Object.values(subject.files).every((file) => !jsonOf(saved, file))) {
    const { title, type, additionalProperties } = after.schema;
    const appears = { kind: 'appears' as const, text: messages.formChange.appears };
    const empty = { schema: { title, type, additionalProperties } as Schema, ui: after.ui };
    return [{ ...appears, label: titleIn(edited, subject) }, ...changesBetween(empty, after)];
  }
  return [
    ...Object.values(others).flatMap((file) => fileChanges(jsonOf(saved, file), jsonOf(edited, file))),
    ...(form !== undefined && after ? changesBetween(shapeIn(saved, form), after) : []),
  ];
}

const titleIn = (sources: readonly Source[], { _id, title }: Subject): string =>
  subjectsOf(sources).find((one) => one._id === _id)?.title ?? title;

/** @param saved all files as they are saved, and `edited` with the draft in their place; both with what follows from the collections */
export function effectsOf(saved: readonly Source[], edited: readonly Source[], subject: Subject): Effects {
  return {
    changes: ownChanges(saved, edited, subject),
    forms: changedForms(saved, edited, subject),
    lacking: lackingIn(subject, edited),
  };
}
