import type { Locator, Page } from 'playwright';

/** The saved views of whatever list is open. */
export const viewsPage = (page: Page) => {
  const button = page.getByRole('button', { name: /^Views$|^View: / });
  const saveAs = page.getByRole('button', { name: 'Save as a view' });
  const openPanel = async (): Promise<void> => {
    await button.click();
    await saveAs.waitFor();
  };
  return {
    button,
    openPanel,
    /** The button while the list shows a view. */
    named: (name: string) => page.getByRole('button', { name: `View: ${name}` }),
    saveChanges: page.getByRole('button', { name: /^Save changes to/ }),
    async saveAs(name: string): Promise<void> {
      await openPanel();
      await saveAs.click();
      await page.getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    async follow(name: string): Promise<void> {
      await openPanel();
      await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    },
    async arrange(): Promise<Locator> {
      await openPanel();
      await page.getByRole('button', { name: 'Arrange views' }).click();
      return page.getByRole('dialog', { name: 'Arrange views' });
    },
  };
};
