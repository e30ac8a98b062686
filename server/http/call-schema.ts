// What Fastify is told of one row of schemas/calls.ts: the schemas of its params, query and body, and of its answer.
import type { FastifySchema } from 'fastify';
import type { Call } from '#schemas/calls.ts';
import { bodies, entities, forms } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';

/** Every body and query by its name. */
export const definitions = { ...bodies, ...forms };

const text: Schema = { type: 'string', maxLength: 2048 };

/** Beside §7: what a refusal was made of, for clients that translate it. */
const said: Record<string, Schema> = {
  text: {
    type: 'object',
    description:
      'What `error` was made of: an English text with `{{name}}` places, and what fills them. The values of `label`, `state`, `thing` and `form` and the entries of lists are English texts themselves; `count` chooses the plural form.',
    properties: { key: { type: 'string' }, values: { type: 'object' } },
  },
  errors: {
    type: 'object',
    description: 'Every problem, by field.',
    additionalProperties: { type: 'string' },
  },
  texts: {
    type: 'object',
    description: 'What `errors` were made of, by field, each as `text`.',
    additionalProperties: { type: 'object' },
  },
};

/** The row that a call answers, or a list of. */
export const answeredBy = ({ answer }: Call): Schema | undefined =>
  typeof answer === 'string' ? entities[answer] : answer && entities[answer[0]];

// Most calls name their params like another one does: what is the same schema is compiled once.
const paramSchemas = new Map<string, Schema>();

function paramsOf({ path }: Call): { params?: Schema } {
  const required = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (required.length === 0) return {};
  const key = required.join();
  const properties = Object.fromEntries(required.map((name) => [name, text]));
  const params = paramSchemas.get(key) ?? { type: 'object', required, properties };
  paramSchemas.set(key, params);
  return { params };
}

export function schemaOf(row: Call): FastifySchema {
  const answer = answeredBy(row);
  const data =
    row.answer === undefined
      ? {}
      : typeof row.answer === 'string'
        ? answer
        : { type: 'array', items: answer };
  const properties = {
    flag: { type: 'boolean' },
    data,
    sort: { type: 'string' },
    error: { type: 'string' },
    ...said,
  };
  return {
    ...(row.body && !row.upload ? { body: definitions[row.body].schema } : {}),
    ...paramsOf(row),
    querystring: definitions[row.query ?? 'nothing'].schema,
    response: { 200: { description: row.success ?? 'OK', type: 'object', properties } },
  };
}
