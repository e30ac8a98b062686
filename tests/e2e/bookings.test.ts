// The bookings and guest payments of the product, and what is decided about one.
// What each role is offered in each state: src/screens/bookings/booking-machine.stories.tsx.
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { bookingActions, bookingMachine } from '#machines/booking.machine.ts';
import { actionsIn } from '#machines/chart.ts';
import { codeOf, stateOf, type StateOf } from '#machines/codes.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Booking } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { bookingsPage } from '#tests/support/pages/bookings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

type State = StateOf<'booking'>;
type Screen = Parameters<typeof bookingsPage>[1];
type Opened = Tab & { screen: ReturnType<typeof bookingsPage> };

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const buttonsIn = (state: State): string[] =>
  actionsIn(bookingMachine, state, bookingActions)
    .filter(({ target }) => target)
    .map(({ label }) => label);

const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
let api: Api;
let all: Booking[];
const taken = new Set<Booking['_id']>();

beforeAll(async () => {
  api = await signIn(baseUrl);
  all = await api.bookings();
});

const now = async (id: Booking['_id']): Promise<Booking | undefined> =>
  (await api.bookings()).find(({ _id }) => _id === id);

/** A booking of the demo in a state; no test gets one that another has changed. */
function takeBooking(state: State): Booking {
  const booking = all.find(({ _id, status }) => stateOf('booking', status) === state && !taken.has(_id));
  if (!booking) throw new Error(`No booking is left that is ${state}.`);
  taken.add(booking._id);
  return booking;
}

async function open(query = '', name: Screen = 'bookings'): Promise<Opened> {
  const tab = await takeTurn();
  const screen = bookingsPage(tab.page, name);
  await screen.open(query);
  return { ...tab, screen };
}

const openDetails = async ({ _id }: Booking, name?: Screen): Promise<Opened> => {
  const opened = await open(`?row=${_id}`, name);
  await expect(opened.screen.box).toContainText(`Booking ${_id}`);
  return opened;
};

test('§2 all bookings: the specified columns, the latest trip first, opened by a click and by Enter', async () => {
  const { page, screen } = await open();
  await expect(screen.heading).toContainText(String(all.length));
  await expect(screen.table.getByRole('columnheader')).toHaveText([
    'Booking id',
    'Guest',
    'Host',
    'Boat',
    'Date',
    'Plan',
    'Passengers',
    'Amount',
    'Status',
  ]);
  const [latest] = all;
  const first = screen.rows.first();
  for (const text of [latest?._id, latest?.guestName, latest?.hostName, latest?.boatName, latest?.plan])
    await expect(first).toContainText(String(text));
  await expect(first).toContainText(latest?.date?.slice(0, 10) ?? '');
  await first.getByRole('cell').last().click();
  await expect(screen.box).toContainText(`Booking ${latest?._id}`);
  // Who clicks twice has opened it, too: the second click comes down beside it.
  await page.waitForLoadState('networkidle');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await page.evaluate(() => window.location.search)).toBe(`?row=${latest?._id}`);
  await page.keyboard.press('Escape');
  await expect(screen.box).toBeHidden();
  await expect(page).not.toHaveURL(/row=/);
  await screen.link(latest?._id ?? '').press('Enter');
  await expect(screen.box).toBeVisible();
});

test('§2 the status filter and the search narrow the list', async () => {
  const { page, screen } = await open();
  await screen.filter('Filter By Status').click();
  await screen.choice('Filter By Status', 'Cancelled').click();
  const cancelled = all.filter(({ status }) => stateOf('booking', status) === 'cancelled');
  await expect(page).toHaveURL(/status=cancelled/);
  await expect(screen.rows.first()).toContainText('Cancelled');
  const [booking] = cancelled;
  await screen.search.fill(String(booking?._id));
  await expect(screen.rows).toHaveCount(1);
  await expect(screen.rows).toContainText(booking?.guestName ?? '');
});

test('§2 §3 Booking Details show every field, with links to the boat and to both people', async () => {
  const [booking] = all;
  if (!booking) throw new Error('There is no booking.');
  const { page, screen } = await openDetails(booking);
  const { fact } = screen;
  await expect(fact('Trip', 'Boat')).toHaveText(booking.boatName ?? '');
  await expect(fact('Trip', 'Date')).toHaveText(booking.date?.slice(0, 10) ?? '');
  await expect(fact('Trip', 'Passengers')).toHaveText(String(booking.count));
  await expect(fact('Trip', 'Plan')).toHaveText(booking.plan ?? '');
  await expect(fact('Trip', 'Location')).toHaveText(booking.location ?? '');
  await expect(fact('Trip', 'Marina')).toHaveText(booking.boatLocation ?? '');
  await expect(fact('Trip', 'Address')).toHaveText(booking.boatAddress ?? '');
  await expect(fact('Guest', 'Name')).toContainText(booking.guestName ?? '');
  await expect(fact('Guest', 'Email')).toHaveText(booking.guestEmail ?? '');
  await expect(fact('Guest', 'Contact number')).toHaveText(booking.guestNumber ?? '');
  await expect(fact('Host', 'Name')).toContainText(booking.hostName ?? '');
  await expect(fact('Payment', 'Confirmation number')).toHaveText(booking.confirmID || '–');
  const method = labels.payMethod[booking.paymethod as keyof typeof labels.payMethod];
  await expect(fact('Payment', 'Payment method')).toHaveText(method.text);
  await expect(fact('Guest', 'Name').getByRole('link')).toHaveAttribute(
    'href',
    `/home/users?row=${booking.userId}`,
  );
  await expect(fact('Host', 'Name').getByRole('link')).toHaveAttribute(
    'href',
    `/home/users?row=${booking.hostId}`,
  );
  expect(await violationsOn(page)).toEqual([]);
  await fact('Trip', 'Boat').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.boatName ?? '');
});

