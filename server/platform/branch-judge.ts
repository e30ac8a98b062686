// Whether a part of a schema accepts a value: asked where a condition or a choice decides what else is said of it.
import type { Schema } from '#schemas/schema.ts';
import { createAjv, judgingPart } from '#schemas/dialect.ts';

type Judge = (schema: Schema, value: unknown) => boolean;

const judges = new WeakMap<Schema, Judge>();

/** The judge of the parts of `root`; each part is compiled when it is asked about first. */
export function branchJudgeOf(root: Schema): Judge {
  const known = judges.get(root) ?? makeJudge(root);
  judges.set(root, known);
  return known;
}

function makeJudge({ definitions }: Schema): Judge {
  // What the compiler has taken is not doubted again.
  const ajv = createAjv({ strict: false, allErrors: false, validateSchema: false });
  const compiled = new WeakMap<Schema, (value: unknown) => boolean>();

  function compile(schema: Schema): (value: unknown) => boolean {
    const { $id: _, ...part } = schema;
    try {
      return ajv.compile(judgingPart({ ...part, ...(definitions ? { definitions } : {}) }));
    } catch {
      // What it is compared with stands outside of it: it counts as taken, so that nothing goes unchecked.
      return () => true;
    }
  }

  return (schema, value) => {
    const judge = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, judge);
    return judge(value);
  };
}
