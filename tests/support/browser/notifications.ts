// The browser's notifications, recorded instead of shown: a browser without a window cannot be given the permission.
import type { Page } from 'playwright';
import { expect } from './expect.ts';

/** Runs in a page before anything of the product; see `TabOptions.before`. */
export const recordNotifications = `window.raised = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title, { body }) { window.raised.push([title, body]); }
  };`;

/** Title and text of each notification since the page was loaded, in order. */
export const raisedOn = (page: Page): Promise<[title: string, body: string][]> =>
  page.evaluate(() => (window as unknown as { raised: [string, string][] }).raised);

/** Waits until a page hears what happens: what came before an admin's first visit is not told. */
export async function untilListening(page: Page): Promise<void> {
  const kept = (): Promise<string> =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('alerts:'))
        .map(([, value]) => String(value))
        .join(),
    );
  await expect.poll(kept).toContain('"last":');
}
