// Every HTTP call of the client goes through here: one row of schemas/calls.ts in, one outcome out.
import { FetchError, ofetch } from 'ofetch';
import {
  isMutation,
  pathOf,
  twinOf,
  type AnswerOf,
  type BodyOf,
  type Call,
  type ParamsOf,
} from '#schemas/calls.ts';
import type { Envelope, Feature } from '#schemas/envelope.ts';
import { isObject } from '#schemas/is-object.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { textOf } from '#schemas/row-values.ts';
import { isFilledText, type Text } from '#schemas/text.ts';
import { isUnreadable, readAnswer } from './answered.ts';
import { isRefused, isSignedOut, kindOf, type Outcome } from './outcome.ts';
import { settleSubmit, submitKey, untilSettled } from './submits.ts';

/** The version a change is based on; `new`: the row is a new one and must not replace another. */
export type BasedOn = number | 'new' | undefined;

/** What a row's path, body and query need; only what the row has. */
export type Request<C extends Call> = (keyof ParamsOf<C> extends never
  ? { params?: never }
  : string extends keyof ParamsOf<C>
    ? { params?: ParamsOf<C> }
    : { params: ParamsOf<C> }) &
  (BodyOf<C> extends undefined
    ? { body?: never }
    : undefined extends BodyOf<C>
      ? { body?: BodyOf<C> }
      : { body: BodyOf<C> }) & {
    query?: Record<string, string>;
    /** Sent to a server that knows versions. */
    version?: BasedOn;
    /** Of a session that is left already. */
    token?: string;
  };

interface Connection {
  /** Origin of the server, '' for the page's own. */
  host: string;
  token: () => string | null;
  /** A call with this token was answered 401: its session is over. */
  onSessionEnd: (token: string | null) => void;
  /**
   * Whether the server does more than §7: has twins (and the configuration asks for them), counts a submit with a key
   * once, refuses what is based on an older version.
   */
  offers: (feature: Extract<Feature, 'twins' | 'idempotency' | 'versions'>) => Promise<boolean>;
}

let connection: Connection = {
  host: '',
  token: () => null,
  onSessionEnd: () => undefined,
  offers: () => Promise.resolve(false),
};
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

const hasOrigin = /^([a-z]+:|\/\/)/i;

/** Resolves the path of a picture against the server's root; what another server sends in its place is no picture. */
export const imageUrl = (path: unknown): string | undefined => {
  if (typeof path !== 'string' || path === '') return undefined;
  return hasOrigin.test(path) ? path : `${connection.host}/${path.replace(/^\//, '')}`;
};

const bearer = 'Bearer ';

const isEnvelope = (answer: unknown): answer is Envelope & Record<string, unknown> =>
  isObject(answer) && 'flag' in answer;

/** The full address of a path below the API. */
export const addressOf = (path: string): string => `${connection.host}/api${path}`;

async function versionHeader(version: BasedOn): Promise<Record<string, string>> {
  if (version === undefined || !(await connection.offers('versions'))) return {};
  return version === 'new' ? { 'if-none-match': '*' } : { 'if-match': `"${version}"` };
}

/**
 * Who asks, which version a change is based on, and the key of a submit.
 * @param content everything that makes up the submit
 */
export async function headersFor(
  row: Call,
  version: BasedOn,
  content: string,
  token = connection.token(),
): Promise<Record<string, string>> {
  return {
    ...(token && row.permission !== 'public' ? { authorization: bearer + token } : {}),
    ...(await versionHeader(version)),
    ...(isMutation(row) && (await connection.offers('idempotency'))
      ? { 'idempotency-key': submitKey(content) }
      : {}),
  };
}

/** A sentence of the server: as a text that can be translated where it sends one. */
const said = (text: unknown, sentence: unknown): Text | undefined =>
  isFilledText(text) ? text : (typeof sentence === 'string' && sentence) || undefined;

/** What was refused field by field; where another server says it of none, its one sentence says all. */
function refusedFields({ errors, texts }: Envelope): Record<string, Text> | undefined {
  const fields = Object.entries(isObject(errors) ? errors : {}).flatMap(([field, error]) => {
    const text = said(texts?.[field], error);
    return text === undefined ? [] : [[field, text] as const];
  });
  return fields[0] && Object.fromEntries(fields);
}

