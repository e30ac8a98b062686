import type { Locator, Page } from 'playwright';
import messages from '#schemas/messages.json' with { type: 'json' };
import { visit } from '../browser/visit.ts';

/** /home/reviews and the review that is open. */
export const reviewsPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Edit review' });
  const question = page.getByRole('alertdialog');
  const conflict = page.getByRole('dialog', { name: messages.refusal.stale });
  const choice = (name: string): Locator => conflict.getByRole('button', { name, exact: true });
  return {
    open: (query = '') => visit(page, `/home/reviews${query}`),
    table: page.getByRole('table', { name: 'Reviews', exact: true }),
    search: page.getByRole('searchbox'),
    link: (id: string): Locator => page.getByRole('main').locator(`a[href$="row=${id}"]`),
    rowOf: (text: string): Locator => page.getByRole('main').getByRole('row').filter({ hasText: text }),
    dialog,
    rating: dialog.getByLabel(/^Rating/),
    content: dialog.getByLabel(/^Content/),
    save: dialog.getByRole('button', { name: 'Save Changes' }),
    remove: dialog.getByRole('button', { name: 'Delete', exact: true }),
    conflict: {
      box: conflict,
      mine: choice('Save mine over it'),
    },
    question,
    keep: question.getByRole('button', { name: 'Cancel' }),
    confirm: question.getByRole('button', { name: 'Delete review' }),
  };
};
