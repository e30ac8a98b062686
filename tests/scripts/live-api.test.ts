import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import { liveApi } from '../../vite/live-api.ts';

const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
afterEach(() => exit.mockClear());

/** A dev server whose modules cannot be read once it has been asked for one. */
function started() {
  const httpServer = new EventEmitter();
  let fail = (): void => undefined;
  const asked = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('transport was disconnected'));
  });
  const api = liveApi();
  api.start({
    config: { server: {}, logger: { error: () => undefined } },
    middlewares: { use: () => undefined },
    ssrLoadModule: () => asked,
    httpServer,
  } as unknown as ViteDevServer);
  httpServer.emit('listening');
  return { api, fail };
}

test('an API that is stopped while it starts leaves the dev server to the one in its place', async () => {
  const { api, fail } = started();
  const stopped = api.stop();
  fail();
  await stopped;
  expect(exit).not.toHaveBeenCalled();
});

test('an API that cannot start ends the dev server', async () => {
  const { fail } = started();
  fail();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
});
