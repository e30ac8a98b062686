import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['proof', 'no JSON', { hasToken: true, admin: null }],
  ['proof', '"65f0"', { hasToken: true, admin: null }],
  ['proof', '[]', { hasToken: true, admin: null }],
  ['proof', '{"_id":"a"}', { hasToken: true, admin: { _id: 'a' } }],
  [null, '{"_id":"a"}', { hasToken: false }],
])('the token %j marks who is signed in, whatever is kept of the user: %j', async (token, user, known) => {
  const kept: Record<string, string | null> = { token, user };
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null });
  vi.resetModules();
  const { session } = await import('#src/stores/session.ts');
  expect(session).toMatchObject(known);
});

it('what was taken away from the own account is gone; what is answered at sign-in alone stays', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  const { session, showOwn } = await import('#src/stores/session.ts');
  const preferences = { theme: 'dark' } as never;
  showOwn({ _id: 'a', lastName: 'Lind', avatar: '/face.webp', version: 1, preferences });
  showOwn({ _id: 'a', version: 2 });
  expect(session.admin).toEqual({ _id: 'a', version: 2, preferences });
});

/** Holds a token against a server that answers so. */
async function checkAgainst(status: number, body: string) {
  const kept = new Map([
    ['token', 'proof'],
    ['user', '{"_id":"a"}'],
  ]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
  const headers = { 'content-type': body.startsWith('{') ? 'application/json' : 'text/html' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
  vi.resetModules();
  const { connect } = await import('#src/api/call.ts');
  const { checkSession, dropToken, session, token } = await import('#src/stores/session.ts');
  connect({
    host: 'http://x.example',
    token,
    onSessionEnd: dropToken,
    offers: () => Promise.resolve(false),
  });
  const { clearToasts, toast, toasts } = await import('#src/stores/toasts.ts');
  const isOpen = await checkSession();
  const say = (text: string) => {
    toast('error', text);
    return toasts.waiting.map((one) => one.text);
  };
  return { isOpen, kept: [...kept.keys()], admin: session.admin, session, dropToken, say, clearToasts };
}

it('what fails because the session has ended is not told of beside that; what is tried next is', async () => {
  const { say, clearToasts } = await checkAgainst(401, '{"flag":false,"error":"Sign in again."}');
  expect(say('Sign in again.')).toEqual([]);
  clearToasts();
  expect(say('Wrong password.')).toEqual(['Wrong password.']);
});

it('what fails while the session goes on is told of', async () => {
  const { say } = await checkAgainst(500, '');
  expect(say('Try again.')).toEqual(['Try again.']);
});

it('what was said to one is not for whoever comes next', async () => {
  const { say, dropToken } = await checkAgainst(500, '');
  say('Try again.');
  dropToken('proof');
  expect(say('Sign in again.')).toEqual([]);
});

it.each([
  [403, ''],
  [403, '<html><body>Forbidden</body></html>'],
  [403, '{"message":"Forbidden"}'],
  [403, '{"flag":false}'],
  [401, ''],
])('a check that fails with %i %j clears token and user', async (status, body) => {
  const { isOpen, kept, admin, session, dropToken } = await checkAgainst(status, body);
  expect({ isOpen, kept, admin }).toEqual({ isOpen: false, kept: [], admin: null });
  expect(session.hasEnded).toBe(true);
  // A call that went without a token is refused as well.
  dropToken(null);
  expect(session.hasEnded).toBe(true);
});

it.each([
  [500, '{"flag":false}'],
  [502, '<html></html>'],
])('a server in trouble, which answers %i %j, says nothing of the session', async (status, body) => {
  const { kept, admin } = await checkAgainst(status, body);
  expect([kept, admin]).toEqual([['token', 'user'], { _id: 'a' }]);
});

it('a password that another server answers with is not kept', async () => {
  const { admin } = await checkAgainst(
    200,
    '{"flag":true,"existingUser":{"_id":"b","password":"$2b$10$hash"}}',
  );
  expect(admin).toEqual({ _id: 'b' });
  expect(localStorage.getItem('user')).toBe('{"_id":"b"}');
});

it.each(['"65f0"', '[]', '7', 'null'])(
  'an answer says who is signed in by a row only: %s',
  async (existingUser) => {
    const { isOpen, admin } = await checkAgainst(200, `{"flag":true,"existingUser":${existingUser}}`);
    expect([isOpen, admin]).toEqual([true, { _id: 'a' }]);
  },
);

it.each(['true', '"65f0"', '[]', 'null'])(
  'a sign-in that says by no row who it is leaves the email: %s',
  async (existingUser) => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    });
    vi.stubGlobal('sessionStorage', localStorage);
    const answer = `{"flag":true,"token":"proof","existingUser":${existingUser}}`;
    const headers = { 'content-type': 'application/json' };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer, { headers })));
    vi.resetModules();
    const { connect } = await import('#src/api/call.ts');
    const { session, signIn, token } = await import('#src/stores/session.ts');
    const offers = () => Promise.resolve(false);
    connect({ host: 'http://x.example', token, onSessionEnd: () => undefined, offers });
    const email = 'anna@harbour.example';
    expect(await signIn({ email, password: 'secret-7', remember: false })).toBeUndefined();
    expect(session.admin).toEqual({ _id: '', email });
    expect(kept.get('owner')).toBe(email);
  },
);

it('a page that Back brings back as it was does not go on for somebody who has signed out meanwhile', async () => {
  const { kept, session } = await checkAgainst(500, '');
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
  const { followOtherTabs, session: shown } = await import('#src/stores/session.ts');
  followOtherTabs();
  expect([kept, session.admin, shown.admin]).toEqual([['token', 'user'], { _id: 'a' }, { _id: 'a' }]);
  localStorage.removeItem('token');
  localStorage.removeItem('user');
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(shown.hasToken).toBe(true);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([shown.hasToken, shown.admin]).toEqual([false, null]);
});
