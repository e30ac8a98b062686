// The thread of the form workshop: reads the schemas, compiles drafts and runs them, away from everybody else's requests.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { format } from 'prettier';
import { changesBetween } from '#schemas/compiler/changes/changes.ts';
import { draftIn, filesOf, savedForm, type Draft, type Drafted } from '#schemas/compiler/draft.ts';
import { pathIn, readSources } from '#schemas/compiler/read.ts';
import { formType } from '#schemas/compiler/type-names.ts';
import { interfaceOf, style } from '#schemas/compiler/types.ts';
import { explain, type FieldProblem } from '#schemas/explain.ts';
import type { FormVerdict } from '#schemas/types.ts';
import { sentPartBy } from './sent-part.ts';
import type { Answer, Question, Questions, Request, Texts } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread.');

const { dir } = workerData as { dir: string };
const sources = () => readSources(dir);
const textOf = (file: string): string => readFileSync(pathIn(dir, file), 'utf8');

function textsOf(form: string): Texts {
  const files = filesOf(form);
  return { schema: textOf(files.schema), ui: textOf(files.ui) };
}

const titleOf = (json: Record<string, unknown>): string => String(json['title']);
const formFile = /^schemas\/forms\/([\w-]+)\.schema\.json$/;

/** What a form refuses of a stored row, nothing where it takes it. */
type Judge = (value: unknown) => FieldProblem[];

function judgeOf({ schema, validate }: Drafted): Judge {
  const sentPart = sentPartBy(schema);
  return (value) => (validate(sentPart(value)) ? [] : explain(schema, validate.errors ?? []));
}

// One draft is weighed in many parts.
let last: { key: string; judges: { draft: Judge; saved: Judge } } | undefined;

function judgesOf(draft: Draft): { draft: Judge; saved: Judge } {
  const key = JSON.stringify(draft);
  if (last?.key === key) return last.judges;
  const all = sources();
  const { drafted, problems } = draftIn(all, draft);
  if (!drafted) throw new Error(problems[0]?.text);
  last = { key, judges: { draft: judgeOf(drafted), saved: judgeOf(savedForm(all, draft.form)) } };
  return last.judges;
}

async function patchOf(form: string, texts: Texts): Promise<string> {
  const before = textsOf(form);
  const parts = Object.entries(filesOf(form)).flatMap(([part, file]) => {
    const [old, now] = [before[part as keyof Texts], texts[part as keyof Texts]];
    const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
    return old === now ? [] : [createTwoFilesPatch(`a/${file}`, `b/${file}`, old, now, '', '', options)];
  });
  return parts.join('');
}

const formatted = (text: string): Promise<string> => format(text, { parser: 'json', ...style });

const handlers: {
  [Name in Question]: (asked: Questions[Name]['asked']) => Promise<Questions[Name]['answer']>;
} = {
  list: async () =>
    sources().flatMap(({ file, json }) => {
      const form = formFile.exec(file)?.[1];
      return form === undefined ? [] : [{ _id: form, title: titleOf(json) }];
    }),

  read: async ({ form }) => {
    const texts = textsOf(form);
    return { ...texts, title: titleOf(JSON.parse(texts.schema) as Record<string, unknown>) };
  },

  judge: async ({ draft, data }) => {
    const all = sources();
    const { problems, drafted } = draftIn(all, draft);
    if (!drafted) return { problems };
    const isValid = drafted.validate(data);
    const verdict = {
      problems,
      schema: drafted.schema,
      ui: drafted.ui,
      errors: isValid ? [] : drafted.validate.errors,
      type: await interfaceOf({ ...drafted, type: formType(draft.form) }),
      changes: changesBetween(savedForm(all, draft.form), drafted),
    };
    return verdict as FormVerdict;
  },

  weigh: async ({ draft, rows }) => {
    const judges = judgesOf(draft);
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

  write: async ({ draft }) => {
    const { problems } = draftIn(sources(), draft);
    if (problems.length > 0) return { problems, texts: draft, patch: '' };
    const texts = { schema: await formatted(draft.schema), ui: await formatted(draft.ui) };
    return { problems, texts, patch: await patchOf(draft.form, texts) };
  },
};

async function answerTo<Name extends Question>({ name, asked }: Request<Name>): Promise<Answer<Name>> {
  try {
    return { answer: await handlers[name](asked) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

let work = Promise.resolve();
port.on('message', (request: Request) => {
  work = work.then(async () => port.postMessage(await answerTo(request)));
});
// Whoever asked waits for an answer from now on, not for this thread to begin.
port.postMessage(null);
