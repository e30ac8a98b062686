import type { Locator, Page } from 'playwright';

/** /home/reviews and the review that is open. */
export const reviewsPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Edit review' });
  const question = page.getByRole('alertdialog');
  return {
    open: (query = '') => page.goto(`/home/reviews${query}`),
    rowOf: (text: string): Locator => page.getByRole('main').getByRole('row').filter({ hasText: text }),
    dialog,
    rating: dialog.getByLabel(/^Rating/),
    content: dialog.getByLabel(/^Content/),
    save: dialog.getByRole('button', { name: 'Save Changes' }),
    remove: dialog.getByRole('button', { name: 'Delete', exact: true }),
    question,
    confirm: question.getByRole('button', { name: 'Delete review' }),
  };
};
