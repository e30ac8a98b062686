// The built client against a server that knows §7 and nothing else, at another origin, through config.json.
import { expect } from '#tests/support/browser/expect.ts';
import { test } from 'vitest';
import realtime from '#schemas/realtime.json' with { type: 'json' };
import { raisedOn, recordNotifications } from '#tests/support/browser/notifications.ts';
import { admin, chosen, password, sparse, users } from '#tests/support/other-server/data.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatInfoPage } from '#tests/support/pages/boat-info.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { documentDialogPage } from '#tests/support/pages/document-dialog.page.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { reviewQueuePage } from '#tests/support/pages/review-queue.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import type { Tab } from '#tests/support/browser/tab.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();

/** Whether the tab has said over its socket who it is. */
let isHeard = false;

async function signedIn(): Promise<Tab & { list: ReturnType<typeof boatListPage> }> {
  const tab = await other.takeTurn();
  const list = boatListPage(tab.page);
  await list.open();
  if (!isHeard)
    await expect
      .poll(() => other.server.emitted)
      .toContainEqual({
        event: realtime.emit.register,
        payload: { userId: admin._id, role: admin.role },
      });
  isHeard = true;
  return { ...tab, list };
}

const madeCalls = (): string[] =>
  other.server.calls.map(({ method, url }) => `${method} ${url.replace('/api', '')}`);

test('§7 a refused sign-in is shown at the field that the server names', async () => {
  const { page } = await other.open();
  const login = loginPage(page);
  await login.open();
  await login.signIn(admin.email, 'not the password');
  await expect(shellPage(page).toast('Wrong password, sailor.')).toBeVisible();
  await expect(login.password).toHaveAttribute('aria-invalid', 'true');
});

test('§7 signing in, with the name of the product from config.json, remembered without a query', async () => {
  const { page } = await other.open();
  const login = loginPage(page);
  await login.open();
  await expect(page.getByText('Harbour Office')).toBeVisible();
  await login.remember.check();
  await login.signIn(admin.email, password);
  await expect(page).toHaveURL(`${other.origin}/home/boat`);
  await expect(page.getByRole('banner')).toContainText('Grace Murray');
  expect(madeCalls()).toContain(
    `GET /admin/users/${encodeURIComponent(admin.email)}/${encodeURIComponent(password)}`,
  );

  other.server.calls.length = 0;
  await page.goto('/');
  await expect(page).toHaveURL(`${other.origin}/home/boat`);
  expect(madeCalls()).toContain('GET /admin/users/protected');
});

test('the client has the whole list, searches and filters it itself, newest first', async () => {
  const { page, list } = await signedIn();
  await expect(list.heading).toContainText('50');
  await expect(list.cards).toHaveCount(50);
  await expect(list.cards.first().getByRole('heading')).toHaveText('Nauta 54');
  const days = await list.cards.locator('time').allTextContents();
  expect(days).toEqual([...days].sort().reverse());

  await list.search.fill('cádiz');
  await expect(list.heading).toContainText('24');
  await list.search.fill('Ferretti 07');
  await expect(list.cards).toHaveCount(1);
  await list.search.fill('');
  await list.byStatus.click();
  await page
    .getByRole('group', { name: 'Filter By Status' })
    .getByRole('button', { name: 'Approved' })
    .click();
  await expect(list.heading).toContainText('16');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await list.filter.click();
  await list.dialog.size.fill('50');
  await list.dialog.apply.click();
  await expect(list.chips).toContainText('≥ 50');
  await expect(list.heading).toContainText('19');
  const { body } = other.server.calls.find(({ url }) => url.endsWith('/search/filter')) ?? {};
  expect(body).toEqual({ size: 50, boattype: 0, capacity: 0, price: 10, any: true });
});

test('a boat is shown with the other server’s pictures, ids and unknown fields', async () => {
  const { page, list } = await signedIn();
  await list.openBoat('Nauta 54');
  const detail = boatDetailPage(page);
  await expect(detail.title).toHaveText('Nauta 54');
  await expect(page.getByRole('img', { name: 'Nauta 54, picture 1' })).toHaveAttribute(
    'src',
    `${other.server.origin}/pictures/boat.svg`,
  );
  await expect(detail.section('About this boat').getByRole('definition')).toHaveText([
    '2012',
    '54',
    'Nauta',
    'Sailing yacht',
    'Nauta 54',
    '10',
  ]);
  await expect(detail.host).toContainText('Ines Carvalho');
  await expect(detail.host).toContainText('Top host');
  await expect(detail.section('Accessories').getByRole('listitem')).toHaveText(['Snorkels']);
  await expect(detail.section('Not allowed').getByRole('listitem')).toHaveText(['Smoking']);
  await expect(detail.section('Similar boats').getByRole('article')).toHaveCount(3);
  expect(madeCalls()).toContain(
    `GET /boats/getSimilar/${encodeURIComponent(String(chosen['location1']))}/${chosen._id}`,
  );
});

