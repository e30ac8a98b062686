import type { Page } from 'playwright';
import { expect } from '../browser/expect.ts';
import { visit } from '../browser/visit.ts';

export const boatListPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Filter Search' });
  const cards = page.getByRole('article');
  return {
    cards,
    card: (model: string) => cards.filter({ has: page.getByRole('heading', { name: model, exact: true }) }),
    heading: page.getByRole('heading', { level: 1, name: /^Boats/ }),
    search: page.getByRole('searchbox', { name: 'Search boats' }),
    choose: page.getByRole('button', { name: 'Choose boats' }),
    filter: page.getByRole('button', { name: 'Filter', exact: true }),
    byStatus: page.getByRole('button', { name: 'Filter By Status' }),
    byDate: page.getByRole('button', { name: 'Filter By Date' }),
    chips: page.getByRole('list', { name: 'Active filters' }),
    more: page.getByRole('button', { name: 'Show more boats' }),
    retry: page.getByRole('button', { name: 'Retry' }),
    dialog: {
      box: dialog,
      size: dialog.getByLabel('Size(ft)'),
      type: dialog.getByLabel('Boat type'),
      capacity: dialog.getByLabel('Capacity (number of people)'),
      price: dialog.getByRole('slider'),
      any: dialog.getByRole('switch'),
      apply: dialog.getByRole('button', { name: 'Apply Filters' }),
    },
    open: (query = '') => visit(page, `/home/boat${query}`),
    /** Opens the boat's page as a person does, by its card. */
    async openBoat(model: string): Promise<void> {
      // No more is searched for.
      const text = model.slice(0, 100);
      await this.search.fill(text);
      // The cards move while the list narrows: a press that ends beside the one it began on is no click.
      await page.waitForURL(({ searchParams }) => (searchParams.get('q') ?? '') === text);
      await expect(cards.first()).toContainText(model);
      await this.card(model).first().getByRole('button').click();
      await page.waitForURL('**/home/boat/detail');
    },
  };
};
