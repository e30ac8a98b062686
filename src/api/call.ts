// Every HTTP call of the client goes through here: one row of schemas/calls.ts in, one outcome out.
import { ofetch } from 'ofetch';
import { pathOf, type AnswerOf, type BodyOf, type Call, type ParamsOf } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };

/** Why a call did not work. `refused`: the server answered no; `unreachable`: it did not answer, or not with an envelope. */
export interface Failure<Data = unknown> {
  ok: false;
  kind: 'refused' | 'unreachable';
  /** 0 without an answer. */
  status: number;
  /** One English sentence, to be translated. */
  error: string;
  sort?: string;
  /** Problems by field, from a server that sends them. */
  errors?: Record<string, string>;
  /** The newer row of a 412. */
  data?: Data;
}

export interface Success<Data> {
  ok: true;
  data: Data;
  envelope: Envelope<Data> & Record<string, unknown>;
}

export type Outcome<Data> = Success<Data> | Failure<Data>;

/** Saves a change of a row. @returns the failure, with the newer row when somebody else was first; nothing when it worked */
export type Save<Row, Value> = (row: Row, value: Value) => Promise<Failure<Row> | undefined>;

const preconditionFailed = 412;

/** Whether somebody else saved first, and the server answered with what they saved. */
export const isOutdated = <Row>(failure: Failure<Row>): failure is Failure<Row> & { data: Row } =>
  failure.status === preconditionFailed && Boolean(failure.data);

/** The version a change is based on; `new`: the row is a new one and must not replace another. */
export type BasedOn = number | 'new' | undefined;

/** What a row's path, body and query need; only what the row has. */
export type Request<C extends Call> = (keyof ParamsOf<C> extends never
  ? { params?: never }
  : { params: ParamsOf<C> }) &
  (BodyOf<C> extends undefined ? { body?: never } : { body: BodyOf<C> }) & {
    query?: Record<string, string>;
    /** For a server that knows versions. */
    version?: BasedOn;
  };

interface Connection {
  /** Origin of the server, '' for the page's own. */
  host: string;
  token: () => string | null;
  /** A call was answered 401: the session is over. */
  onSessionEnd: () => void;
}

let connection: Connection = { host: '', token: () => null, onSessionEnd: () => undefined };
let announce: () => void;
/** A screen that loads quickly may ask before the configuration says where the server is. */
const connected = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Tells the calls where the server is and who asks. */
export function connect(to: Connection): void {
  connection = to;
  announce();
}

/** Resolves a root-relative picture against the server. */
export const imageUrl = (path: string | undefined): string | undefined =>
  path?.startsWith('/') ? connection.host + path : path;

const unauthorized = 401;

const isEnvelope = (answer: unknown): answer is Envelope & Record<string, unknown> =>
  typeof answer === 'object' && answer !== null && 'flag' in answer;

/** The full address of a path below the API. */
export const addressOf = (path: string): string => `${connection.host}/api${path}`;

/** Who asks, and which version a change is based on. */
export function headersFor(row: Call, version: BasedOn): Record<string, string> {
  const token = connection.token();
  return {
    ...(token && row.permission !== 'public' ? { authorization: `Bearer ${token}` } : {}),
    ...(version === 'new' ? { 'if-none-match': '*' } : {}),
    ...(typeof version === 'number' ? { 'if-match': `"${version}"` } : {}),
  };
}

/** What an answer means: its envelope, or that there was none. A 401 ends the session. */
export function outcomeOf<C extends Call>(row: C, status: number, answer: unknown): Outcome<AnswerOf<C>> {
  const failed = row.failure ?? messages.failure.generic;
  if (status === unauthorized && row.permission !== 'public') connection.onSessionEnd();
  if (!isEnvelope(answer)) return { ok: false, kind: 'unreachable', status, error: failed };
  const data = answer.data as AnswerOf<C>;
  if (answer.flag) return { ok: true, data, envelope: { ...answer, data } };
  const { sort, errors, error = failed } = answer;
  return {
    ok: false,
    kind: 'refused',
    status,
    error,
    data,
    ...(sort === undefined ? {} : { sort }),
    ...(errors === undefined ? {} : { errors }),
  };
}

/**
 * Makes one call. Nothing is retried: here a GET may log in, and a GET may delete.
 * @returns the outcome; it never throws. A request that is not answered in time is `unreachable`.
 */
export async function call<C extends Call>(row: C, request: Request<C>): Promise<Outcome<AnswerOf<C>>> {
  const { params, body, query, version } = request;
  await connected;
  try {
    const response = await ofetch.raw(addressOf(pathOf(row, (params ?? {}) as ParamsOf<C>)), {
      method: row.method,
      headers: headersFor(row, version),
      ...(body === undefined ? {} : { body }),
      ...(query ? { query } : {}),
      retry: 0,
      timeout: limits.request.timeoutMilliseconds,
      ignoreResponseError: true,
    });
    return outcomeOf(row, response.status, response._data);
  } catch {
    return outcomeOf(row, 0, undefined);
  }
}
