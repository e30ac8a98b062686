import type { Page } from 'playwright';

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

/** Goes to a screen as a link does, without loading the page anew. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/** Opens an address of the product: another row or view of the screen that is there as a link does, any other by loading it. */
export async function visit(page: Page, address: string): Promise<void> {
  const now = page.url();
  if (pathOf(now) !== pathOf(address) || now.endsWith(address)) await page.goto(address);
  else await goTo(page, address);
}

/**
 * Comes to a screen from `before`, another one of the product: it is drawn anew and asks anew, without a page being
 * loaded, unless this is the first one.
 */
export async function comeTo(page: Page, address: string, before: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(address));
  // After a save the page takes one step back by itself (held-entry.ts): links wait for it, `pushState` does not.
  await page.waitForFunction(() => (history.state as { unsaved?: boolean } | null)?.unsaved !== true);
  const title = await page.title();
  await goTo(page, before);
  await page.waitForFunction((former) => document.title !== former, title);
  await goTo(page, address);
}
