// §2 admin accounts in the browser: adding, changing, deleting, and what each role reads.
import { expect } from '#tests/support/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Admin } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { problemsIn } from '#tests/support/axe.ts';
import { adminsPage } from '#tests/support/pages/admins.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const password = 'long enough';
const { lastFullAccess, ownAccount, emailTaken } = messages.refusal;
const refused = english(refusalOf('admins.edit'));
const accounts = '**/api/admin/users**';

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
  test.each([
    [
      'nothing',
      {},
      [
        'Admin Name is required.',
        'Email is required.',
        'Password is required.',
        'Role field must not be empty',
      ],
    ],
    [
      'what is not accepted',
      { 'Admin Name': '   ', Email: 'no at sign', Password: 'sixsix' },
      [
        'Admin Name must not be empty or consist only of spaces.',
        'Invalid email format.',
        'Password must be longer than 6 characters.',
        'Role field must not be empty',
      ],
    ],
  ])('§5 %s: each message at its field and as a toast, and no call', async (_, typed, texts) => {
    const { page, screen, changes } = await open();
    for (const [label, text] of Object.entries(typed)) await screen.add.field(label).fill(text);
    await screen.add.submit.click();
    for (const text of texts) {
      await expect(screen.add.problem(text)).toBeVisible();
      await expect(shellPage(page).toast(text)).toBeVisible();
    }
    await expect(screen.add.field('Admin Name')).toBeFocused();
    await expect(screen.add.field('Role')).toHaveAccessibleDescription(/Role field must not be empty/);
    expect(changes).toEqual([]);
    // What is wrong with a form ends with it.
    await shellPage(page).sections.getByRole('link', { name: 'Users', exact: true }).click();
    const asked = page.getByRole('button', { name: 'Leave without saving' });
    if (Object.keys(typed).length > 0) await asked.click();
    await expect(page.getByRole('heading', { name: /^Users/, level: 1 })).toBeVisible();
    await expect(shellPage(page).toasts(texts[0] ?? '')).toHaveCount(0);
  });

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
  test('is saved by the key from anywhere, the empty form above is not', async () => {
    await given('Kira');
    const { page, screen, changes } = await open();
    await screen.card('Kira Berg').field('Last Name').fill('Key');
    await screen.heading.click();
    await page.keyboard.press('Control+s');
    await expect(shellPage(page).toast('Update Admin Successfully')).toBeVisible();
    await expect(shellPage(page).toasts('Email is required.')).toHaveCount(0);
    expect(changes).toHaveLength(1);
    expect(await stored('Kira')).toMatchObject({ lastName: 'Key' });
  });

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

  test('§8 a deletion that does not arrive says so, and the row stays', async () => {
    await given('Quinn');
    const { page, screen, expectComplaint } = await open();
    expectComplaint(/ERR_FAILED/);
    await page.route(accounts, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await screen.card('Quinn Berg').remove.click();
    await screen.question.confirm.click();
    const failed = 'There was an error fetching the data.';
    await expect(shellPage(page).toast(failed)).toBeVisible();
    await expect(screen.question.box).toContainText(failed);
    await screen.question.cancel.click();
    await expect(screen.card('Quinn Berg').box).toBeVisible();
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

  test('what somebody else saved first is shown beside one’s own, never with a password', async () => {
    const { _id } = await given('Rosa');
    const { page, screen, expectComplaint } = await open();
    expectComplaint(/status of 412/);
    const row = screen.card('Rosa Berg');
    await row.field('Last Name').fill('Mine');
    await row.field('New password').fill('my own secret');
    // The news of it arrives while the form is filled in: nothing typed goes.
    await api.saveAdmin(_id, { firstName: 'Rosa', lastName: 'Theirs', email: emailOf('Rosa'), role: 2 });
    const told = screen.card('Rosa Theirs');
    await expect(told.field('Last Name')).toHaveValue('Mine');
    await told.save.click();
    const { box, takeTheirs } = screen.conflict;
    await expect(box.getByRole('row', { name: 'Last Name Mine Theirs' })).toBeVisible();
    await expect(box.getByRole('row', { name: 'Role Customer support Manager' })).toBeVisible();
    await expect(box).not.toContainText('my own secret');
    await takeTheirs.click();
    await expect(screen.card('Rosa Theirs').field('Last Name')).toHaveValue('Theirs');
    await expect(screen.card('Rosa Theirs').field('New password')).toHaveValue('');
    await expect(shellPage(page).toast('Update Admin Successfully')).toHaveCount(0);
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

test('§6 customer support sees the own row alone, and reads why nothing can be changed', async () => {
  const { storage } = await signInSupport();
  const { page, screen, changes } = await open(storage);
  await expect(screen.cards).toHaveCount(1);
  await expect(screen.card('Sam Lind').box).toContainText('This is you');
  await expect(page.getByText(english(refusalOf('admins.list')))).toBeVisible();
  const { save, remove, field } = screen.card('Sam Lind');
  for (const button of [save, remove, screen.add.submit]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(refused);
  }
  for (const input of [field('Admin Name'), screen.add.field('Admin Name')])
    await expect(input).not.toBeEditable();
  expect(changes).toEqual([]);
});

test('§8 a list that cannot be loaded says so, and Retry brings it', async () => {
  const { page } = await openTab({ storage: api.storage });
  const screen = adminsPage(page);
  let fails = true;
  await page.route('**/api/admin/users', (route) =>
    fails
      ? route.fulfill({ json: { flag: false, sort: 'x', error: 'The harbour is closed.' } })
      : route.continue(),
  );
  await screen.open();
  await expect(screen.failure).toContainText('The harbour is closed.');
  await expect(screen.add.submit).toBeVisible();
  fails = false;
  await screen.retry.click();
  await expect(screen.card('Admin').box).toBeVisible();
  await expect(screen.failure).toHaveCount(0);
});

test('in both themes, wide and on a phone, axe finds nothing', async () => {
  const { page, screen } = await open();
  await expect(screen.card('Admin').box).toBeVisible();
  expect(await problemsIn(page, 'all')).toEqual([]);
  await screen.add.submit.click();
  await expect(screen.add.problem('Email is required.')).toBeVisible();
  expect(await problemsIn(page, 'with problems')).toEqual([]);
  await shellPage(page).toast('Email is required.').getByRole('button', { name: 'Close' }).click();
  await screen.cards
    .filter({ hasNotText: 'This is you' })
    .first()
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(screen.question.cancel).toBeFocused();
  expect(await problemsIn(page, 'the question before one is deleted')).toEqual([]);
});
