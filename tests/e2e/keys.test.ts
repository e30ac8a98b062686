// The keys of keys.json and of the menus, and the way from row to row.
import { beforeAll, expect as check, inject, test } from 'vitest';
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { signIn, type Api } from '#tests/support/api.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { expect } from '#tests/support/expect.ts';
import { useTabs } from '#tests/support/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
beforeAll(async () => {
  api = await signIn(baseUrl);
});

async function open(path: string, storage = api.storage) {
  const { page } = await openTab({ storage });
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // Loaded behind the shell.
  await page.waitForLoadState('networkidle');
  const dialog = page.getByRole('dialog');
  return { page, main, dialog, press: (key: string) => page.keyboard.press(key) };
}

test('g and a letter lead to a screen, for those that the role may see', async () => {
  const { page, main, press } = await open('/home');
  for (const { title, key } of navigation.sidebar.slice(0, 3)) {
    await press('g');
    await press(key);
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  const support = await open('/home/users', (await signInSupport()).storage);
  await support.press('g');
  await support.press('w');
  await support.page.waitForTimeout(500);
  check(new URL(support.page.url()).pathname).toBe('/home/users');
  await page.close();
});

test('? shows the keys of the screen, and so does the button in the menu', async () => {
  const { page, dialog, press } = await open('/home/users');
  await press('Shift+?');
  const here = dialog.getByRole('region', { name: 'On this screen' });
  await expect(here).toContainText('Search the list');
  await expect(here).toContainText('Next row');
  await expect(here.getByText('Edit', { exact: true })).toHaveCount(0);
  await expect(dialog.getByRole('region', { name: 'Go to' })).toContainText('Marinas');
  check(await violationsOn(page)).toEqual([]);
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(dialog).toBeVisible();
});

test('a list is searched, walked through and opened; from its row the next ones', async () => {
  const { page, main, dialog, press } = await open('/home/users');
  await press('/');
  const search = main.getByRole('searchbox');
  await expect(search).toBeFocused();
  // What is typed is text, not a key.
  await page.keyboard.type('gj/');
  await expect(search).toHaveValue('gj/');
  await search.fill('');
  await search.blur();
  await expect(main.locator('[data-opener]').nth(2)).toBeVisible();
  const links = main.locator('[data-opener]');
  for (const at of [0, 1]) {
    await press('j');
    await expect(links.nth(at)).toBeFocused();
  }
  await press('k');
  await expect(links.nth(0)).toBeFocused();
  const names = await links.allTextContents();
  await press('Enter');
  await expect(dialog.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeVisible();
  const steps = dialog.getByRole('group', { name: 'In the list' });
  await expect(steps).toContainText(/^1 of \d+$/);
  await expect(steps.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press(']');
  await expect(dialog.getByRole('heading', { level: 2, name: names[1] ?? '' })).toBeVisible();
  await expect(steps).toContainText(/^2 of \d+$/);
  await steps.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeVisible();
  check(await violationsOn(page)).toEqual([]);
});

test('ticking is no typing: keys are heard from a tick box, and from a field they are text', async () => {
  const { page, main, press } = await open('/home/users');
  await main.getByRole('searchbox').focus();
  await page.keyboard.type('go');
  await expect(main.getByRole('searchbox')).toHaveValue('go');
  await main.getByRole('searchbox').fill('');
  await main.getByRole('row').nth(2).getByRole('checkbox').click();
  await press('j');
  await expect(main.locator('[data-opener]').nth(2)).toBeFocused();
  await main.getByRole('row').nth(2).getByRole('checkbox').focus();
  await press('g');
  await press('o');
  await expect(page).toHaveURL(`${baseUrl}/home/bookings`);
});

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

test('a form is saved by its key, also from within a field', async () => {
  const { page, main, dialog, press } = await open('/home/collections/marina');
  await page.getByRole('button', { name: 'New Marina' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Harbour of keys');
  await dialog.getByRole('textbox', { name: /^Town/ }).fill('Split');
  await press('Control+s');
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Harbour of keys' })).toBeVisible();
});

test('in a narrow window the keys are shown too', async () => {
  const { page } = await openTab({ storage: api.storage, viewport: { width: 390, height: 844 } });
  await page.goto('/home/users');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  check(await violationsOn(page)).toEqual([]);
});
