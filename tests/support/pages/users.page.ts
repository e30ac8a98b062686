import type { Page } from 'playwright';
import { listPage } from './list.page.ts';

export const usersPage = (page: Page) => {
  const panel = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });
  const confirm = page.getByRole('alertdialog');
  return {
    ...listPage(page, '/home/users', 'Search users'),
    panel,
    field: (label: string) => panel.getByLabel(label),
    save: panel.getByRole('button', { name: 'Save Changes' }),
    block: panel.getByRole('button', { name: 'Block User', exact: true }),
    unblock: panel.getByRole('button', { name: 'Unblock User' }),
    close: panel.getByRole('button', { name: 'Close' }),
    confirm,
    boats: panel.getByRole('region', { name: 'Boats owned' }),
  };
};
