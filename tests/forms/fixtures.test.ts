// Every feature of JSON Schema and of the form library, and every kind of form of its playground: taken by the compiler,
// and judged alike on both sides, in the same words. How they are drawn and filled in is proved by the stories.
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { explain, inEnglish } from '#schemas/explain.ts';
import type { FormDefinition, SchemaError } from '#schemas/schema.ts';
import { definitionOf, problemsWith, typesWith, type Form } from './compile-form.ts';
import { fixturesIn, folders } from './fixtures.ts';

type Sentences = Record<string, string>;

const worded = ({ schema }: FormDefinition, errors: readonly SchemaError[] | null | undefined): Sentences =>
  Object.fromEntries(
    explain(schema, errors ?? [])
      .filter(({ isAlternative }) => !isAlternative)
      .map((problem) => [problem.path, inEnglish(problem)]),
  );

function toldByServer(form: FormDefinition, data: unknown): Sentences {
  const isRight = form.validate(data);
  return isRight ? {} : worded(form, form.validate.errors);
}

function toldByBrowser(form: FormDefinition, data: unknown): Sentences {
  const { schema, validators } = form;
  const validator = createPrecompiledValidator(validators as unknown as ValidatorFunctions, schema as never);
  return worded(form, validator.rawValidation<SchemaError>(schema as never, data).errors);
}

/** What TypeScript says against a module of types. */
function complaintsOf(text: string): string[] {
  const name = 'types.ts';
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
  const host = ts.createCompilerHost({});
  const own = {
    ...host,
    getSourceFile: (path: string, target: ts.ScriptTarget) =>
      path === name ? file : host.getSourceFile(path, target),
  };
  // The types of the language itself need no proof.
  const options = { strict: true, noEmit: true, types: [], lib: ['lib.es2023.d.ts'], skipLibCheck: true };
  const program = ts.createProgram([name], options, own);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe.each(folders)('the forms of %s', (folder) => {
  const fixtures = Object.entries(fixturesIn(folder));
  const forms: Form[] = fixtures.map(([name, { schema, ui }]) => ({ name, schema, ui }));

  test('are taken by the compiler, and their types compile', async () => {
    expect(problemsWith(forms)).toEqual([]);
    expect(complaintsOf(await typesWith(forms))).toEqual([]);
  });

  test.each(fixtures)(
    '%s is judged alike by browser and server, in the words given',
    async (name, fixture) => {
      const form = await definitionOf({ name, ...fixture });
      for (const toldBy of [toldByServer, toldByBrowser]) {
        for (const data of fixture.valid) expect(toldBy(form, data)).toEqual({});
        for (const { data, problems } of fixture.invalid) expect(toldBy(form, data)).toEqual(problems);
      }
    },
  );

  test('are as many as are told here', () => {
    const cases = fixtures.flatMap(([, { valid, invalid }]) => [...valid, ...invalid]);
    console.log(
      `Forms of ${folder}: ${fixtures.length}, with ${cases.length} data judged alike on both sides.`,
    );
    expect(fixtures.every(([, { valid }]) => valid.length > 0)).toBe(true);
  });
});
