import type { Page } from 'playwright';

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

/** Opens an address of the product: another row or view of the screen that is there as a link does, any other by loading it. */
export async function visit(page: Page, address: string): Promise<void> {
  const now = page.url();
  if (pathOf(now) !== pathOf(address) || now.endsWith(address)) await page.goto(address);
  else await page.evaluate((to) => history.pushState(null, '', to), address);
}

/**
 * Comes to a screen from `before`, another one of the product: it is drawn anew and asks anew, without a page being
 * loaded, unless this is the first one.
 */
export async function comeTo(page: Page, address: string, before: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(address));
  const title = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), before);
  await page.waitForFunction((former) => document.title !== former, title);
  await page.evaluate((to) => history.pushState(null, '', to), address);
}
