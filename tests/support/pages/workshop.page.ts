import type { Page } from 'playwright';
import { shellPage } from './shell.page.ts';
import { visit } from '../browser/visit.ts';

/** What a new collection is asked for. */
function newCollectionPanel(page: Page) {
  const panel = page.getByRole('dialog', { name: 'New collection' });
  const field = (name: string) => panel.getByRole('textbox', { name, exact: true });
  return {
    panel,
    field,
    submit: panel.getByRole('button', { name: 'Begin' }),
    async fill(title: string, singular: string, name: string) {
      await field('Title').fill(title);
      await field('Singular').fill(singular);
      await field('Name of its files').fill(name);
    },
    async add(title: string, kind: string) {
      await panel.getByRole('button', { name: 'Add: Fields' }).click();
      await field('Title of the field').last().fill(title);
      await panel.getByRole('combobox', { name: 'Kind of the field' }).last().selectOption({ label: kind });
    },
  };
}

/** The workshop. */
export const workshopPage = (page: Page) => ({
  open: (subject: string) => visit(page, `/home/workshop?subject=${encodeURIComponent(subject)}`),
  entry: page.getByRole('navigation', { name: 'Tools' }).getByRole('link', { name: 'Workshop' }),
  choice: page.getByRole('combobox', { name: 'What is edited' }),
  editor: (name: 'Fields' | 'Appearance') => page.getByRole('textbox', { name }),
  tab: (name: string | RegExp) => page.getByRole('tab', { name }),
  panel: (name: string | RegExp) => page.getByRole('tabpanel', { name }),
  field: (label: string) => page.getByRole('tabpanel', { name: 'Form', exact: true }).getByLabel(label),
  preview: page.getByRole('tabpanel', { name: 'Form', exact: true }),
  /** Written at the beginning of a line, as it is pasted. A long line is wrapped: the key Home would stay in the middle. */
  async paste(line: string, text: string) {
    const position = { x: 1, y: 8 };
    await page.locator('.cm-line', { hasText: line }).first().click({ position });
    await page.keyboard.insertText(text);
  },
  /** A text in a line, by another one. */
  async replace(old: string, now: string) {
    const line = page.locator('.cm-line', { hasText: old }).first();
    const text = (await line.textContent()) ?? '';
    await line.click({ position: { x: 1, y: 8 } });
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await page.keyboard.insertText(text.replace(old, now));
  },
  async removeLine(line: string) {
    await page.locator('.cm-line', { hasText: line }).first().click();
    await page.keyboard.press('Control+Shift+K');
  },
  line: (text: string) => page.locator('.cm-line', { hasText: text }),
  mark: page.locator('.cm-lintRange-error'),
  options: page.getByRole('listbox'),
  effect: page.getByRole('article', { name: 'What this changes' }),
  check: page.getByRole('button', { name: 'Check the stored rows' }),
  save: page.getByRole('button', { name: 'Save the files' }),
  patch: page.getByRole('button', { name: 'Download as a patch' }),
  restored: page.getByText('Your unsaved changes are back.'),
  begin: page.getByRole('main').getByRole('button', { name: 'New collection' }),
  begun: newCollectionPanel(page),
  list: page.getByRole('tabpanel', { name: 'List', exact: true }),
  scrollsSideways: shellPage(page).scrollsSideways,
});
