import type { Locator, Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { admin, signIn, type Api } from '#tests/support/browser/api.ts';
import { adminsPage } from '#tests/support/pages/admins.page.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatInfoPage } from '#tests/support/pages/boat-info.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { documentDialogPage } from '#tests/support/pages/document-dialog.page.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const reach = 60;
/** So many stops of a screen are looked at: what comes behind is more of the same. */
const stops = 25;
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** Presses Tab until `wanted` has the focus; a thing that cannot be reached fails the test. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < reach; step += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} is not reached with ${reach} Tabs.`);
}

/** Whether the focus can be seen: an outline, or a border that changes with it. */
async function expectVisibleFocus(wanted: Locator): Promise<void> {
  const [style, width] = await wanted.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return [outlineStyle, outlineWidth];
  });
  expect(`${style} ${width}`).not.toMatch(/none|^\S+ 0px/);
}

test('Back from a boat leads to the card that one came from', async () => {
  const { page } = await takeTurn();
  const list = boatListPage(page);
  await list.open();
  const card = list.cards.nth(5);
  // The second time around the list is drawn at once.
  for (const _ of [1, 2]) {
    await card.getByRole('button').press('Enter');
    await expect(boatDetailPage(page).edit).toBeVisible();
    await page.goBack();
    await expect(card.getByRole('button')).toBeFocused();
  }
});

test('who signs out stands in the first field of the login', async () => {
  const own = await signIn(baseUrl);
  const { page } = await openTab({ storage: own.storage });
  await visit(page, '/home/account');
  await shellPage(page).signOut.press('Enter');
  await expect(loginPage(page).username).toBeFocused();
});

test('a document is approved with the keyboard alone, from the login page on', async () => {
  const waiting = (await api.boats({ status: 'pendingApproval' })).filter(({ _id }) => Number(_id) > 50);
  const boat = waiting.find(({ status }) => status?.navigation === 0);
  if (!boat?.model) throw new Error('The demo data has no boat that waits.');
  const { page } = await openTab();
  const login = loginPage(page);
  const { keyboard } = page;
  await login.open();
  await tabTo(page, login.username);
  await keyboard.type(admin.email);
  await tabTo(page, login.password);
  await keyboard.type(admin.password);
  await keyboard.press('Enter');
  // The field that had the focus is gone.
  await expect(shellPage(page).main).toBeFocused();

  const list = boatListPage(page);
  await tabTo(page, list.search);
  await keyboard.type(boat.model);
  await expect(list.cards).toHaveCount(1);
  const open = list.card(boat.model).getByRole('button');
  await tabTo(page, open);
  await expectVisibleFocus(open);
  await keyboard.press('Enter');

  const { documentation } = boatDetailPage(page);
  await tabTo(page, documentation);
  await keyboard.press('Enter');
  const dialog = documentDialogPage(page);
  const approve = dialog.action('navigation', 'Approve');
  await tabTo(page, approve);
  await expectVisibleFocus(approve);
  await keyboard.press('Enter');
  await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
  await expect(dialog.action('navigation', 'Ask Verification')).toBeVisible();

  // The button that was pressed is gone; the dialog takes the focus back.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await keyboard.press('Escape');
  await expect(dialog.box).toBeHidden();
  await expect(documentation).toBeFocused();
});

test('the first Tab of a screen offers to skip the menu', async () => {
  const { page } = await openTab({ storage: api.storage });
  await page.goto('/home');
  await expect(shellPage(page).heading).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shellPage(page).main).toBeFocused();
});

test('a field that complains as it is left is left by one Tab', async () => {
  const { page } = await takeTurn();
  const { add, ...admins } = adminsPage(page);
  await admins.open();
  // What keeps the focus is loaded behind the shell.
  await page.waitForLoadState('networkidle');
  await add.field('Admin Name').focus();
  const { keyboard } = page;
  await keyboard.press('Tab');
  await expect(add.problem('Admin Name is required.')).toBeVisible();
  await expect(add.field('Last Name')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(add.problem('Email is required.')).toBeVisible();
  await expect(add.field('Password')).toBeFocused();
});

test('the filters open, are chosen from and close without a mouse', async () => {
  const { page } = await takeTurn();
  const list = boatListPage(page);
  await list.open();
  await tabTo(page, list.filter);
  await page.keyboard.press('Enter');
  await tabTo(page, list.dialog.size);
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(list.dialog.box).toBeHidden();
  await expect(page).toHaveURL(/filter=/);

  await tabTo(page, list.byStatus);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Filter By Status' })).toBeHidden();
  await expect(list.byStatus).toBeFocused();
});

test('backwards too, nothing that has the focus lies below the top bar', async () => {
  const { page } = await takeTurn();
  await visit(page, '/home/users');
  const main = shellPage(page).main;
  const search = main.getByRole('searchbox');
  await expect(main.locator('[data-opener]').nth(12)).toBeVisible();
  await main.locator('[data-opener]').nth(12).focus();
  await page.mouse.wheel(0, 2000);
  const hidden = await page.evaluate(() => scrollY);
  expect(hidden).toBeGreaterThan(0);
  for (let step = 0; step < reach; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const [top, bar] = await page.evaluate(() => {
      const topOf = (node: Element | null, side: 'top' | 'bottom') =>
        node?.getBoundingClientRect()[side] ?? 0;
      return [topOf(document.activeElement, 'top'), topOf(document.querySelector('header'), 'bottom')];
    });
    expect(top).toBeGreaterThanOrEqual(bar ?? 0);
    if (await search.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error('The search is not reached.');
});

test('a text of many lines that gets the focus does not lie below the save bar', async () => {
  const boat = (await api.boats()).at(-1);
  const { page } = await openTab({ storage: api.storage, boat: boat?._id });
  await page.setViewportSize({ width: 1280, height: 600 });
  const info = boatInfoPage(page);
  await info.open();
  const [before, text] = [info.field('Size'), info.field('Description')];
  await expect(text).toHaveValue(/\S/);
  await before.focus();
  const bar = page.locator('section').filter({ has: info.save }).last();
  const gap = async (): Promise<number> => {
    const [field, below] = [await text.boundingBox(), await bar.boundingBox()];
    return (below?.y ?? 0) - (field?.y ?? 0);
  };
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  // A line of it, at least.
  await expect.poll(gap).toBeGreaterThan(40);
});

test('backwards through a row that is open, nothing that has the focus lies below its head', async () => {
  const { page } = await openTab({ storage: api.storage });
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, `/home/users?row=${(await api.bookings())[0]?.userId}`);
  const panel = page.getByRole('dialog');
  await expect(panel.getByLabel('Birthday')).toBeVisible();
  await panel.getByRole('button', { name: 'Save Changes' }).focus();
  const first = panel.getByLabel(/^First Name/);
  for (let step = 0; step < reach; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const [top, head] = await panel.evaluate((box) => [
      document.activeElement?.getBoundingClientRect().top ?? 0,
      box.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    ]);
    expect(top).toBeGreaterThanOrEqual(head ?? 0);
    if (await first.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error('The first field is not reached.');
});

/** What kind of thing has the focus, by how it is drawn; nothing where none has it. */
const focusedKind = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (at === null || at === document.body) return '';
    const classes = [...at.classList].filter((name) => name !== 'Mui-focusVisible');
    return [at.tagName, at.getAttribute('role'), ...classes].join(' ');
  });

/** Its name, and its place with the room around that a ring takes. */
const focusedPlace = (page: Page) =>
  page.evaluate(async (ring) => {
    // What comes into sight by its focus does so with the next picture.
    await new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame));
    const at = document.activeElement as HTMLElement;
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - ring), Math.max(0, top - ring)];
    const width = Math.min(innerWidth, right + ring) - x;
    const height = Math.min(innerHeight, bottom + ring) - y;
    return { name: at.getAttribute('aria-label') ?? at.textContent, clip: { x, y, width, height } };
  }, 4);

test('wherever Tab leads, it can be seen where that is', async () => {
  const boat = (await api.boats()).at(-1);
  const { page } = await openTab({ storage: api.storage, boat: boat?._id });
  await visit(page, '/home');
  const menu = page.getByRole('navigation', { name: /^(Sections|Tools)$/ }).getByRole('link');
  await expect(menu.first()).toBeVisible();
  const addresses = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const seen = new Set(['']);
  const unseen: string[] = [];
  const walk = async (where: string): Promise<void> => {
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab');
      const kind = await focusedKind(page);
      if (seen.has(kind)) continue;
      seen.add(kind);
      const { name, clip } = await focusedPlace(page);
      const withFocus = await page.screenshot({ clip });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const without = await page.screenshot({ clip });
      if (withFocus.equals(without)) unseen.push(`${where}: ${name} (${kind})`);
    }
  };
  // Menu and header are the same everywhere.
  await walk('the shell');
  for (const address of ['/home', ...addresses, '/home/boat/detail', '/home/boat/picture']) {
    await visit(page, address);
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await shellPage(page).main.focus();
    await walk(address);
  }
  expect(unseen).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});
