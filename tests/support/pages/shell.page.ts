import type { Page } from 'playwright';

/** What surrounds every screen: top bar, side menu, toasts. */
export const shellPage = (page: Page) => ({
  title: page.getByRole('link', { name: 'Admin Page' }),
  main: page.getByRole('main'),
  heading: page.getByRole('heading', { level: 1 }),
  language: page.getByRole('banner').getByRole('combobox'),
  menu: page.getByRole('button', { name: 'Menu' }),
  bell: page.getByRole('button', { name: /^Alerts/ }),
  sections: page.getByRole('navigation', { name: 'Sections' }),
  signOut: page.getByRole('button', { name: 'Sign Out' }),
  toDark: page.getByRole('button', { name: 'Switch to the dark theme' }),
  toasts: (text: string) => page.getByRole('alert').filter({ hasText: text }),
  /** The same words said before may still be there. */
  toast: (text: string) => page.getByRole('alert').filter({ hasText: text }).first(),
  /** Whether the page is wider than its window. */
  scrollsSideways: () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
});
