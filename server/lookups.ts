// Lists change at run time, so the static validators cannot know them: ids and counts are held against the stored rows here.
import { fill } from '#schemas/explain.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import type { Query } from './database/database.ts';
import { inspectCatalogues } from './queries/catalogues.ts';
import { Refusal } from './refusal.ts';

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

function questionsOf(schema: Schema, document: Record<string, unknown>): Question[] {
  return Object.entries(schema.properties ?? {}).flatMap(
    ([field, { lookup, lookupCount, title = field }]) => {
      const catalogue = lookup ?? lookupCount;
      const value = document[field];
      if (!catalogue || value === undefined) return [];
      const counts = lookupCount !== undefined;
      return [value].flat().map((one) => ({ field, title, catalogue, counts, id: idText(one) }));
    },
  );
}

const idText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * The text of §5 for each field whose `lookup` has no such row, or whose `lookupCount` is shorter; empty when all is well.
 * @param document a document that its schema already accepts
 * @param answerOf what the list says, from wherever it is known
 */
export function lookupProblemsBy(
  schema: Schema,
  document: Record<string, unknown>,
  answerOf: (question: { catalogue: string; id: string }) => ListAnswer | undefined,
): Record<string, string> {
  return Object.fromEntries(
    questionsOf(schema, document).flatMap(({ field, title, catalogue, counts, id }) => {
      const { length = 0, found = false } = answerOf({ catalogue, id }) ?? {};
      if (counts && Number(id) > length) return [[field, fill(aboveLookup, { label: title, limit: length })]];
      return counts || found ? [] : [[field, fill(unknownRow, { label: title })]];
    }),
  );
}

/** The same, asked of the stored lists. */
export async function lookupProblems(
  db: Query,
  schema: Schema,
  document: Record<string, unknown>,
): Promise<Record<string, string>> {
  const questions = questionsOf(schema, document);
  if (questions.length === 0) return {};
  const answers = await inspectCatalogues(
    db,
    questions.map(({ catalogue, id }) => ({ catalogue, id })),
  );
  return lookupProblemsBy(schema, document, ({ catalogue, id }) =>
    answers.find((row) => row.catalogue === catalogue && row.id === id),
  );
}

/** @throws Refusal 422 with every problem by field */
export async function demandLookups(
  db: Query,
  schema: Schema,
  document: Record<string, unknown>,
): Promise<void> {
  const errors = await lookupProblems(db, schema, document);
  const [first] = Object.entries(errors);
  if (first) throw new Refusal(422, first[0], first[1], {}, { errors });
}
