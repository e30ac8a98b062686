// §2 admin accounts in the browser: adding, changing, deleting, and what each role reads.
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import type { Admin } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { adminsPage } from '#tests/support/pages/admins.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const password = 'long enough';
const { ownAccount } = messages.refusal;
const { lastFullAccess, emailTaken } = serverMessages.refusal;

let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Opened = Tab & { screen: ReturnType<typeof adminsPage>; changes: string[] };

/** The screen, and the changes that leave it. */
async function open(storage?: Api['storage']): Promise<Opened> {
  const tab = await (storage ? openTab({ storage }) : takeTurn());
  const changes: string[] = [];
  tab.page.on('request', (request) => {
    const isChange = request.method() !== 'GET' && request.url().includes('/api/admin/users');
    if (isChange) changes.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  const screen = adminsPage(tab.page);
  await screen.open();
  return { ...tab, screen, changes };
}

const emailOf = (name: string): string => `${name.toLowerCase()}@staff.example`;

const given = (firstName: string, role: 1 | 2 | 3 = 3): Promise<Admin> =>
  api.addAdmin({ firstName, lastName: 'Berg', email: emailOf(firstName), password, role });

const stored = async (name: string): Promise<Admin | undefined> =>
  (await api.admins()).find(({ firstName }) => firstName === name);

const mayEnter = (email: string, typed: string): Promise<boolean> =>
  signIn(baseUrl, { email, password: typed }).then(
    ({ token }) => Boolean(token),
    () => false,
  );

describe('the form that adds one', () => {
  test('§2 adds an admin by keyboard alone, who is listed and may sign in', async () => {
    const { page, screen, changes } = await open();
    await screen.add.field('Admin Name').focus();
    for (const text of ['Mia', 'Berg', emailOf('Mia'), password]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    // Behind the password stands the button that shows it.
    await page.keyboard.press('Tab');
    await expect(screen.add.field('Role')).toBeFocused();
    await page.keyboard.type('Manager');
    await page.keyboard.press('Tab');
    await expect(screen.add.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shellPage(page).toast('Add new Admin Successfully')).toBeVisible();
    await expect(screen.card('Mia Berg').box).toContainText('Manager');
    for (const label of ['Admin Name', 'Email', 'Password'])
      await expect(screen.add.field(label)).toHaveValue('');
    expect(changes).toHaveLength(1);
    expect(await stored('Mia')).toMatchObject({ role: 2, email: emailOf('Mia') });
    expect(await mayEnter(emailOf('Mia'), password)).toBe(true);
  });

  test('an email that another admin has is refused at its field, and what was typed stays', async () => {
    await given('Nora');
    const { page, screen, expectComplaint } = await open();
    expectComplaint(/status of 422/);
    await screen.add.field('Admin Name').fill('Nora the second');
    await screen.add.field('Email').fill(emailOf('Nora'));
    await screen.add.field('Password').fill(password);
    await screen.add.field('Role').selectOption({ label: 'Customer support' });
    await screen.add.submit.click();
    await expect(shellPage(page).toast(emailTaken)).toBeVisible();
    await expect(screen.add.problem(emailTaken)).toBeVisible();
    await expect(screen.add.field('Password')).toHaveValue(password);
  });
});

describe('a row', () => {
  test('§2 is changed by Save; an empty password stays as it is, a new one counts', async () => {
    await given('Olga');
    const { page, screen, changes } = await open();
    await screen.card('Olga Berg').field('Last Name').fill('Lund');
    await screen.card('Olga Berg').field('Role').selectOption({ label: 'Manager' });
    await screen.card('Olga Berg').save.click();
    const { toast } = shellPage(page);
    await expect(toast('Update Admin Successfully')).toBeVisible();
    expect(changes.join()).not.toContain('password');
    expect(await stored('Olga')).toMatchObject({ lastName: 'Lund', role: 2 });
    expect(await mayEnter(emailOf('Olga'), password)).toBe(true);

    const row = screen.card('Olga Lund');
    await row.field('New password').fill('sixsix');
    await row.save.click();
    await expect(row.problem('Password must be longer than 6 characters.')).toBeVisible();
    await expect(toast('Password must be longer than 6 characters.')).toBeVisible();
    expect(changes).toHaveLength(1);
    await row.field('New password').fill('another one');
    await row.save.click();
    await expect(toast('Update Admin Successfully')).toBeVisible();
    await expect(row.field('New password')).toHaveValue('');
    // What it was is known to nobody: there is no way back to offer.
    // A way back stands for seconds; that of the change before goes at once.
    await page.waitForTimeout(1000);
    expect(await page.getByRole('alert').getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(await mayEnter(emailOf('Olga'), password)).toBe(false);
    expect(await mayEnter(emailOf('Olga'), 'another one')).toBe(true);
  });

  test('§2 is deleted after a question that names the person and holds the safe choice', async () => {
    await given('Paul');
    const { page, screen, changes } = await open();
    await screen.card('Paul Berg').remove.click();
    await expect(screen.question.box).toHaveAccessibleName('Delete the account of Paul Berg?');
    await expect(screen.question.cancel).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen.question.box).toBeHidden();
    expect(changes).toEqual([]);
    await screen.card('Paul Berg').remove.click();
    await screen.question.confirm.click();
    await expect(shellPage(page).toast('Delete Admin Successfully')).toBeVisible();
    await expect(screen.card('Paul Berg').box).toHaveCount(0);
    expect(await stored('Paul')).toBeUndefined();
    expect(await mayEnter(emailOf('Paul'), password)).toBe(false);
  });

  test('the last who has full access keeps it, and nobody deletes their own account', async () => {
    const others = (await api.admins()).filter(({ role, firstName }) => role === 1 && firstName !== 'Admin');
    for (const { _id } of others) await api.removeAdmin(_id);
    const { page, screen, expectComplaint } = await open();
    expectComplaint(/status of 409/);
    const own = screen.card('Admin');
    await expect(own.box).toContainText('This is you');
    await expect(own.remove).toBeDisabled();
    await expect(own.remove).toHaveAccessibleDescription(ownAccount);
    await own.field('Role').selectOption({ label: 'Manager' });
    await own.save.click();
    await expect(shellPage(page).toast(lastFullAccess)).toBeVisible();
    await expect(own.problem(lastFullAccess)).toBeVisible();
    expect(await stored('Admin')).toMatchObject({ role: 1 });
  });

  test('§7 what another admin changes is shown without a reload', async () => {
    const { screen } = await open();
    await expect(screen.card('Admin').box).toBeVisible();
    const { _id } = await given('Sven');
    await expect(screen.card('Sven Berg').box).toBeVisible();
    await api.removeAdmin(_id);
    await expect(screen.card('Sven Berg').box).toHaveCount(0);
  });
});
