import type { Page } from 'playwright';
import { screenOf } from '#schemas/screen-of.ts';
import { collections } from '#schemas/generated/collections.ts';
import type { CollectionName } from '#schemas/types.ts';
import { visit } from '../browser/visit.ts';

/** The list of a collection, and the row that is open. */
export const collectionPage = (page: Page, name: CollectionName) => {
  const { title, singular, catalogue } = collections[name];
  const panel = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const menu = page.getByRole('navigation', { name: catalogue ? 'Data' : 'Sections' });
  return {
    menu,
    entry: menu.getByRole('link', { name: title, exact: true }),
    heading: page.getByRole('heading', { level: 1, name: title }),
    open: (query = '') => visit(page, screenOf(name) + query),
    link: (id: string) => page.getByRole('main').locator(`a[href$="row=${id}"]`).first(),
    links: page.getByRole('main').locator('a[data-opener]'),
    add: page.getByRole('button', { name: `New ${singular}` }),
    panel,
    field: (label: string) => panel.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
    adding: page.getByRole('dialog', { name: `New ${singular}` }),
    save: panel.getByRole('button', { name: /^Save/ }),
    duplicate: panel.getByRole('button', { name: 'Duplicate' }),
    remove: panel.getByRole('button', { name: 'Delete', exact: true }),
    step: (label: string) => panel.getByRole('button', { name: label, exact: true }),
    status: panel.getByRole('status').first(),
    question,
    confirm: question.getByRole('button', { name: 'Delete' }),
  };
};
