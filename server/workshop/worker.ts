// The thread of the workshop: reads the schemas, compiles drafts and runs them, away from everybody else's requests.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { checkMachines } from '#schemas/compiler/check-machines.ts';
import { withCollections } from '#schemas/compiler/collections.ts';
import {
  draftIn,
  formIn,
  listIn,
  problemOf,
  type Draft,
  type DraftProblem,
  type Drafted,
} from '#schemas/compiler/draft.ts';
import { effectsOf } from '#schemas/compiler/effects.ts';
import { languageOf } from '#schemas/compiler/offers.ts';
import { readFiles, textIn } from '#schemas/compiler/read.ts';
import { WrongEdit, type Source } from '#schemas/compiler/source.ts';
import {
  collectionOf,
  formFiles,
  formOfSubject,
  subjectIn,
  subjectsOf,
  type Subject,
} from '#schemas/compiler/subjects.ts';
import { formType } from '#schemas/compiler/type-names.ts';
import { interfaceOf } from '#schemas/compiler/types.ts';
import { explain, type FieldProblem } from '#schemas/explain.ts';
import type { DraftVerdict } from '#schemas/types.ts';
import type { Answer, Asked, Question, Questions, Request } from './messages.ts';
import { sentPartBy } from './sent-part.ts';
import { goneTexts } from './gone-texts.ts';
import { patchOf, writtenFiles } from './written.ts';

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread.');

const { dir } = workerData as { dir: string };
/** Where machines/ lies. */
const project = join(import.meta.dirname, '../..');
/** '' of a file that is not there yet. */
const textOf = (file: string): string => textIn(dir, file) ?? '';

/** All files with a draft in the place of what is saved. */
interface Edited {
  subject: Subject;
  saved: Source[];
  problems: DraftProblem[];
  /** Without problems. */
  sources?: Source[];
}

// A draft is judged, then weighed form by form, then saved: it is held against all files once.
let latest: { files: Source[]; key: string; found: ReturnType<typeof draftIn> } | undefined;

function foundIn(files: Source[], subject: Subject, draft: Draft): ReturnType<typeof draftIn> {
  const key = JSON.stringify([subject._id, draft]);
  if (latest?.files !== files || latest.key !== key)
    latest = { files, key, found: draftIn(files, subject, draft) };
  return latest.found;
}

async function edited({ subject: id, draft }: Asked): Promise<Edited> {
  const files = readFiles(dir);
  const subject = subjectIn(files, id);
  if (!subject) throw new Error(`There is no subject ${id}.`);
  const saved = withCollections(files);
  const { read, ...found } = foundIn(files, subject, draft);
  const strange = read && subject.group === 'collections' ? await checkMachines(read, project) : [];
  return strange.length > 0
    ? { subject, saved, problems: strange.map((one) => problemOf(one, subject)) }
    : { subject, saved, ...found };
}

/** What a form refuses of a stored row, nothing where it takes it. */
type Judge = (value: unknown) => FieldProblem[];

function rowJudgeOf({ schema, validate }: Drafted): Judge {
  const sentPart = sentPartBy(schema);
  return (value) => {
    const sent = sentPart(value);
    return validate(sent) ? [] : explain(schema, validate.errors ?? [], sent);
  };
}

interface Judges {
  draft: Judge;
  saved: Judge;
}

type Weighed = Omit<Questions['weigh']['asked'], 'rows'>;

// One draft is weighed in many parts.
let last: { key: string; judges: Judges } | undefined;

async function judgesOf({ form, collection, entity, ...asked }: Weighed): Promise<Judges> {
  const key = JSON.stringify([asked.subject, asked.draft, form, entity === collection]);
  if (last?.key === key) return last.judges;
  const { subject, saved, sources, problems } = await edited(asked);
  if (!sources) throw new Error(problems[0]?.text);
  // The rows of the edited collection were accepted by the form that it has had.
  const before = (entity === collection ? formOfSubject(subject) : undefined) ?? form;
  // Rows that are kept of a collection that is not there fitted what it was.
  const isSaved = saved.some(({ file }) => file === formFiles(before).schema);
  const judges = {
    draft: rowJudgeOf(formIn(sources, form)),
    saved: isSaved ? rowJudgeOf(formIn(saved, before)) : () => [],
  };
  last = { key, judges };
  return last.judges;
}

