// Schemas out of all keywords, with data right and wrong: the compiler takes each, and everybody judges alike.
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { explain, inEnglish } from '#schemas/explain.ts';
import type { FormDefinition } from '#schemas/schema.ts';
import { modelOf } from '#src/forms/form-model.ts';
import { definitionOf, problemsWith } from './compile-form.ts';
import { generatedForms, spoiled, type Generated } from './generate-schemas.ts';

const seed = Number(process.env.SEED ?? 20260501);
const COUNT = 300;
const MINUTE = 60_000;
const forms = fc.sample(generatedForms({ drawn: false }), { seed, numRuns: COUNT });
const nameOf = (at: number): string => `generated-${at}`;

/**
 * A judge that knows nothing of our compiler. Its precision of 1e-324 is none at all: every quotient is taken as it is, also
 * one beyond 1e21, which Ajv would read as a text otherwise.
 */
const judge = addFormats(new Ajv({ strict: false, multipleOfPrecision: 324 }));

let definitions: FormDefinition[];

beforeAll(async () => {
  definitions = await Promise.all(forms.map(({ schema }, at) => definitionOf({ name: nameOf(at), schema })));
}, MINUTE);

const dataFor = ({ values }: Generated, at: number): unknown[] => [
  ...values,
  ...values.flatMap((value) => fc.sample(spoiled(value), { seed: seed + at, numRuns: 3 })),
];

/** The verdict of the browser: the functions of the form as the form library is given them. */
function browserOf({ schema, validators }: FormDefinition): (data: unknown) => boolean {
  const validator = createPrecompiledValidator(validators as unknown as ValidatorFunctions, schema as never);
  return (data) => validator.rawValidation(schema as never, data).errors === undefined;
}

describe(`${COUNT} generated schemas (seed ${seed})`, () => {
  test('the compiler takes each of them', () => {
    expect(problemsWith(forms.map(({ schema }, at) => ({ name: nameOf(at), schema })))).toEqual([]);
  });

  test(
    'browser, server and a judge of its own say the same of all data, and each refusal has its words',
    () => {
      let cases = 0;
      let refused = 0;
      for (const [at, definition] of definitions.entries()) {
        const generated = forms[at] as Generated;
        const isRight = judge.compile(generated.schema as object);
        const browser = browserOf(definition);
        for (const data of dataFor(generated, at)) {
          const shown = JSON.stringify({ schema: generated.schema, data });
          const verdict = definition.validate(data);
          const problems = explain(definition.schema, definition.validate.errors ?? []);
          expect(verdict, shown).toBe(isRight(data));
          expect(browser(data), shown).toBe(verdict);
          expect(problems.length > 0, shown).toBe(!verdict);
          for (const problem of problems) expect(inEnglish(problem), shown).not.toMatch(/\{\{|undefined|^$/);
          cases += 1;
          refused += verdict ? 0 : 1;
        }
        for (const value of generated.values) expect(isRight(value), JSON.stringify(generated)).toBe(true);
      }
      console.log(
        `Generated schemas, seed ${seed}: ${cases} of ${cases} verdicts alike, ${refused} of them refusals.`,
      );
      expect(refused).toBeGreaterThan(COUNT);
    },
    MINUTE,
  );

  test(
    'a form hands over what it was given, for all data that is right',
    () => {
      for (const [at, { schema, values }] of forms.entries()) {
        const definition = definitions[at] as FormDefinition;
        const model = modelOf(definition, undefined);
        for (const value of values)
          for (const held of [value as never, model.start(value as never)])
            expect(JSON.parse(JSON.stringify(model.sent(held))), JSON.stringify({ schema })).toEqual(value);
      }
    },
    MINUTE,
  );
});
