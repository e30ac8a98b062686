// Serves the built client: index.html with a fresh nonce, assets compressed ahead, and /config.json.
import { hash, randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { defaultConfig, type ClientConfig } from '#schemas/config.ts';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import type { Env } from '../env.ts';
import { pageList, pagesOf } from './client-pages.ts';
import { contentSecurityPolicy } from './headers.ts';
import { meta } from './meta.ts';

const built = join(import.meta.dirname, '../../dist');
const pages = ['/', '/home', '/home/*'];
// Addresses whose absence is told to programs, not to people.
const notPages = /^\/(api|images|private|assets|socket\.io)\//;

/** Compressed files are sent under the name of what they are of. */
const compressed = /\.(br|gz)$/;

const files = { index: false, preCompressed: true } as const;

const clientConfig = (env: Env): ClientConfig => ({
  ...defaultConfig,
  productName: env.PRODUCT_NAME,
  apiHost: env.API_HOST,
  twins: env.SAFE_VERBS === 'on',
  maps: { provider: env.MAPS_PROVIDER, key: env.MAPS_KEY },
});

/** A person followed a link: an unknown address gets the page that says so, not an envelope. */
const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !notPages.test(url) && (headers.accept ?? '').includes('text/html');

/** The scripts that stand in the page itself, as its policy names them. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  );

/** The pages of one build. */
interface Pages {
  /** When the files that they are made of were written. */
  written: string;
  htmlOf: (path: string) => string;
  scripts: string[];
}

const writtenAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** The pages of the client as it is built by now; the former ones as long as it is being built. */
function readPages(env: Env, dist: string, former?: Pages): Pages | undefined {
  const page = writtenAt(join(dist, 'index.html'));
  const written = `${page} ${writtenAt(join(dist, pageList))}`;
  if (page === undefined || written === former?.written) return former;
  try {
    // Another server is asked what it offers.
    const htmlOf = pagesOf(dist, { config: clientConfig(env), ...(env.API_HOST ? {} : { meta }) });
    return { written, htmlOf, scripts: scriptsOf(htmlOf('/')) };
  } catch (error) {
    // One of them may be half written.
    if (!former) throw error;
    return former;
  }
}

function pageSender(
  env: Env,
  dist: string,
): ((url: string, reply: FastifyReply) => FastifyReply) | undefined {
  const first = readPages(env, dist);
  if (!first) return undefined;
  let pages = first;
  return (url, reply) => {
    // Whoever builds beside a running server has taken away the files that the former page names.
    pages = readPages(env, dist, pages) ?? pages;
    const { htmlOf, scripts } = pages;
    const html = htmlOf(url.split('?', 1)[0] ?? url);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(env, nonce, scripts))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('%NONCE%', nonce));
  };
}

export interface ClientOptions {
  env: Env;
  /** Where the built client is. */
  dist?: string;
}

export const client = plugin<ClientOptions>(
  async (app, { env, dist = built }) => {
    const page = pageSender(env, dist);
    app.get('/config.json', { exposeHeadRoute: true }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(clientConfig(env)),
    );
    app.setNotFoundHandler((request, reply) => {
      reply.code(404);
      if (page && wantsPage(request)) return page(request.url, reply);
      return reply.send({ flag: false, sort: 'url', error: messages.refusal.unknownCall });
    });
    if (!page) return;
    for (const path of pages)
      app.get(path, { exposeHeadRoute: true }, (request, reply) => page(request.url, reply));
    await app.register(fastifyStatic, {
      ...files,
      root: join(dist, 'assets'),
      prefix: '/assets/',
      maxAge: '365d',
      immutable: true,
      allowedPath: (path) => !compressed.test(path),
    });
    // What stands beside them has no folder of its own: a route for each file leaves the other addresses alone.
    await app.register(fastifyStatic, {
      ...files,
      root: dist,
      prefix: '/',
      maxAge: '1h',
      wildcard: false,
      globIgnore: ['assets/**', 'index.html', '**/*.br', '**/*.gz'],
      decorateReply: false,
    });
  },
  { name: 'client' },
);
