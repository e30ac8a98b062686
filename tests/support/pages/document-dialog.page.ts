import type { Locator, Page } from 'playwright';

const titles = { navigation: 'Navigation License', authorization: 'Authorization' };
export type DocumentType = keyof typeof titles;

export const documentDialogPage = (page: Page) => {
  const box = page.getByRole('dialog', { name: 'Boat Documentation' });
  const card = (type: DocumentType): Locator => box.getByRole('article', { name: titles[type], exact: true });
  return {
    box,
    card,
    close: box.getByRole('button', { name: 'Close' }),
    /** What may be done about a document: the buttons beneath its picture. */
    actions: (type: DocumentType): Locator => card(type).getByRole('button', { name: /^(?!Enlarge)/ }),
    action: (type: DocumentType, label: string): Locator =>
      card(type).getByRole('button', { name: label, exact: true }),
  };
};
