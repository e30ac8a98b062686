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

export function schemaOf(row: Call): FastifySchema {
  const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
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
    ...(params.length > 0
      ? {
          params: {
            type: 'object',
            required: params,
            properties: Object.fromEntries(params.map((name) => [name, text])),
          },
        }
      : {}),
    querystring: definitions[row.query ?? 'nothing'].schema,
    response: { 200: { description: row.success ?? 'OK', type: 'object', properties } },
  };
}
