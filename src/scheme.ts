// Light or dark: what the person chose, else what the system says.

/** Where the choice is remembered; the theme of the UI library keeps it there too. */
export const schemeKey = 'color-scheme';

const system = window.matchMedia('(prefers-color-scheme: dark)');

function showScheme(): void {
  const chosen = localStorage.getItem(schemeKey);
  const isDark = chosen === 'dark' || (chosen !== 'light' && system.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Shows the scheme before anything is drawn, and follows the system from then on. */
export function startScheme(): void {
  showScheme();
  system.addEventListener('change', showScheme);
}
