// One call to a running product, over the network. Of node:http, because a million calls by fetch take as long as their answers.
import { Agent, request as open, type IncomingMessage, type RequestOptions } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, type Call, type CallName } from '#schemas/calls.ts';
import type { Envelope } from '#schemas/envelope.ts';
import type { Request } from '#tests/support/server/app.ts';

export interface Answered {
  status: number;
  text: string;
  envelope: Partial<Envelope<unknown>> & Record<string, unknown>;
}

/** The address of a row, with params in their places and a query behind. */
export function addressOf({ path }: Call, { params = {}, query = {} }: Request = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x'));
  const search = new URLSearchParams(query).toString();
  return `/api${filled}${search ? `?${search}` : ''}`;
}

function sentOf({ body, headers = {} }: Request): {
  body?: string | Buffer;
  headers?: Record<string, string>;
} {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body)) return { body, headers };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

const agent = new Agent({ keepAlive: true });

/** @throws when the connection breaks before the answer begins */
const send = (url: string, options: RequestOptions, body?: string | Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    open(new URL(url), { agent, ...options }, resolve)
      .on('error', reject)
      .end(body);
  });

/** How often a server that is too busy, or without its database, is asked again. */
const TRIES = 120;
const PAUSE_MS = 250;

/**
 * Asks again while the server says that it is too busy: the machine may be shared.
 * @returns undefined when the connection broke, so that the outcome is unknown
 */
export async function ask(...given: Parameters<typeof askOnce>): Promise<Answered | undefined> {
  let answer = await askOnce(...given);
  for (let left = TRIES; answer?.status === 503 && left > 0; left -= 1) {
    await wait(PAUSE_MS);
    answer = await askOnce(...given);
  }
  return answer;
}

/** As {@link ask}, but whatever comes is the answer. */
export async function askOnce(
  url: string,
  name: CallName,
  request: Request = {},
  signal?: AbortSignal,
): Promise<Answered | undefined> {
  const row: Call = calls[name];
  const { body, headers } = sentOf(request);
  const authorization: Record<string, string> = request.token
    ? { authorization: `Bearer ${request.token}` }
    : {};
  try {
    const options = {
      method: row.method,
      headers: { ...authorization, ...headers, ...request.headers },
      ...(signal ? { signal } : {}),
    };
    const response = await send(url + addressOf(row, request), options, body);
    const text = await readText(response);
    return { status: response.statusCode ?? 0, text, envelope: parse(text) };
  } catch {
    return undefined;
  }
}

function parse(text: string): Answered['envelope'] {
  try {
    return JSON.parse(text) as Answered['envelope'];
  } catch {
    return {};
  }
}
