// Serves the built client: index.html with a fresh nonce, assets compressed ahead, and /config.json.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { defaultConfig, type ClientConfig } from '#schemas/config.ts';
import type { Env } from '../env.ts';
import { contentSecurityPolicy } from './headers.ts';

const dist = join(import.meta.dirname, '../../dist');
const pages = ['/', '/home', '/home/*'];

export const clientConfig = (env: Env): ClientConfig => ({
  ...defaultConfig,
  productName: env.PRODUCT_NAME,
  apiHost: env.API_HOST,
  maps: { provider: env.MAPS_PROVIDER, key: env.MAPS_KEY },
});

export const client = plugin<{ env: Env }>(
  async (app, { env }) => {
    app.get('/config.json', (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(clientConfig(env)),
    );
    if (!existsSync(join(dist, 'index.html'))) return;
    const html = readFileSync(join(dist, 'index.html'), 'utf8');

    const page = (reply: FastifyReply): FastifyReply => {
      const nonce = randomBytes(16).toString('base64');
      return reply
        .header('content-security-policy', contentSecurityPolicy(env, nonce))
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html.replaceAll('%NONCE%', nonce));
    };
    for (const path of pages) app.get(path, (_request, reply) => page(reply));
    await app.register(fastifyStatic, {
      root: dist,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      setHeaders: (reply, path) => {
        const forever = path.includes(`${dist}/assets/`);
        void reply.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  },
  { name: 'client' },
);
