// Registers a handler for one row of schemas/calls.ts: permission first, then the shared validators, then the envelope.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isMutation, twinOf, type AnswerOf, type BodyOf, type Call, type ParamsOf } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import history from '#schemas/history.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import type { Schema } from '#schemas/schema.ts';
import { demandWritable } from '../access/field-roles.ts';
import { maskFor } from '../access/masking.ts';
import { may } from '../access/permissions.ts';
import { demandFactor } from '../access/second-factor.ts';
import { demandSession, type Session } from '../access/sessions.ts';
import { demandKey, submitOf } from '../changes/submits.ts';
import type { Change } from '../changes/transaction.ts';
import { lookupsIn } from '../platform/lookups.ts';
import { CachedAnswer } from './cached-answer.ts';
import { answeredBy, definitions, schemaOf } from './call-schema.ts';
import { Json } from './json.ts';
import { maskedBy } from './masked-answers.ts';
import { Refusal } from './refusal.ts';
import { seenIn } from './seen-version.ts';
import { refusalOfJson, refusalOfProblems, tolerantly } from './validation.ts';

/** Nobody is signed in where anybody may ask, or the marketplace does. */
type SessionOf<C extends Call> = C['permission'] extends 'public' | 'marketplace' ? null : Session;

/** What a handler is given. */
export interface Asked<C extends Call> {
  params: ParamsOf<C>;
  body: BodyOf<C>;
  query: Record<string, string | undefined>;
  session: SessionOf<C>;
  /** The version the client's copy has (`If-Match`), when it says so. A submit that is repeated has passed that. */
  version: readonly number[] | undefined;
  /** The one way to change rows: as whoever asks, once for each submit, and not before what the form refers to is found. */
  change: Change;
  /** Whether the same submit has been made before, by now: its changes come to what they came to then. */
  isRepeated: () => Promise<boolean>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Fields of the envelope beside `flag`; `data` as the row says. */
export type Answer<C extends Call> = Omit<Envelope, 'data' | 'flag'> & { data?: AnswerOf<C> | Json } & Record<
    string,
    unknown
  >;

export const apiPrefix = '/api';
/** Who makes the changes that the marketplace's own services report. */
export const marketplace = 'marketplace' satisfies keyof typeof history.actors;

function demandPermission(row: Call, session: Session): void {
  if (!row.beforeFactor) demandFactor(session.admin);
  if (row.permission === 'public' || row.permission === 'session') return;
  if (row.permission === 'marketplace') throw new Refusal(403, 'role', messages.refusal.marketplace);
  if (!may(session.admin, row.permission)) throw new Refusal(403, 'role', refusalOf(row.permission));
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

/** The params and the query of a request; a twin with POST has them in its body. */
function askedIn(
  row: Call,
  served: Call,
  request: FastifyRequest,
): { params: Record<string, string>; query: Record<string, string | undefined> } {
  const { params, query, body } = request as FastifyRequest<{
    Params: Record<string, string>;
    Querystring: Record<string, string>;
  }>;
  if (served.method !== 'POST' || row.method === 'POST') return { params, query };
  const sent = Object.entries(body as object).map(([name, value]) => [name, String(value)]);
  const isParam = ([name]: string[]): boolean => row.path.includes(`{${name}}`);
  return {
    params: Object.fromEntries(sent.filter(isParam)) as Record<string, string>,
    query: Object.fromEntries(sent.filter((entry) => !isParam(entry))) as Record<string, string>,
  };
}

/** A body whose numbers may be texts, with numbers in the places of those that are written as one. */
function withNumbers(body: unknown, { properties = {} }: Schema): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const read = ([name, value]: [string, unknown]): [string, unknown] => {
    const isNumber = properties[name]?.type === 'number' && typeof value === 'string';
    return [name, isNumber && /^\s*-?\d+(\.\d+)?\s*$/.test(value) ? Number(value) : value];
  };
  return Object.fromEntries(Object.entries(body).map(read));
}

/** A call that takes no body is sent none, or an empty one. */
function demandNothing(body: unknown): void {
  if (body === undefined || body === null) return;
  const refusal = refusalOfJson(body);
  if (refusal) throw refusal;
  const { schema, validate } = definitions.nothing;
  if (!validate(body)) throw refusalOfProblems(schema, validate, body);
}

/** Whose change it is. */
const changerOf = ({ session }: FastifyRequest): string => String(session?.admin._id ?? marketplace);

/** The key of a submit that must count once; the marketplace's own services name each event. */
function submitKeyOf(row: Call, request: FastifyRequest): string | undefined {
  if (!isMutation(row)) return undefined;
  if (row.permission === 'marketplace') return (request.body as { event: string }).event;
  const header = request.headers['idempotency-key'];
  return header === undefined ? undefined : demandKey(header);
}

/** Who asks, and whether they may. */
async function identify(app: FastifyInstance, row: Call, request: FastifyRequest): Promise<void> {
  if (row.permission === 'public') return;
  if (row.permission === 'marketplace' && app.isMarketplace(request)) return;
  request.session = (await app.sessionOf(request)) ?? null;
  demandPermission(row, demandSession(request.session));
}

/** The form that a call takes; a file comes with a form of its own. */
const formOf = ({ body, upload }: Call): Call['body'] => (upload ? undefined : body);

/** Changes on the terms of a request. */
function changeOf(app: FastifyInstance, form: Call['body'], request: FastifyRequest): Change {
  return (work) =>
    app.transact(changerOf(request), work, {
      submit: request.submit,
      demand: form && request.session ? lookupsIn(definitions[form].schema, request.body) : undefined,
    });
}

/** Whether the submit of a request has been made before, by whoever makes this one. */
function repeatOf(app: FastifyInstance, request: FastifyRequest): () => Promise<boolean> {
  return async () => request.submit !== null && app.isRepeated(changerOf(request), request.submit);
}

/** What a handler is given of a request that has been let in. @throws Refusal of a body or a key */
async function askedBy<C extends Call>(
  app: FastifyInstance,
  [row, served]: readonly [row: C, served: Call],
  [request, reply]: readonly [FastifyRequest, FastifyReply],
): Promise<Asked<C>> {
  const { session } = request;
  const form = formOf(row);
  if (!served.body && !served.upload) demandNothing(request.body);
  const { params, query } = askedIn(row, served, request);
  if (form && session) demandWritable(definitions[form].schema, request.body, session.admin);
  const key = submitKeyOf(row, request);
  if (key !== undefined)
    request.submit = submitOf(key, row.path, { params, query, body: row.upload ? null : request.body });
  const isRepeated = repeatOf(app, request);
  return {
    params,
    query,
    body: request.body as BodyOf<C>,
    session: session as SessionOf<C>,
    version: (await isRepeated()) ? undefined : seenIn(request.headers['if-match']),
    change: changeOf(app, form, request),
    isRepeated,
    request,
    reply,
  };
}

/**
 * Answers one row of the call table, and its twin.
 * @param row the row; its permission is demanded before anything of the request is read
 * @param handler throws a Refusal to refuse
 */
export function answer<C extends Call>(
  app: FastifyInstance,
  row: C,
  handler: (asked: Asked<C>) => Promise<Answer<C> | CachedAnswer>,
): void {
  const entity = typeof row.answer === 'object' ? row.answer[0] : row.answer;
  const form = formOf(row);

  async function handle(served: Call, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = await askedBy(app, [row, served], [request, reply]);
    const mask = entity && request.session ? maskFor(request.session.admin, entity) : undefined;
    const answered = await maskedBy(mask, () => handler(asked));
    if (reply.sent) return reply;
    return answered instanceof CachedAnswer ? answered.send(request, reply) : send(reply, answered);
  }

  const twin = twinOf(row);
  for (const served of twin ? [row, twin] : [row])
    app.route({
      method: served.method,
      url: apiPrefix + served.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(served),
      ...(row.ours ? {} : { validatorCompiler: tolerantly(answeredBy(row)) }),
      config: {
        permission: row.permission,
        ...(row.upload && row.body ? { parts: definitions[row.body].schema } : {}),
      },
      onRequest: (request) => identify(app, row, request),
      ...(row.takesText && form
        ? {
            preValidation: async (request) => {
              request.body = withNumbers(request.body, definitions[form].schema);
            },
          }
        : {}),
      handler: (request, reply) => handle(served, request, reply),
    });
}
