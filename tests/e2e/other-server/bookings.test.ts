// Bookings and guest payments against a server that knows §7 and nothing else.
import { expect } from '#tests/support/browser/expect.ts';
import { test } from 'vitest';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { sparseBooking, strangeBooking, unpaid, waiting } from '#tests/support/other-server/bookings.ts';
import { bulkPage } from '#tests/support/pages/bulk.page.ts';
import { bookingsPage } from '#tests/support/pages/bookings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import type { Tab } from '#tests/support/browser/tab.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();

/** Whether the tab has said over its socket who it is. */
let isHeard = false;

type Opened = Tab & { screen: ReturnType<typeof bookingsPage> };

async function open(name: 'bookings' | 'guestPayments', query = ''): Promise<Opened> {
  const tab = await other.takeTurn();
  const screen = bookingsPage(tab.page, name);
  await screen.open(query);
  if (!isHeard)
    await expect.poll(() => other.server.emitted.map(({ event }) => event)).toContain(realtime.emit.register);
  isHeard = true;
  return { ...tab, screen };
}

const decisions = () =>
  other.server.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body, headers }) => {
      expect(headers).not.toContain('if-match');
      return { method, url, body };
    });
const told = () => other.server.emitted.filter(({ event }) => event === realtime.emit.bookingDecided);

test('the client searches and filters the whole array itself, asked for once and without a query', async () => {
  const { page, screen } = await open('bookings');
  await expect(screen.heading).toContainText('93');
  await expect(screen.rows.first()).toContainText('Noor Haddad');
  await screen.search.fill('aino');
  await expect(screen.rows).toHaveCount(1);
  await screen.search.fill('');
  await screen.filter('Filter By Status').click();
  await screen.choice('Filter By Status', 'Confirmed').click();
  await expect(screen.heading).toContainText('22');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(screen.heading).toContainText('93');
  const asked = other.server.calls.filter(({ url }) => url.includes('getAllBooking'));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /api/admin/booking/getAllBooking',
  ]);
});

test('§4 §7 a booking is confirmed, and its guest and host are told over the socket', async () => {
  const { page, screen } = await open('bookings');
  await screen.link(waiting._id).click();
  await expect(screen.fact('Trip', 'Boat')).toHaveText('Nauta 54');
  await expect(screen.fact('Trip', 'Boat').getByRole('link')).toHaveCount(0);
  await expect(screen.fact('Payment', 'Payment method')).toHaveText('Binance');
  await screen.action('Confirm Booking').click();
  await expect(shellPage(page).toast('Operation Successfully')).toBeVisible();
  await expect(screen.box.getByText('Due', { exact: true })).toBeVisible();
  expect(decisions()).toEqual([
    { method: 'POST', url: `/api/reservation/setBookStatus/${waiting._id}`, body: { value: 2 } },
  ]);
  await expect.poll(told).toEqual([
    {
      event: 'adminresbooking',
      payload: {
        userId: waiting['userId'],
        hostId: waiting['hostId'],
        message: 'Admin confirm your new booking',
      },
    },
  ]);
  await screen.close.click();
  await expect(screen.row(waiting._id)).toContainText('Due');
});

test('§2 a guest payment is cancelled and leaves the list', async () => {
  const { page, screen } = await open('guestPayments');
  await screen.link(unpaid._id).click();
  await expect(screen.part('Guest')).toContainText('noor@guests.example');
  await screen.action('Cancel Booking').click();
  await screen.really.click();
  await expect(shellPage(page).toast('Operation Successfully')).toBeVisible();
  expect(decisions()).toEqual([
    { method: 'POST', url: `/api/reservation/setBookStatus/${unpaid._id}`, body: { value: 1 } },
  ]);
  await expect
    .poll(() => told().map(({ payload }) => (payload as { message: string }).message))
    .toEqual(['Admin cancel your new booking']);
  await screen.close.click();
  await expect(screen.link(unpaid._id)).toHaveCount(0);
});

test('a booking of which hardly anything is known is shown, by its address, and can be decided', async () => {
  const { screen } = await open('bookings', `?row=${sparseBooking._id}`);
  await expect(screen.fact('Trip', 'Boat')).toHaveText('–');
  await expect(screen.fact('Guest', 'Name')).toHaveText('–');
  await expect(screen.fact('Payment', 'Payment method')).toHaveText('–');
  await expect(screen.actions).toHaveText(['Confirm Booking', 'Cancel Booking']);
});

test('one whose status is no number of ours is shown with it, and offers no step', async () => {
  const { screen } = await open('bookings', `?row=${strangeBooking._id}`);
  await expect(screen.box.getByText(String(strangeBooking.status), { exact: true })).toBeVisible();
  await expect(screen.actions).toHaveCount(0);
});

test('§8 a refusal is shown in the words of the server, and nothing is told', async () => {
  const { page, screen } = await open('bookings', '?q=quarantined');
  await screen.rows.getByRole('link').click();
  await screen.action('Confirm Booking').click();
  await expect(shellPage(page).toast('The harbour is closed.')).toBeVisible();
  await expect(screen.actions).toHaveText(['Confirm Booking', 'Cancel Booking']);
  await screen.close.click();
  // What is told comes in its order: that of the next one would stand behind it.
  await screen.open(`?row=${sparseBooking._id}`);
  await expect(screen.fact('Guest', 'Name')).toHaveText('–');
  await screen.action('Confirm Booking').click();
  await expect
    .poll(() => told().map(({ payload }) => (payload as { userId: unknown }).userId))
    .toEqual([sparseBooking['userId']]);
});

test('several bookings are confirmed at once, each by the specified call, and everybody but of the refused one is told', async () => {
  const { page, screen } = await open('bookings');
  const bulk = bulkPage(page);
  await screen.filter('Filter By Status').click();
  await screen.choice('Filter By Status', 'TobeConfirmed').click();
  await bulk.tickAll.check({ force: true });
  const chosen = Number.parseInt((await bulk.count.textContent()) ?? '', 10);
  await bulk.step('Confirm Booking').click();
  await bulk.take('Confirm Booking').click();
  await expect(bulk.told).toHaveText(`${chosen - 1} done · 1 not done`);
  await expect(bulk.result.first()).toContainText('The harbour is closed.');
  expect(decisions()).toHaveLength(chosen);
  for (const { url, body } of decisions()) {
    expect(url).toMatch(/^\/api\/reservation\/setBookStatus\/\w+$/);
    expect(body).toEqual({ value: 2 });
  }
  await expect.poll(() => told().length).toBe(chosen - 1);
});
