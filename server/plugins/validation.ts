// The validators of schemas/generated judge every body, query and params; text that PostgreSQL cannot hold is refused here.
import plugin from 'fastify-plugin';
import { createAjv } from '#schemas/dialect.ts';
import { explain, inEnglish } from '#schemas/explain.ts';
import { bodies, forms } from '#schemas/generated/index.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Schema, Validate } from '#schemas/schema.ts';
import { Refusal } from '../refusal.ts';

const compiled = new Map<unknown, Validate>(
  [...Object.values(forms), ...Object.values(bodies)].map(({ schema, validate }) => [schema, validate]),
);
const ajv = createAjv();

/** Whether a string anywhere in `value` holds a NUL or half a surrogate pair. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => hasUnstorableText(key) || hasUnstorableText(inner));
}

/** The refusal for what `validate` found: every problem by field, the first one as `sort` and `error`. */
export function refusalOfProblems(schema: Schema, validate: Validate): Refusal {
  const problems = explain(schema, validate.errors ?? []);
  const errors = Object.fromEntries(problems.map((problem) => [problem.path, inEnglish(problem)]));
  const [first] = problems;
  return new Refusal(
    422,
    first?.path ?? 'body',
    first ? inEnglish(first) : messages.refusal.malformed,
    {},
    { errors },
  );
}

export const validation = plugin(
  (app, _options, done) => {
    app.setValidatorCompiler<Schema>(({ schema }) => {
      const validate = compiled.get(schema) ?? (ajv.compile(schema) as Validate);
      return (data: unknown) => {
        if (hasUnstorableText(data))
          return { error: new Refusal(400, 'request', messages.refusal.malformed) };
        return validate(data) ? { value: data } : { error: refusalOfProblems(schema, validate) };
      };
    });
    // Answers are made by queries that already have the right shape; response schemas only describe.
    app.setSerializerCompiler(() => JSON.stringify);
    done();
  },
  { name: 'validation' },
);
