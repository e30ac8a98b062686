import type { Page } from 'playwright';
import { visit } from '../visit.ts';

export const boatInfoPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1, name: 'Boat Information' }),
  /** By its label, behind which a star may stand. */
  field: (label: string) => page.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
  /** The text at a field that is not accepted. */
  problem: (text: string) => page.locator('form').getByText(text, { exact: true }),
  suggestions: page.getByRole('listbox').getByRole('option'),
  save: page.getByRole('button', { name: 'Save Changes' }),
  state: page.locator('form p[role="status"]'),
  draft: page.getByText('Your unsaved changes are back.'),
  conflict: {
    box: page.getByRole('dialog', { name: /Somebody else changed this/ }),
    takeTheirs: page.getByRole('button', { name: 'Take the saved version' }),
    saveMine: page.getByRole('button', { name: 'Save mine over it' }),
  },
  open: () => visit(page, '/home/boat/info'),
});
