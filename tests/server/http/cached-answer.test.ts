import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CachedAnswer } from '#server/http/cached-answer.ts';

const text = JSON.stringify('Fair winds. '.repeat(500));

describe('an answer that is kept', () => {
  let app: FastifyInstance;
  let kept: CachedAnswer;
  beforeEach(() => {
    kept = new CachedAnswer(text);
    app = Fastify();
    // As where clients are served elsewhere.
    app.addHook('onRequest', async (_request, reply) => void reply.header('vary', 'Origin'));
    app.get('/known', (_request, reply) => kept.sendKnown(reply));
    app.get('/', (request, reply) => kept.send(request, reply));
  });
  afterEach(() => app.close());
  const get = (url = '/') => app.inject({ url, headers: { 'accept-encoding': 'br' } });

  it('whose compression failed is compressed for the next who asks', async () => {
    const { bytes } = kept;
    // No bytes, which is more than a compression can bear.
    Object.assign(kept, { bytes: { length: bytes.length } });
    expect((await get()).statusCode).toBe(500);
    Object.assign(kept, { bytes });
    const { statusCode, rawPayload } = await get();
    expect(statusCode).toBe(200);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
  });

  it('says of what its form depends, also to one who has it already, and takes nothing of that away', async () => {
    const [first, again] = [await get(), await get('/known')];
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
    for (const { headers } of [first, again]) expect(headers['vary']).toBe('Origin, accept-encoding');
  });
});
