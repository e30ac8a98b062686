import type { Page } from 'playwright';
import { expect } from './expect.ts';

const pathOf = (address: string): string => new URL(address, 'http://localhost').pathname;

/** Goes to a screen as a link does, without loading the page anew. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), address);

/** The title of the window without the row that may stand before it. */
export const screenTitle = (page: Page): Promise<string> =>
  page.evaluate(() => document.title.split(' · ').slice(-2).join(' · '));

/** Waits until another screen stands in the place of the one with this title. Looks with each frame: a poll of the test waits longer. */
export async function untilNot(page: Page, former: string, timeout = 15_000): Promise<void> {
  await page.waitForFunction((title) => document.title.split(' · ').slice(-2).join(' · ') !== title, former, {
    timeout,
  });
}

/** Goes to another screen, and waits until it stands in the place of the one before. */
async function change(page: Page, address: string): Promise<void> {
  // After a save the page takes one step back by itself (held-entry.ts): links wait for it, `pushState` does not.
  await page.waitForFunction(() => (history.state as { unsaved?: boolean } | null)?.unsaved !== true);
  const former = await screenTitle(page);
  await goTo(page, address);
  await untilNot(page, former);
}

/** What was told before is not taken for the answer to what comes. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const close of document.querySelectorAll('#announcements [aria-label="Close"]'))
      (close as HTMLElement).click();
  });
  await expect(page.locator('#announcements').getByRole('alert')).toHaveCount(0);
}

/** Opens an address of the product as a link does; by loading it where the tab does not show the product yet, or shows this already. */
export async function visit(page: Page, address: string): Promise<void> {
  const now = page.url();
  if (!pathOf(now).startsWith('/home') || now.endsWith(address)) await page.goto(address);
  else if (pathOf(now) === pathOf(address)) await goTo(page, address);
  else await change(page, address);
}

/** Comes to a screen from `before`, another one of the product: it is drawn anew and asks anew. */
export async function comeTo(page: Page, address: string, before = '/home/account'): Promise<void> {
  if (page.url() !== 'about:blank') {
    await change(page, before);
    await closeToasts(page);
  }
  await visit(page, address);
}
