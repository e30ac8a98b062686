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
    app.get('/', (request, reply) => kept.send(request, reply));
  });
  afterEach(() => app.close());
  const get = () => app.inject({ url: '/', headers: { 'accept-encoding': 'br' } });

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
});
