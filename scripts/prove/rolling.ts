// Two instances on PostgreSQL behind HAProxy, as compose.yaml has them, restarted by turns while people work.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '#tests/support/free-port.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { root } from '../paths.mjs';
import { Refusal } from '../progress.mjs';
import { inlineFile } from './containerfile.ts';
import type { Result } from './report.ts';
import type { Product, Stage } from './stage.ts';

const PEOPLE = 8;
const PROGRAM = '/usr/sbin/haproxy';
const SETTLED_MS = 2500;

async function demandHaproxy(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  const install = promisify(execFile)('apt-get', ['install', '-y', '--no-install-recommends', 'haproxy']);
  await install.catch(() => undefined);
  if (!existsSync(PROGRAM)) throw new Refusal(`There is no ${PROGRAM}: install Debian's package haproxy.`);
}

/** The balancer of compose.yaml, with the places of this machine. */
async function balancerOf(stage: Stage, ports: number[], own: number): Promise<ChildProcess> {
  const file = join(stage.folder, 'haproxy.cfg');
  const text = inlineFile(await readFile(join(root, 'compose.yaml'), 'utf8'), 'balancer')
    .replace('maxconn 20000', 'maxconn 1000')
    .replace('bind :8080', `bind 127.0.0.1:${own}`)
    .replaceAll('first:3000', `127.0.0.1:${ports[0]}`)
    .replaceAll('second:3000', `127.0.0.1:${ports[1]}`);
  await writeFile(file, text);
  return spawn(PROGRAM, ['-f', file], { stdio: 'inherit' });
}

export async function rolling(stage: Stage): Promise<(count: number) => Promise<Result>> {
  await demandHaproxy();
  const { token, id } = await stage.withRows(async (db) => ({
    ...(await givenBoat(db)),
    token: (await signedIn(db)).token,
  }));
  const ports = [await findFreePort(), await findFreePort()];
  const own = await findFreePort();
  const start = (at: number): Promise<Product> =>
    stage.start({ PORT: String(ports[at]), DRAIN_SECONDS: '3', TRUST_PROXY: 'on' });
  const instances = [await start(0), await start(1)];
  const balancer = await balancerOf(stage, ports, own);
  stage.onClose(() => balancer.kill('SIGTERM'));

  /** One request on a connection that is kept alive. @returns the status, or what broke */
  const ask = (agent: Agent, at: number): Promise<number | string> =>
    new Promise((resolve) => {
      const isWrite = at % 4 === 0;
      const path = isWrite ? `/api/boats/addCancellation/${id}` : `/api/boats/getbasicInfo/${id}`;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const asked = request({
        host: '127.0.0.1',
        port: own,
        path,
        method: isWrite ? 'POST' : 'GET',
        agent,
        headers,
      });
      asked.on('response', (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0)).resume();
        response.on('error', (error) => resolve(error.message));
      });
      asked.on('error', (error) => resolve(error.message));
      asked.end(isWrite ? JSON.stringify({ cancellation: 1 + (at % 3) }) : undefined);
    });

  await wait(SETTLED_MS);
  let turn = 0;
  return async (count) => {
    const wrong: string[] = [];
    let tried = 0;
    let isOver = false;
    const people = Array.from({ length: PEOPLE }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      while (!isOver) {
        tried += 1;
        const status = await ask(agent, tried);
        if (status !== 200) wrong.push(`a request was answered ${status}`);
      }
      agent.destroy();
    });
    const restart = async (): Promise<void> => {
      const at = (turn += 1) % 2;
      await instances[at]?.stop();
      instances[at] = await start(at);
      await wait(SETTLED_MS);
    };
    await restart();
    while (tried < count) await wait(20);
    isOver = true;
    await Promise.all(people);
    return { tried, wrong, beside: { restarts: 1 } };
  };
}
