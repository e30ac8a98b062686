// Pictures of boats and people are public; images of documents open with a signed link only.
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import messages from '#schemas/messages.json' with { type: 'json' };
import { isKnown } from '../http/known-tag.ts';
import { Refusal } from '../http/refusal.ts';
import { isSigned } from './signed-links.ts';
import type { Storage } from './storage.ts';

// An uploaded picture has a name of its own for ever; the demo's may be another in the next version.
const isUploaded = /-[\da-f]{24}(\.thumb)?\.webp$/;
const FOREVER = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';
const PRIVATE = 'private, max-age=600';

export const pictures = plugin<{ storage: Storage; secret: string }>(
  (app, { storage, secret }, done) => {
    async function send(
      request: FastifyRequest,
      reply: FastifyReply,
      caching: string,
    ): Promise<FastifyReply> {
      const folder = request.routeOptions.url?.slice(1, -1) ?? '';
      const { '*': rest } = request.params as { '*': string };
      const file = await storage.read(folder + rest);
      if (!file) {
        reply.callNotFound();
        return reply;
      }
      reply.headers({
        etag: file.tag,
        'last-modified': file.modified.toUTCString(),
        'cache-control': caching,
      });
      if (isKnown(request, file.tag)) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      reply.type(file.type);
      if (file.size !== undefined) reply.header('content-length', file.size);
      return reply.send(file.stream);
    }

    app.get('/images/*', { exposeHeadRoute: true }, (request, reply) =>
      send(request, reply, isUploaded.test(request.url) ? FOREVER : AN_HOUR),
    );
    app.get('/private/*', {
      exposeHeadRoute: true,
      onRequest: async (request) => {
        const url = new URL(request.url, 'http://localhost');
        const expires = url.searchParams.get('expires') ?? '';
        const signature = url.searchParams.get('signature') ?? '';
        if (!isSigned(secret, url.pathname, expires, signature))
          throw new Refusal(403, 'link', messages.refusal.link);
      },
      handler: (request, reply) => send(request, reply, PRIVATE),
    });
    done();
  },
  { name: 'pictures' },
);
