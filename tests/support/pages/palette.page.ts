import type { Page } from 'playwright';

/** The search over everything. */
export const palettePage = (page: Page) => {
  const box = page.getByRole('dialog', { name: 'Search everything' });
  return {
    button: page.getByRole('banner').getByRole('button', { name: 'Search everything' }),
    box,
    input: box.getByRole('combobox'),
    options: box.getByRole('option'),
    option: (name: string | RegExp) => box.getByRole('option', { name }),
  };
};
