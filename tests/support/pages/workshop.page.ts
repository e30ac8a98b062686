import type { Page } from 'playwright';
import { shellPage } from './shell.page.ts';

/** The form workshop. */
export const workshopPage = (page: Page) => ({
  open: (form: string) => page.goto(`/home/workshop?form=${form}`),
  entry: page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Form workshop' }),
  choice: page.getByRole('combobox', { name: 'Form', exact: true }),
  editor: (name: 'Fields' | 'Appearance') => page.getByRole('textbox', { name }),
  tab: (name: string | RegExp) => page.getByRole('tab', { name }),
  panel: (name: string | RegExp) => page.getByRole('tabpanel', { name }),
  field: (label: string) => page.getByRole('tabpanel', { name: 'Form', exact: true }).getByLabel(label),
  line: (text: string) => page.locator('.cm-line', { hasText: text }),
  mark: page.locator('.cm-lintRange-error'),
  options: page.getByRole('listbox'),
  effect: page.getByRole('article', { name: 'What this changes' }),
  check: page.getByRole('button', { name: 'Check the stored rows' }),
  patch: page.getByRole('button', { name: 'Download as a patch' }),
  leaving: page.getByRole('alertdialog', { name: 'You have unsaved changes' }),
  scrollsSideways: shellPage(page).scrollsSideways,
});
