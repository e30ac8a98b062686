// The validators of schemas/generated judge every body, query and params; text that PostgreSQL cannot hold is refused here.
import plugin from 'fastify-plugin';
import { createAjv } from '#schemas/dialect.ts';
import { explain, labelOf, saidOf } from '#schemas/explain.ts';
import { bodies, forms } from '#schemas/generated/index.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { pathOf } from '#schemas/paths.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Schema, SchemaError, Validate } from '#schemas/schema.ts';
import { Refusal } from './refusal.ts';
import { withoutSentBack } from './sent-back.ts';

const compiled = new Map<unknown, Validate>(
  [...Object.values(forms), ...Object.values(bodies)].map(({ schema, validate }) => [schema, validate]),
);
const ajv = createAjv();

/** Whether a string anywhere in `value` holds a NUL or half a surrogate pair. */
export function hasUnstorableText(value: unknown): boolean {
  // A list of what is left instead of recursion: 256 KiB can nest deeper than the stack.
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) left.push(key, inner);
  }
  return false;
}

/** §7: some bodies carry a form in `data`; its fields are named as the form names them. */
const wrapper = /^data\./;

/** Whether `value` nests deeper than anything that walks through it as it nests may go. */
function isTooDeep(value: unknown, levels = limits.body.levels): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    const below: unknown[] = [];
    for (const one of level)
      if (typeof one === 'object' && one !== null) for (const inner of Object.values(one)) below.push(inner);
    level = below;
  }
  return false;
}

/** Where such a text stands; nowhere where it is a key, whose name cannot be told. */
function placeOfUnstorable(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const [key, inner] = Object.entries(value).find((entry) => hasUnstorableText(entry)) ?? [];
  return key === undefined || hasUnstorableText(key) ? [] : [key, ...placeOfUnstorable(inner)];
}

/** The refusal of what no validator may see. */
export function refusalOfJson(value: unknown, schema: Schema = {}): Refusal | undefined {
  if (isTooDeep(value))
    return new Refusal(422, 'request', messages.refusal.tooDeep, { count: limits.body.levels });
  if (!hasUnstorableText(value)) return undefined;
  const place = placeOfUnstorable(value);
  if (place.length === 0) return new Refusal(400, 'request', messages.refusal.malformed);
  const text = { key: messages.refusal.unstorable, values: { label: labelOf(schema, place) } };
  const path = pathOf(place).replace(wrapper, '');
  return new Refusal(400, path, text, {}, { errors: { [path]: text } });
}

/** More than any form has fields: a body of thousands of unknown keys gets no answer of its own size. */
const mostProblems = 50;

/** Of a list of thousands of wrong entries not each is looked into: that would hold everybody up for seconds. */
const mostErrors = 1000;

/** The refusal for what `validate` found: every problem by field, the first one as `sort` and `error`. */
export function refusalOfProblems(schema: Schema, validate: Validate, value: unknown): Refusal {
  const problems = explain(schema, (validate.errors ?? []).slice(0, mostErrors), value)
    .filter((problem) => !('isAlternative' in problem))
    .slice(0, mostProblems)
    .map((problem) => ({ ...problem, path: problem.path.replace(wrapper, '') }));
  const errors = Object.fromEntries(problems.map((problem) => [problem.path, saidOf(problem)]));
  const [first] = problems;
  return new Refusal(
    422,
    first?.path ?? 'body',
    first ? saidOf(first) : messages.refusal.malformed,
    {},
    { errors },
  );
}

type Judged = { value: unknown } | { error: Refusal };

/** @param mend another reading of what was refused, where there is one */
function judgeBy(schema: Schema, mend?: (errors: readonly SchemaError[], data: unknown) => unknown) {
  const validate = compiled.get(schema) ?? (ajv.compile(schema) as Validate);
  return (data: unknown): Judged => {
    const refusal = refusalOfJson(data, schema);
    if (refusal) return { error: refusal };
    if (validate(data)) return { value: data };
    const mended = mend?.(validate.errors ?? [], data);
    if (mended !== undefined && validate(mended)) return { value: mended };
    return { error: refusalOfProblems(schema, validate, mended ?? data) };
  };
}

/**
 * Judges a call of §7, whose clients are not all ours.
 * @param answered the row that the call answers
 */
export const tolerantly =
  (answered: Schema | undefined) =>
  ({ schema, httpPart }: { schema: Schema; httpPart?: string }) =>
    judgeBy(
      schema,
      httpPart === 'body' ? (errors, data) => withoutSentBack(schema, errors, data, answered) : undefined,
    );

/** Whether a body says that its letters are written otherwise than those of JSON (RFC 8259, 8.1): they would be stored as others. */
const isInOtherLetters = (type = ''): boolean => /;\s*charset=(?!"?(utf-?8|us-ascii)"?\s*(;|$))/i.test(type);

export const validation = plugin(
  (app, _options, done) => {
    app.setValidatorCompiler<Schema>(({ schema }) => judgeBy(schema));
    // Bodies are JSON or a form with a file: text that Fastify would read by itself is refused with 415.
    app.removeContentTypeParser('text/plain');
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, parsed) => {
      if (isInOtherLetters(request.headers['content-type']))
        parsed(new Refusal(415, 'body', messages.refusal.mediaType));
      // Many clients send this header with every call, also where there is no body.
      else if (body === '' && !request.routeOptions.schema?.body) parsed(null, undefined);
      else void parse(request, body, parsed);
    });
    // Answers are made by queries that already have the right shape; response schemas only describe.
    app.setSerializerCompiler(() => JSON.stringify);
    done();
  },
  { name: 'validation' },
);
