// A tab in which the tests of a file take turns: the first of them loads the product, the others find it there.
import type { Page } from 'playwright';
import { afterEach } from 'vitest';
import { expect } from './expect.ts';
import type { Tab, TabOptions } from './tab.ts';
import { closeToasts, screenTitle, untilNot } from './visit.ts';

/** A screen that none of them looks at: whatever is opened from there is drawn anew. */
const between = '/home/account';

/** Leaves by a link what a test has left, as wide as a tab is, and what was typed in it. */
async function leave(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: null });
  const former = await screenTitle(page);
  const unsaved = page.getByRole('button', { name: 'Leave without saving' });
  // A dialog may stand over it.
  await page.locator(`a[href="${between}"]`).first().dispatchEvent('click');
  await expect(async () => {
    if (await unsaved.isVisible()) await unsaved.click();
    await untilNot(page, former, 200);
  }).toPass({ intervals: [0], timeout: 15_000 });
}

/**
 * What a test has routed ends with its turn; after one that failed, the next has another tab.
 * @param options what a tab needs before it opens; where there are several, of which of them
 */
export function useTurns<Key = void>(
  openTab: (options?: TabOptions) => Promise<Tab>,
  options: (key: Key) => TabOptions,
): (key: Key) => Promise<Tab> {
  const tabs = new Map<Key, Tab>();
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') tabs.clear();
    for (const { page } of tabs.values()) await page.unrouteAll();
  });
  return async (key) => {
    const tab = tabs.get(key) ?? (await openTab({ ...options(key), isKept: true }));
    if (tabs.has(key)) {
      await leave(tab.page);
      await closeToasts(tab.page);
    }
    tabs.set(key, tab);
    return tab;
  };
}
