// Light or dark: what the person chose, else what the system says.
import { proxy } from 'valtio';

/** Where the choice is remembered. */
const key = 'color-scheme';

export type Scheme = 'light' | 'dark';

const system = window.matchMedia('(prefers-color-scheme: dark)');

/** What is shown now. */
export const scheme = proxy({ isDark: false });

function showScheme(): void {
  const chosen = localStorage.getItem(key);
  scheme.isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
  document.documentElement.dataset['theme'] = scheme.isDark ? 'dark' : 'light';
}

/** Shows the scheme before anything is drawn, and follows the system and the other tabs from then on. */
export function startScheme(): void {
  showScheme();
  system.addEventListener('change', showScheme);
  window.addEventListener('storage', (event) => event.key === key && showScheme());
}

/** Shows a scheme and remembers it. */
export function setScheme(chosen: Scheme): void {
  localStorage.setItem(key, chosen);
  showScheme();
}
