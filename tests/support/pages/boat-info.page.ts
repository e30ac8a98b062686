import type { Page } from 'playwright';
import { visit } from '../browser/visit.ts';

export const boatInfoPage = (page: Page) => ({
  /** By its label, behind which a star may stand. */
  field: (label: string) => page.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
  /** The text at a field that is not accepted. */
  problem: (text: string) => page.locator('form').getByText(text, { exact: true }),
  save: page.getByRole('button', { name: 'Save Changes' }),
  state: page.locator('form p[role="status"]'),
  open: () => visit(page, '/home/boat/info'),
});
