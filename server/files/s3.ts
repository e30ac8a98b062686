// Pictures in a bucket of an S3-compatible service, addressed by path; every byte that is sent is signed.
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';
import { typeOf, type Storage, type StoredName } from './storage.ts';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** How long one of its answers is waited for; of a picture that is read, the beginning of it. */
  timeoutMs?: number;
}

interface Asked {
  body?: Uint8Array;
  type?: string | undefined;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const RETRY_MS = 200;

function unavailable(cause: unknown): Refusal {
  return Object.assign(new Refusal(503, 'server', messages.refusal.unavailable), { cause });
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const textsOf = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole),
  );

export function openS3({
  endpoint,
  region,
  bucket,
  accessKey,
  secretKey,
  timeoutMs = TIMEOUT_MS,
}: S3Settings): Storage {
  const aws = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  });
  const folder = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  /**
   * Signs and sends, again where the service is in trouble. The signal is given to each sending itself: that of a signed
   * request is forgotten with the request, before it is answered.
   */
  async function send(url: string, init: RequestInit, signal: AbortSignal): Promise<Response> {
    for (let left = RETRIES; ; left -= 1) {
      const response = await fetch(await aws.sign(url, init), { signal });
      if (left === 0 || (response.status < 500 && response.status !== 429)) return response;
      await response.body?.cancel();
      await wait(Math.random() * RETRY_MS * 2 ** (RETRIES - left));
    }
  }

  /** @throws Refusal 503 unless the service answers with success or 404 */
  async function ask(
    method: string,
    path: string,
    { body, type, signal = AbortSignal.timeout(timeoutMs) }: Asked = {},
  ): Promise<Response> {
    const headers = {
      'x-amz-content-sha256': hash('sha256', body ?? ''),
      ...(type ? { 'content-type': type } : {}),
    };
    const init: RequestInit = { method, headers, ...(body ? { body: Buffer.from(body) } : {}) };
    const response = await send(`${folder}${path}`, init, signal).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (response.ok || response.status === 404) return response;
    // Why it refuses is for the log only: it is unavailable also where it breaks off while it says so.
    const told = await response.text().catch(String);
    throw unavailable(new Error(`S3 answered ${response.status}: ${told.slice(0, 500)}`));
  }

  async function* list(prefix: string): AsyncIterable<StoredName> {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}/` });
      if (token) query.set('continuation-token', token);
      const response = await ask('GET', `/?${query}`);
      const xml = await response.text();
      if (!response.ok) throw unavailable(new Error(`There is no bucket ${bucket}.`));
      const moments = textsOf(xml, 'LastModified');
      for (const [index, key] of textsOf(xml, 'Key').entries())
        yield { key, modified: new Date(moments[index] ?? Date.now()) };
      [token] = textsOf(xml, 'NextContinuationToken');
    } while (token);
  }

  return {
    list,
    async put(key, bytes) {
      const response = await ask('PUT', `/${key}`, { body: bytes, type: typeOf(key) });
      await response.body?.cancel();
      if (!response.ok) throw unavailable(new Error(`There is no bucket ${bucket}.`));
    },
    async read(key) {
      const type = typeOf(key);
      if (type === undefined) return undefined;
      // Whoever looks at a picture takes it at their own pace.
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), timeoutMs);
      const answer = ask('GET', `/${key}`, { signal: waiting.signal }).finally(() => clearTimeout(timer));
      const { ok, body, headers } = await answer;
      if (!ok || !body) {
        await body?.cancel();
        return undefined;
      }
      const size = headers.get('content-length');
      return {
        stream: Readable.fromWeb(body as ReadableStream),
        type,
        size: size === null ? undefined : Number(size),
        modified: new Date(headers.get('last-modified') ?? Date.now()),
        tag: headers.get('etag') ?? '',
      };
    },
    async remove(key) {
      await (await ask('DELETE', `/${key}`)).body?.cancel();
    },
  };
}
