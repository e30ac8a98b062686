import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import german from '#schemas/locales/de.json' with { type: 'json' };
import navigation from '#schemas/navigation.json' with { type: 'json' };
import { sections } from '#src/layout/sections.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { goTo, visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

describe('guards', () => {
  test('§4 no screen is shown without a token: each leads to the login page', async () => {
    const { page } = await openTab();
    await page.goto('/home');
    for (const path of ['/home/boat', '/home/boat/info', '/home/users', '/home']) {
      await expect(page).toHaveURL(`${baseUrl}/`);
      await expect(page.getByRole('heading', { name: 'Admin Portal' })).toBeVisible();
      await goTo(page, path);
    }
    await expect(page).toHaveURL(`${baseUrl}/`);
  });

  test('§2 a boat without one being chosen leads to the boat list', async () => {
    const { page } = await openTab({ storage: api.storage });
    await page.goto('/home/boat/detail');
    await expect(page).toHaveURL(`${baseUrl}/home/boat`);
    await expect(boatListPage(page).heading).toBeVisible();
  });

  test('§2 an address that is not known is not found, and the way home is shown', async () => {
    const { page, expectComplaint } = await openTab();
    expectComplaint(/status of 404/);
    await page.goto('/nowhere');
    for (const path of ['/nowhere', '/home/nowhere', '/home/boat/nowhere']) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
      await page.getByRole('link', { name: 'go back home' }).click();
      await expect(page).toHaveURL(`${baseUrl}/`);
    }
  });

  test('§2 an error while a screen is loaded says so and shows the way home', async () => {
    const { page, expectComplaint } = await openTab({ storage: api.storage });
    expectComplaint(/ERR_FAILED|dynamically imported/);
    await page.route('**/assets/home-*.js', (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'there was an error...' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'go back home' })).toBeVisible();
  });

  test('a screen that was opened without a connection is there once the connection is back', async () => {
    const { page, context, expectComplaint } = await openTab({ storage: api.storage, isFresh: true });
    expectComplaint(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
    await page.goto('/home/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await goTo(page, '/home/reviews');
    await expect(page.getByRole('heading', { name: 'there was an error...' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  });
});

describe('a part of the client that does not load', () => {
  test('is said, beside a way to load the page again, and what was on the page stays', async () => {
    const { page, expectComplaint } = await openTab({ storage: api.storage });
    expectComplaint(/ERR_FAILED|dynamically imported/);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nobody has done anything yet: what tells it must be there before.
    await page.locator('#announcements').waitFor({ state: 'attached' });
    await page.route('**/assets/palette-*.js', (route) => route.abort());
    await palettePage(page).button.click();
    const alert = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Nothing is typed ahead for what does not come: keys are the page's.
    await page.keyboard.press('Shift+?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute('**/assets/palette-*.js');
    await alert.getByRole('button', { name: 'Load again' }).click();
    await expect(alert).toHaveCount(0);
    await palettePage(page).button.click();
    await expect(palettePage(page).input).toBeFocused();
  });

  test('takes nothing else of its screen with it', async () => {
    const { page, expectComplaint } = await openTab({ storage: api.storage });
    expectComplaint(/ERR_FAILED|dynamically imported/);
    await page.route('**/assets/drawn-bars-*.js', (route) => route.abort());
    await page.goto('/home');
    const alert = page.getByRole('alert').filter({ hasText: 'A part of this page could not be loaded.' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Revenue by month of the trip' })).toBeVisible();
  });

  test('is said also when a row is opened before the toasts are there; opened again it is loaded', async () => {
    const { page, expectComplaint } = await openTab({ storage: api.storage, isFresh: true });
    expectComplaint(/ERR_FAILED|dynamically imported/);
    await page.route('**/assets/review-dialog-*.js', (route) => route.abort());
    await page.goto('/home/reviews');
    const row = page.getByRole('row').nth(1).getByRole('link').first();
    await row.click();
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
    await page.unroute('**/assets/review-dialog-*.js');
    await page.goBack();
    await row.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is not said where it was only loaded ahead, because a pointer rests on a link or a button', async () => {
    const { page, expectComplaint } = await openTab({ storage: api.storage });
    expectComplaint(/ERR_FAILED|dynamically imported/);
    await page.goto('/home/boat');
    await page.locator('#announcements').waitFor({ state: 'attached' });
    await page.route(/\/assets\/(users|filter-dialog)-.*\.js/, (route) => route.abort());
    const { sections, toasts } = shellPage(page);
    await Promise.all([
      page.waitForEvent('requestfailed'),
      sections.getByRole('link', { name: 'Users', exact: true }).hover(),
    ]);
    await Promise.all([
      page.waitForEvent('requestfailed'),
      page.getByRole('button', { name: 'Filter', exact: true }).hover(),
    ]);
    // As long as a toast would take.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await expect(toasts('could not be loaded')).toHaveCount(0);
  });
});

describe('the frame', () => {
  test('§2 a menu of one sixth with Sign Out at its end, which is a drawer on a phone, and a header', async () => {
    const { page } = await takeTurn();
    const shell = shellPage(page);
    await visit(page, '/home');
    await expect(page.getByRole('complementary').getByRole('listitem')).toHaveText([
      ...sections.map(({ title }) => title),
      ...navigation.tools.map(({ title }) => title),
      'Keys',
      'Sign Out',
    ]);
    const paths = await shell.sections
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(sections.map(({ path }) => path));
    const ofTheSpecification = navigation.sidebar.map(({ path }) => path);
    expect(paths.filter((path) => ofTheSpecification.includes(path ?? ''))).toEqual(ofTheSpecification);

    await expect(shell.title).toBeVisible();
    await expect(shell.heading).toHaveText('DashBoard Home Page');
    await expect(page.getByRole('banner')).toContainText('Admin');
    await shell.bell.click();
    await expect(page.getByRole('group', { name: 'Alerts' })).toContainText('Nothing new');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Alerts' })).toBeHidden();

    const width = await shell.main.evaluate((main) => main.getBoundingClientRect().width);
    expect(width / 1440).toBeCloseTo(5 / 6, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(shell.sections).toBeHidden();
    await shell.menu.click();
    await shell.sections.getByRole('link', { name: 'Boats' }).click();
    await expect(page).toHaveURL(`${baseUrl}/home/boat`);
    await expect(shell.sections).toBeHidden();
  });

  test('§2 the language menu switches the texts, the dark theme can be chosen, and both are remembered', async () => {
    const { page } = await openTab({ storage: api.storage });
    const { language, heading, toDark, scrollsSideways } = shellPage(page);
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const texts: Record<string, string> = german;
    await page.goto('/home');
    await expect.poll(ground).toBe('rgb(246, 248, 250)');
    await toDark.click();
    await expect.poll(ground).toBe('rgb(10, 22, 34)');
    await expect(language.locator('option')).toContainText(['English US', 'German', 'Italian']);
    await language.selectOption({ label: 'German' });

    const isGerman = async (): Promise<void> => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(heading).toHaveText(texts['DashBoard Home Page'] ?? 'DashBoard Home Page');
      await expect(language.locator('option:checked')).toHaveText(texts['German'] ?? 'German');
    };
    await isGerman();
    await page.reload();
    await isGerman();
    await expect.poll(ground).toBe('rgb(10, 22, 34)');
    // Longer words than the bar of a narrow phone has room for.
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(scrollsSideways).toBe(false);
    const months = page.getByRole('figure').first().locator('.MuiChartsAxis-directionX text');
    await expect(months).toHaveCount(6);
  });

  test('a lost connection is said, and so is nothing once it is back', async () => {
    const { page, context, expectComplaint } = await takeTurn();
    expectComplaint(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await visit(page, '/home');
    await expect(shellPage(page).heading).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();
  });
});
