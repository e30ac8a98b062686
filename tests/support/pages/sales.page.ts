import type { Locator, Page } from 'playwright';
import { bulkPage } from './bulk.page.ts';
import { historyPanel } from './history.page.ts';
import { listPage } from './list.page.ts';
import { visit } from '../browser/visit.ts';

/** §2 Sales & Payments: the list of payouts, one of them, and several paid as one. */
export const salesPage = (page: Page) => {
  const details = page.getByRole('dialog', { name: 'Payment details' });
  const bulk = bulkPage(page);
  const dialog = page.getByRole('dialog');
  return {
    ...listPage(page, '/home/sales', 'Search payouts'),
    openOne: (id: string | number) => visit(page, `/home/sales?row=${id}`),
    details,
    status: (text: string): Locator => details.getByText(text, { exact: true }).first(),
    /** Everything that can be pressed beneath, but Close and what leads to other rows. */
    actions: details
      .getByRole('button')
      .filter({ hasNotText: /^(Close|Add a note)$/ })
      .and(page.locator(':not([data-key])')),
    action: (label: string): Locator => details.getByRole('button', { name: label, exact: true }),
    fact: (label: string): Locator =>
      details
        .locator('dl > div', { has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition'),
    history: historyPanel(details),
    dialog,
    field: (label: string): Locator => dialog.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
    problem: (text: string): Locator => dialog.locator('form').getByText(text, { exact: true }),
    submit: dialog.getByRole('button', { name: /^(Confirm|Mark as Paid|Save Changes)$/ }),
    bulk,
    payDue: page.getByRole('button', { name: 'Pay due payouts' }),
    bankFile: bulk.dialog.getByRole('button', { name: 'File for the bank (CSV)' }),
  };
};
