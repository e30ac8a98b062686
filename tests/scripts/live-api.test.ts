import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { liveApi } from '../../vite/live-api.ts';

const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
afterEach(() => exit.mockClear());

/** A dev server whose modules cannot be read once it has been asked for one. */
function started() {
  const httpServer = new EventEmitter();
  const pass = vi.fn();
  let call = (): void => undefined;
  let fail = (): void => undefined;
  const asked = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('transport was disconnected'));
  });
  const api = liveApi();
  api.start({
    config: { server: { proxy: { '/api': {} } }, logger: { error: () => undefined } },
    middlewares: {
      use: (handle: (request: object, response: object, done: () => void) => void) => {
        call = () => handle({ url: '/api/boats' }, {}, pass);
      },
    },
    ssrLoadModule: () => asked,
    httpServer,
  } as unknown as ViteDevServer);
  httpServer.emit('listening');
  call();
  return { api, fail, pass };
}

test('an API that is stopped while it starts leaves the dev server to the one in its place', async () => {
  const { api, fail, pass } = started();
  const stopped = api.stop();
  const renewed = api.renew({} as ViteDevServer);
  fail();
  await stopped;
  await expect(renewed).resolves.toEqual([]);
  expect(pass).toHaveBeenCalledWith(expect.any(Error));
  expect(exit).not.toHaveBeenCalled();
});

test('an API that cannot start ends the dev server', async () => {
  const { fail } = started();
  fail();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
});

/** A dev server whose API is built twice, with a call to it. */
function built(response: EventEmitter) {
  const httpServer = new EventEmitter();
  const appOf = () => ({ listen: vi.fn(), close: vi.fn(async () => {}), server: {} });
  const apps = [appOf(), appOf()];
  const builds = apps.map((app) => async () => app);
  let at = 0;
  const modules: Record<string, () => object> = {
    '/server/app.ts': () => ({ build: builds[at] }),
    '/server/env.ts': () => ({ readEnv: () => ({}) }),
    '/server/jobs/open.ts': () => ({ open: async () => ({ db: {}, env: {} }) }),
    '/server/jobs/prepare.ts': () => ({ prepare: async () => {} }),
  };
  let call = (_done: () => void): void => undefined;
  const server = {
    config: { server: { proxy: { '/api': {} } }, logger: { info: vi.fn(), error: vi.fn() } },
    middlewares: {
      use: (handle: (request: object, response: object, done: () => void) => void) => {
        call = (done) => handle({ url: '/api/boats' }, response, done);
      },
    },
    ssrLoadModule: async (path: string) => modules[path]?.(),
    httpServer,
  } as unknown as ViteDevServer;
  const api = liveApi();
  api.start(server);
  httpServer.emit('listening');
  const renew = (): Promise<string[]> => {
    at = 1;
    return api.renew(server);
  };
  return { apps, call: (done: () => void) => call(done), renew };
}

test('a call that is being answered has its answer before the API is built anew', async () => {
  const response = new EventEmitter();
  const { apps, call, renew } = built(response);
  await new Promise<void>((resolve) => call(resolve));
  const renewed = renew();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(apps[0]?.close).not.toHaveBeenCalled();
  response.emit('close');
  await expect(renewed).resolves.toEqual([]);
  expect(apps[0]?.close).toHaveBeenCalledOnce();
  expect(apps[1]?.listen).toHaveBeenCalledOnce();
});

test('a call whose page was left before the API was ready is waited for by nobody', async () => {
  const response = Object.assign(new EventEmitter(), { closed: false });
  const { apps, call, renew } = built(response);
  const pass = vi.fn();
  call(pass);
  response.closed = true;
  response.emit('close');
  await vi.waitFor(() => expect(apps[0]?.listen).toHaveBeenCalledOnce());
  await expect(renew()).resolves.toEqual([]);
  expect(apps[1]?.listen).toHaveBeenCalledOnce();
  expect(pass).not.toHaveBeenCalled();
}, 5000);
