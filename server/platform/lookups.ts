// Lists change at run time, so the static validators cannot know them: ids and counts are held against the stored rows here.
import messages from '#schemas/messages.json' with { type: 'json' };
import { labelOf } from '#schemas/explain.ts';
import { pathOf } from '#schemas/paths.ts';
import type { Schema } from '#schemas/schema.ts';
import type { FilledText } from '#schemas/text.ts';
import { appliedTo, nodesOf, type Applied } from '#schemas/walk.ts';
import { fieldAt } from '../access/field-roles.ts';
import type { Query } from '../database/database.ts';
import { Refusal } from '../http/refusal.ts';
import { branchJudgeOf } from './branch-judge.ts';
import { holdListed } from './lookup-queries.ts';

const { unknownRow, aboveLookup } = messages.refusal;

interface Question {
  field: string;
  title: string;
  catalogue: string;
  /** The value is a number up to the length of the list, not the id of a row. */
  counts: boolean;
  id: string;
}

/** What a list says to a question. */
export interface ListAnswer {
  length: number;
  found: boolean;
}

const asking = new WeakMap<Schema, boolean>();

function asksLists(root: Schema): boolean {
  const known = asking.get(root) ?? nodesOf(root).some(([, node]) => node.lookup ?? node.lookupCount);
  asking.set(root, known);
  return known;
}

const idText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const questionKeyOf = ({ catalogue, id }: { catalogue: string; id: string }): string => `${catalogue} ${id}`;

/** The questions of one place: an id, or a list of them. */
function questionsAt(
  { path, schema, value }: Applied,
  root: Schema,
  titles: Map<string, string>,
): Question[] {
  const { lookup, lookupCount } = schema;
  const catalogue = lookup ?? lookupCount;
  if (!catalogue || value === null || value === undefined) return [];
  const title = titles.get(pathOf(path)) ?? labelOf(root, path);
  const counts = lookupCount !== undefined;
  return [value].flat().map((one) => ({ field: fieldAt(path), title, catalogue, counts, id: idText(one) }));
}

function questionsOf(root: Schema, document: unknown): Question[] {
  if (!asksLists(root)) return [];
  const applied = appliedTo(root, document, branchJudgeOf(root));
  const titles = new Map<string, string>();
  for (const { path, schema } of applied) {
    const place = pathOf(path);
    if (schema.title !== undefined && !titles.has(place)) titles.set(place, schema.title);
  }
  return applied.flatMap((one) => questionsAt(one, root, titles));
}

/**
 * The text of §5 for each field, at any depth, whose `lookup` has no such row, or whose `lookupCount` is shorter; empty
 * when all is well.
 * @param document a document that its schema already accepts
 * @param answerOf what the list says, from wherever it is known
 */
export function lookupProblemsBy(
  schema: Schema,
  document: unknown,
  answerOf: (question: { catalogue: string; id: string }) => ListAnswer | undefined,
): Record<string, FilledText> {
  return problemsOf(questionsOf(schema, document), answerOf);
}

function problemsOf(
  questions: readonly Question[],
  answerOf: (question: Question) => ListAnswer | undefined,
): Record<string, FilledText> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { field, title: label, counts, id } = question;
      const { length = 0, found = false } = answerOf(question) ?? {};
      if (counts && Number(id) > length)
        return [[field, { key: aboveLookup, values: { label, limit: length } }]];
      return counts || found ? [] : [[field, { key: unknownRow, values: { label } }]];
    }),
  );
}

/**
 * What a document asks of the stored lists, `undefined` where that is nothing. To be asked in the transaction that stores
 * it: the rows that it names are not deleted before its end.
 * @throws Refusal 422 with every problem by field
 */
export function lookupsIn(schema: Schema, document: unknown): ((tx: Query) => Promise<void>) | undefined {
  const questions = questionsOf(schema, document);
  return questions.length === 0 ? undefined : (tx) => demandAnswers(tx, questions);
}

/** Asks {@link lookupsIn}. */
export const demandLookups = async (tx: Query, schema: Schema, document: unknown): Promise<void> =>
  lookupsIn(schema, document)?.(tx);

async function demandAnswers(tx: Query, questions: readonly Question[]): Promise<void> {
  const asked = new Map(
    questions.map((one) => [questionKeyOf(one), { list: one.catalogue, id: one.id, counts: one.counts }]),
  );
  const rows = await holdListed(tx, [...asked.values()]);
  const answers = new Map(rows.map(({ list, id, ...row }) => [questionKeyOf({ catalogue: list, id }), row]));
  const errors = problemsOf(questions, (question) => answers.get(questionKeyOf(question)));
  const [first] = Object.entries(errors);
  if (first) throw new Refusal(422, first[0], first[1], {}, { errors });
}
