import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { contentSecurityPolicy } from '#server/http/headers.ts';
import { isSigned, signLink } from '#server/files/signed-links.ts';
import { ask, givenEnv, useApp } from '#tests/support/server/app.ts';
import { describeServer } from '#tests/support/server/databases.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';

describe('the policy of pages', () => {
  const directives = (policy: string): Map<string, string[]> =>
    new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

  it.each([{}, { API_HOST: 'https://api.example' }, { MAPS_PROVIDER: 'google', MAPS_KEY: 'key' }])(
    'with %j allows no inline script but those of the page, no eval, no frame and no other origin',
    async (variables) => {
      const policy = contentSecurityPolicy(await givenEnv(variables), 'abc', ["'sha256-a='"]);
      expect(policy).not.toMatch(/unsafe-|\*|http:/);
      const parts = directives(policy);
      expect(parts.get('default-src')).toEqual(["'none'"]);
      expect(parts.get('frame-ancestors')).toEqual(["'none'"]);
      expect(parts.get('base-uri')).toEqual(["'none'"]);
      expect(parts.get('form-action')).toEqual(["'self'"]);
      expect(parts.get('script-src')?.filter((source) => !source.startsWith('https:'))).toEqual([
        "'self'",
        "'sha256-a='",
      ]);
      expect(parts.get('style-src')).toEqual(["'self'", "'nonce-abc'"]);
      expect(parts.has('object-src')).toBe(false);
      const origins = [...policy.matchAll(/\b(?:https?|wss?):\/\/[^\s;]+/g)].map(([origin]) => origin);
      const api = ['https', 'https', 'wss', 'wss'].map((scheme) => `${scheme}://api.example`);
      const maps = ['https://maps.googleapis.com', 'https://maps.googleapis.com'];
      expect(origins.sort()).toEqual(variables.API_HOST ? api : variables.MAPS_KEY ? maps : []);
      expect(parts.has('require-trusted-types-for')).toBe(!variables.MAPS_KEY);
    },
  );
});

