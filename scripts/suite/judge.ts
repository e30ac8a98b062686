// The way of a form file: resolved, compiled ahead of time, run as the server does and as the browser's form does.
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { validatorSource } from '#schemas/compiler/modules.ts';
import { Resolver } from '#schemas/compiler/resolve.ts';
import type { Json } from '#schemas/compiler/source.ts';
import type { Schema, Validate } from '#schemas/schema.ts';
import type { Group } from './suite.ts';

interface Compiled {
  schema: Schema;
  validate: Validate;
  validators: Record<string, Validate>;
}

const file = 'schemas/suite/group.schema.json';
const require = createRequire(import.meta.url);

function compiled(source: unknown): Compiled {
  const schema = new Resolver([{ file, json: source as Json }]).resolve(file);
  const code = validatorSource({ file, name: 'group', schema }, true);
  // The text that a generated module has, without a bundle of its own for each of hundreds.
  const run = compileFunction(`${code}\nreturn { validate, validators };`, ['require']) as (
    from: NodeJS.Require,
  ) => Omit<Compiled, 'schema'>;
  return { schema, ...run(require) };
}

/** For each document of a group what is wrong with a verdict, or nothing where both sides agree with the suite. */
export function judgeGroup({ schema: source, tests }: Group): (string | undefined)[] {
  try {
    const { schema, validate, validators } = compiled(source);
    const browser = createPrecompiledValidator(validators as never, schema as never);
    return tests.map(({ data, valid }) => {
      const onServer = validate(data);
      const inBrowser = browser.rawValidation(schema as never, data).errors === undefined;
      return onServer === valid && inBrowser === valid
        ? undefined
        : `should be ${valid}, the server says ${onServer} and the browser ${inBrowser}`;
    });
  } catch (error) {
    return tests.map(() => String(error));
  }
}
