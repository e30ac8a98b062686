// What somebody else does while a question or a form stands open: what is answered is what was looked at.
import { beforeAll, inject, test } from 'vitest';
import { codeOf, stateOf } from '#machines/codes.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Booking, User } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { gate } from '#tests/support/gate.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { payoutNow, step, takeDuePayout } from '#tests/support/browser/money-api.ts';
import { bookingsPage } from '#tests/support/pages/bookings.page.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { salesPage } from '#tests/support/pages/sales.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { usersPage } from '#tests/support/pages/users.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

const open = async (path: string) => {
  const tab = await openTab({ storage: api.storage });
  await tab.page.goto(path);
  return { ...tab, shell: shellPage(tab.page) };
};

const users = async (): Promise<User[]> =>
  (await api.ask<User[]>('GET', '/admin/users/getAllusers')).filter(({ email }) => email);

test('a payout that was changed is not paid as it was before; seen again, it is', async () => {
  const payout = await takeDuePayout(api);
  const { page, shell, expectComplaint } = await open(`/home/sales?row=${payout._id}`);
  expectComplaint(/status of 412/);
  const sales = salesPage(page);
  await sales.action('Mark as Paid').click();
  await sales.field('Method').selectOption({ label: 'Wire' });
  await sales.field('Reference').fill('TRX-OF-BEFORE');
  let heard = 0;
  page.on('response', (response) => {
    if (response.url().includes('/admin/payouts')) heard += 1;
  });
  await step(api, 'payouts', payout, 'hold', { reason: 'A question of the guest.' });
  const { version } = await step<{ version: number }>(api, 'payouts', payout, 'release');
  await expect.poll(() => heard).toBeGreaterThan(1);
  await sales.submit.click();
  await expect(shell.toast(messages.refusal.stale)).toBeVisible();
  expect(await payoutNow(api, payout)).toMatchObject({ state: 'due', version });
  await expect(sales.field('Reference')).toHaveValue('TRX-OF-BEFORE');
  await sales.field('Reference').fill('TRX-OF-NOW');
  await sales.submit.click();
  await expect.poll(async () => (await payoutNow(api, payout)).state).toBe('paid');
});

test('a booking that is confirmed while its cancellation is asked about is not cancelled', async () => {
  const all = await api.bookings();
  const booking = all.find(({ status }) => stateOf('booking', status) === 'toBeConfirmed') as Booking;
  const { page, expectComplaint } = await open(`/home/bookings?row=${booking._id}`);
  expectComplaint(/status of 4(09|12)/);
  const bookings = bookingsPage(page);
  await bookings.action('Cancel Booking').click();
  await api.decideBooking(booking._id, codeOf('booking', 'due'));
  await expect(
    page.getByRole('dialog', { includeHidden: true }).getByText(labels.booking.due.text).first(),
  ).toBeAttached();
  await bookings.really.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  const now = (await api.bookings()).find(({ _id }) => _id === booking._id);
  expect(stateOf('booking', now?.status)).toBe('due');
});

test('what failed and was taken back is no change: the field follows somebody else', async () => {
  const user = (await users())[12] as User;
  const { page, expectComplaint } = await open(`/home/users?row=${user._id}`);
  expectComplaint(/ERR_FAILED/);
  const screen = usersPage(page);
  const city = screen.field('City');
  await expect(city).toHaveValue(user.city ?? '');
  await page.route('**/updateInfo/**', (route) => route.abort());
  await city.fill('Nowhere');
  await screen.save.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await city.fill(user.city ?? '');
  const { firstName, email } = user;
  await api.ask('POST', `/admin/users/updateInfo/${user._id}`, {
    data: { firstName, email, city: 'Theirs' },
  });
  await expect(city).toHaveValue('Theirs');
  await screen.close.click();
  await expect(screen.panel).toHaveCount(0);
});

test('nothing is typed into a new row while it is saved, which makes one row', async () => {
  const { page } = await open('/home/collections/marina');
  const marinas = collectionPage(page, 'marina');
  await page.getByRole('button', { name: 'New Marina' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  const town = dialog.getByRole('textbox', { name: /^Town/ });
  await name.fill('Slow Marina');
  await town.fill('Split');
  const { passed: held, open: answer } = gate();
  await page.route('**/api/collections/marina', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await marinas.save.click();
  await expect(town).not.toBeEditable();
  answer();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Slow Marina' })).toHaveCount(1);
});

test('who has gone elsewhere while a boat was loading stays there', async () => {
  const { page, shell } = await open('/home/boat');
  const boats = await holdCalls(page, '**/api/boats/getbasicInfo/*');
  await page.getByRole('article').first().getByRole('button').click();
  const asked = await boats.next(1);
  await shell.sections.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Users/ })).toBeVisible();
  const answered = page.waitForResponse(/getUserinfo|getbasicInfo/);
  await asked.continue();
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/\/home\/users$/);
});

test('of two boats that are opened one after the other the last is shown, and nothing is said of the first', async () => {
  const { page } = await open('/home/boat');
  const boats = await holdCalls(page, '**/api/boats/getbasicInfo/*');
  const cards = page.getByRole('article');
  await cards.nth(0).getByRole('button').click();
  await cards.nth(1).getByRole('button').click();
  const name = (await cards.nth(1).getByRole('heading').textContent()) ?? '';
  const second = await boats.next(2);
  const late = page.waitForResponse(boats.at(1).request().url());
  await boats.at(1).continue();
  await late;
  await second.continue();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
