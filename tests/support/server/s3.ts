// A small S3-compatible service: one bucket in memory, every request's signature (version 4) computed anew and compared.
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '../listen.ts';

export interface StoredObject {
  bytes: Buffer;
  type: string;
  modified: Date;
}

export interface S3Server {
  endpoint: string;
  objects: Map<string, StoredObject>;
  /** Requests whose signature was wrong. */
  refused: string[];
  /** Answered instead of doing anything, while set. */
  failWith?: number | undefined;
  /**
   * What becomes of every request, while set: its connection is reset, it is never answered, or it is done and its
   * connection is reset before the answer.
   */
  fault?: 'reset' | 'hanging' | 'unheard' | undefined;
  /** Nobody listens on its port until it is resumed. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  close: () => Promise<void>;
}

export const keys = {
  region: 'eu-test-1',
  bucket: 'boats',
  accessKey: 'AKTEST',
  secretKey: 'secret/of+tests',
};

const PAGE = 3;
const CLOCK_MS = 15 * 60_000;
const sha = (text: Buffer | string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function signatureOf(
  { method = '', headers }: IncomingMessage,
  url: URL,
  day: string,
  signed: string,
): string {
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [method, url.pathname, query.join('&'), lines.join(''), signed, hash].join('\n');
  const scope = `${day}/${keys.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n');
  const dayKey = hmac(hmac(hmac(`AWS4${keys.secretKey}`, day), keys.region), 's3');
  return hmac(hmac(dayKey, 'aws4_request'), text).toString('hex');
}

const form =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<signed>[^,]+), Signature=(?<signature>\w+)$/;

function isProved(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const {
    key,
    day = '',
    region,
    signed = '',
    signature,
  } = form.exec(request.headers.authorization ?? '')?.groups ?? {};
  const moment = String(request.headers['x-amz-date']);
  const at = Date.parse(moment.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
  return (
    key === keys.accessKey &&
    region === keys.region &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)) &&
    moment.startsWith(day) &&
    Math.abs(Date.now() - at) < CLOCK_MS &&
    request.headers['x-amz-content-sha256'] === sha(body) &&
    signature === signatureOf(request, url, day, signed)
  );
}

function listing(objects: Map<string, StoredObject>, { searchParams }: URL): string {
  const after = searchParams.get('continuation-token') ?? '';
  const found = [...objects]
    .filter(([key]) => key.startsWith(searchParams.get('prefix') ?? '') && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const shown = found.slice(0, PAGE);
  const more =
    found.length > PAGE ? `<NextContinuationToken>${shown.at(-1)?.[0]}</NextContinuationToken>` : '';
  const rows = shown.map(
    ([key, { modified }]) =>
      `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${modified.toISOString()}</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`;
}

/** Starts the service on a free port. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const body = await buffer(request);
    if (running.fault === 'hanging') return undefined;
    if (running.fault === 'reset') return request.socket.resetAndDestroy();
    if (running.fault === 'unheard') Object.assign(response, { end: () => request.socket.resetAndDestroy() });
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (running.failWith)
      return response.writeHead(running.failWith).end('<Error><Code>Failed</Code></Error>');
    if (!isProved(request, url, body)) {
      running.refused.push(`${request.method} ${request.url}`);
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const [bucket, ...rest] = url.pathname.slice(1).split('/');
    if (bucket !== keys.bucket)
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const key = decodeURIComponent(rest.join('/'));
    if (key === '') return response.writeHead(200).end(listing(objects, url));
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      objects.set(key, { bytes: body, type, modified: new Date() });
      return response.writeHead(200, { etag: `"${sha(body).slice(0, 32)}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response
      .writeHead(200, {
        'content-type': found.type,
        'content-length': found.bytes.length,
        'last-modified': found.modified.toUTCString(),
        etag: `"${sha(found.bytes).slice(0, 32)}"`,
      })
      .end(found.bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const { origin, close } = await listen(server);
  const running: S3Server = {
    endpoint: origin,
    objects,
    refused: [],
    pause: close,
    resume: async () => {
      server.listen(Number(new URL(origin).port), '127.0.0.1');
      await once(server, 'listening');
    },
    close,
  };
  return running;
}
