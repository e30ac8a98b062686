// §7 alerts: what hosts and guests do raises a notification, stands in the bell, and is neither lost nor told twice.
import { expect } from '#tests/support/expect.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import { admin, signIn } from '#tests/support/api.ts';
import { marketplaceToken } from '#tests/support/app.ts';
import { bookingsPage } from '#tests/support/pages/bookings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { startProcess, type ServerProcess } from '#tests/support/process.ts';
import { boatInfo } from '#tests/support/rows.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { report } from '../../scripts/simulate/report.ts';

/** A server of its own: nobody else's events are counted. */
let server: ServerProcess;
let folder: string;
let url: string;
let storage: Record<string, string>;
const openTab = useTabs(() => url);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarterdeck-alerts-'));
  server = startProcess({
    DATA_DIR: folder,
    MARKETPLACE_TOKEN: marketplaceToken,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  url = await server.ready;
  ({ storage } = await signIn(url));
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
});

const recorded = `window.raised = [];
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = () => Promise.resolve('granted');
    constructor(title, { body }) { window.raised.push([title, body]); }
  };`;
const raisedOn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => (window as unknown as { raised: [string, string][] }).raised);

/** A tab that hears already: what happened before an admin's first visit is not told. */
async function openListening(
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<Tab & { shell: ReturnType<typeof shellPage> }> {
  const tab = await openTab({ storage, before: recorded });
  await prepare(tab.page);
  await tab.page.goto('/home');
  const kept = (): Promise<string> =>
    tab.page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('alerts:'))
        .map(([, value]) => String(value))
        .join(),
    );
  await expect.poll(kept).toContain('"last":');
  return { ...tab, shell: shellPage(tab.page) };
}

const sockets = '**/socket.io/**';

/** The same, and the connections can be broken; while the page is away none is made again. */
async function openCuttable(): Promise<
  Awaited<ReturnType<typeof openListening>> & { cut: (isAway?: boolean) => Promise<void> }
> {
  const held = new Set<WebSocketRoute>();
  const opened = await openListening((page) =>
    page.routeWebSocket(/socket\.io/, (route) => {
      held.add(route).add(route.connectToServer());
    }),
  );
  await expect.poll(() => held.size).toBeGreaterThan(0);
  const cut = async (isAway = false): Promise<void> => {
    if (isAway) await opened.page.route(sockets, (route) => route.abort());
    await Promise.all([...held].map((side) => side.close().catch(() => undefined)));
    held.clear();
  };
  return { ...opened, cut };
}

const options = () => ({ url, token: marketplaceToken, count: 1, every: 0 });
const guest = { _id: 'guest-gus', firstName: 'Gus', lastName: 'Guest' };
const event = (): string => randomUUID();

const reportBoat = (model: string, name = event()): Promise<string> =>
  report(options(), calls.reportBoat, {
    event: name,
    boat: { ...boatInfo, model },
    host: { _id: 'host-hana', firstName: 'Hana' },
  });
const reportBooking = (boatId: string): Promise<string> =>
  report(options(), calls.reportBooking, {
    event: event(),
    boatId,
    guest,
    date: '2027-06-01T10:00:00.000Z',
    plan: 'Half a day',
    count: 4,
    price: 320,
    paymethod: 'card',
  });

test('§7 the four events raise a notification each, stand in the bell, and survive a reload', async () => {
  const { page, shell } = await openListening();
  const boatId = await reportBoat('Oceanis 38');
  const bookingId = await reportBooking(boatId);
  await report(options(), calls.reportHostResponse, { event: event(), bookingId, response: 'accepted' });
  await report(options(), calls.reportCancelRequest, { event: event(), bookingId, reason: 'Fog.' });
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
  await expect(shell.bell).toHaveAccessibleName('Alerts');
  const entries = page.getByRole('group', { name: 'Alerts' }).getByRole('listitem');
  await expect(entries).toContainText(told.toReversed());

  // Each leads to what it is about.
  await entries.getByRole('link', { name: told[0] ?? '' }).click();
  await expect(page).toHaveURL(`${url}/home/boat/detail`);
  await expect(shell.heading).toHaveText('Oceanis 38');
  for (const message of told.slice(1)) {
    await shell.bell.click();
    await entries.getByRole('link', { name: message }).click();
    await expect(page).toHaveURL(`${url}/home/bookings?row=${bookingId}`);
    await expect(bookingsPage(page).box).toContainText(`Booking ${bookingId}`);
    await page.goto('/home');
  }
  await expect(shell.bell).toHaveAccessibleName('Alerts');
  expect(await raisedOn(page)).toEqual([]);
});

test('§7 what happens while nobody is there is told on the way back, once', async () => {
  const { page, shell } = await openListening();
  await page.goto('about:blank');
  await reportBoat('Nauta 54');
  await page.goto('/home');
  await expect(shell.bell).toHaveAccessibleName('Alerts, 1 unread');
  expect(await raisedOn(page)).toEqual([['Quarterdeck', 'New boat to review: Nauta 54']]);
});

test('§7 a connection that is cut while events fire loses none and doubles none', async () => {
  const { page, shell, expectComplaint, cut } = await openCuttable();
  expectComplaint(/socket\.io/);
  const told: [string, string][] = [];
  const fire = async (): Promise<void> => {
    const model = `Cutter ${told.length + 1}`;
    const name = event();
    told.push(['Quarterdeck', `New boat to review: ${model}`]);
    await reportBoat(model, name);
    // The service did not hear the answer, and says it again.
    if (told.length % 3 === 0) await reportBoat(model, name);
  };
  await fire();
  await expect.poll(() => raisedOn(page)).toEqual(told);

  // Away for a while.
  await cut(true);
  for (let count = 0; count < 3; count += 1) await fire();
  await page.unroute(sockets);
  await expect.poll(() => raisedOn(page)).toEqual(told);

  // Cut again and again in between.
  for (let count = 0; count < 4; count += 1) {
    await Promise.all([fire(), cut()]);
    await fire();
  }
  await expect.poll(() => raisedOn(page), { timeout: 30_000 }).toEqual(told);
  await expect(shell.bell).toHaveAccessibleName(`Alerts, ${told.length} unread`);
  await page.reload();
  await expect(shell.bell).toHaveAccessibleName(`Alerts, ${told.length} unread`);
  expect(await raisedOn(page)).toEqual([]);
});