/** The form that a subject has by the draft: that of a collection may be another one. */
function draftedForm({ subject, sources = [] }: Edited): string | undefined {
  const drafted = subjectIn(sources, subject._id);
  return drafted && formOfSubject(drafted);
}

/** The form that is looked at beside an edit: the edited one, the one asked for, or the first that is another by it. */
function lookedAt(draft: Edited, changed: readonly string[], asked: string | undefined): string | undefined {
  const own = draftedForm(draft);
  if (own !== undefined) return own;
  return changed.find((form) => form === asked) ?? changed[0];
}

const handlers: {
  [Name in Question]: (asked: Questions[Name]['asked']) => Promise<Questions[Name]['answer']>;
} = {
  list: async () => subjectsOf(readFiles(dir)).map(({ _id, title, group }) => ({ _id, title, group })),

  knows: async ({ subject }) => subjectIn(readFiles(dir), subject) !== undefined,

  read: async ({ subject: id }) => {
    const files = readFiles(dir);
    const subject = subjectIn(files, id);
    if (!subject) return undefined;
    const sources = withCollections(files);
    const { title, group } = subject;
    const parts = Object.entries(subject.files).map(([part, file]) => {
      const source = files.find((one) => one.file === file) ?? { file, json: {} };
      return { part, file, text: textOf(file), language: languageOf(source, sources) };
    });
    return { _id: id, title, group, parts };
  },

  judge: async ({ form: asked, data, ...draft }) => {
    const all = await edited(draft);
    if (!all.sources) return { problems: all.problems };
    const effects = effectsOf(all.saved, all.sources, all.subject);
    const form = lookedAt(
      all,
      effects.forms.map(({ _id }) => _id),
      asked,
    );
    if (form === undefined) return { problems: [], ...effects };
    const drafted = formIn(all.sources, form);
    const isValid = drafted.validate(data);
    const verdict = {
      problems: [],
      ...effects,
      form,
      schema: drafted.schema,
      ui: drafted.ui,
      errors: isValid ? [] : drafted.validate.errors,
      type: await interfaceOf({ ...drafted, type: formType(form) }),
      ...listIn(all.sources, all.subject),
    };
    return verdict as DraftVerdict;
  },

  concerned: async (asked) => {
    // What is weighed from here on is held against the files as they are saved now.
    last = undefined;
    const draft = await edited(asked);
    const { subject, saved, sources } = draft;
    if (!sources) return [];
    const changed = effectsOf(saved, sources, subject).forms.map(({ _id }) => _id);
    const own = draftedForm(draft);
    const others = changed.map((form) => ({ form }));
    return own === undefined ? others : [{ form: own, collection: collectionOf(subject._id) }, ...others];
  },

  weigh: async ({ rows, ...asked }) => {
    const judges = await judgesOf(asked);
    const refused = rows.flatMap(({ id, value }) => {
      const [problem, ...others] = judges.draft(value);
      if (!problem) return [];
      const told = [problem, ...others].find(({ isAlternative }) => !isAlternative) ?? problem;
      return [{ id, value, told }];
    });
    const broken = refused.filter(({ value }) => judges.saved(value).length === 0);
    return {
      already: refused.length - broken.length,
      broken: broken.map(({ id, told: { isAlternative: _, ...problem } }) => ({ id, ...problem })),
    };
  },

  write: async (asked) => {
    const { subject, saved, problems, sources } = await edited(asked);
    if (!sources) return { problems, files: [], patch: '' };
    const gone = goneTexts(saved, sources, project);
    const locales = sources.map(({ file }) => file).filter((file) => file.startsWith('schemas/locales/'));
    const files = await writtenFiles(subject, asked.draft, { locales, gone }, textOf);
    return { problems, files, patch: patchOf(files, textOf) };
  },
};

async function answerTo<Name extends Question>({ name, asked }: Request<Name>): Promise<Answer<Name>> {
  try {
    return { answer: await handlers[name](asked) };
  } catch (error) {
    if (error instanceof WrongEdit) return { wrong: error.message };
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

let work = Promise.resolve();
port.on('message', (request: Request) => {
  work = work.then(async () => port.postMessage(await answerTo(request)));
});
// Whoever asked waits for an answer from now on, not for this thread to begin.
port.postMessage(null);
