// §4 the session machine in a browser: journeys through all its states, while the answers of the server are held back or broken off.
import { generateSync } from 'otplib';
import type { Page, Route } from 'playwright';
import { expect as expectValue, inject, test } from 'vitest';
import { sessionMachine, type SessionEvent, type SessionState } from '#machines/session.machine.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import { admin, signIn } from '#tests/support/browser/api.ts';
import { exercised } from '#tests/support/models/exercised.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { addAdmin } from '#tests/support/browser/customer-support.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { untilListening } from '#tests/support/browser/notifications.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { goTo } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const loginCall = /\/api\/admin\/users\/[^/]+%40[^/]+\/[^/]+$/;
const checkCall = '**/api/admin/users/protected';

const tried = (state: SessionState, ...events: SessionEvent['type'][]): void => {
  for (const event of events) exercised('browser', sessionMachine, { state, event });
};

const stored = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')]);

test('from the login page: unreachable, refused, accepted, checked again, signed out', async () => {
  const { page, expectComplaint } = await openTab();
  expectComplaint(/ERR_FAILED|status of 401/);
  const [login, shell] = [loginPage(page), shellPage(page)];
  const [logins, checks] = [await holdCalls(page, loginCall), await holdCalls(page, checkCall)];
  await login.open();
  await expect(login.title).toBeVisible();
  await expect(shell.signOut).toHaveCount(0);
  tried('signedOut', 'signOut');

  await login.signIn(admin.email, admin.password);
  await expect(login.button).toHaveAttribute('aria-busy', 'true');
  await login.password.press('Enter');
  const first = await logins.next(1);
  await expect(shell.signOut).toHaveCount(0);
  expectValue(checks.count()).toBe(0);
  tried('signedOut', 'signIn');
  tried('signingIn', 'signIn', 'check', 'signOut');

  await first.abort();
  await expect(shell.toast('There was an error fetching the data.')).toBeVisible();
  await expect(login.button).not.toHaveAttribute('aria-busy', 'true');
  tried('signingIn', 'unreachable');

  await login.signIn(admin.email, 'not the password');
  await (await logins.next(2)).continue();
  await expect(shell.toast('The email or the password is not correct.')).toBeVisible();
  await expect(login.button).not.toHaveAttribute('aria-busy', 'true');
  expectValue(await stored(page)).toEqual([null, null]);
  tried('signingIn', 'refused');

  await login.signIn(admin.email, admin.password);
  await (await logins.next(3)).continue();
  await expect(page).toHaveURL(/\/home\/boat$/);
  await expect(login.button).toHaveCount(0);
  tried('signingIn', 'accepted');
  tried('signedIn', 'signIn');

  await goTo(page, '/');
  await (await checks.next(1)).continue();
  await expect(page).toHaveURL(/\/home\/boat$/);
  tried('signedIn', 'check');
  tried('checking', 'accepted');

  await shell.signOut.click();
  await expect(login.button).toBeVisible();
  expectValue(await stored(page)).toEqual([null, null]);
  tried('signedIn', 'signOut');
});

test('with a stored token: checked, unreachable, checked again, and refused by another call', async () => {
  const { storage } = await signIn(baseUrl);
  const { page, expectComplaint } = await openTab({ storage });
  expectComplaint(/ERR_FAILED|status of 401/);
  const [login, shell] = [loginPage(page), shellPage(page)];
  const [logins, checks] = [await holdCalls(page, loginCall), await holdCalls(page, checkCall)];
  await page.goto('/home');
  const first = await checks.next(1);
  await expect(shell.signOut).toBeVisible();
  await expect(login.button).toHaveCount(0);
  expectValue([logins.count(), checks.count()]).toEqual([0, 1]);
  tried('signedOut', 'check');
  tried('checking', 'check');

  await first.abort();
  await expect(shell.signOut).toBeVisible();
  await expect(login.button).toHaveCount(0);
  expectValue((await stored(page))[0]).toBe(storage['token']);
  tried('checking', 'unreachable');

  await goTo(page, '/');
  await (await checks.next(2)).abort();
  tried('unconfirmed', 'check');

  await page.route('**/api/admin/boats/**', (route) =>
    route.fulfill({ status: 401, json: { flag: false, sort: 'token', error: 'Sign in.' } }),
  );
  await goTo(page, '/home/boat');
  await expect(login.button).toBeVisible();
  // The login page was there before: the refusal may still be on its way.
  await expect.poll(() => stored(page)).toEqual([null, null]);
  tried('unconfirmed', 'refused');
  // The machine knows: the next sign-in is one.
  await login.signIn(admin.email, admin.password);
  await logins.next(1);
  await expect(login.button).toHaveAttribute('aria-busy', 'true');
});

