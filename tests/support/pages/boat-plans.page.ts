import type { Locator, Page } from 'playwright';
import { visit } from '../browser/visit.ts';

/** One plan's card. */
export const planCard = (page: Page, number: number) => {
  const card = page.getByRole('article', { name: `Plan ${number}`, exact: true });
  const question = page.getByRole('alertdialog', { name: `Delete Plan ${number}?` });
  return {
    card,
    description: card.getByLabel(/^Description/),
    price: card.getByLabel(/^Price/),
    captain: card.getByLabel(/^Captain/),
    hasDates: card.getByRole('switch', { name: 'Custom date plan' }),
    date: (end: 'Start' | 'End'): Locator => card.getByRole('group', { name: end }).locator('input'),
    time: (end: 'Start' | 'End'): Locator => card.getByRole('group', { name: end }).getByRole('combobox'),
    problem: (text: string): Locator => card.getByText(text, { exact: true }),
    save: card.getByRole('button', { name: 'Save' }),
    remove: card.getByRole('button', { name: 'Delete' }),
    question: {
      box: question,
      confirm: question.getByRole('button', { name: 'Delete' }),
      cancel: question.getByRole('button', { name: 'Cancel' }),
    },
  };
};

export const boatPlansPage = (page: Page) => ({
  cards: page.getByRole('main').getByRole('article'),
  add: page.getByRole('button', { name: 'ADD' }).first(),
  card: (number: number) => planCard(page, number),
  open: () => visit(page, '/home/boat/plan'),
});
