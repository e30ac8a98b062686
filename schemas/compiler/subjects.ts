// What can be edited in the workshop: each form with its two files, every other file by itself. Runs in a browser too.
import { metaOf } from './meta-of.ts';
import { parseJson, WrongEdit, type Source } from './source.ts';

export interface Subject {
  /** `boat-info` of a form, `tables:users.table.json` of a file. */
  _id: string;
  group: SubjectGroup;
  /** In English; of a language its own name. */
  title: string;
  /** The files by the name of their part: `schema` and `ui` of a form, `file` of any other; of a collection all four, `table` its list. */
  files: Readonly<Record<string, string>>;
}

const groups = [
  ['forms', /^schemas\/forms\/[^/]+\.schema\.json$/],
  ['collections', /^schemas\/collections\//],
  ['lists', /^schemas\/tables\//],
  ['languages', /^schemas\/locales\//],
  ['answers', /^schemas\/entities\//],
  ['rules', /^schemas\/(?:[^/]+|imports\/[^/]+)\.json$/],
] as const;

export type SubjectGroup = (typeof groups)[number][0];

export const formFiles = (form: string): { schema: string; ui: string } => ({
  schema: `schemas/forms/${form}.schema.json`,
  ui: `schemas/forms/${form}.ui.json`,
});

const languageOf = (code: string): string =>
  new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;

/** The files of a collection, whose form may be called otherwise. */
const collectionFiles = (name: string, form: unknown): Subject['files'] => ({
  file: `schemas/collections/${name}.collection.json`,
  ...formFiles(typeof form === 'string' ? form : name),
  table: `schemas/tables/${name}.table.json`,
});

export const collectionSubject = (name: string): string => `collections:${name}.collection.json`;

/** `supplier` of `collections:supplier.collection.json`; nothing of another subject. */
export const collectionOf = (id: string): string | undefined =>
  /^collections:([a-z][a-z0-9-]*)\.collection\.json$/.exec(id)?.[1];

/** The form that a subject is, or that the rows of a collection are filled in with. */
export const formOfSubject = ({ files: { schema } }: Subject): string | undefined =>
  schema === undefined ? undefined : formOf(schema);

/** What a file is about: what its meta-schema says where there is one like it only, else what it says itself. */
function titleOf({ file, json }: Source, group: SubjectGroup, sources: readonly Source[]): string {
  const name = file.replace(/^.*\/|(\.\w+)?\.json$/g, '');
  if (group === 'languages') return languageOf(name);
  const meta = metaOf(file, json);
  const said = group === 'rules' ? sources.find((one) => one.file === meta)?.json['title'] : json['title'];
  return typeof said === 'string' ? said : name;
}

const formOf = (file: string): string => file.replace(/^.*\/|\.schema\.json$/g, '');
const idOf = (file: string): string => file.replace('schemas/', '').replaceAll('/', ':');

/** All of them, group by group. @param sources the files as they are written */
export const subjectsOf = (sources: readonly Source[]): Subject[] =>
  groups.flatMap(([group, pattern]) =>
    sources
      .filter(({ file }) => pattern.test(file))
      .map((source): Subject => {
        const title = titleOf(source, group, sources);
        const _id = idOf(source.file);
        const collection = collectionOf(_id);
        if (collection !== undefined)
          return { _id, group, title, files: collectionFiles(collection, source.json['form']) };
        if (group !== 'forms') return { _id, group, title, files: { file: source.file } };
        const form = formOf(source.file);
        return { _id: form, group, title, files: formFiles(form) };
      }),
  );

/** A subject by its key, also that of a collection that is not there yet, or no more. */
export function subjectIn(sources: readonly Source[], id: string): Subject | undefined {
  const known = subjectsOf(sources).find(({ _id }) => _id === id);
  const name = collectionOf(id);
  if (known || name === undefined) return known;
  return { _id: id, group: 'collections', title: name, files: collectionFiles(name, name) };
}

/** The texts of a subject in place of what is written. @throws WrongEdit with all of them that are not JSON */
export function withTexts(
  sources: readonly Source[],
  { files }: Subject,
  texts: Readonly<Record<string, string>>,
): Source[] {
  const told: string[] = [];
  const edited = new Map<string, Source>();
  for (const [part, file] of Object.entries(files)) {
    try {
      if (texts[part] !== undefined) edited.set(file, { file, json: parseJson(file, texts[part]) });
    } catch (error) {
      if (!(error instanceof WrongEdit)) throw error;
      told.push(...error.problems);
    }
  }
  if (told.length > 0) throw new WrongEdit(told);
  const known = new Set(sources.map(({ file }) => file));
  const added = [...edited.values()].filter(({ file }) => !known.has(file));
  return [...sources.map((source) => edited.get(source.file) ?? source), ...added];
}
