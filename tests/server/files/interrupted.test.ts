import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import limits from '#schemas/limits.json' with { type: 'json' };
import pictures from '#schemas/picture-slots.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import type { Database } from '#server/database/database.ts';
import { CONNECTION_FAILURE, failureOfCommit, StatementError } from '#server/database/failures.ts';
import { openDatabase } from '#server/database/open.ts';
import { prepare } from '#server/jobs/prepare.ts';
import { sweptBefore } from '#server/files/lifetime.ts';
import { openLocal } from '#server/files/local.ts';
import { boatFolders, withSavedPhoto } from '#server/files/saved-photo.ts';
import { sweep } from '#server/files/sweeper.ts';
import { ask, givenEnv, useApp } from '#tests/support/server/app.ts';
import { describeEngines } from '#tests/support/server/databases.ts';
import { picturesIn } from '#tests/support/files.ts';
import { dot, upload } from '#tests/support/server/multipart.ts';
import { photo } from '#tests/support/photos.ts';
import { startProcess, type ServerProcess } from '#tests/support/server/process.ts';
import { fingerprintOf, givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { startServer } from '#tests/support/server/running-server.ts';

const hour = 60 * 60_000;

const namedBy = (boat: Boat): string[] =>
  Object.values(boat.boatImage ?? {})
    .flatMap((address) => [address, address.replace('.webp', '.thumb.webp')])
    .map((address) => address.slice(1))
    .sort();

describeEngines('an upload that breaks off', (engine) => {
  const running = useApp(engine);
  let token: string;
  let port: number;
  let request: { head: string; body: Buffer };
  beforeAll(async () => {
    await givenBoat(running.db, { id: 'boat' });
    ({ token } = await signedIn(running.db));
    port = Number(new URL(await running.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const { body, headers } = upload(await photo(1500, 1000).png({ compressionLevel: 0 }).toBuffer());
    const head = [
      'POST /api/boats/addboatImage/boat/cover HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${body.length}`,
    ].join('\r\n');
    request = { head: `${head}\r\n\r\n`, body };
  });

  async function breakOff(share: number): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(request.head);
    const part = request.body.subarray(0, Math.floor(request.body.length * share));
    await new Promise((resolve) => socket.write(part, resolve));
    socket.resetAndDestroy();
  }

  it('leaves no file, changes nothing, and keeps no place of another', async () => {
    const before = await fingerprintOf(running.db);
    // More than may be under way at once: a place that were not given back would be missed.
    expect(limits.upload.underWay).toBeLessThan(20);
    for (let index = 0; index < 20; index += 1) await breakOff((index + 0.5) / 20);
    await Promise.all(Array.from({ length: 20 }, (_, index) => breakOff(index / 20)));
    await wait(200);
    expect(await picturesIn(running.env.DATA_DIR)).toEqual([]);
    expect(await fingerprintOf(running.db)).toBe(before);
    const params = { boatId: 'boat', slot: 'cover' };
    const { status } = await ask(running.app, 'saveBoatImage', { params, token, ...upload(dot) });
    expect(status).toBe(200);
  });

  it('is swept in time: only old files, only of boats that the database knows', async () => {
    const dataDir = running.env.DATA_DIR;
    const storage = openLocal(dataDir);
    await givenBoat(running.db, { id: 'odd/../key' });
    const kept = await picturesIn(dataDir);
    const place = async (file: string, age: number): Promise<string> => {
      const path = join(dataDir, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, dot);
      await utimes(path, new Date(), new Date(Date.now() - age));
      return file;
    };
    const young = await place('images/boats/boat/cover-1.webp', 0.9 * hour);
    const foreign = await place('images/boats/unknown/cover-1.webp', 2 * hour);
    const avatar = await place('images/avatars/1.webp', 2 * hour);
    const orphans = [
      await place('images/boats/boat/cover-2.webp', 2 * hour),
      await place('images/boats/boat/cover-2.thumb.webp', 2 * hour),
      await place('images/boats/boat/cover-3.webp.0123456789ab.part', 2 * hour),
      await place('images/boats/odd~2f~2e~2e~2fkey/cover-4.webp', 2 * hour),
      await place('private/documents/boat/navigation-5.webp', 2 * hour),
    ];
    for (const file of kept) await utimes(join(dataDir, file), new Date(), new Date(Date.now() - 3 * hour));
    const removed = await sweep(storage, running.db, new Date(Date.now() - hour));
    expect(removed.sort()).toEqual(orphans.sort());
    expect(await picturesIn(dataDir)).toEqual([...kept, young, foreign, avatar].sort());
    for (const file of [young, foreign, avatar]) await rm(join(dataDir, file));
  });

  it('after its last byte is either done or not', async () => {
    for (let index = 0; index < 5; index += 1) await breakOff(1);
    await vi.waitFor(
      async () => {
        const { envelope } = await ask(running.app, 'getBoat', { params: { id: 'boat' }, token });
        expect(await picturesIn(running.env.DATA_DIR)).toEqual(namedBy(envelope.data as Boat));
      },
      { timeout: 10_000 },
    );
  });

  it('gives its place back when it is cut before anybody listens to it, or falls silent', async () => {
    const { underWay, silentSeconds } = limits.upload;
    const send = (): Promise<{ status: number }> =>
      ask(running.app, 'saveBoatImage', { params: { boatId: 'boat', slot: 'cover' }, token, ...upload(dot) });
    for (let index = 0; index < 2 * underWay; index += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(request.head, () => socket.resetAndDestroy());
    }
    await vi.waitFor(async () => expect((await send()).status).toBe(200));

    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const silent: Socket[] = [];
    do {
      const socket = connect(port, '127.0.0.1');
      socket.write(request.head);
      silent.push(socket);
      await wait(20);
    } while ((await send()).status !== 503);
    vi.advanceTimersByTime(silentSeconds * 2000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await send()).status).toBe(200));
    for (const socket of silent) socket.destroy();
  });
});

