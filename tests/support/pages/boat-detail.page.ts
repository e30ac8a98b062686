import type { Page } from 'playwright';

export const boatDetailPage = (page: Page) => ({
  title: page.getByRole('heading', { level: 1 }),
  back: page.getByRole('main').getByRole('link', { name: 'Boats', exact: true }),
  documentation: page.getByRole('button', { name: 'Boat Documentation' }),
  edit: page.getByRole('button', { name: 'Edit Boat' }),
  section: (name: string) => page.getByRole('region', { name, exact: true }),
  host: page.getByRole('article', { name: 'Host' }),
  plans: page.getByRole('region', { name: 'Plans' }).getByRole('group'),
});
