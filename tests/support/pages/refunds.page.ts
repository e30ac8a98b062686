import type { Locator, Page } from 'playwright';
import { historyPanel } from './history.page.ts';
import { listPage } from './list.page.ts';
import { visit } from '../browser/visit.ts';

/** §2 Refund Management: the list, New Refund, one refund and its proof. */
export const refundsPage = (page: Page) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const field = (label: string): Locator => dialog.getByLabel(new RegExp(`^${label}\\s?\\*?$`));
  const inDialog = (name: string | RegExp): Locator => dialog.getByRole('button', { name });
  return {
    ...listPage(page, '/home/refunds', 'Search refunds'),
    openDetail: (id: string | number) => visit(page, `/home/refunds/detail?row=${id}`),
    openProof: (id: string | number) => visit(page, `/home/refunds/proof?row=${id}`),
    toProof: main.getByRole('link', { name: 'Proof of the refund' }),
    toDetail: main.getByRole('link', { name: 'Refund', exact: true }),
    title: (text: string): Locator => main.getByRole('heading', { level: 1, name: text, exact: true }),
    status: (text: string): Locator => main.getByText(text, { exact: true }).first(),
    step: (label: string): Locator => main.getByRole('button', { name: label, exact: true }),
    /** The value behind a label. */
    fact: (label: string): Locator =>
      main
        .locator('dl > div', { has: page.getByRole('term').getByText(label, { exact: true }) })
        .getByRole('definition')
        .first(),
    history: historyPanel(main),
    dialog,
    field,
    problem: (text: string): Locator => dialog.locator('form').getByText(text, { exact: true }),
    submit: inDialog(/^(Confirm|Mark as Refunded)$/),
    newRefund: {
      open: main.getByRole('button', { name: 'New Refund' }),
      search: dialog.getByRole('searchbox'),
      choice: (text: string): Locator =>
        dialog.getByRole('listitem').filter({ hasText: text }).getByRole('button'),
      amountOf: (label: string): Locator =>
        dialog.locator('dl > div', { has: page.getByRole('term').getByText(label) }).getByRole('definition'),
      time: dialog.getByRole('group', { name: 'Cancelled at' }).getByRole('combobox'),
      retry: inDialog('Retry'),
      send: inDialog('Request refund'),
      other: inDialog('Another booking'),
    },
  };
};
