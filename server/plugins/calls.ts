// Registers a handler for one row of schemas/calls.ts: permission first, then the shared validators, then the envelope.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { AnswerOf, BodyOf, Call, ParamsOf } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { bodies, entities, forms } from '#schemas/generated/index.ts';
import roles from '#schemas/roles.json' with { type: 'json' };
import type { Schema } from '#schemas/schema.ts';
import { may } from '../permissions.ts';
import { Refusal } from '../refusal.ts';
import { demandSession, type Session } from './sessions.ts';
import { Whole } from './whole.ts';

/** JSON text made by the database, sent as it is in `data`; a long one piece by piece. */
export class Json {
  readonly text: string | Readable;
  readonly page: Envelope['page'];
  constructor(text: string | Readable, page?: Envelope['page']) {
    this.text = text;
    this.page = page;
  }
}

/** What a handler is given. `session` is null for public calls only. */
export interface Asked<C extends Call> {
  params: ParamsOf<C>;
  body: BodyOf<C>;
  query: Record<string, string | undefined>;
  session: Session;
  /** The version the client's copy has (`If-Match`), when it says so. */
  version: number | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Fields of the envelope beside `flag`; `data` as the row says. */
export type Answer<C extends Call> = Omit<Envelope, 'data' | 'flag'> & { data?: AnswerOf<C> | Json } & Record<
    string,
    unknown
  >;

const definitions = { ...bodies, ...forms };
export const apiPrefix = '/api';

const text: Schema = { type: 'string', maxLength: 2048 };

function schemaOf(row: Call): FastifySchema {
  const params = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const answer =
    typeof row.answer === 'string' ? entities[row.answer] : row.answer && entities[row.answer[0]];
  const data =
    row.answer === undefined
      ? {}
      : typeof row.answer === 'string'
        ? answer
        : { type: 'array', items: answer };
  const properties = { flag: { type: 'boolean' }, data, sort: { type: 'string' }, error: { type: 'string' } };
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

function demandPermission(row: Call, session: Session): void {
  if (row.permission === 'public' || row.permission === 'session') return;
  if (!may(session.admin, row.permission))
    throw new Refusal(403, 'role', roles.permissions[row.permission].refusal);
}

function versionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  // A tag that is none of ours can match no version.
  return Number(/^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1] ?? -1);
}

const headOf = (page: Envelope['page'], rest: Record<string, unknown>): string =>
  `${JSON.stringify({ flag: true, ...rest, ...(page ? { page } : {}) }).slice(0, -1)},"data":`;

/** The envelope around rows that the database made. */
export const envelopeAround = (
  rows: string,
  page?: Envelope['page'],
  rest: Record<string, unknown> = {},
): string => `${headOf(page, rest)}${rows}}`;

async function* enclosed(head: string, rows: Readable): AsyncGenerator<string> {
  yield head;
  yield* rows as AsyncIterable<string>;
  yield '}';
}

function send(reply: FastifyReply, answer: Record<string, unknown>): FastifyReply {
  const { data, ...rest } = answer;
  if (!(data instanceof Json)) return reply.send({ flag: true, ...answer });
  const { text, page } = data;
  void reply.type('application/json; charset=utf-8');
  if (typeof text === 'string') return reply.send(envelopeAround(text, page, rest));
  return reply.send(Readable.from(enclosed(headOf(page, rest), text)));
}

/**
 * Answers one row of the call table.
 * @param row the row; its permission is demanded before anything of the request is read
 * @param handler throws a Refusal to refuse
 */
export function answer<C extends Call>(
  app: FastifyInstance,
  row: C,
  handler: (asked: Asked<C>) => Promise<Answer<C> | Whole>,
): void {
  app.route({
    method: row.method,
    url: apiPrefix + row.path.replace(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(row),
    config: { permission: row.permission },
    onRequest: async (request) => {
      if (row.permission === 'public') return;
      request.session = (await app.sessionOf(request)) ?? null;
      demandPermission(row, demandSession(request.session));
    },
    handler: async (request, reply) => {
      const answered = await handler({
        params: request.params as ParamsOf<C>,
        body: request.body as BodyOf<C>,
        query: request.query as Record<string, string | undefined>,
        session: request.session as Session,
        version: versionOf(request),
        request,
        reply,
      });
      if (reply.sent) return reply;
      return answered instanceof Whole ? answered.send(request, reply) : send(reply, answered);
    },
  });
}
