import type { Locator, Page } from 'playwright';
import { listPage } from './list.page.ts';
import { visit } from '../browser/visit.ts';

/** §2 Messages, push notifications: the form, what was written, and the list of all. */
export const pushPage = (page: Page) => {
  const card = page.getByRole('article', { name: 'Push notification' });
  const button = (name: string): Locator => card.getByRole('button', { name, exact: true });
  const people = card.getByRole('combobox', { name: 'People' });
  const question = page.getByRole('alertdialog');
  return {
    ...listPage(page, '/home/message', 'Search notifications'),
    open: (id?: string): Promise<unknown> =>
      visit(page, `/home/message?part=push${id === undefined ? '' : `&row=${id}`}`),
    card,
    audience: (name: string): Locator => card.getByRole('radio', { name }),
    people,
    chosen: card.getByRole('list', { name: 'Chosen people' }),
    option: (name: string | RegExp): Locator =>
      card.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name }),
    text: card.getByRole('textbox', { name: 'Notification' }),
    preview: page.getByRole('article', { name: 'Preview' }),
    proceed: button('Continue'),
    test: button('Send a test to me'),
    another: button('Write another'),
    /** The button of an event of the machine. */
    action: button,
    /** The value behind a label of what was written. */
    fact: (label: string): Locator =>
      card.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]'),
    question,
    sendToAll: question.getByRole('button', { name: /^Send to / }),
    keep: question.getByRole('button', { name: 'Cancel' }),
  };
};
