// Ours: what admins do with their own account.
import { generateSync } from 'otplib';
import { expect as expectValue, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { signIn } from '#tests/support/browser/api.ts';
import { addAdmin } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { png } from '#tests/support/photos.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const other = useOtherServer();
const {
  success,
  refusal: { ownFactor },
} = messages;

test('name, preferences and password are changed, and the next browser shows what was chosen', async () => {
  const account = await addAdmin(3, 'Olga');
  const { storage } = await signIn(baseUrl, account);
  await signIn(baseUrl, account);
  const { page } = await openTab({ storage });
  const shell = shellPage(page);
  await page.goto('/home');
  await page.getByRole('link', { name: /My account.*Olga Lind/ }).click();
  await expect(shell.heading).toHaveText('My account');

  await page.getByLabel('First Name').fill('Olivia');
  await page.getByRole('article', { name: 'Name' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /My account.*Olivia Lind/ })).toBeVisible();

  const preferences = page.getByRole('article', { name: 'Preferences' });
  await preferences.getByLabel('Theme').selectOption('Dark');
  await preferences.getByLabel('Start screen').selectOption('Bookings');
  await preferences.getByRole('button', { name: 'Save' }).click();
  await expect(shell.toast(success.generic)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();

  // What is taken away is gone at once.
  await page.getByLabel('Last Name').fill('');
  await page.getByRole('article', { name: 'Name' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /My account.*Lind/ })).toHaveCount(0);
  const picture = page.getByRole('region', { name: 'Picture' });
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(20, 20) });
  await picture.getByRole('button', { name: 'Upload' }).click();
  await picture.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(picture.getByRole('button', { name: 'Remove the picture' })).toHaveCount(0);

  await page.getByRole('button', { name: 'End the session since' }).click();
  await expect(shell.toast(success.endSession)).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the session since' })).toHaveCount(0);
  await signIn(baseUrl, account);
  await page.reload();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(shell.toast(success.endOtherSessions)).toBeVisible();

  const password = page.getByRole('article', { name: 'Password' });
  await password.getByLabel('Present password').fill(account.password);
  await password.getByLabel('New password').fill('another quarterdeck');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(shell.toast(success.changePassword)).toBeVisible();
  await expect(password.getByLabel('New password')).toHaveValue('');
  // Nobody else has changed what is changed next.
  await page.getByLabel('First Name').fill('Ophelia');
  await page.getByRole('article', { name: 'Name' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: /My account.*Ophelia/ })).toBeVisible();

  const next = (await openTab()).page;
  const login = loginPage(next);
  await login.open();
  await login.signIn(account.email, 'another quarterdeck');
  await expect(next).toHaveURL(/\/home\/bookings$/);
  await expect(next.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
});

test('a server that knows §7 alone is asked nothing: the browser keeps the preferences', async () => {
  const { page } = await other.openSignedIn();
  await page.goto('/home/account');
  const preferences = page.getByRole('article', { name: 'Preferences' });
  await preferences.getByLabel('Start screen').selectOption('Users');
  await preferences.getByRole('button', { name: 'Save' }).click();
  await expect(shellPage(page).toast(success.generic)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  expectValue(other.changes()).toEqual([]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/home\/users$/);
});

test('a second factor is set up with an app, asked for, and removed by another admin', async () => {
  const account = await addAdmin(1, 'Nils');
  const { storage } = await signIn(baseUrl, account);
  const { page } = await openTab({ storage });
  const shell = shellPage(page);
  await page.goto('/home/account');
  const part = page.getByRole('article', { name: 'Second factor' });
  await part.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Present password').fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(part.getByRole('img', { name: 'The key, for the camera of your phone' })).toBeVisible();
  // Nothing is done yet, and nothing is complained about.
  await expect(shell.toasts(success.generic)).toHaveCount(0);
  await expect(part.getByLabel('Code')).toBeFocused();
  await expect(part.getByLabel('Code')).toHaveAttribute('aria-invalid', 'false');
  await expect(part.getByLabel('Code')).toHaveAttribute('inputmode', 'numeric');
  // A phone cannot read its own screen.
  const onPhone = part.getByRole('link', { name: 'Open in the app of this phone' });
  await expect(onPhone).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(onPhone).toHaveAttribute('href', /^otpauth:/);
  await page.setViewportSize({ width: 1280, height: 800 });
  const secret = (await part.getByText(/^Key: /).textContent()) ?? '';
  await part.getByLabel('Code').fill(generateSync({ secret: secret.replace(/^Key:|\s/g, '') }));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(shell.toast(success.addSecondFactor)).toBeVisible();
  await expect(part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8);
  // They are not shown again.
  await shell.sections.getByRole('link', { name: 'Users', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8);
  await part.getByRole('button', { name: 'I have kept them' }).click();
  await expect(part.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await page.goto('/home/adminusers');
  const own = page.getByRole('article').filter({ has: page.getByText('Nils Lind') });
  await expect(own.getByRole('button', { name: 'Remove second factor' })).toHaveAccessibleDescription(
    ownFactor,
  );

  await page.goto('/home/account');
  await expect(part.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const chief = (await openTab({ storage: (await signIn(baseUrl)).storage })).page;
  await chief.goto('/home/adminusers');
  const row = chief.getByRole('article').filter({ has: chief.getByText('Nils Lind') });
  await row.getByRole('button', { name: 'Remove second factor' }).click();
  await chief.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(shellPage(chief).toast(success.removeSecondFactor)).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove second factor' })).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('a second factor that was turned on without an answer is shown as turned on', async () => {
  const account = await addAdmin(1, 'Odd');
  const { storage, ask } = await signIn(baseUrl, account);
  const { page, expectComplaint } = await openTab({ storage });
  expectComplaint(/Failed to load resource/);
  await page.goto('/home/account');
  const part = page.getByRole('article', { name: 'Second factor' });
  await part.getByRole('button', { name: 'Set up' }).click();
  await page.getByRole('dialog').getByLabel('Present password').fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const secret = (await part.getByText(/^Key: /).textContent()) ?? '';
  await page.route('**/second-factor/confirm', async (route) => {
    await ask('POST', '/admin/account/second-factor/confirm', route.request().postDataJSON() as object);
    await route.abort();
  });
  await part.getByLabel('Code').fill(generateSync({ secret: secret.replace(/^Key:|\s/g, '') }));
  await part.getByRole('button', { name: 'Turn on' }).click();
  await expect(part.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await expect(part.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
});
