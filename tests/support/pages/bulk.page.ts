import type { Locator, Page } from 'playwright';

/** Several rows of any list: chosen, and one step taken of all of them. */
export const bulkPage = (page: Page) => {
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  const dialog = page.getByRole('dialog', { name: /: [\d,.]+ rows?$/ });
  return {
    /** @param name how what the row is called begins */
    tick: (name: string | number): Locator =>
      page.getByRole('checkbox', { name: new RegExp(`^Choose ${name}(?!\\w)`) }),
    tickAll: page.getByRole('checkbox', { name: 'Choose all on this page' }),
    count: bar.getByRole('status'),
    all: bar.getByRole('button', { name: /^Choose (all|the) [\d,]+ that match/ }),
    none: bar.getByRole('button', { name: 'Choose none' }),
    step: (label: string): Locator => bar.getByRole('button', { name: label, exact: true }),
    /** A step that was begun, below the list whose dialog was closed. */
    left: (label: string): Locator => page.getByRole('region', { name: label, exact: true }),
    dialog,
    /** Of how many rows it can be taken, how far it is, or what became of them. */
    told: dialog.getByRole('status'),
    take: (label: string): Locator =>
      dialog.getByRole('button', { name: new RegExp(`^${label}( \\(\\d+\\))?$`) }),
    result: dialog.getByRole('list', { name: 'Result' }).getByRole('listitem'),
    file: dialog.getByRole('button', { name: 'Result (CSV)' }),
    again: dialog.getByRole('button', { name: /^Try \d+ again$/ }),
    close: dialog.getByRole('button', { name: 'Close' }),
  };
};
