import type { Page } from 'playwright';
import { visit } from '../browser/visit.ts';

/** Any list screen: the table of schemas/tables and what stands around it. */
export const listPage = (page: Page, path: string, searchName: string) => {
  const table = page.getByRole('table');
  return {
    table,
    rows: table.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    row: (name: string | RegExp) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    cards: page
      .getByRole('list')
      .getByRole('listitem')
      .filter({ has: page.getByRole('term') }),
    heading: page.getByRole('heading', { level: 1 }),
    search: page.getByRole('searchbox', { name: searchName }),
    chips: page.getByRole('list', { name: 'Active filters' }),
    columns: page.getByRole('button', { name: 'Columns' }),
    exportCsv: page.getByRole('button', { name: 'Export CSV' }),
    next: page.getByRole('button', { name: 'Next', exact: true }),
    previous: page.getByRole('button', { name: 'Previous', exact: true }),
    retry: page.getByRole('button', { name: 'Retry' }),
    open: (query = '') => visit(page, path + query),
    /** Chooses a label of one of the filters. */
    async filter(title: string, label: string): Promise<void> {
      await page.getByRole('button', { name: title, exact: true }).first().click();
      await page.getByRole('group', { name: title }).getByRole('button', { name: label }).click();
    },
    sortBy: (title: string) => table.getByRole('columnheader', { name: title }).getByRole('button').click(),
  };
};
