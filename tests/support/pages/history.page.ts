import type { Locator } from 'playwright';

/** The panel History within a screen or a dialog. */
export const historyPanel = (within: Locator) => {
  const page = within.page();
  const panel = within.locator('details');
  const chart = panel.getByRole('figure');
  return {
    open: () => panel.locator('summary').click(),
    /** The newest change. */
    latest: panel
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
    /** The state that is lit in the diagram. */
    lit: chart.locator('.now'),
    /** What the diagram says of an action. */
    action: (label: string) =>
      chart.getByRole('listitem').filter({ has: page.locator('strong').getByText(label, { exact: true }) }),
  };
};
