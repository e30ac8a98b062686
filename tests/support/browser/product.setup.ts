import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { marketplaceToken } from '../marketplace-token.ts';
import { findFreePort } from '../free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
  }
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const READY_WITHIN_MS = 240_000;

/** One product for all e2e tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { baseUrl, stop } = await startProduct();
  project.provide('baseUrl', baseUrl);
  return stop;
}

/** Builds the client if its sources changed, and serves it with demo data from a fresh directory. */
export async function startProduct(): Promise<{ baseUrl: string; stop: () => Promise<void> }> {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-e2e-'));
  const port = await findFreePort();
  const baseUrl = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: undefined,
      ADMIN_EMAIL: 'admin@quarterdeck.example',
      ADMIN_PASSWORD: 'quarterdeck-demo',
      DEMO_DATA: 'on',
      MARKETPLACE_TOKEN: marketplaceToken,
    },
  });
  const log = collect(server);
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server, baseUrl);
  } catch (error) {
    await stop();
    throw new Error(`${String(error)}\nThe server said:\n${log()}`, { cause: error });
  }
  return { baseUrl, stop };
}

async function build(): Promise<void> {
  const builder = spawn(process.execPath, ['scripts/build.mjs', '--if-changed'], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = (await once(builder, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The client could not be built.');
}

function collect(server: ChildProcess): () => string {
  let text = '';
  server.stdout?.on('data', (bytes: Buffer) => (text += bytes.toString()));
  server.stderr?.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return () => text.slice(-4000);
}

async function untilReady(server: ChildProcess, baseUrl: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    const answer = await fetch(`${baseUrl}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`The server was not ready within ${READY_WITHIN_MS / 1000} s.`);
}
