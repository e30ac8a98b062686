// Lists change at run time, so the static validators cannot know them: ids and counts are held against the stored rows here.
import { fill } from '#schemas/explain.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import type { Query } from './database/database.ts';
import { inspectCatalogues } from './queries/catalogues.ts';
import { Refusal } from './refusal.ts';

const { unknownRow, aboveLookup } = messages.refusal;

/**
 * The text of §5 for each field whose `lookup` has no such row, or whose `lookupCount` is shorter; empty when all is well.
 * @param document a document that its schema already accepts
 */
export async function lookupProblems(
  db: Query,
  schema: Schema,
  document: Record<string, unknown>,
): Promise<Record<string, string>> {
  const fields = Object.entries(schema.properties ?? {}).flatMap(
    ([field, { lookup, lookupCount, title = field }]) => {
      const catalogue = lookup ?? lookupCount;
      const value = document[field];
      return catalogue && value !== undefined
        ? [{ field, title, catalogue, counts: lookupCount !== undefined, id: String(value) }]
        : [];
    },
  );
  if (fields.length === 0) return {};
  const answers = await inspectCatalogues(
    db,
    fields.map(({ catalogue, id }) => ({ catalogue, id })),
  );
  return Object.fromEntries(
    fields.flatMap(({ field, title, catalogue, counts, id }) => {
      const answer = answers.find((row) => row.catalogue === catalogue && row.id === id);
      if (counts && Number(id) > (answer?.length ?? 0))
        return [[field, fill(aboveLookup, { label: title, limit: answer?.length ?? 0 })]];
      return counts || answer?.found ? [] : [[field, fill(unknownRow, { label: title })]];
    }),
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