it('keeps the files of a commit that was not answered: the row that names them may be there', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-unanswered-'));
  const photo = { picture: dot, thumbnail: dot };
  const place = { folder: boatFolders.images, id: 'boat', what: 'cover' };
  const lost = new StatementError('The connection is gone.', CONNECTION_FAILURE);
  const saved = withSavedPhoto(openLocal(dataDir), photo, place, () =>
    Promise.reject(failureOfCommit(lost) as Error),
  );
  await expect(saved).rejects.toMatchObject({ code: '08007' });
  expect(await picturesIn(dataDir)).toHaveLength(2);
  await rm(dataDir, { recursive: true });
});

describeEngines('a server that is killed', (engine) => {
  let dataDir: string;
  let token: string;
  let keeper: Database | undefined;
  let variables: Record<string, string>;
  let killed: ServerProcess | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quarterdeck-killed-'));
    const env = await givenEnv({ DATA_DIR: dataDir, DEMO_DATA: 'off', ADMIN_PASSWORD: 'long enough' });
    const db = engine.name === 'embedded' ? await openDatabase({ dataDir }) : await engine.open();
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await prepare(db, env);
    await givenBoat(db, { id: 'boat' });
    ({ token } = await signedIn(db));
    variables = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
    if (engine.name === 'embedded') return db.close();
    keeper = db;
    const [row] = await db.query<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(inject('postgresqlUrl') ?? '');
    url.pathname = `/${row?.name}`;
    variables['DATABASE_URL'] = url.href;
  });
  afterAll(async () => {
    killed?.child.kill('SIGKILL');
    await keeper?.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  });

  /** Uploads without a pause until the server is gone; counts what was acknowledged. */
  async function uploadTo(url: string, slot: string, counted: () => void): Promise<void> {
    const { body, headers } = upload(dot);
    const init = {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    };
    for (;;) {
      const answer = await fetch(`${url}/api/boats/addboatImage/boat/${slot}`, init).catch(() => undefined);
      if (!answer) return;
      if (answer.ok) counted();
      await answer.arrayBuffer().catch(() => undefined);
    }
  }

  /** A server that has just been started on a busy machine may ask for a moment first. */
  const boatAt = (url: string): Promise<Boat> =>
    vi.waitFor(
      async () => {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await fetch(`${url}/api/boats/getbasicInfo/boat`, { headers });
        expect(answer.status).toBe(200);
        return ((await answer.json()) as { data: Boat }).data;
      },
      { timeout: 10_000 },
    );

  it('names no missing file, and sweeps what it left', { timeout: 120_000 }, async () => {
    let acknowledged = 0;
    const server = startProcess(variables);
    killed = server;
    const url = await server.ready;
    const loops = pictures.slots.map(({ slot }) => uploadTo(url, slot, () => (acknowledged += 1)));
    await vi.waitFor(() => expect(acknowledged).toBeGreaterThanOrEqual(8), { timeout: 30_000 });
    server.child.kill('SIGKILL');
    await server.ended;
    await Promise.all(loops);
    for (const file of await picturesIn(dataDir))
      await utimes(join(dataDir, file), new Date(), sweptBefore());
    const next = await startServer(variables);
    try {
      const named = namedBy(await boatAt(next.url));
      expect(await picturesIn(dataDir)).toEqual(expect.arrayContaining(named));
      await vi.waitFor(async () => expect(await picturesIn(dataDir)).toEqual(named), { timeout: 30_000 });
    } finally {
      await next.close();
    }
  });
});
