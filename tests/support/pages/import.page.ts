import type { Page } from 'playwright';

/** The dialog that takes a CSV file into a list. */
export function importPage(page: Page) {
  const dialog = page.getByRole('dialog', { name: /^Import into/ });
  const fieldOf = (title: string) => dialog.getByRole('group', { name: title, exact: true });
  const choose = async (title: string, place: number, option: string): Promise<void> => {
    await fieldOf(title).getByRole('combobox').nth(place).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  return {
    dialog,
    open: page.getByRole('main').getByRole('button', { name: 'Import CSV' }),
    file: dialog.locator('input[type=file][accept*=csv]'),
    mapping: dialog.locator('input[type=file][accept*=json]'),
    column: (title: string) => fieldOf(title).getByRole('combobox').first(),
    usual: (title: string) => fieldOf(title).getByLabel('Where it is empty'),
    match: (title: string, column: string) => choose(title, 0, column),
    readAs: (title: string, way: string) => choose(title, 1, way),
    button: (name: string | RegExp) => dialog.getByRole('button', { name }),
    result: dialog.getByRole('region', { name: 'Result' }),
  };
}
