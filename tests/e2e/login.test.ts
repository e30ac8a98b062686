import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { inject, test } from 'vitest';
import { admin, signIn } from '#tests/support/browser/api.ts';
import { addAdmin } from '#tests/support/browser/customer-support.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { goTo } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);

/** The URLs of the login calls that a page makes from now on. */
function watchLogins(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/admin\/users\/[^/]+%40[^/]+\/[^/]+$/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const refusals = [
  ['', '', ['Email is required.', 'Password is required.']],
  ['somebody', 'long enough', ['Invalid email format.']],
  [admin.email, '123456', ['Password must be longer than 6 characters.']],
] as const;

test('§5 what is not accepted is refused at the field and as a toast before any call is made', async () => {
  const { page } = await openTab();
  const login = loginPage(page);
  const shell = shellPage(page);
  const logins = watchLogins(page);
  await login.open();
  for (const [email, password, texts] of refusals) {
    await login.signIn(email, password);
    for (const text of texts) {
      await expect(page.getByRole('form').getByText(text)).toBeVisible();
      await expect(shell.toast(text)).toBeVisible();
    }
    await expect(email.includes('@') ? login.password : login.username).toBeFocused();
  }
  expect(logins).toEqual([]);
});

test('§8 a wrong password is answered at the field and as a toast, and nothing is stored', async () => {
  const { page, expectComplaint } = await openTab();
  expectComplaint(/status of 401/);
  const login = loginPage(page);
  await login.open();
  await login.signIn('nobody@quarterdeck.example', 'not the password');

  await expect(shellPage(page).toast('The email or the password is not correct.')).toBeVisible();
  await expect(login.username).toHaveAttribute('aria-invalid', 'true');
  await expect(login.username).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('§2 §4 a login stores token and user and leads to the boats; Remember me is asked for only when it is ticked', async () => {
  for (const isTicked of [false, true]) {
    const { page } = await openTab();
    const login = loginPage(page);
    const logins = watchLogins(page);
    await login.open();
    await expect(login.title).toBeVisible();
    await login.remember.setChecked(isTicked);
    await login.signIn(admin.email, admin.password);
    await expect(page).toHaveURL(/\/home\/boat$/);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored.token).toMatch(/^[\w-]{40,}$/);
    expect(JSON.parse(stored.user as string)).toMatchObject({ email: admin.email, role: 1 });
    expect(logins.map((url) => new URL(url).search)).toEqual([isTicked ? '?remember=true' : '']);
  }
});

test('who presses twice, also while the page still loads what it needs for it, signs in once', async () => {
  const { page } = await openTab();
  const login = loginPage(page);
  const logins = watchLogins(page);
  await login.open();
  const machine = await holdCalls(page, /session-actor/);
  await login.signIn(admin.email, admin.password);
  const asked = await machine.next(1);
  await login.password.press('Enter');
  await asked.continue();
  await expect(page).toHaveURL(/\/home\/boat$/);
  expect(logins).toHaveLength(1);
});

test('what could not be loaded for it is loaded when one tries again', async () => {
  const { page, expectComplaint } = await openTab();
  expectComplaint(/ERR_FAILED|dynamically imported module/);
  const login = loginPage(page);
  await login.open();
  await page.route(/session-actor/, (route) => route.abort());
  await login.signIn(admin.email, admin.password);
  await expect(shellPage(page).toast('A part of this page could not be loaded')).toBeVisible();
  await page.unroute(/session-actor/);
  await login.button.click();
  await expect(page).toHaveURL(/\/home\/boat$/);
});

test('§4 a refused token leads to the login page also when another call is refused before the check', async () => {
  const { page, expectComplaint } = await openTab({ storage: { token: 'x'.repeat(43) } });
  expectComplaint(/status of 401/);
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.route('**/assets/session-actor-*.js', async (route) => {
    await refused;
    await route.continue();
  });
  await page.goto('/home');
  await expect(loginPage(page).title).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/`);
});

test('§2 the login page asks for the permission to notify', async () => {
  const { page } = await openTab({
    before: `Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = () => { window.asked = true; return Promise.resolve('granted'); };`,
  });
  await loginPage(page).open();
  await expect.poll(() => page.evaluate(() => (window as { asked?: boolean }).asked)).toBe(true);
});

test('§2 a browser that lets nobody be asked before a click is asked with the first one, also when that is a key', async () => {
  const { page } = await openTab({
    before: `Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      window.asked = [];
      Notification.requestPermission = () => {
        window.asked.push(navigator.userActivation.isActive);
        return Promise.resolve(navigator.userActivation.isActive ? 'granted' : 'default');
      };`,
  });
  await page.goto('/');
  const asked = (): Promise<boolean[]> =>
    page.evaluate(() => (window as unknown as { asked: boolean[] }).asked);
  await expect.poll(asked).toEqual([false]);
  await page.getByRole('textbox', { name: 'Password' }).press('Enter');
  await expect.poll(asked).toEqual([false, true]);
  await page.getByRole('button', { name: 'Login' }).click();
  expect(await asked()).toEqual([false, true]);
});

test('§8 a browser without notifications gets the alert, word for word', async () => {
  const { page } = await openTab({ before: 'delete window.Notification;' });
  const alert = page.waitForEvent('dialog');
  const opened = loginPage(page).open();
  const dialog = await alert;
  expect(dialog.message()).toBe('This browser does not support desktop notification');
  await dialog.dismiss();
  await opened;
});

test('§4 Sign Out removes the token, clears the user, and the token is worth nothing any more', async () => {
  const { storage, token } = await signIn(baseUrl);
  const { page } = await openTab({ storage });
  const calls = await holdCalls(page, '**/api/admin/users/signout');
  await page.goto('/home');
  await shellPage(page).signOut.click();

  // Before the server has heard of it.
  const sent = await calls.next(1);
  await expect(page).toHaveURL(`${baseUrl}/`);
  await expect(loginPage(page).button).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
    null,
    null,
  ]);
  const answered = page.waitForResponse('**/api/admin/users/signout');
  await sent.continue();
  await answered;
  const answer = await fetch(`${baseUrl}/api/admin/users/protected`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);
});

/** What is left of the work in a tab; it may be loaded anew meanwhile. */
const leftIn = (page: Page): Promise<unknown[]> =>
  page
    .evaluate(() => [sessionStorage.getItem('typed'), (window as { seen?: string }).seen])
    .catch(() => ['loading']);
const workIn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    sessionStorage.setItem('typed', 'by the one before');
    Object.assign(window, { seen: 'by the one before' });
  });

test('§4 who signs in after somebody else finds nothing of what they have seen or typed, also after a reload', async () => {
  const { storage } = await signIn(baseUrl);
  const { page } = await openTab({ storage });
  const support = await addAdmin(3, 'Nina');
  await page.goto('/home');
  await workIn(page);
  await shellPage(page).signOut.click();
  await expect(loginPage(page).button).toBeVisible();
  // Nor are they led to where the other one was.
  await page.goto('/home/users');
  await page.reload();
  await loginPage(page).signIn(support.email, support.password);
  await expect(page).toHaveURL(`${baseUrl}/home/boat`);
  await expect.poll(() => leftIn(page)).toEqual([null, undefined]);
});

test('a tab goes on for whoever has signed in last, in whichever tab, and nobody else', async () => {
  const { storage } = await signIn(baseUrl);
  const { page, context, expectComplaint } = await openTab({ storage });
  // What a tab asks in the moment in which the other one signs out.
  expectComplaint(/status of (401|400 .*socket\.io)/);
  const support = await addAdmin(3, 'Nina');
  await page.goto('/home');
  await workIn(page);
  const other = await context.newPage();
  await other.goto('/home');
  await shellPage(other).signOut.click();
  await expect(loginPage(page).ended).toBeVisible();
  await expect(loginPage(other).ended).toHaveCount(0);
  await loginPage(other).signIn(admin.email, admin.password);
  await expect(other).toHaveURL(`${baseUrl}/home/boat`);
  // The same admin: nothing of theirs is lost.
  expect(await leftIn(page)).toEqual(['by the one before', 'by the one before']);
  await loginPage(page).signIn(admin.email, admin.password);
  await expect(page).toHaveURL(`${baseUrl}/home`);

  await shellPage(other).signOut.click();
  await loginPage(other).signIn(support.email, support.password);
  await expect.poll(() => leftIn(page)).toEqual([null, undefined]);
  await expect(page.getByRole('banner')).toContainText('Nina');
});

test('where the storage is forbidden a session lasts until the page is left', async () => {
  const { page } = await openTab({
    before: `for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => { throw new DOMException('No.', 'SecurityError'); } });`,
  });
  const login = loginPage(page);
  await login.open();
  await login.signIn(admin.email, admin.password);
  await expect(page).toHaveURL(`${baseUrl}/home/boat`);
  await goTo(page, '/home/bookings');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await shellPage(page).signOut.click();
  await expect(login.button).toBeVisible();
});
