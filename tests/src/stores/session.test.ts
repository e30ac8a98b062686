import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each([
  ['proof', 'no JSON', { hasToken: true, admin: null }],
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
