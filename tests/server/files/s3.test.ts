import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { openStorage } from '#server/files/open-storage.ts';
import { openS3 } from '#server/files/s3.ts';
import type { Storage } from '#server/files/storage.ts';
import { sweep } from '#server/files/sweeper.ts';
import { ask, givenEnv, useApp, type Request } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { picturesIn } from '#tests/support/files.ts';
import { dot, upload } from '#tests/support/server/multipart.ts';
import { fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { keys, startS3, type S3Server } from '#tests/support/server/s3.ts';

const s3: S3Server = await startS3();
afterAll(() => s3.close());
afterEach(() => Object.assign(s3, { failWith: undefined, fault: undefined }));

const environment = {
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: keys.region,
  S3_BUCKET: keys.bucket,
  S3_ACCESS_KEY: keys.accessKey,
  S3_SECRET_KEY: keys.secretKey,
};

async function namesIn(storage: Storage, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storage.list(folder)) names.push(key);
  return names;
}

it('a bucket keeps, reads, lists and removes', async () => {
  const storage = openS3({ endpoint: `${s3.endpoint}/`, ...keys });
  const written = Array.from({ length: 8 }, (_, index) => `images/list/~2e~${index}/cover-0.webp`);
  for (const key of written) await storage.put(key, Buffer.from(key));
  expect(await namesIn(storage, 'images/list')).toEqual(written);
  expect(await namesIn(storage, 'images/lis')).toEqual([]);
  const [first = ''] = written;
  const read = await storage.read(first);
  expect(await read?.stream.toArray()).toEqual([Buffer.from(first)]);
  expect(read).toMatchObject({ type: 'image/webp', size: first.length });
  for (const key of written) await storage.remove(key);
  await storage.remove(first);
  expect(await storage.read(first)).toBeUndefined();
  expect(await storage.read('../etc/passwd')).toBeUndefined();
  expect(await namesIn(storage, 'images/list')).toEqual([]);
  expect(s3.refused).toEqual([]);
});

it.each([
  ['a wrong secret', { secretKey: 'wrong' }],
  ['a wrong key', { accessKey: 'AKWRONG' }],
  ['a wrong region', { region: 'us-east-1' }],
  ['a bucket that does not exist', { bucket: 'other' }],
  ['a service that is not there', { endpoint: 'http://127.0.0.1:9' }],
])('a bucket with %s is unavailable', async (_title, wrong) => {
  const storage = openS3({ endpoint: s3.endpoint, ...keys, ...wrong });
  await expect(storage.put('images/boats/1/x.webp', dot)).rejects.toMatchObject({ statusCode: 503 });
  await expect(namesIn(storage, 'images')).rejects.toMatchObject({ statusCode: 503 });
  s3.refused.length = 0;
});

it('a bucket that never answers is unavailable after a while, also when memory is cleared meanwhile', async () => {
  const storage = openS3({ endpoint: s3.endpoint, ...keys, timeoutMs: 2000 });
  s3.fault = 'hanging';
  const put = expect(storage.put('images/boats/1/x.webp', dot)).rejects.toMatchObject({ statusCode: 503 });
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as () => void;
  for (let times = 0; times < 5; times += 1) {
    await wait(200);
    clear();
  }
  await put;
}, 10_000);

it('a bucket that breaks off while it says why it refuses is unavailable', async () => {
  const breaking = createServer((request, response) => {
    request.resume();
    response.writeHead(403, { 'content-length': 1000 }).write('<Error>', () => response.destroy());
  });
  await new Promise<void>((resolve) => void breaking.listen(0, '127.0.0.1', resolve));
  const { port } = breaking.address() as AddressInfo;
  const storage = openS3({ endpoint: `http://127.0.0.1:${port}`, ...keys });
  await expect(storage.read('images/boats/1/x.webp')).rejects.toMatchObject({ statusCode: 503 });
  breaking.close();
});

