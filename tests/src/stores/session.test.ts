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