test('a server in trouble, which answers the check with 503, signs nobody out, and is asked again', async () => {
  const { storage } = await signIn(baseUrl);
  const { page, expectComplaint } = await openTab({ storage, isFresh: true });
  expectComplaint(/status of 503/);
  await page.clock.install();
  const checks = await holdCalls(page, checkCall);
  await page.goto('/home');
  const answered = page.waitForResponse(checkCall);
  await (
    await checks.next(1)
  ).fulfill({ status: 503, json: { flag: false, sort: 'server', error: 'Busy.' } });
  await answered;
  await goTo(page, '/home/bookings');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(loginPage(page).button).toHaveCount(0);
  expectValue((await stored(page))[0]).toBe(storage['token']);

  // The page may hear the answer later than the test does, and begins to wait then.
  const isAskedAgain = (): Promise<boolean> =>
    expect
      .poll(checks.count, { timeout: 3000 })
      .toBe(2)
      .then(
        () => true,
        () => false,
      );
  do await page.clock.fastForward(limits.session.checkAgainSeconds * 1000);
  while (!(await isAskedAgain()));
  const connected = page.waitForRequest(/socket\.io/);
  await checks.at(2).continue();
  await connected;
});

test('a stored token that is refused by the check leads to the login', async () => {
  const { page, expectComplaint } = await openTab({ storage: { token: 'x'.repeat(43), user: '{}' } });
  expectComplaint(/status of 401/);
  await page.goto('/home');
  await expect(loginPage(page).button).toBeVisible();
  await expect(loginPage(page).ended).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/`);
  expectValue(await stored(page)).toEqual([null, null]);
  tried('checking', 'refused');
});

test('signed out before the check is answered, or after it could not be, nobody is signed in', async () => {
  const { storage } = await signIn(baseUrl);
  const { page, expectComplaint } = await openTab({ storage });
  expectComplaint(/ERR_FAILED|status of 401/);
  const [login, shell] = [loginPage(page), shellPage(page)];
  const checks = await holdCalls(page, checkCall);
  await page.goto('/home');
  const late = await checks.next(1);
  await shell.signOut.click();
  await expect(login.button).toBeVisible();
  const answered = page.waitForResponse(checkCall);
  await late.fulfill({ json: { flag: true, existingUser: { _id: 'late', email: admin.email } } });
  await answered;
  await login.username.fill('still here');
  await expect(login.button).toBeVisible();
  expectValue(await stored(page)).toEqual([null, null]);
  tried('checking', 'signOut');

  const again = await signIn(baseUrl);
  await page.evaluate((token) => localStorage.setItem('token', token), again.token);
  await page.goto('/home');
  await (await checks.next(2)).abort();
  await shell.signOut.click();
  await expect(login.button).toBeVisible();
  expectValue(await stored(page)).toEqual([null, null]);
  tried('unconfirmed', 'signOut');
});

test('who signs in while the token of before is checked, or could not be, is signed in', async () => {
  const { storage } = await signIn(baseUrl);
  const { page, expectComplaint } = await openTab({ storage });
  expectComplaint(/ERR_FAILED|status of 401/);
  const [login, shell] = [loginPage(page), shellPage(page)];
  const [logins, checks] = [await holdCalls(page, loginCall), await holdCalls(page, checkCall)];
  const refusal = { status: 401, json: { flag: false, sort: 'token', error: 'Sign in.' } };
  await login.open();
  const late = await checks.next(1);
  await login.signIn(admin.email, admin.password);
  const first = await logins.next(1);
  await expect(login.button).toHaveAttribute('aria-busy', 'true');
  const refused = page.waitForResponse(checkCall);
  await late.fulfill(refusal);
  await refused;
  await expect(login.button).toHaveAttribute('aria-busy', 'true');
  await first.continue();
  await expect(shell.signOut).toBeVisible();
  await untilListening(page);
  expectValue((await stored(page))[0]).not.toBe(storage['token']);
  tried('checking', 'signIn');

  await goTo(page, '/');
  await (await checks.next(2)).abort();
  await login.signIn(admin.email, admin.password);
  await expect(login.button).toHaveAttribute('aria-busy', 'true');
  await (await logins.next(2)).continue();
  await expect(shell.signOut).toBeVisible();
  await untilListening(page);
  tried('unconfirmed', 'signIn');
});

test('an answer to the token of an earlier session ends no other one', async () => {
  const { storage } = await signIn(baseUrl);
  const { page, expectComplaint } = await openTab({ storage });
  expectComplaint(/status of 401/);
  await page.goto('/home');
  await untilListening(page);
  const reads = await holdCalls(page, /\/getAllBooking/);
  await goTo(page, '/home/bookings');
  const late = await reads.next(1);
  const other = await signIn(baseUrl);
  await page.evaluate((token) => localStorage.setItem('token', token), other.token);
  const answered = page.waitForResponse(/\/getAllBooking/);
  await late.fulfill({ status: 401, json: { flag: false, sort: 'token', error: 'Sign in.' } });
  await answered;
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  expectValue((await stored(page))[0]).toBe(other.token);
});

test('a session that another call finds ended leads to the login', async () => {
  const { storage, ask } = await signIn(baseUrl);
  const { page, expectComplaint } = await openTab({ storage });
  expectComplaint(/status of 401/);
  await page.goto('/home/boat');
  await expect(shellPage(page).signOut).toBeVisible();
  // A connection that is still being opened would complain as well.
  await untilListening(page);
  await ask('POST', '/admin/users/signout').catch(() => undefined);
  await goTo(page, '/home/bookings');
  await expect(loginPage(page).ended).toBeVisible();
  expectValue(await stored(page)).toEqual([null, null]);
  tried('signedIn', 'refused');
  // That was another session.
  await loginPage(page).signIn(admin.email, admin.password);
  await shellPage(page).signOut.click();
  await expect(loginPage(page).button).toBeVisible();
  await expect(loginPage(page).ended).toHaveCount(0);
});

test('who has to sign in first is led to where they wanted to go, and where they were; who signs out, to the start', async () => {
  const { page, expectComplaint } = await openTab();
  expectComplaint(/status of 401/);
  const [login, shell] = [loginPage(page), shellPage(page)];
  await page.goto('/home/bookings?sort=-total');
  await login.signIn(admin.email, admin.password);
  await expect(page).toHaveURL(`${baseUrl}/home/bookings?sort=-total`);
  await untilListening(page);

  const former = (await stored(page))[0];
  const left = await fetch(`${baseUrl}/api/admin/users/signout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${String(former)}` },
  });
  expectValue(left.ok).toBe(true);
  await goTo(page, '/home/users?search=a');
  await expect(login.ended).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/`);
  await page.reload();
  await login.signIn(admin.email, admin.password);
  await expect(page).toHaveURL(`${baseUrl}/home/users?search=a`);
  await untilListening(page);

  await shell.signOut.click();
  await login.signIn(admin.email, admin.password);
  await expect(page).toHaveURL(`${baseUrl}/home/boat`);
  await untilListening(page);
});

