// §2 Users Overview in the browser, on our own server.
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { usersPage } from '#tests/support/pages/users.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
beforeAll(async () => {
  api = await signIn(baseUrl);
});

async function open(query = '') {
  const tab = await takeTurn();
  const users = usersPage(tab.page);
  await users.open(query);
  return { ...tab, users };
}

describe('§2 the table', () => {
  test('shows all columns, and the host status by the number of boats', async () => {
    const { page, users } = await open('?hostStatus=boatOwner');
    await expect(users.rows.first()).toBeVisible();
    const titles = await users.table.getByRole('columnheader').allTextContents();
    expect(titles).toEqual([
      'Name',
      'Email',
      'Contact number',
      'Address',
      'Birthday',
      'City',
      'Country',
      'Registration date',
      'Host status',
      'Boats owned',
    ]);
    await expect(users.table.getByText('Guest', { exact: true })).toHaveCount(0);
    await users.chips.getByRole('button', { name: 'Remove filter Host status' }).click();
    await users.filter('Host status', 'Guest');
    await expect(page).toHaveURL(/hostStatus=guest/);
    await expect(users.table.getByText('Boat Owner')).toHaveCount(0);
  });

  test('searches as one types, sorts by a heading, and keeps both in the address', async () => {
    const { page, users } = await open();
    await users.search.fill('keller');
    await expect(page).toHaveURL(/q=keller/);
    await users.sortBy('Email');
    await expect(page).toHaveURL(/sort=email/);
    await expect(users.rows.first()).toContainText('Keller');
    const emails = async (): Promise<string[]> =>
      users.table.getByRole('cell', { name: /@/ }).allTextContents();
    const before = (await emails()).sort();
    await expect.poll(emails).toEqual(before);
    await users.sortBy('Email');
    await expect(users.table.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.reload();
    await expect(users.search).toHaveValue('keller');
    await expect(users.rows.first()).toContainText('Keller');
    await expect.poll(emails).toEqual(before.reverse());
  });

  test('steps through pages whose place stands in the address', async () => {
    const { page, users } = await open('?size=25');
    await expect(users.rows).toHaveCount(25);
    const first = await users.rows.first().textContent();
    await users.next.click();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('26–50 of');
    await expect(users.rows.first()).not.toHaveText(first ?? '');
    const second = await users.rows.first().textContent();
    await page.reload();
    await expect(users.rows.first()).toHaveText(second ?? '');
    await users.previous.click();
    await expect(users.rows.first()).toHaveText(first ?? '');
    await expect(page).not.toHaveURL(/page=/);
  });

  test('hides a column that is not wanted, and exports what the filter leaves: every row, not only the page', async () => {
    const { page, users } = await open('?size=25&hostStatus=guest');
    await expect(users.rows.first()).toBeVisible();
    await users.columns.click();
    await page.getByRole('checkbox', { name: 'Address' }).uncheck();
    await expect(users.table.getByRole('columnheader', { name: 'Address' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const started = page.waitForEvent('download');
    await users.exportCsv.click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('users.csv');
    const [head, ...rows]: string[][] = parse(await readFile(await file.path(), 'utf8'), { bom: true });
    expect(head).not.toContain('Address');
    expect(rows.length).toBeGreaterThan(50);
    expect(rows.every((row) => row.includes('Guest'))).toBe(true);
    expect(rows.some((row) => row.some((field) => field.startsWith("'+")))).toBe(true);
  });
});

describe('§2 one user', () => {
  test('opens with Enter, walks with the arrows, is in the address, and closes with Escape', async () => {
    const { page, users } = await open();
    await users.rows.first().getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    await expect(users.rows.nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(users.panel).toBeVisible();
    await expect(page).toHaveURL(/row=/);
    const name = await users.panel.getByRole('heading', { level: 2 }).textContent();
    await page.reload();
    await expect(users.panel.getByRole('heading', { level: 2 })).toHaveText(name ?? '');
    await page.keyboard.press('Escape');
    await expect(users.panel).toBeHidden();
    await expect(page).not.toHaveURL(/row=/);
  });

  test('is saved, shown at once, and told what is wrong in the words of §5', async () => {
    const { page, users } = await open('?q=vogel&hostStatus=boatOwner');
    await users.rows.first().getByRole('link').click();
    await users.field('Email').fill('nobody');
    await users.save.click();
    await expect(users.panel.getByText('Invalid email format.')).toBeVisible();
    await users.field('Email').fill('new.address@hosts.example');
    await users.field('City').fill('Flensburg');
    await users.save.click();
    await expect(page.getByText(messages.success.generic)).toBeVisible();
    await users.close.click();
    await expect(users.rows.first()).toContainText('new.address@hosts.example');
    await expect(users.rows.first()).toContainText('Flensburg');
  });

  test('§4 is blocked after a question that names them, marked everywhere, and unblocked, by Undo as well', async () => {
    const [boat] = await api.boats({ q: 'Charlotte' });
    const name = [boat?.user?.firstName, boat?.user?.lastName].join(' ');
    const { page, users } = await open(`?row=${boat?.user?._id}`);
    await users.block.click();
    await expect(users.confirm).toContainText(`Block ${name}?`);
    await expect(users.confirm.getByRole('button', { name: 'Cancel' })).toBeFocused();
    const sent = page.waitForRequest('**/blockUser/*');
    await users.confirm.getByRole('button', { name: 'Block User' }).click();
    expect((await sent).postDataJSON()).toEqual({ value: true });
    await expect(page.getByText(messages.success.generic)).toBeVisible();
    await expect(users.unblock).toBeVisible();
    await expect(users.panel.getByText('Blocked')).toBeVisible();
    const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
    await undo.click();
    await expect(users.block).toBeVisible();
    await users.block.click();
    await users.confirm.getByRole('button', { name: 'Block User' }).click();
    await expect(users.unblock).toBeVisible();
    await users.boats.getByRole('button').first().click();
    await expect(page).toHaveURL(/\/home\/boat\/detail/);
    await expect(page.getByRole('article', { name: 'Host' })).toContainText('Blocked');
    await page.getByRole('article', { name: 'Host' }).getByRole('link', { name: 'View Profile' }).click();
    await users.unblock.click();
    await users.confirm.getByRole('button', { name: 'Unblock User' }).click();
    await expect(users.block).toBeVisible();
  });
});
