import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat } from '#schemas/types.ts';
import { seedCatalogues } from '#server/collections/seed-catalogues.ts';
import { migrate } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv, StartError } from '#server/env.ts';
import { open } from '#server/jobs/open.ts';
import { stopServer } from '#server/jobs/stop.ts';
import { startProcess, type ServerProcess } from '#tests/support/server/process.ts';
import { boatInfo, givenBoat } from '#tests/support/server/rows.ts';
import { startServer } from '#tests/support/server/running-server.ts';

const started: ServerProcess[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  for (const folder of folders)
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-process-'));
  folders.push(folder);
  return folder;
}

function start(variables: NodeJS.ProcessEnv): ServerProcess {
  const server = startProcess(variables);
  started.push(server);
  return server;
}

describe('one data directory through the life of a server', { timeout: 120_000 }, () => {
  const email = 'first@example.com';
  let DATA_DIR: string;
  let server: ServerProcess;
  let url: string;
  let password: string;
  let token: string;

  beforeAll(async () => {
    DATA_DIR = await givenFolder();
    const db = await openDatabase({ dataDir: DATA_DIR });
    await migrate(db);
    await seedCatalogues(db);
    await givenBoat(db, { id: 'boat' });
    await db.close();
    server = start({ DATA_DIR, ADMIN_EMAIL: email });
    url = await server.ready;
  }, 120_000);

  const get = (path: string, bearer = token): Promise<Response> =>
    fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${bearer}` } });
  const save = (model: string): Promise<Response> =>
    fetch(`${url}/api/boats/updateboat/boat`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...boatInfo, model }),
    });
  const boat = async (): Promise<Boat> => {
    const { data } = (await (await get('/boats/getbasicInfo/boat')).json()) as { data: Boat };
    return data;
  };

  it('prints the first admin with a password that works', async () => {
    const { out, error } = server.said();
    expect(error).toBe('');
    expect(out).toContain(`First admin: ${email}`);
    password = /Password \(shown this once\): (\S+)/.exec(out)?.[1] ?? '';
    expect(Buffer.from(password, 'base64url')).toHaveLength(16);
    const response = await fetch(`${url}/api/admin/users/${email}/${password}?remember=true`);
    const answer = (await response.json()) as { flag: boolean; token: string };
    expect(answer.flag).toBe(true);
    ({ token } = answer);
    expect((await get('/admin/users/protected')).status).toBe(200);
  });

  it('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await fetch(`${url}${path}`)).status).toBe(200);
  });

  it('refuses a second server on the directory', async () => {
    await expect(open(readEnv({ DATA_DIR, PORT: '0' }))).rejects.toThrow(
      new StartError(
        `The data directory ${DATA_DIR} is already used by another Quarterdeck process. ` +
          'Stop that process, or set DATA_DIR to another directory.',
      ),
    );
  });

  it('keeps every acknowledged write when it is killed, and the session', async () => {
    let acknowledged = 0;
    const writer = (async () => {
      for (let number = 1; ; number += 1) {
        const { status } = await save(`Nº ${number}`);
        if (status === 200) acknowledged = number;
      }
    })().catch(() => undefined);
    while (acknowledged < 40) await wait(5);
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    await writer;

    server = start({ DATA_DIR, ADMIN_EMAIL: email });
    url = await server.ready;
    const { model, version = 0 } = await boat();
    // The last write may have been stored without its answer having arrived.
    expect([acknowledged, acknowledged + 1]).toContain(version - 1);
    expect(model).toBe(`Nº ${version - 1}`);
  });

  it('prints no admin and no password again', () => {
    expect(server.said().out).toBe(`Quarterdeck is ready: ${url.replace('127.0.0.1', 'localhost')}\n`);
  });

  it('answers what is under way before it stops for SIGTERM, then exits with 0', async () => {
    const socket = io(url, { auth: { token }, reconnection: false });
    await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
    const body = JSON.stringify({ ...boatInfo, model: 'The last one' });
    const slow = request(`${url}/api/boats/updateboat/boat`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    slow.write(body.slice(0, 20));
    await wait(300);
    const begin = Date.now();
    server.child.kill('SIGTERM');
    await wait(300);
    slow.end(body.slice(20));
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.resume();
    expect(await server.ended).toBe(0);
    expect(Date.now() - begin).toBeLessThan(10_000);
    expect(server.said().error).toBe('');
    socket.close();
  });

  it('is not ready before it stops, closes what it answers, and waits for no half-sent request', async () => {
    const here = await startServer({ DATA_DIR, DRAIN_SECONDS: '1' });
    ({ url } = here);
    // The last write before the restart.
    expect(await boat()).toMatchObject({ model: 'The last one' });
    const half = request(`${url}/api/boats/updateboat/boat`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': 99 },
    });
    const cut = once(half, 'error');
    half.write('{');
    await wait(200);
    const begin = Date.now();
    const stopped = stopServer(here, 200);
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    const served = await get('/boats/getbasicInfo/boat');
    expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
    await cut;
    await stopped;
    expect(Date.now() - begin).toBeLessThan(10_000);
  });
});