test('a server that asks for a code of a second factor gets it, or the way back is taken', async () => {
  const account = await addAdmin(3, 'Frida');
  const { ask } = await signIn(baseUrl, account);
  const { secret } = await ask<{ secret: string }>('POST', '/admin/account/second-factor', {
    current: account.password,
  });
  const codeAt = (seconds: number): string => generateSync({ secret, epoch: Date.now() / 1000 + seconds });
  await ask('POST', '/admin/account/second-factor/confirm', { code: codeAt(0) });

  const { page, expectComplaint } = await openTab();
  expectComplaint(/status of 401/);
  const [login, shell] = [loginPage(page), shellPage(page)];
  const code = page.getByLabel(/^Code/);
  const checks = await holdCalls(page, checkCall);
  await login.open();
  await login.signIn(account.email, account.password);
  await expect(code).toBeFocused();
  await expect(login.password).toHaveCount(0);
  expectValue(checks.count()).toBe(0);
  tried('signingIn', 'codeAsked');
  tried('awaitingCode', 'check');

  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.press('Enter');
  await expect(page.getByRole('form').getByText(/^Enter the six digits that your app shows/)).toBeVisible();
  // A phone opens the keyboard that it is typed with.
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('inputmode', 'text');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(login.password).toBeVisible();
  await expect(login.password).toHaveValue('');
  await expect(login.password).toBeFocused();
  tried('awaitingCode', 'signOut');

  await login.signIn(account.email, account.password);
  await code.fill('000000');
  await login.button.click();
  await expect(page.getByRole('form').getByText('This code is wrong, or was used before.')).toBeVisible();
  await expect(code).toBeFocused();
  expectValue(await stored(page)).toEqual([null, null]);
  await code.fill(codeAt(30));
  await code.press('Enter');
  await expect(shell.signOut).toBeVisible();
  tried('awaitingCode', 'signIn');
});

test('a code that nobody answers is asked for still, and one that was turned away is not sent a second time', async () => {
  const account = await addAdmin(3, 'Gerda');
  const { ask } = await signIn(baseUrl, account);
  const { secret } = await ask<{ secret: string }>('POST', '/admin/account/second-factor', {
    current: account.password,
  });
  await ask('POST', '/admin/account/second-factor/confirm', { code: generateSync({ secret }) });
  const { page, expectComplaint } = await openTab();
  expectComplaint(/Failed to load resource/);
  const login = loginPage(page);
  const code = page.getByLabel(/^Code/);
  const answerNext = (answer: (route: Route) => Promise<void>) => page.route(/code=/, answer, { times: 1 });
  await login.open();
  await login.signIn(account.email, account.password);
  await code.fill('000000');
  await answerNext((route) => route.abort());
  await login.button.click();
  await expect(page.getByRole('form').getByText('There was an error fetching the data.')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('000000');

  await answerNext((route) => route.fulfill({ status: 503, json: { flag: false, error: 'Busy.' } }));
  await login.button.click();
  await expect(login.password).toHaveValue(account.password);
  await expect(login.password).toBeFocused();
  await login.button.click();
  await expect(code).toHaveValue('');
  await expect(page.getByText('This code is wrong, or was used before.')).toHaveCount(0);
});
