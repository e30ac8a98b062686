// A server of a test file's own, without demo data: nobody else's events are counted, and its marketplace may report.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { BodyOf, Call } from '#schemas/calls.ts';
import { report } from '../../../scripts/simulate/report.ts';
import { admin, signIn, type Api } from './api.ts';
import { marketplaceToken } from '../server/app.ts';
import { startProcess, type ServerProcess } from '../server/process.ts';

export interface OwnServer {
  readonly url: string;
  /** Signed in as its first admin. */
  readonly api: Api;
  /** What the marketplace's services report. @returns the id of the row */
  report: <C extends Call>(row: C, body: BodyOf<C>) => Promise<string>;
}

/**
 * Starts it before the tests of a file and stops it after them.
 * @param variables of its environment, made from the folder it may write to
 */
export function useOwnServer(
  variables: (folder: string) => Promise<NodeJS.ProcessEnv> = () => Promise.resolve({}),
): OwnServer {
  let server: ServerProcess;
  let folder: string;
  let url: string;
  let api: Api;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quarterdeck-own-'));
    server = startProcess({
      DATA_DIR: folder,
      MARKETPLACE_TOKEN: marketplaceToken,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...(await variables(folder)),
    });
    url = await server.ready;
    api = await signIn(url);
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(folder, { recursive: true, force: true });
  });
  return {
    get url() {
      return url;
    },
    get api() {
      return api;
    },
    report: (row, body) => report({ url, token: marketplaceToken, count: 1, every: 0 }, row, body),
  };
}
