// The built client on a plain web server, as anybody may serve it: files, index.html for every other path, its own /config.json.
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen, type Listening } from '../listen.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Serves `dist/` as it was built, and `config` as /config.json. */
export function serveClient(config: object): Promise<Listening> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname === '/config.json') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(config));
      return;
    }
    const wanted = join(dist, normalize(pathname));
    const isFile = wanted.startsWith(dist) && existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(dist, 'index.html');
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    void readFile(file).then((bytes) => response.end(bytes));
  });
  return listen(server);
}
