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
