import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PreferencesForm } from '#schemas/types.ts';

const account: PreferencesForm = {
  language: 'en',
  theme: 'dark',
  density: 'compact',
  start: '/home',
  silent: [],
};
let sent: unknown[];

beforeEach(() => {
  sent = [];
  const stored = new Map([['color-scheme', 'light']]);
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  vi.stubGlobal('window', { dispatchEvent: () => true });
  vi.stubGlobal('StorageEvent', class {});
  vi.doMock('#src/stores/meta.ts', () => ({ offers: () => Promise.resolve(true) }));
  vi.doMock('#src/api/call.ts', () => ({
    call: (_: unknown, { body }: { body: unknown }) => {
      sent.push(body);
      return Promise.resolve({ ok: true, data: {} });
    },
  }));
});

// Other files share the process.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#src/stores/meta.ts');
  vi.doUnmock('#src/api/call.ts');
  vi.resetModules();
});

async function signedIn(_id: string) {
  const { session } = await import('#src/stores/session.ts');
  session.admin = { _id, email: `${_id}@sea.example`, preferences: account };
  return import('#src/stores/preferences.ts');
}

it('who silences a kind saves nothing else that this browser shows otherwise', async () => {
  const { presentPreferences, saveSilent } = await signedIn('ana');
  await saveSilent('/home/boat', 'Boats', true);
  await saveSilent('/home/boat', 'Users', true);
  expect(sent).toEqual([
    { ...account, silent: ['Boats'] },
    { ...account, silent: ['Boats', 'Users'] },
  ]);
  expect(presentPreferences('/home/boat')).toMatchObject({ theme: 'light', silent: ['Boats', 'Users'] });
});

it('of two kinds that are silenced at once both are silent, and one that is heard again takes no other with it', async () => {
  const { presentPreferences, saveSilent } = await signedIn('ana');
  await Promise.all(['Boats', 'Users'].map((kind) => saveSilent('/home/boat', kind, true)));
  expect(presentPreferences('/home/boat').silent).toEqual(['Boats', 'Users']);
  await Promise.all([saveSilent('/home/boat', 'Boats', false), saveSilent('/home/boat', 'Users', true)]);
  expect(sent.at(-1)).toEqual({ ...account, silent: ['Users'] });
});

it('what one admin has silenced is not silent for the next one in the same browser', async () => {
  const { presentPreferences, saveSilent } = await signedIn('ana');
  await saveSilent('/home/boat', 'Boats', true);
  await signedIn('bea');
  expect(presentPreferences('/home/boat').silent).toEqual([]);
});
