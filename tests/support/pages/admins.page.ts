import type { Locator, Page } from 'playwright';
import { visit } from '../browser/visit.ts';

/** /home/adminusers: a form that adds an admin, and a form for each that is there. */
export const adminsPage = (page: Page) => {
  const main = page.getByRole('main');
  const question = page.getByRole('alertdialog');
  const button = (within: Locator, name: string): Locator =>
    within.getByRole('button', { name, exact: true });
  const formIn = (box: Locator) => ({
    box,
    field: (label: string): Locator => box.getByLabel(new RegExp(`^${label}\\s?\\*?$`)),
    problem: (text: string): Locator => box.locator('form').getByText(text, { exact: true }),
  });
  return {
    open: () => visit(page, '/home/adminusers'),
    add: {
      ...formIn(main.getByRole('region', { name: 'Add admin', exact: true })),
      submit: button(main, 'Add admin'),
    },
    /** The cards of those who are there. */
    cards: main.getByRole('article'),
    card: (name: string) => {
      const form = formIn(main.getByRole('article', { name, exact: true }));
      return { ...form, save: button(form.box, 'Save'), remove: button(form.box, 'Delete') };
    },
    question: { box: question, confirm: button(question, 'Delete'), cancel: button(question, 'Cancel') },
  };
};
