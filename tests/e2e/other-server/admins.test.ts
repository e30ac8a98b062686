// Admin accounts against a server that knows §7 and nothing else: each call as it arrives there.
import { expect as check, test } from 'vitest';
import { expect } from '#tests/support/browser/expect.ts';
import { colleague } from '#tests/support/other-server/admins.ts';
import { adminsPage } from '#tests/support/pages/admins.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import type { Tab } from '#tests/support/browser/tab.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();

async function open(): Promise<Tab & { screen: ReturnType<typeof adminsPage> }> {
  const tab = await other.takeTurn();
  const screen = adminsPage(tab.page);
  await screen.open();
  return { ...tab, screen };
}

test('§7 rows as sparse and as talkative as they come are listed, and no password is shown', async () => {
  const { page, screen } = await open();
  await expect(screen.cards).toHaveCount(3);
  await expect(screen.card('Grace Murray').box).toContainText('This is you');
  const row = screen.card('Rui Pinto');
  await expect(row.box).toContainText('Manager');
  await expect(row.field('Role').locator('option:checked')).toHaveText('Manager');
  await expect(row.field('New password')).toHaveValue('');
  await expect(screen.card('nameless@other.example').field('Admin Name')).toHaveValue('');
  check(await page.content()).not.toContain(colleague['password']);
});

test('§7 an admin is added: POST with {data}, then the list is asked for again', async () => {
  const { page, screen } = await open();
  await screen.add.field('Admin Name').fill('Vera');
  await screen.add.field('Email').fill('rui@other.example');
  await screen.add.field('Password').fill('seven letters');
  await screen.add.field('Role').selectOption({ label: 'Customer support' });
  await screen.add.submit.click();
  await expect(shellPage(page).toast('We know this one already, sailor.')).toBeVisible();
  await expect(screen.add.problem('We know this one already, sailor.')).toBeVisible();
  await screen.add.field('Email').fill('vera@other.example');
  await screen.add.submit.click();
  await expect(shellPage(page).toast('Add new Admin Successfully')).toBeVisible();
  await expect(screen.card('Vera').box).toContainText('Customer support');
  const data = { firstName: 'Vera', email: 'vera@other.example', password: 'seven letters', role: 3 };
  check(other.changes()).toEqual([
    { method: 'POST', url: '/api/admin/users', body: { data: { ...data, email: 'rui@other.example' } } },
    { method: 'POST', url: '/api/admin/users', body: { data } },
  ]);
});

test('§7 a row is changed with PUT and {data}, and deleted', async () => {
  const { page, screen } = await open();
  await screen.card('Rui Pinto').field('Last Name').fill('Prado');
  await screen.card('Rui Pinto').save.click();
  await expect(shellPage(page).toast('Update Admin Successfully')).toBeVisible();
  const row = screen.card('Rui Prado');
  await row.field('New password').fill('a new secret');
  await row.save.click();
  await expect.poll(() => other.changes()).toHaveLength(2);
  await row.remove.click();
  await screen.question.confirm.click();
  await expect(shellPage(page).toast('Delete Admin Successfully')).toBeVisible();
  await expect(row.box).toHaveCount(0);
  const url = `/api/admin/users/${colleague._id}`;
  const data = { firstName: 'Rui', lastName: 'Prado', email: 'rui@other.example', role: 2 };
  check(other.changes()).toEqual([
    { method: 'PUT', url, body: { data } },
    { method: 'PUT', url, body: { data: { ...data, password: 'a new secret' } } },
    { method: 'DELETE', url, body: {} },
  ]);
});