test('a boat of which hardly anything is known is shown as far as it is known', async () => {
  const { page, list } = await signedIn();
  await list.openBoat('Bare hull');
  const detail = boatDetailPage(page);
  await expect(detail.title).toHaveText('Bare hull');
  await expect(detail.host).toContainText(`${users[1]?.firstName} ${users[1]?.lastName}`);
  await expect(detail.section('About this boat')).toContainText('Without Captain');
  await expect(detail.section('About this boat')).not.toContainText('persons');
  await detail.documentation.click();
  await expect(documentDialogPage(page).actions('navigation')).toHaveText(['Approve', 'Reject']);
  await page.goto('/home/boat/info');
  await expect(boatInfoPage(page).field('Model')).toHaveValue('Bare hull');
  expect(sparse.status).toBeNull();
});

test('§4 a decision is sent, told to the owner over the socket, and needs nothing in the answer but the flag', async () => {
  const { page, list } = await signedIn();
  await list.openBoat('Nauta 54');
  await boatDetailPage(page).documentation.click();
  const dialog = documentDialogPage(page);
  await dialog.action('navigation', 'Approve').click();
  await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
  await expect(dialog.actions('navigation')).toHaveText(['Ask Verification']);
  await dialog.action('authorization', 'Ask Verification').click();
  await expect(dialog.actions('authorization')).toHaveCount(0);

  const decisions = other.server.calls.filter(
    ({ url }) => url === `/api/admin/boats/setBoatStatus/${chosen._id}`,
  );
  expect(decisions.map(({ body }) => body)).toEqual([
    { sort: 'navigation', result: 1 },
    { sort: 'authorization', result: 2 },
  ]);
  await expect
    .poll(() => other.server.emitted.filter(({ event }) => event === realtime.emit.documentDecided))
    .toEqual([
      {
        event: realtime.emit.documentDecided,
        payload: { userId: users[0]?._id, message: "Admin Aprrove the document's navigation" },
      },
      {
        event: realtime.emit.documentDecided,
        payload: { userId: users[0]?._id, message: "Admin ask the document's authorization" },
      },
    ]);
});

test('§7 Boat Information sends exactly the thirteen specified fields, with the ids as they came', async () => {
  const { page, list } = await signedIn();
  await list.openBoat('Nauta 54');
  await boatDetailPage(page).edit.click();
  await page.getByRole('link', { name: 'Boat Information' }).click();
  const info = boatInfoPage(page);
  await expect(info.field('BoatType').locator('option:checked')).toHaveText('Sailing yacht');
  // A collection of ours, which this server does not know.
  await expect(page.getByRole('combobox', { name: 'Marina' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Marina' })).toHaveCount(0);
  await info.field('Location').fill('Sines, Portugal');
  await info.field('Brand').selectOption({ label: 'Ferretti' });
  await info.save.click();
  await expect(shellPage(page).toast('Update Boat Info Successfully')).toBeVisible();

  const { body } = other.server.calls.find(({ method }) => method === 'PUT') ?? {};
  const {
    model,
    description,
    year,
    size,
    boattype,
    enginecount,
    bathroomcount,
    power,
    capacity,
    cabinscount,
  } = chosen;
  expect(body).toEqual({
    user: users[0]?._id,
    model,
    description,
    location1: 'Sines, Portugal',
    year,
    size,
    boattype,
    boatbrand: '65f0c1d2e3a4b5c6d7e80111',
    enginecount,
    bathroomcount,
    power,
    capacity,
    cabinscount,
  });
  expect(other.server.stored(chosen._id)?.['location1']).toBe('Sines, Portugal');
  await expect(info.state).toContainText('No changes');

  await info.field('Model').fill('Forbidden');
  await info.save.click();
  await expect(info.problem('This name is taken.')).toBeVisible();
});

test('§7 each event raises a notification and stands in the bell, also as a bare string', async () => {
  const { page } = await other.openSignedIn({ before: recordNotifications });
  await page.goto('/home');
  await expect.poll(() => other.server.emitted.length).toBeGreaterThan(0);

  const told: string[] = [];
  for (const event of Object.values(realtime.listen)) {
    told.push(`Something happened: ${event}`, `And again: ${event}`);
    other.server.push(event, `Something happened: ${event}`);
    other.server.push(event, { message: `And again: ${event}`, extra: 1 });
  }
  await expect.poll(() => raisedOn(page)).toEqual(told.map((message) => ['Harbour Office', message]));
  const { bell } = shellPage(page);
  await expect(bell).toHaveAccessibleName(`Alerts, ${told.length} unread`);
  await bell.click();
  const panel = page.getByRole('group', { name: 'Alerts' });
  for (const message of told) await expect(panel).toContainText(message);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).toHaveAccessibleName('Alerts');
});

test('the boats that wait are reviewed one after another, by what §7 has', async () => {
  const { page } = await other.takeTurn();
  const review = reviewQueuePage(page);
  await review.open();
  await expect(review.place).toHaveText(/^1 of \d+$/);
  await expect(page.getByRole('article', { name: 'Notes' })).toHaveCount(0);
  const model = await review.heading.textContent();
  await expect(page.getByRole('button', { name: 'Reject', exact: true }).first()).toBeVisible();
  const type = (await review.action('navigation', 'Reject').count()) > 0 ? 'navigation' : 'authorization';
  // Nobody takes a reason here: the decision is all there is.
  await review.action(type, 'Reject').click();
  await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
  await expect.poll(() => other.changes().map(({ body }) => body)).toEqual([{ sort: type, result: 2 }]);
  if ((await review.action('authorization', 'Approve').count()) === 0)
    await expect(review.heading).not.toHaveText(model ?? '');
});
