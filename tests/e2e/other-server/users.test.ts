// §2 Users Overview against a server that knows §7 and nothing else: a plain array, searched and sorted in the client.
import { test } from 'vitest';
import { expect } from '#tests/support/browser/expect.ts';
import { usersPage } from '#tests/support/pages/users.page.ts';
import { viewsPage } from '#tests/support/pages/views.page.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();

async function signedIn(query = '') {
  const tab = await other.takeTurn();
  const users = usersPage(tab.page);
  await users.open(query);
  await expect(users.rows.first()).toBeVisible();
  return { ...tab, users };
}

const listed = () => other.server.calls.filter(({ url }) => url === '/api/admin/users/getAllusers');

test('§2 the whole list is asked for once, and searched, filtered and sorted without asking again', async () => {
  const { page, users } = await signedIn();
  await expect(users.heading).toHaveText(/Users\s*302/);
  // Of a long list only the rows in view are drawn.
  expect(await users.rows.count()).toBeLessThan(80);
  const asked = listed().length;
  await users.filter('Host status', 'Boat Owner');
  await expect(users.rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await users.search.fill('guest12');
  await expect(users.heading).toHaveText(/Users\s*11/);
  await users.sortBy('Name');
  await expect(users.rows.first()).toContainText('Guest12');
  await expect(users.rows.last()).toContainText('Guest129');
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);
  expect(listed()).toHaveLength(asked);
});

test('the keyboard reaches rows that were not drawn', async () => {
  const { page, users } = await signedIn('?sort=firstName');
  const drawn = await users.rows.count();
  expect(drawn).toBeLessThan(80);
  await users.rows.first().getByRole('link').focus();
  for (let step = 0; step < drawn + 5; step++) await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveText(/^Guest/);
  const index = await page.locator('tr:focus-within').getAttribute('aria-rowindex');
  expect(Number(index)).toBeGreaterThan(drawn);
});

test('§7 saves and blocks with the specified bodies, and shows what was sent', async () => {
  const { page, users } = await signedIn('?q=ines');
  await users.rows.first().getByRole('link').click();
  await users.field('City').fill('Porto');
  await users.save.click();
  await expect(page.getByText('Operation Successfully')).toBeVisible();
  await users.block.click();
  await users.confirm.getByRole('button', { name: 'Block User' }).click();
  await expect(users.unblock).toBeVisible();
  await users.close.click();
  await expect(users.rows.first()).toContainText('Porto');
  await expect(users.rows.first()).toContainText('Blocked');
  const made = other.server.calls.filter(({ method }) => method === 'POST');
  expect(made.map(({ url, body }) => [url.replace(/\w{24}$/, '{id}'), body])).toEqual([
    [
      '/api/admin/users/updateInfo/{id}',
      { data: { firstName: 'Ines', lastName: 'Carvalho', email: 'ines@hosts.example', city: 'Porto' } },
    ],
    ['/api/admin/users/blockUser/{id}', { value: true }],
  ]);
  expect(made.every(({ headers }) => !headers.includes('if-match'))).toBe(true);
});

test('views are kept by the browser, and cannot be shared', async () => {
  const { page } = await signedIn('?q=guest12');
  const views = viewsPage(page);
  await views.saveAs('Twelves');
  await expect(views.named('Twelves')).toBeVisible();
  await page.goto('/home/users');
  const dialog = await views.arrange();
  await dialog.getByRole('button', { name: 'Open the list with Twelves' }).click();
  await expect(dialog.getByRole('button', { name: /^Share/ })).toHaveCount(0);
  await page.goto('/home/users');
  await expect(page).toHaveURL(/q=guest12&view=/);
  expect(other.server.calls.filter(({ url }) => url.includes('/views'))).toEqual([]);
});
