// The way from row to row by keys; what keys do on a screen is in keys.stories.tsx.
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { adminsPage } from '#tests/support/pages/admins.page.ts';
import { reviewsPage } from '#tests/support/pages/reviews.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const openTab = useTabs(() => inject('baseUrl'));
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
beforeAll(async () => {
  api = await signIn(inject('baseUrl'));
});

async function open(path: string) {
  const { page } = await takeTurn();
  await visit(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // Loaded behind the shell.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog');
  return { page, main, dialog, press: (key: string) => page.keyboard.press(key) };
}

test('the last row of a page leads to the first of the next one', async () => {
  const { main, dialog, press } = await open('/home/bookings?size=25');
  const links = main.locator('[data-opener]');
  await expect(links).toHaveCount(25);
  await links.last().click();
  const steps = dialog.getByRole('group', { name: 'In the list' });
  await expect(steps).toContainText('25 of');
  await press(']');
  await expect(steps).toContainText('26 of');
  await press('[');
  await expect(steps).toContainText('25 of');
});

test('a boat leads to the next one of its list; Escape leads back, and e edits', async () => {
  const { page, main, press } = await open('/home/boat');
  await expect(main.getByRole('article').nth(1)).toBeVisible();
  await press('j');
  await press('Enter');
  const title = main.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/detail$/);
  const steps = main.getByRole('group', { name: 'In the list' });
  await expect(steps).toContainText('1 of');
  const first = await title.textContent();
  await press(']');
  await expect(steps).toContainText('2 of');
  await expect(title).not.toHaveText(first ?? '');
  await press('e');
  await expect(main.getByRole('link', { name: 'Back to the boat' })).toBeVisible();
  await press('Escape');
  await expect(main.getByRole('button', { name: 'Edit Boat' })).toBeVisible();
  await press('Escape');
  await expect(page).toHaveURL(/\/home\/boat$/);
});

test('who came from the list goes back to it as it was left, also from another page of another row; who did not is led to it', async () => {
  const { page, main, press } = await open('/home/refunds?state=requested');
  const rows = main.locator('[data-opener]');
  await expect(rows.nth(2)).toBeVisible();
  const second = await rows.nth(1).textContent();
  await rows.nth(1).press('Enter');
  const steps = main.getByRole('group', { name: 'In the list' });
  await expect(steps).toContainText('2 of');
  await press(']');
  await expect(steps).toContainText('3 of');
  await main.getByRole('link', { name: 'Proof of the refund' }).press('Enter');
  await expect(page).toHaveURL(/proof/);
  await expect(main.getByRole('heading', { level: 1, name: 'Proof of the refund' })).toBeVisible();
  await press('Escape');
  await expect(page).toHaveURL(/refunds\?state=requested$/);
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveText(second ?? '');

  await visit(page, '/home/queue');
  await main.getByRole('button', { name: 'Open the boat' }).click();
  await expect(main.getByRole('button', { name: 'Edit Boat' })).toBeVisible();
  await main.getByRole('link', { name: 'Boats' }).click();
  await expect(page).toHaveURL(/\/home\/boat$/);
});

test('Escape closes what is told of an error, and nothing below it', async () => {
  const { page, press } = await open('/home/adminusers');
  const shell = shellPage(page);
  const { add } = adminsPage(page);
  await add.submit.press('Enter');
  await expect(shell.toast('Email is required.')).toBeVisible();
  await press('Escape');
  await expect(shell.toasts('is required.')).toHaveCount(0);
  await expect(add.field('Admin Name')).toBeFocused();

  // No Tab leads out of a dialog to what lies over it.
  const reviews = reviewsPage(page);
  await reviews.open();
  await page.getByRole('main').locator('[data-opener]').first().press('Enter');
  await reviews.rating.fill('9');
  await press('Enter');
  await expect(shell.toast('Rating must be')).toBeVisible();
  await press('Escape');
  await expect(shell.toasts('Rating must be')).toHaveCount(0);
  await expect(reviews.dialog).toBeVisible();
  await expect(reviews.rating).toBeFocused();
});

test('a second click on the way back leads no further', async () => {
  const { page, main } = await open('/home');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Boats' }).click();
  await expect(main.getByRole('article').nth(1)).toBeVisible();
  await main.locator('[data-opener]').first().click();
  await expect(page).toHaveURL(/detail$/);
  await main.locator('a[data-key=back]').dblclick();
  await expect(main.getByRole('article').nth(1)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/home\/boat$/);
});
