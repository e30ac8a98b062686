import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import { definition } from '#schemas/generated/forms/boat-info.js';
import type { Schema } from '#schemas/schema.ts';
import { insertRow } from '#server/collections/queries.ts';
import { ask, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { judge } from '#tests/support/documents/judge.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';

type Lists = Partial<Record<string, { id: number }[]>>;
const rowsOf = (name = ''): { id: number }[] => (catalogueRows as Lists)[name] ?? [];
/** The one row of every collection that a boat refers to. */
const reference = randomUUID();

/** What the field accepts. An id is one of its list: which ids a list has is for the server alone to know. */
function right({ type, maximum = 1000, lookup, lookupCount }: Schema): fc.Arbitrary<unknown> {
  if (lookup && type === 'string') return fc.constant(reference);
  if (lookup) return fc.constantFrom(...rowsOf(lookup).map(({ id }) => id));
  if (lookupCount) return fc.integer({ min: 1, max: rowsOf(lookupCount).length });
  if (type === 'integer') return fc.integer({ min: 1, max: maximum });
  if (type === 'number') return fc.double({ min: 0.5, max: maximum, noNaN: true });
  return fc.string({ minLength: 1, maxLength: 40 }).map((text) => `${text}.`);
}

/** What no list and no rule accepts, and texts at the edges of the rules. */
function wrong({ type, lookup, lookupCount, maxLength = 200 }: Schema): fc.Arbitrary<unknown> {
  const noText = fc.constantFrom(undefined, null, 0, -1, [], {}, true);
  if (lookup && type === 'string') return noText;
  const never = fc.oneof(noText, fc.constantFrom('', 'x'.repeat(5001)));
  if (lookup ?? lookupCount) return never;
  const edge = fc.constantFrom(
    ' ',
    '\u00a0\t',
    1.5,
    2101,
    12,
    '12',
    'x'.repeat(maxLength),
    '𝒳'.repeat(maxLength + 1),
  );
  return fc.oneof(never, edge);
}

const near = (field: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary: right(field) }, { weight: 1, arbitrary: wrong(field) });

const { user: owner, ...properties } = definition.schema.properties ?? {};
const documents = fc
  .tuple(
    fc.record(Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, near(field)]))),
    fc.oneof(
      { weight: 20, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constantFrom({ extra: 1 }, { toString: 1 }, { Model: 1 }) },
    ),
  )
  .map(([document, extra]) => ({ ...document, ...extra }));

const { required = [] } = definition.schema;
/** The server takes nothing in a field that may be left out as if it were not there: browsers send none (docs/decisions/091). */
const withoutNothing = (document: object): object =>
  Object.fromEntries(
    Object.entries(document).filter(
      ([key, value]) => required.includes(key) || (value !== null && value !== ''),
    ),
  );

describeServer('§5 Boat Information', (engine) => {
  const running = useApp(engine);
  let token: string;
  let id: string;

  beforeAll(async () => {
    ({ token } = await signedIn(running.db));
    ({ id } = await givenBoat(running.db));
    await insertRow(running.db, 'marina', reference, { name: 'Old harbour' });
  });

  it('gets the same verdict from the browser and from the server, with the same fields at fault', async () => {
    expect(owner).toBeDefined();
    const verdicts = { accepted: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(documents, async (document) => {
        const problems = judge(definition, withoutNothing(document));
        const { status, envelope } = await ask(running.app, 'updateBoat', {
          params: { id },
          body: document,
          token,
        });
        expect(status).toBe(problems.length === 0 ? 200 : 422);
        expect(Object.keys(envelope.errors ?? {})).toEqual(problems.map(({ path }) => path));
        verdicts[status === 200 ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: 400 },
    );
    expect(verdicts.accepted).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  });
});
