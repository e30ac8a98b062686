import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: { key: string | null }) => void;

const root = { dataset: {} as Record<string, string>, lang: '' };
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
afterEach(() => vi.unstubAllGlobals());

it('a colour scheme that another tab chooses is shown here', async () => {
  const { scheme, startScheme } = await import('#src/look/scheme.ts');
  startScheme();
  expect(scheme.isDark).toBe(false);
  stored.set('color-scheme', 'dark');
  hear('something else');
  expect(scheme.isDark).toBe(false);
  hear('color-scheme');
  expect([scheme.isDark, root.dataset['theme']]).toEqual([true, 'dark']);
  stored.clear();
  hear(null);
  expect(scheme.isDark).toBe(false);
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
  const { scheme, setScheme, startScheme } = await import('#src/look/scheme.ts');
  const { chosen, setDensity } = await import('#src/look/density.ts');
  const { language, setLanguage, startI18n } = await import('#src/language/i18n.ts');
  startScheme();
  setScheme('dark');
  setDensity('compact');
  await startI18n();
  await setLanguage('de');
  expect([scheme.isDark, chosen.density, language()]).toEqual([true, 'compact', 'de']);
});
