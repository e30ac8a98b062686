// §7 alerts: what hosts and guests do raises a notification, stands in the bell, and is neither lost nor told twice.
import { expect } from '#tests/support/browser/expect.ts';
import { randomUUID } from 'node:crypto';
import type { Page, WebSocketRoute } from 'playwright';
import { test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { raisedOn, recordNotifications, untilListening } from '#tests/support/browser/notifications.ts';
import { useOwnServer } from '#tests/support/browser/own-server.ts';
import { bookingsPage } from '#tests/support/pages/bookings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { boatInfo } from '#tests/support/server/rows.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { visit } from '#tests/support/browser/visit.ts';

const server = useOwnServer();
const openTab = useTabs(() => server.url);

/** A tab that hears already: what happened before an admin's first visit is not told. */
async function openListening(
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Tab & { shell: ReturnType<typeof shellPage> }> {
  const tab = await openTab({ storage: server.api.storage, before: recordNotifications });
  await prepare(tab.page);
  await tab.page.goto('/home');
  await untilListening(tab.page);
  return { ...tab, shell: shellPage(tab.page) };
}

const sockets = '**/socket.io/**';

/** The same, and the connections can be broken; while the page is away none is made again. */
async function openCuttable(): Promise<
  Awaited<ReturnType<typeof openListening>> & {
    untilConnected: () => Promise<void>;
    cut: (isAway?: boolean) => Promise<void>;
  }
> {
  // A connection begins with questions over HTTP. One that is cut before it has changed over stays with them.
  const changedOver = '5';
  const held = new Set<WebSocketRoute>();
  const opened = await openListening((page) =>
    page.routeWebSocket(/socket\.io/, (route) => {
      const server = route.connectToServer();
      route.onMessage((message) => {
        server.send(message);
        if (message === changedOver) held.add(route).add(server);
      });
    }),
  );
  const untilConnected = (): Promise<void> => expect.poll(() => held.size).toBeGreaterThan(0);
  const cut = async (isAway = false): Promise<void> => {
    if (isAway) await opened.page.route(sockets, (route) => route.abort());
    const sides = [...held];
    held.clear();
    await Promise.all(sides.map((side) => side.close().catch(() => undefined)));
  };
  return { ...opened, untilConnected, cut };
}

const guest = { _id: 'guest-gus', firstName: 'Gus', lastName: 'Guest' };

const reportBoat = (model: string, event: string = randomUUID()): Promise<string> =>
  server.report(calls.reportBoat, {
    event,
    boat: { ...boatInfo, model },
    host: { _id: 'host-hana', firstName: 'Hana' },
  });
const reportBooking = (boatId: string): Promise<string> =>
  server.report(calls.reportBooking, {
    event: randomUUID(),
    boatId,
    guest,
    date: '2027-06-01T10:00:00.000Z',
    plan: 'Half a day',
    count: 4,
    price: 320,
    paymethod: 'card',
  });

test('§7 the four events raise a notification each, stand in the bell, and survive a reload; what happens while nobody is there is told on the way back, once', async () => {
  const { page, shell } = await openListening();
  const boatId = await reportBoat('Oceanis 38');
  const bookingId = await reportBooking(boatId);
  await server.report(calls.reportHostResponse, { event: randomUUID(), bookingId, response: 'accepted' });
  await server.report(calls.reportCancelRequest, { event: randomUUID(), bookingId, reason: 'Fog.' });
  const told = [
    'New boat to review: Oceanis 38',
    'New booking of Oceanis 38 by Gus Guest',
    'The host accepted the booking of Oceanis 38 by Gus Guest',
    'Gus Guest asks to cancel the booking of Oceanis 38',
  ];
  await expect.poll(() => raisedOn(page)).toEqual(told.map((message) => ['Quarterdeck', message]));
  await expect(shell.bell).toHaveAccessibleName('Alerts, 4 unread');

  await page.reload();
  await expect(shell.bell).toHaveAccessibleName('Alerts, 4 unread');
  await shell.bell.click();
  const entries = page.getByRole('group', { name: 'Alerts' }).getByRole('listitem');
  await expect(entries).toContainText(told.toReversed());

  // Each leads to what it is about.
  await entries.getByRole('link', { name: told[0] ?? '' }).click();
  await expect(page).toHaveURL(`${server.url}/home/boat/detail`);
  await expect(shell.heading).toHaveText('Oceanis 38');
  await expect(shell.bell).toHaveAccessibleName('Alerts, 3 unread');
  for (const message of told.slice(1)) {
    await shell.bell.click();
    await entries.getByRole('link', { name: message }).click();
    await expect(page).toHaveURL(`${server.url}/home/bookings?row=${bookingId}`);
    await expect(bookingsPage(page).box).toContainText(`Booking ${bookingId}`);
    await visit(page, '/home');
  }
  await expect(shell.bell).toHaveAccessibleName('Alerts');
  expect(await raisedOn(page)).toEqual([]);

  await page.goto('about:blank');
  await reportBoat('Nauta 54');
  await page.goto('/home');
  await expect(shell.bell).toHaveAccessibleName('Alerts, 1 unread');
  expect(await raisedOn(page)).toEqual([['Quarterdeck', 'New boat to review: Nauta 54']]);
});

test('the figures of the home page follow what happens meanwhile, and the days the day', async () => {
  const { page } = await openListening();
  const figure = page.getByRole('link', { name: /^Bookings to confirm/ });
  const counted = async (): Promise<number> => Number(/\d+$/.exec((await figure.textContent()) ?? '')?.[0]);
  await expect(figure).toBeVisible();
  const before = await counted();
  const boatId = await reportBoat('Bavaria 37');
  await reportBooking(boatId);
  await expect.poll(counted).toBe(before + 1);
  await reportBooking(boatId);
  await expect.poll(counted).toBe(before + 2);

  const asked = page.waitForRequest(/admin\/overview\?.*to=2031-05-05/);
  await page.clock.setFixedTime('2031-05-05T08:00:00.000Z');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
});

test('alerts are shown by kind, marked, and silenced by kind, for other tabs too', async () => {
  const { page, shell } = await openListening();
  const other = await page.context().newPage();
  await other.goto('/home');
  const boatId = await reportBoat('Sun Odyssey 44');
  await reportBooking(boatId);
  await expect(shell.bell).toHaveAccessibleName('Alerts, 2 unread');
  await shell.bell.click();
  const inbox = page.getByRole('group', { name: 'Alerts' });
  const entries = inbox.getByRole('listitem');
  await expect(entries).toHaveCount(2);

  const newBoat = entries.filter({ hasText: 'New boat' });
  await newBoat.getByRole('button', { name: 'Mark as read' }).click();
  await expect(shell.bell).toHaveAccessibleName('Alerts, 1 unread');
  await inbox.getByLabel('Show').selectOption('Unread');
  await expect(entries).toContainText(['New booking of Sun Odyssey 44']);
  await inbox.getByLabel('Show').selectOption('Boats');
  await newBoat.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(shell.bell).toHaveAccessibleName('Alerts, 2 unread');

  await inbox.getByRole('switch', { name: /^Silent/ }).click();
  await expect(shell.bell).toHaveAccessibleName('Alerts, 1 unread');
  await expect(shellPage(other).bell).toHaveAccessibleName('Alerts, 1 unread');
  await inbox.getByLabel('Show').selectOption('All');
  await inbox.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(shell.bell).toHaveAccessibleName('Alerts');

  const raised = (await raisedOn(page)).length;
  await reportBoat('Dufour 412');
  await reportBooking(boatId);
  await expect(entries).toHaveCount(4);
  await expect(shell.bell).toHaveAccessibleName('Alerts, 1 unread');
  expect((await raisedOn(page)).slice(raised)).toEqual([
    ['Quarterdeck', 'New booking of Sun Odyssey 44 by Gus Guest'],
  ]);

  // What is silent is kept with the account.
  await visit(page, '/home/account');
  await expect(page.getByRole('group', { name: 'Silent alerts' }).getByLabel('Boats')).toBeChecked();
});

test('what failed while the server was away is asked for again once it answers', async () => {
  const { page, expectComplaint, untilConnected, cut } = await openCuttable();
  expectComplaint(/ERR_FAILED/);
  await untilConnected();
  await page.route('**/api/**', (route) => route.abort());
  await cut(true);
  await visit(page, '/home/reviews');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.unroute(sockets);
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
});

test('§7 a connection that is cut while events fire loses none and doubles none', async () => {
  const { page, shell, expectComplaint, untilConnected, cut } = await openCuttable();
  expectComplaint(/socket\.io/);
  const told: [string, string][] = [];
  const fire = async (): Promise<void> => {
    const model = `Cutter ${told.length + 1}`;
    const name = randomUUID();
    told.push(['Quarterdeck', `New boat to review: ${model}`]);
    await reportBoat(model, name);
    // The service did not hear the answer, and says it again.
    if (told.length % 3 === 0) await reportBoat(model, name);
  };
  await fire();
  await expect.poll(() => raisedOn(page)).toEqual(told);

  // Away for a while.
  await untilConnected();
  await cut(true);
  for (let count = 0; count < 3; count += 1) await fire();
  await page.unroute(sockets);
  await expect.poll(() => raisedOn(page)).toEqual(told);

  // Cut again and again in between.
  for (let count = 0; count < 4; count += 1) {
    await untilConnected();
    await Promise.all([fire(), cut()]);
    await fire();
  }
  await expect.poll(() => raisedOn(page)).toEqual(told);
  await expect(shell.bell).toHaveAccessibleName(`Alerts, ${told.length} unread`);
  await page.reload();
  await expect(shell.bell).toHaveAccessibleName(`Alerts, ${told.length} unread`);
  expect(await raisedOn(page)).toEqual([]);
});
