import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAjv } from '#schemas/dialect.ts';
import { forms } from '#schemas/generated/index.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';
import type { Forms } from '#schemas/types.ts';
import { asJson } from '#src/forms/form-data.ts';
import { modelOf } from '#src/forms/form-model.ts';
import { judge } from '#tests/support/documents/judge.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';

/** Mostly what the field accepts; now and then something at its edges, blank, or of another type. */
function near({
  type = 'string',
  maximum = 1000,
  maxLength = 200,
  enum: choices,
  format,
}: Schema): fc.Arbitrary<unknown> {
  const text = fc.string({ minLength: 8, maxLength: 12 }).map((letters) => `a@${letters}`);
  const moment = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const byType: Record<string, fc.Arbitrary<unknown>> = {
    string:
      format === 'date' ? moment.map((iso) => iso.slice(0, 10)) : format === 'date-time' ? moment : text,
    integer: fc.integer({ min: 1, max: maximum }),
    number: fc.double({ min: 0.5, max: maximum, noNaN: true }),
    boolean: fc.boolean(),
  };
  const right = choices
    ? fc.constantFrom(...choices)
    : fc.oneof(...[type].flat().map((one) => byType[one] ?? fc.jsonValue()));
  const edge = fc.oneof(
    fc.constantFrom(0, -1, 1.5, maximum, maximum + 1, '', ' ', '\u00a0\t', 'x', 'x'.repeat(maxLength)),
    fc.constantFrom('x'.repeat(maxLength + 1), '𝒳'.repeat(maxLength)),
    fc.string(),
  );
  const wrong = fc.oneof(
    fc.constantFrom(undefined, null, [], {}, true, '12', 12),
    fc.jsonValue({ maxDepth: 1 }),
  );
  return fc.oneof(
    { weight: 16, arbitrary: right },
    { weight: 2, arbitrary: edge },
    { weight: 1, arbitrary: wrong },
  );
}

function documentsOf({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, near(field)]));
  const shaped = fc.record(fields);
  const gappy = fc.record(fields, { requiredKeys: [] });
  const crowded = fc
    .tuple(gappy, fc.dictionary(fc.string(), fc.jsonValue()))
    .map(([a, b]) => ({ ...b, ...a }));
  return fc.oneof(
    { weight: 12, arbitrary: shaped },
    { weight: 4, arbitrary: gappy },
    { weight: 2, arbitrary: crowded },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** Among them one that is right, however much the form asks for. */
const documentsFor = (form: FormDefinition<keyof Forms>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 30, arbitrary: documentsOf(form.schema) },
    { weight: 1, arbitrary: fc.constant(validDocument(form)) },
  );

describe.each(Object.values(forms))('§5 the form $name', (form) => {
  it('gives random documents the verdict of the server and of a validator compiled just now, and names one problem a field', () => {
    const fresh = createAjv().compile(form.schema);
    const order = Object.keys(form.schema.properties ?? {});
    const verdicts = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(documentsFor(form), (document) => {
        const problems = judge(form, document);
        const sent = asJson(document);
        const isAccepted = problems.length === 0;
        expect(form.validate(sent)).toBe(isAccepted);
        expect(fresh(sent)).toBe(isAccepted);
        verdicts[isAccepted ? 'accepted' : 'refused'] += 1;
        // In the order of the fields, and none with an empty text.
        const paths = problems.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(problems.every(({ text }) => text.trim() !== '')).toBe(true);
        const known = paths.map((path) => order.indexOf(path)).filter((at) => at >= 0);
        expect(known).toEqual([...known].sort((a, b) => a - b));
      }),
      { numRuns: 1000 },
    );

    expect(verdicts.accepted).toBeGreaterThan(0);
    expect(verdicts.refused).toBeGreaterThan(0);
  });

  it('tells the form library of exactly what is wrong with what would be sent', () => {
    const { validator, schema, sent, transformErrors } = modelOf(form, undefined);
    fc.assert(
      fc.property(documentsFor(form), (document) => {
        fc.pre(typeof document === 'object' && document !== null && !Array.isArray(document));
        const data = document as Record<string, unknown>;
        const { errors } = validator.validateFormData(data, schema, undefined, transformErrors);
        const expected = judge(form, sent(data)).map(({ path }) => (path === '' ? '' : `.${path}`));
        expect(errors.map(({ property }) => property)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
