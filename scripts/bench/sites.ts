// Servers to compare with: files and fixed answers from memory, compressed ahead.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from '../paths.mjs';
import type { Product } from './product.ts';

export interface Site {
  url: string;
  close: () => Promise<void>;
}

interface Answer {
  type: string;
  encoding?: 'br' | 'gzip';
  bytes: Buffer;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const json = (text: string): Answer => ({
  type: types['.json'] ?? '',
  encoding: 'gzip',
  bytes: gzipSync(text),
});
const envelope = (rest: object): Answer => json(JSON.stringify({ flag: true, ...rest }));

function fileAnswer(path: string, bytes: Buffer): Answer {
  const type = types[extname(path)];
  if (!type) return { type: 'application/octet-stream', bytes };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { type, encoding: 'br', bytes: brotliCompressSync(bytes, { params }) };
}

async function readFolder(folder: string): Promise<Map<string, Answer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const answers = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const url = `/${relative(folder, path).replaceAll('\\', '/')}`;
    return [url, fileAnswer(path, await readFile(path))] as const;
  });
  return new Map(await Promise.all(answers));
}

async function serve(answers: Map<string, Answer>, page?: Answer): Promise<Site> {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const isPage = path === '/' || path === '/home' || path.startsWith('/home/');
    const answer = answers.get(path) ?? (isPage ? page : undefined);
    if (!answer) {
      reply.writeHead(404, { 'content-type': 'application/json' }).end('{"flag":false}');
      return;
    }
    const { type, encoding, bytes } = answer;
    const headers = { 'content-type': type, 'content-length': bytes.length };
    reply.writeHead(200, { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}) }).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };
}

/** The built client with the least of §7: a session, and every boat at once. No paging, no extra calls. */
export async function serveWholeList(product: Product): Promise<Site> {
  const answers = await readFolder(join(root, 'dist'));
  const whole = JSON.parse(await product.get('/api/admin/boats/getAllboats')) as { data: object[] };
  answers.set('/config.json', json(await product.get('/config.json')));
  answers.set('/api/admin/users/protected', envelope({ existingUser: product.admin }));
  answers.set('/api/admin/boats/getAllboats', envelope({ data: whole.data }));
  return serve(answers, answers.get('/index.html'));
}

/** The hand-written pages: every boat, and the bytes of our first page. */
export async function serveFloor(folder: string, product: Product): Promise<Site> {
  const answers = await readFolder(folder);
  answers.set('/boats.json', json(await product.get('/api/admin/boats/getAllboats')));
  answers.set('/first.json', json(await product.get('/api/admin/boats/getAllboats?limit=24')));
  return serve(answers, answers.get('/index.html'));
}