test('§4 Cancel Booking asks first, names the booking and holds the safe choice', async () => {
  const booking = takeBooking('toBeConfirmed');
  const { page, screen } = await openDetails(booking);
  await screen.action('Cancel Booking').click();
  await expect(screen.question).toHaveAccessibleName(
    `Cancel booking ${booking._id} of ${booking.guestName}?`,
  );
  await expect(screen.keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.question).toBeHidden();
  await expect(screen.actions).toHaveText(buttonsIn('toBeConfirmed'));
  expect((await now(booking._id))?.version).toBe(booking.version);
  await screen.action('Cancel Booking').click();
  await screen.really.click();
  await expect(screen.box.getByText('Cancelled')).toBeVisible();
  await expect(screen.actions).toHaveCount(0);
  expect((await now(booking._id))?.status).toBe(codeOf('booking', 'cancelled'));
});

test('§2 guest payments list the bookings that are due, and confirming one takes it away', async () => {
  const booking = takeBooking('due');
  const { page, screen } = await open('', 'guestPayments');
  await expect(screen.table.getByRole('columnheader')).toHaveText([
    'Booking id',
    'Payment method',
    'Amount',
    'Boat',
    'Date',
    'Confirmation number',
    'Status',
  ]);
  const due = (await api.bookings()).filter(({ status }) => stateOf('booking', status) === 'due');
  await expect(screen.heading).toContainText(String(due.length));
  await screen.search.fill(String(booking._id));
  await expect(screen.rows).toHaveCount(1);
  await screen.link(booking._id).click();
  await expect(screen.part('Guest')).toContainText(booking.guestEmail ?? '');
  await expect(screen.actions).toHaveText(buttonsIn('due'));
  expect(await violationsOn(page)).toEqual([]);
  await screen.action('Confirm Booking').click();
  await expect(shellPage(page).toast('Operation Successfully')).toBeVisible();
  await expect(screen.box.getByText('Confirmed')).toBeVisible();
  await screen.close.click();
  await expect(screen.link(booking._id)).toHaveCount(0);
  expect((await now(booking._id))?.status).toBe(codeOf('booking', 'confirmed'));
});

test('a decision that takes a booking out of its list leaves the way to the next one', async () => {
  const booking = takeBooking('due');
  const { page, screen } = await open('', 'guestPayments');
  await expect(screen.link(booking._id)).toBeVisible();
  const ids = await screen.rows.getByRole('link').allTextContents();
  const next = ids[ids.indexOf(String(booking._id)) + 1];
  await screen.link(booking._id).click();
  const steps = screen.box.getByRole('group', { name: 'In the list' });
  await expect(steps).toHaveText(/^\d+ of \d+$/);
  const place = await steps.textContent();
  await screen.action('Confirm Booking').click();
  // Beneath the dialog, where no role is seen.
  await expect(page.locator('tbody a', { hasText: String(booking._id) })).toHaveCount(0);
  await expect(steps).toHaveText(place ?? '');
  await page.keyboard.press(']');
  await expect(screen.box).toContainText(`Booking ${next}`);
});

test('a booking that is opened by its address is told how many there are once they are counted', async () => {
  const { page } = await openTab({ storage: api.storage });
  const screen = bookingsPage(page);
  const counted = await holdCalls(page, /[?&]count=true/);
  await screen.open(`?row=${all[2]?._id}`);
  const steps = screen.box.getByRole('group', { name: 'In the list' });
  await expect(steps).toHaveText('3');
  await (await counted.next(1)).continue();
  await expect(steps).toHaveText(`3 of ${all.length}`);
});

test('§4 two admins at once: the second is told who was first and sees the booking as it is now', async () => {
  const booking = takeBooking('toBeConfirmed');
  const { page, screen, expectComplaint } = await openDetails(booking);
  expectComplaint(/status of 409/);
  let decided = false;
  await page.route('**/setBookStatus/*', async (route) => {
    if (!decided) await api.decideBooking(booking._id, codeOf('booking', 'cancelled'));
    decided = true;
    await route.continue();
  });
  await screen.action('Confirm Booking').click();
  await expect(
    shellPage(page).toast('was first: the booking is Cancelled now. Nothing was changed.'),
  ).toBeVisible();
  await expect(screen.box.getByText('Cancelled')).toBeVisible();
  await expect(screen.actions).toHaveCount(0);
  expect((await now(booking._id))?.version).toBe(2);
});

test('§7 what another admin decides is shown without a reload', async () => {
  const booking = takeBooking('toBeConfirmed');
  const { screen } = await open(`?q=${booking._id}`);
  await expect(screen.row(booking._id)).toContainText('TobeConfirmed');
  await screen.link(booking._id).click();
  await api.decideBooking(booking._id, codeOf('booking', 'due'));
  await expect(screen.box.getByText('Due', { exact: true })).toBeVisible();
  await screen.close.click();
  await expect(screen.row(booking._id)).toContainText('Due');
});

test('one click is one request, however often it is clicked', async () => {
  const booking = takeBooking('toBeConfirmed');
  const { page, screen } = await openDetails(booking);
  let asked = 0;
  await page.route('**/setBookStatus/*', async (route) => {
    asked += 1;
    await expect(screen.action('Confirm Booking')).toHaveAttribute('aria-busy', 'true');
    await screen.action('Confirm Booking').click({ force: true });
    await route.continue();
  });
  await screen.action('Confirm Booking').click();
  await expect(shellPage(page).toast('Operation Successfully')).toBeVisible();
  await expect(screen.actions).toHaveText(buttonsIn('due'));
  expect(asked).toBe(1);
  expect((await now(booking._id))?.status).toBe(codeOf('booking', 'due'));
});