describeServer('every answer', (engine) => {
  const running = useApp(engine);

  it.each([
    '/api/meta',
    '/api/admin/boats/getAllboats',
    '/api/nothing',
    '/config.json',
    '/nothing',
    '/healthz',
  ])('of %s carries the headers that keep a browser safe', async (url) => {
    const { headers } = await running.app.inject(url);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each(['GET', 'OPTIONS'] as const)('of %s allows no other origin', async (method) => {
    const { headers } = await running.app.inject({
      method,
      url: '/api/meta',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describeServer('with origins that are listed', (engine) => {
  const running = useApp(engine, { CORS_ORIGINS: 'https://office.example,https://other.example' });

  it.each([
    ['https://office.example', 'https://office.example'],
    ['https://other.example', 'https://other.example'],
    ['https://elsewhere.example', undefined],
    ['https://office.example.evil', undefined],
    ['http://office.example', undefined],
    ['null', undefined],
  ])('%s is allowed as %s', async (origin, allowed) => {
    const { headers } = await running.app.inject({ url: '/api/meta', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('the call of a boat with its version may be made', async () => {
    const response = await running.app.inject({
      method: 'OPTIONS',
      url: '/api/boats/updateboat/boat',
      headers: {
        origin: 'https://office.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,if-match',
      },
    });
    expect(response.statusCode).toBeLessThan(300);
    expect(response.headers['access-control-allow-methods']).toContain('PUT');
    expect(response.headers['access-control-allow-headers']).toContain('if-match');
  });
});

describeServer('the image of a document', (engine) => {
  const running = useApp(engine);
  let link: string;
  beforeAll(async () => {
    const folder = join(running.env.DATA_DIR, 'private');
    await mkdir(folder, { recursive: true });
    const { id } = await givenBoat(running.db);
    for (const type of ['n', 'a']) await writeFile(join(folder, `${id}-${type}.webp`), `licence ${type}`);
    const { token } = await signedIn(running.db, 3);
    const { envelope } = await ask(running.app, 'getBoat', { params: { id }, token });
    link = (envelope.data as Boat).docImage?.navigation ?? '';
  });

  it('§2 opens with the link that a boat is answered with, for one browser alone', async () => {
    const response = await running.app.inject(link);
    expect([response.statusCode, response.body]).toEqual([200, 'licence n']);
    expect(response.headers['cache-control']).toMatch(/^private/);
    expect(response.headers['content-type']).toBe('image/webp');
  });

  it('§2 stays closed without a link, and with one that is changed, expired or of another image', async () => {
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    const [expires, signature] = ['expires', 'signature'].map((name) => searchParams.get(name) ?? '');
    const other = pathname.replace('-n.', '-a.');
    const later = String(Number(expires) + 1);
    const past = String(Date.now() - 1);
    const ask = (path: string, end?: string, proof?: string): string =>
      `${path}?${new URLSearchParams({ expires: end ?? '', signature: proof ?? '' }).toString()}`;
    const closed = [
      pathname,
      ask(pathname),
      ask(pathname, expires),
      ask(pathname, expires, `${signature?.slice(0, -2)}AA`),
      ask(pathname, expires, ''),
      ask(pathname, later, signature),
      ask(pathname, past, signature),
      ask(pathname, 'Infinity', signature),
      ask(other, expires, signature),
      link.replace('/private/', '/private//'),
      link.replace('-n.webp', '-n.webp/../other'),
      link.replace('-n.webp', '-a.webp#-n.webp'),
      `/private/..%2fdatabase/PG_VERSION?expires=${expires}&signature=${signature}`,
      link.replace('/private/', '/images/..%2fprivate/'),
      link.replace('?', '%3f'),
    ];
    for (const url of closed) {
      const { statusCode, body } = await running.app.inject(url);
      expect(statusCode, url).toBeGreaterThanOrEqual(400);
      expect(statusCode, url).toBeLessThan(500);
      expect(body).not.toContain('licence');
    }
    expect((await running.app.inject(pathname)).json()).toEqual({
      flag: false,
      sort: 'link',
      error: messages.refusal.link,
    });
  });

  it('§2 is not in the list of boats, nor open to the public', async () => {
    const { token } = await signedIn(running.db, 3);
    expect((await ask(running.app, 'getAllBoats', { token })).text).not.toContain('/private/');
    expect((await running.app.inject('/images/..%2fprivate%2f')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('a signed link', () => {
  const minute = 60_000;
  const partsOf = (link: string): [string, string, string] => {
    const { pathname, searchParams } = new URL(link, 'http://localhost');
    return [pathname, searchParams.get('expires') ?? '', searchParams.get('signature') ?? ''];
  };

  it('is valid for its minutes at least and twice as long at most, then never again', () => {
    for (const now of [0, 1, 59 * minute, 60 * minute, 1e12]) {
      const parts = partsOf(signLink('secret', '/private/a', 60, now));
      expect(isSigned('secret', ...parts, now + 60 * minute - 1)).toBe(true);
      expect(isSigned('secret', ...parts, now + 120 * minute)).toBe(false);
    }
  });

  it('stays the same for a while, so that a browser keeps the picture', () => {
    const start = 1_000 * 60 * minute + 1;
    expect(signLink('secret', '/private/a', 60, start)).toBe(
      signLink('secret', '/private/a', 60, start + 59 * minute),
    );
  });

  it('is worth nothing with another secret', () => {
    const parts = partsOf(signLink('secret', '/private/a', 60));
    expect(isSigned('secret', ...parts)).toBe(true);
    expect(isSigned('guess', ...parts)).toBe(false);
  });
});

describeServer('behind a proxy', (engine) => {
  const running = useApp(engine, { TRUST_PROXY: 'on' });

  it('takes a request for that of the address that the proxy saw, whatever was written before it', async () => {
    running.app.get('/address', async ({ ip }) => ip);
    for (const sent of ['203.0.113.7', '127.0.0.1, 198.51.100.1, 203.0.113.7'])
      expect((await running.app.inject({ url: '/address', headers: { 'x-forwarded-for': sent } })).body).toBe(
        '203.0.113.7',
      );
  });
});
