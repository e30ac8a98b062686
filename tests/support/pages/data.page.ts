import type { Locator, Page } from 'playwright';
import messages from '#schemas/messages.json' with { type: 'json' };
import { visit } from '../browser/visit.ts';

/** /home/data: one section at a time. */
export const dataPage = (page: Page) => {
  const main = page.getByRole('main');
  const button = (within: Locator, name: string): Locator =>
    within.getByRole('button', { name, exact: true });
  const question = page.getByRole('alertdialog');
  const conflict = page.getByRole('dialog', { name: messages.refusal.stale });
  return {
    open: (section: string) => visit(page, `/home/data?section=${section}`),
    section: (title: string): Locator =>
      page.getByRole('navigation', { name: 'Data', exact: true }).getByRole('link', { name: title }),
    field: (label: string): Locator => main.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
    save: main.getByRole('button', { name: /^Save( Changes)?$/ }),
    problem: (text: string): Locator => page.locator('form').getByText(text, { exact: true }),
    rows: (title: string): Locator =>
      page.getByRole('list', { name: title, exact: true }).getByRole('listitem'),
    add: button(main, 'Add').first(),
    edit: (name: string): Locator => button(main, `Edit ${name}`),
    remove: (name: string): Locator => button(main, `Delete ${name}`),
    question: {
      box: question,
      confirm: button(question, 'Delete'),
      keep: button(question, 'Cancel'),
      close: button(question, 'Close'),
    },
    search: main.getByRole('searchbox'),
    cancel: button(main, 'Cancel'),
    retry: button(main, 'Retry'),
    conflict: {
      box: conflict,
      mine: button(conflict, 'Save mine over it'),
      theirs: button(conflict, 'Take the saved version'),
    },
    method: (title: string) => {
      const card = page.getByRole('article', { name: title, exact: true });
      return {
        card,
        toggle: card.getByRole('switch'),
        field: (label: string): Locator => card.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
        save: button(card, 'Save Changes'),
      };
    },
  };
};
