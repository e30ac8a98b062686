// Ours: saved views of lists, kept by the server for an admin, or for everybody.
import { beforeAll, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { View } from '#schemas/types.ts';
import type { Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { viewsPage } from '#tests/support/pages/views.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { comeTo, goTo, visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
beforeAll(async () => {
  api = await signInAs(2, 'Vera');
});

async function open(path: string, storage?: Api['storage'], viewport?: { width: number; height: number }) {
  const { page } = await (storage ? openTab({ storage }) : takeTurn());
  if (viewport) await page.setViewportSize(viewport);
  await visit(page, path);
  await expect(shellPage(page).heading).toBeVisible();
  return { page, views: viewsPage(page), table: page.getByRole('table') };
}

const save = (name: string, search: string, rest: object = {}): Promise<View> =>
  api.ask('POST', '/admin/views', {
    data: { name },
    list: 'bookings',
    path: '/home/bookings',
    search,
    ...rest,
  });

test('what a list shows is kept under a name, with filters, order, columns and density, and comes back by its link', async () => {
  const { page, views, table } = await open('/home/bookings?status=toBeConfirmed&sort=-price');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Host' }).uncheck();
  await page.getByRole('checkbox', { name: 'Compact rows' }).check();
  await page.getByRole('button', { name: 'Move Amount forward' }).click();
  await page.keyboard.press('Escape');
  await views.saveAs('Dear ones');
  await expect(shellPage(page).toast(messages.success.generic)).toBeVisible();
  await expect(views.named('Dear ones')).toBeVisible();
  const link = page.url();
  expect(link).toContain('status=toBeConfirmed');

  const heads = await table.getByRole('columnheader').allTextContents();
  await goTo(page, '/home/bookings?view=none');
  await expect(views.button).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Host' })).toBeVisible();
  await page.goto(link);
  await expect(views.named('Dear ones')).toBeVisible();
  await expect(table.getByRole('columnheader')).toHaveText(heads);
  await expect(table.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const row = table.getByRole('row').nth(1);
  expect((await row.boundingBox())?.height).toBeLessThan(40);
});

test('after a view was saved, Back leads to the list before it, and Forward to the view again', async () => {
  const { page, views } = await open('/home/bookings?status=due');
  const before = new URL(page.url()).search;
  await views.saveAs('Forward again');
  await expect(views.named('Forward again')).toBeVisible();
  const saved = page.url();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe(before);
  // What was held while the name was typed would take a step of its own.
  await page.waitForFunction(() => (history.state as { unsaved?: boolean } | null)?.unsaved !== true);
  await page.goForward();
  await expect(page).toHaveURL(saved);
  await expect(views.named('Forward again')).toBeVisible();
});

test('a changed view is saved again; the one that a list opens with is there at once, and in the palette', async () => {
  await save('Completed', '?status=toBeConfirmed');
  // What views there are is asked for once.
  const { page, views } = await open('/home/bookings', api.storage);
  await views.follow('Completed');
  await expect(page).toHaveURL(/status=toBeConfirmed/);
  await expect(views.saveChanges).toHaveCount(0);
  await goTo(page, `${page.url()}&sort=price`);
  await views.openPanel();
  await views.saveChanges.click();
  await expect(shellPage(page).toast(messages.success.generic)).toBeVisible();

  const dialog = await views.arrange();
  await dialog.getByRole('button', { name: 'Open the list with Completed' }).click();
  await expect(dialog.getByRole('button', { name: 'Open the list with Completed' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await visit(page, '/home');
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).first().click();
  await expect(page).toHaveURL(/status=toBeConfirmed&sort=price&view=/);
  await views.follow('Usual view');
  await expect(page).toHaveURL(/\/home\/bookings\?view=none$/);

  const palette = palettePage(page);
  await page.keyboard.press('Control+k');
  await palette.input.fill('complet');
  await palette.option(/^Completed/).click();
  await expect(page).toHaveURL(/status=toBeConfirmed&sort=price&view=/);
});

test('views are put in order, renamed, shared and deleted by keyboard, also in a narrow window', async () => {
  await save('First', '?q=a');
  await save('Second', '?q=b');
  const { page, views } = await open('/home/bookings?view=none', api.storage, { width: 390, height: 844 });
  const dialog = await views.arrange();
  await dialog.getByRole('button', { name: 'Move Second up' }).focus();
  await page.keyboard.press('Enter');
  const names = dialog.getByRole('listitem').locator('span').first();
  await expect(names).toBeVisible();
  await expect
    .poll(async () => (await dialog.getByRole('listitem').allTextContents()).join())
    .toMatch(/Second,First/);
  await dialog.getByRole('button', { name: 'Share Second with everybody' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Share Second with everybody' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await dialog.getByRole('button', { name: 'Rename Second' }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('For all of us');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('For all of us')).toBeVisible();

  const support = await signInAs(3, 'Sven');
  const { views: theirs, page: there } = await open('/home/bookings?view=none', support.storage);
  const seen = await theirs.arrange();
  await expect(seen.getByText('For all of us')).toBeVisible();
  await expect(seen.getByRole('button', { name: 'Rename For all of us' })).toHaveCount(0);
  await expect(seen.getByRole('button', { name: /^Share/ })).toHaveCount(0);
  await seen.getByRole('button', { name: 'Open the list with For all of us' }).click();
  await comeTo(there, '/home/bookings');
  await expect(there).toHaveURL(/q=b&view=/);

  await dialog.getByRole('button', { name: 'Delete For all of us' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('Everybody loses this view.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('For all of us')).toHaveCount(0);
});

test('collections and boats have views as well', async () => {
  for (const [path, search] of [
    ['/home/collections/marina', 'Search marinas'],
    ['/home/boat', 'Search boats'],
  ] as const) {
    const { page, views } = await open(path);
    await page.getByRole('searchbox', { name: search }).fill('a');
    await expect(page).toHaveURL(/q=a/);
    await views.saveAs('With an a');
    await expect(views.named('With an a')).toBeVisible();
    await comeTo(page, path);
    await views.follow('With an a');
    await expect(page.getByRole('searchbox', { name: search })).toHaveValue('a');
  }
});