/**
 * What an answer means: its envelope, or that there was none. A 401 ends the session that was asked with.
 * @param headers those that were sent
 */
export function outcomeOf<C extends Call>(
  row: C,
  status: number,
  answer: unknown,
  { authorization }: Record<string, string> = {},
): Outcome<AnswerOf<C>> {
  const failed = row.failure ?? messages.failure.generic;
  if (isSignedOut({ status }) && row.permission !== 'public')
    connection.onSessionEnd(authorization?.slice(bearer.length) ?? null);
  const unread = { ok: false, kind: kindOf(status), status, error: failed } as const;
  if (!isEnvelope(answer)) return unread;
  const data = (row.ours ? answer.data : readAnswer(answer.data, row)) as AnswerOf<C>;
  // §7 true, and nothing else, says that it worked.
  if (answer.flag === true)
    return isUnreadable(row, data) ? unread : { ok: true, data, envelope: { ...answer, data } };
  const { text, error } = answer;
  const sort = textOf(answer.sort);
  const errors = refusedFields(answer);
  return {
    ...unread,
    kind: 'refused',
    error: said(text, error) ?? failed,
    data,
    ...(sort && { sort }),
    ...(errors && { errors }),
  };
}

/**
 * Sends what has its headers: a submit with a key again, when the server does not know what became of it, or its answer breaks off.
 * An answer settles it; no answer, or a server in trouble, leaves open whether it was done.
 * @param content everything that makes it up
 * @param send throws a `FetchError` where no answer had begun
 */
export async function untilAnswered<Data>(
  content: string,
  headers: Record<string, string>,
  send: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  // Where the answer had begun it was done: what is shown follows, and who takes the failure for one might take the next step.
  const sendAgain = (error: unknown) => {
    if (error instanceof FetchError) throw error;
    return send();
  };
  const outcome = await ('idempotency-key' in headers ? untilSettled(() => send().catch(sendAgain)) : send());
  if (outcome.ok || isRefused(outcome)) settleSubmit(content);
  return outcome;
}

interface Sent {
  row: Call;
  path: string;
  body?: unknown;
  query?: Record<string, string>;
}

/** How a call is sent: as §7 says, or by its twin. */
async function sentAs<C extends Call>(row: C, { params, body, query }: Request<C>): Promise<Sent> {
  const path = pathOf(row, (params ?? {}) as ParamsOf<C>);
  const twin = twinOf(row);
  if (!twin || !(await connection.offers('twins'))) return { row, path, body, ...(query && { query }) };
  if (twin.method === 'DELETE') return { row: twin, path };
  const { remember, ...rest } = query ?? {};
  return {
    row: twin,
    path: twin.path,
    body: { ...params, ...rest, ...(remember ? { remember: true } : {}) },
  };
}

/**
 * Makes one call. Nothing else than a submit with a key is retried: here a GET may log in, and a GET may delete.
 * @returns the outcome; it never throws. A request that is not answered in time is `unreachable`.
 */
export async function call<C extends Call>(row: C, request: Request<C>): Promise<Outcome<AnswerOf<C>>> {
  await connected;
  try {
    const { row: sent, path, body, query } = await sentAs(row, request);
    const content = JSON.stringify([sent.method, path, body]);
    const headers = await headersFor(row, request.version, content, request.token);
    const send = async (): Promise<Outcome<AnswerOf<C>>> => {
      const response = await ofetch.raw(addressOf(path), {
        method: sent.method,
        headers,
        // As text: by a field called `constructor` the library would take it for no JSON.
        body: JSON.stringify(body),
        ...(query && { query }),
        // Whatever another server calls it: what is no JSON is no envelope.
        responseType: 'json',
        retry: 0,
        // Also while the answer comes: of the library's own timeout that is no part.
        signal: AbortSignal.timeout(limits.request.timeoutMilliseconds),
        ignoreResponseError: true,
      });
      return outcomeOf(row, response.status, response._data, headers);
    };
    return await untilAnswered(content, headers, send);
  } catch {
    return outcomeOf(row, 0, undefined);
  }
}
