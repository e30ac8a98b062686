import type { Page } from 'playwright';

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

/** Opens an address of the product: another row or view of the screen that is there as a link does, any other by loading it. */
export async function visit(page: Page, address: string): Promise<void> {
  const now = page.url();
  if (pathOf(now) !== pathOf(address) || now.endsWith(address)) await page.goto(address);
  else await page.evaluate((to) => history.pushState(null, '', to), address);
}
