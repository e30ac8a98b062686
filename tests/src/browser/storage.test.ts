import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { key: string | null }) => void;

const root = { lang: '' };
let listeners: Listener[];
let stored: Map<string, string>;

/** A browser of which only what is remembered is there. */
function givenBrowser(storage: Partial<Storage>): void {
  vi.resetModules();
  listeners = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('window', {
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.splice(listeners.indexOf(listener), 1),
  });
}

/** What the other tabs hear when one of them remembers something. */
const hear = (key: string | null): void => listeners.forEach((listener) => listener({ key }));

const forbidden = (): never => {
  throw new Error('SecurityError');
};

beforeEach(() => {
  stored = new Map();
  givenBrowser({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
  });
});
// Other files share the process, and what was chosen here is in its modules.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a colour scheme that another tab chooses is shown here', async () => {
  const { schemeKey, schemeStorage } = await import('#src/look/scheme-storage.ts');
  const storage = schemeStorage({ key: schemeKey });
  const heard: unknown[] = [];
  const end = storage.subscribe((scheme) => heard.push(scheme));
  expect(storage.get('system')).toBe('system');
  storage.set('light');
  expect(stored.get('color-scheme')).toBe('light');
  stored.set('color-scheme', 'dark');
  hear('something else');
  expect(heard).toEqual([]);
  hear('color-scheme');
  expect([storage.get('system'), ...heard]).toEqual(['dark', 'dark']);
  stored.clear();
  hear(null);
  expect(heard).toEqual(['dark', null]);
  end();
  hear(null);
  expect(heard).toHaveLength(2);
});

it('a density that another tab chooses is the one of this tab', async () => {
  const { chosen, startDensity } = await import('#src/look/density.ts');
  startDensity();
  expect(chosen.density).toBe('comfortable');
  stored.set('density', 'compact');
  hear('density');
  expect(chosen.density).toBe('compact');
});

it('where nothing may be remembered all can be chosen for this page', async () => {
  givenBrowser({ getItem: forbidden, setItem: forbidden });
  const { schemeKey, schemeStorage } = await import('#src/look/scheme-storage.ts');
  const { chosen, setDensity } = await import('#src/look/density.ts');
  const { language, setLanguage, startI18n } = await import('#src/language/i18n.ts');
  const storage = schemeStorage({ key: schemeKey });
  storage.set('dark');
  setDensity('compact');
  await startI18n();
  await setLanguage('de');
  expect([storage.get('system'), chosen.density, language()]).toEqual(['dark', 'compact', 'de']);
});

it('what a full storage does not take is remembered until the page is left, and forgotten like the rest', async () => {
  givenBrowser({ getItem: () => 'former', setItem: forbidden, removeItem: () => undefined });
  const { forgetKeys, remember, remembered } = await import('#src/browser/storage.ts');
  expect(remembered('token')).toBe('former');
  remember('token', 'issued');
  expect(remembered('token')).toBe('issued');
  forgetKeys(['token']);
  expect(remembered('token')).toBe('former');
});
