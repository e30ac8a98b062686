// Pictures of boats and people are public; images of documents open with a signed link only.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import plugin from 'fastify-plugin';
import messages from '#schemas/messages.json' with { type: 'json' };
import { Refusal } from '../refusal.ts';
import { isSigned } from '../signed-links.ts';

export const pictures = plugin<{ dataDir: string; secret: string }>(
  async (app, { dataDir, secret }) => {
    const folder = (name: string): string => {
      const path = resolve(join(dataDir, name));
      mkdirSync(path, { recursive: true });
      return path;
    };
    await app.register(fastifyStatic, {
      root: folder('images'),
      prefix: '/images/',
      decorateReply: false,
      maxAge: '1h',
      index: false,
    });
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (request) => {
        const url = new URL(request.url, 'http://localhost');
        const expires = url.searchParams.get('expires') ?? '';
        const signature = url.searchParams.get('signature') ?? '';
        if (!isSigned(secret, url.pathname, expires, signature))
          throw new Refusal(403, 'link', messages.refusal.link);
      });
      await scope.register(fastifyStatic, {
        root: folder('private'),
        prefix: '/private/',
        decorateReply: false,
        cacheControl: false,
        index: false,
        setHeaders: (reply) => void reply.header('cache-control', 'private, max-age=600'),
      });
    });
  },
  { name: 'pictures' },
);
