import { hash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import messages from '#schemas/server-messages.json' with { type: 'json' };
import { meta } from '#server/http/meta.ts';
import { client } from '#server/http/client.ts';
import { headers } from '#server/http/headers.ts';
import { givenEnv } from '#tests/support/server/app.ts';

const script = 'document.title = 1 < 2;';
const html = `<!doctype html><style nonce="%NONCE%"></style><script>${script}</script>`;
const unknown = { flag: false, sort: 'url', error: messages.refusal.unknownCall };

async function serve(dist: string, variables: NodeJS.ProcessEnv = {}): Promise<FastifyInstance> {
  const app = Fastify({ exposeHeadRoutes: false });
  await app.register(headers);
  await app.register(client, { env: await givenEnv(variables), dist });
  return app;
}

describe('the built client', () => {
  let dist: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'quarterdeck-dist-'));
    await mkdir(join(dist, 'assets'));
    await writeFile(join(dist, 'index.html'), html);
    await writeFile(join(dist, 'assets/app-1a2b.js'), 'plain();');
    await writeFile(join(dist, 'assets/app-1a2b.js.br'), 'squeezed');
    await writeFile(join(dist, 'favicon.svg'), '<svg/>');
    app = await serve(dist);
  });
  afterAll(async () => {
    await app.close();
    await rm(dist, { recursive: true, force: true });
  });

  it.each(['/', '/home', '/home/boat', '/home/boat/detail', '/home/boat?q=1', '/home/nothing/at/all'])(
    '§2 %s sends the page with a nonce of its own',
    async (url) => {
      const [first, second] = [await app.inject(url), await app.inject(url)];
      const nonces = [first, second].map(({ body }) => /nonce="([^"]{20,})"/.exec(body)?.[1] ?? '');
      expect(new Set(nonces).size).toBe(2);
      for (const [index, response] of [first, second].entries()) {
        expect(response.statusCode).toBe(200);
        expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(response.headers['cache-control']).toBe('no-cache');
        const policy = response.headers['content-security-policy'];
        expect(policy).toContain(`style-src 'self' 'nonce-${nonces[index]}'`);
        expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', script, 'base64')}';`);
        expect(response.body).toBe(html.replaceAll('%NONCE%', nonces[index] ?? ''));
      }
    },
  );

  it.each(['/', '/home/boat', '/config.json', '/favicon.svg', '/assets/app-1a2b.js'])(
    '%s is there for who asks by HEAD, as programs that watch over a product do',
    async (url) => {
      const [{ headers: said }, { statusCode, headers, body }] = [
        await app.inject(url),
        await app.inject({ method: 'HEAD', url }),
      ];
      expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
      for (const name of ['content-type', 'content-length', 'cache-control'])
        expect(headers[name], name).toBe(said[name]);
    },
  );

  it('an address of thousands of slashes takes no longer than another one', async () => {
    const url = `/home${'/'.repeat(15_000)}x`;
    const start = process.cpuUsage();
    for (let times = 0; times < 10; times += 1) expect((await app.inject(url)).statusCode).toBe(200);
    const { user } = process.cpuUsage(start);
    expect(user / 1000).toBeLessThan(1000);
  });

  it('§2 an unknown address gets the page with 404 when a person asks, an envelope when a program does', async () => {
    const asked = (url: string, accept: string) => app.inject({ url, headers: { accept } });
    const page = await asked('/nowhere', 'text/html,application/xhtml+xml');
    expect([page.statusCode, page.body.slice(0, 15)]).toEqual([404, '<!doctype html>']);
    for (const [url, accept] of [
      ['/nowhere', '*/*'],
      ['/nowhere', 'application/json'],
      ['/api/nowhere', 'text/html'],
      ['/images/none.webp', 'text/html'],
      ['/private/none.webp', 'text/html'],
      ['/assets/gone-9z.js', 'text/html'],
    ] as const) {
      const response = await asked(url, accept);
      expect([response.statusCode, response.json()]).toEqual([404, unknown]);
    }
  });

  it('keeps assets for ever, other files for an hour, and sends what is compressed ahead', async () => {
    const asset = await app.inject('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.body).toBe('plain();');
    const squeezed = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect([squeezed.headers['content-encoding'], squeezed.body]).toEqual(['br', 'squeezed']);
    expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    '/index.html',
    '/assets/app-1a2b.js.br',
    '/.vite/pages.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/',
  ])('does not send %s', async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/NONCE|squeezed|"name"/);
  });
});

it('names the files of the screen in the page of its path, and answers in it what the client would ask first', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'quarterdeck-dist-'));
  await mkdir(join(dist, '.vite'));
  const files = {
    '/home': ['assets/start.js', 'assets/shell.js'],
    '/home/boat': ['assets/shell.js', 'assets/list.js'],
  };
  await writeFile(join(dist, '.vite/pages.json'), JSON.stringify(files));
  const asked = '<link rel="preload" href="/config.json" as="fetch" crossorigin />';
  await writeFile(join(dist, 'index.html'), `<head>${asked}<script src="/assets/start.js"></script></head>`);
  const app = await serve(dist, { PRODUCT_NAME: 'A "quoted" <name> & more' });
  const named = async (url: string): Promise<string[]> =>
    [...(await app.inject(url)).body.matchAll(/modulepreload" crossorigin href="\/assets\/(\w+)\.js"/g)]
      .map(([, name = '']) => name)
      .sort();
  expect(await named('/')).toEqual([]);
  expect(await named('/home')).toEqual(['shell']);
  expect(await named('/home/')).toEqual(['shell']);
  expect(await named('/home/boat?q=1')).toEqual(['list', 'shell']);
  expect(await named('/home/elsewhere')).toEqual([]);
  const { body } = await app.inject('/');
  expect(body).not.toContain('config.json');
  const content = /name="page-data" content="([^"]*)"/.exec(body)?.[1] ?? '';
  const plain = content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect(JSON.parse(plain)).toMatchObject({
    config: { productName: 'A "quoted" <name> & more' },
    meta: { features: [...meta.features] },
  });
  await app.close();
  const elsewhere = await serve(dist, { API_HOST: 'https://api.example' });
  expect((await elsewhere.inject('/')).body).not.toContain('features');
  await elsewhere.close();
  await rm(dist, { recursive: true, force: true });
});

it('a client that is built anew beside the server is the one that is sent, and while it is built the former one', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'quarterdeck-dist-'));
  await mkdir(join(dist, '.vite'));
  const page = join(dist, 'index.html');
  const list = join(dist, '.vite/pages.json');
  const written = async (name: string): Promise<void> => {
    await writeFile(list, JSON.stringify({ '/home': [`assets/${name}-shell.js`] }));
    await writeFile(page, `<head><script>${name}</script></head>`);
  };
  await written('former');
  const app = await serve(dist);
  const sent = async (): Promise<string[]> => {
    const { statusCode, headers: said, body } = await app.inject('/home');
    const scripts = ['former', 'newer'].filter((name) =>
      String(said['content-security-policy']).includes(hash('sha256', name, 'base64')),
    );
    return [String(statusCode), ...scripts, /\w+-shell/.exec(body)?.[0] ?? 'no shell'];
  };
  const former = ['200', 'former', 'former-shell'];
  expect(await sent()).toEqual(former);
  await rm(page);
  expect(await sent()).toEqual(former);
  await written('newer');
  await writeFile(list, '{"/home":');
  expect(await sent()).toEqual(former);
  await written('newer');
  expect(await sent()).toEqual(['200', 'newer', 'newer-shell']);
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

it('without a built client the server answers calls alone', async () => {
  const app = await serve(join(tmpdir(), 'quarterdeck-no-dist'));
  const response = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect([response.statusCode, response.json()]).toEqual([404, unknown]);
  expect((await app.inject('/config.json')).statusCode).toBe(200);
  await app.close();
});

it.each([
  [{}, { productName: 'Quarterdeck', apiHost: '', twins: false, maps: { provider: 'builtin', key: '' } }],
  [
    {
      PRODUCT_NAME: 'Harbour',
      API_HOST: 'https://api.example',
      MAPS_PROVIDER: 'google',
      MAPS_KEY: 'k',
      SAFE_VERBS: 'on',
    },
    {
      productName: 'Harbour',
      apiHost: 'https://api.example',
      twins: true,
      maps: { provider: 'google', key: 'k' },
    },
  ],
])('/config.json says with %j what the client must know, and nothing else', async (variables, config) => {
  const app = await serve(tmpdir(), { ...variables, ADMIN_PASSWORD: 'not for the client' });
  const response = await app.inject('/config.json');
  expect(response.json()).toEqual(config);
  expect(response.headers['cache-control']).toBe('no-cache');
  await app.close();
});
