import type { Page } from 'playwright';

/**
 * Opens an address of the product: goes on as a link does where a tab shows the product already, and loads the page where
 * it is new or stands at that address.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const now = page.url();
  if (now === 'about:blank' || now.endsWith(path)) await page.goto(path);
  else await page.evaluate((to) => history.pushState(null, '', to), path);
}
