// Light or dark: what the person chose, else what the system says.
import { proxy } from 'valtio';
import { onOtherTab, remember, remembered } from '#src/browser/storage.ts';

/** Where the choice is remembered. */
const key = 'color-scheme';

export type Scheme = 'light' | 'dark';

const system = window.matchMedia('(prefers-color-scheme: dark)');

/** What is shown now. */
export const scheme = proxy({ isDark: false });

function show(chosen: string | null): void {
  scheme.isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
  document.documentElement.dataset['theme'] = scheme.isDark ? 'dark' : 'light';
}

const showRemembered = (): void => show(remembered(key));

/** Shows the scheme before anything is drawn, and follows the system and the other tabs from then on. */
export function startScheme(): void {
  showRemembered();
  system.addEventListener('change', showRemembered);
  onOtherTab(key, showRemembered);
}

/** Shows a scheme and remembers it. */
export function setScheme(chosen: Scheme): void {
  remember(key, chosen);
  show(chosen);
}