it('a picture in a bucket is read to its end, however slowly', async () => {
  const patient = openS3({ endpoint: s3.endpoint, ...keys });
  const bytes = Buffer.alloc(8 * 1024 * 1024, 'picture');
  await patient.put('images/boats/slow/x.webp', bytes);
  const timeoutMs = 1500;
  const picture = await openS3({ endpoint: s3.endpoint, ...keys, timeoutMs }).read(
    'images/boats/slow/x.webp',
  );
  await wait(timeoutMs + 100);
  expect(Buffer.concat((await picture?.stream.toArray()) ?? []).equals(bytes)).toBe(true);
  await patient.remove('images/boats/slow/x.webp');
});

it('a bucket is chosen by four variables, and some of them are not enough', async () => {
  const { S3_SECRET_KEY: _, ...some } = environment;
  const env = await givenEnv(some);
  expect(() => openStorage(env)).toThrow(
    'To keep pictures in a bucket, set S3_SECRET_KEY too, or none of them.',
  );
});

describeEngines('a picture in a bucket', (engine) => {
  const running = useApp(engine, environment);
  let token: string;
  let boatId: string;
  beforeAll(async () => {
    ({ token } = await signedIn(running.db));
    ({ id: boatId } = await givenBoat(running.db));
    s3.objects.clear();
  });
  const save = (request: Request = upload(dot)) =>
    ask(running.app, 'saveBoatImage', { params: { boatId, slot: 'photo2' }, token, ...request });

  it('is stored, served, replaced and never on the disk', async () => {
    const first = await save();
    expect(first.status).toBe(200);
    const url = (first.envelope.data as Boat).boatImage?.photo2 ?? '';
    expect([...s3.objects.keys()].sort()).toEqual([
      url.replace('.webp', '.thumb.webp').slice(1),
      url.slice(1),
    ]);
    expect([...s3.objects.values()].map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
    const served = await running.app.inject({ url });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(served.rawPayload.equals(s3.objects.get(url.slice(1))?.bytes ?? dot)).toBe(true);
    const again = await running.app.inject({
      url,
      headers: { 'if-none-match': String(served.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect((await running.app.inject({ url: '/images/boats/none.webp' })).statusCode).toBe(404);

    const second = (await save()).envelope.data as Boat;
    expect([...s3.objects.keys()]).toContain(second.boatImage?.photo2?.slice(1));
    expect(s3.objects.size).toBe(2);
    expect(await picturesIn(running.env.DATA_DIR)).toEqual([]);
    expect(s3.refused).toEqual([]);
  });

  it('of a document opens with a signed link only', async () => {
    const params = { boatId, type: 'navigation' };
    const { envelope } = await ask(running.app, 'saveDocumentImage', { params, token, ...upload(dot) });
    const link = (envelope.data as Boat).docImage?.navigation ?? '';
    expect((await running.app.inject({ url: link })).statusCode).toBe(200);
    expect((await running.app.inject({ url: link.split('?')[0] ?? '' })).statusCode).toBe(403);
  });

  it.each([500, 403, 404])('that the service answers with %d changes nothing', async (status) => {
    const [before, objects] = [await fingerprintOf(running.db), [...s3.objects.keys()]];
    s3.failWith = status;
    const answered = await save();
    expect(answered.status).toBe(503);
    expect(answered.envelope.error).toMatch(/Nothing was changed/);
    expect(await fingerprintOf(running.db)).toBe(before);
    expect([...s3.objects.keys()]).toEqual(objects);
  });

  it('is swept when no row names it', async () => {
    const storage = openS3({ endpoint: s3.endpoint, ...keys });
    const kept = [...s3.objects.keys()].sort();
    for (let index = 0; index < 7; index += 1)
      await storage.put(`images/boats/${boatId}/cover-${index}.webp`, dot);
    const removed = await sweep(storage, running.db, new Date(Date.now() + 1000));
    expect(removed).toHaveLength(7);
    expect([...s3.objects.keys()].sort()).toEqual(kept);
  });
});
