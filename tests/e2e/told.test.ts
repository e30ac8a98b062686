// What screen readers are told, by themselves: once, and when it is so.
import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** Every text that a live region has had since, in its turn. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    const hear = (records: readonly MutationRecord[]): void => {
      const regions = records.flatMap(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role=status], [role=alert], [aria-live]') ?? [];
      });
      for (const { textContent } of new Set(regions)) if (textContent) told.push(textContent);
    };
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    Object.assign(globalThis, { told });
  });

const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { told: string[] }).told.splice(0));

test('a screen that is chosen in the menu is told: the focus stays there', async () => {
  const { page } = await openTab({ storage: api.storage });
  await visit(page, '/home');
  const boats = shellPage(page).sections.getByRole('link', { name: 'Boats' });
  await expect(boats).toBeVisible();
  await listen(page);
  await boats.press('Enter');
  await expect(shellPage(page).heading).toContainText('Boats');
  await expect(boats).toBeFocused();
  expect(await told(page)).toEqual(['Boats']);
  // From there the focus goes with the screen, and reads its heading.
  await page.locator('main [data-opener]').first().press('Enter');
  await expect(page.getByRole('button', { name: 'Edit Boat' })).toBeVisible();
  expect(await told(page)).not.toContain('Boat');
});

test('how many rows a list has is told once, and which page of it', async () => {
  const { page } = await openTab({ storage: api.storage });
  await visit(page, '/home/bookings');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–50 of');
  await listen(page);
  await pages.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(pages).toContainText('51–100 of');
  await expect.poll(async () => (await told(page)).join()).toMatch(/^\d+ rows, Page 2$/);
});

test('each part of Data has a title of its own in the window', async () => {
  const { page } = await openTab({ storage: api.storage });
  await visit(page, '/home/data');
  await expect(page).toHaveTitle('Service fee · Data · Quarterdeck');
  const parts = page.getByRole('navigation', { name: 'Data' });
  await parts.getByRole('link', { name: 'Payment information' }).press('Enter');
  await expect(page).toHaveTitle('Payment information · Data · Quarterdeck');
  await shellPage(page).sections.getByRole('link', { name: 'Boats' }).press('Enter');
  await expect(page).toHaveTitle('Boats · Quarterdeck');
});
