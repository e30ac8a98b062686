import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { hasCaptain } from '#machines/captain.ts';
import { stateOf } from '#machines/codes.ts';
import { decide } from '#machines/decide.ts';
import { documentActions, documentMachine } from '#machines/document.machine.ts';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import limits from '#schemas/limits.json' with { type: 'json' };
import navigation from '#schemas/navigation.json' with { type: 'json' };
import type { Boat, User } from '#schemas/types.ts';
import { references } from '#src/layout/editing/references.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
type Opened = Tab & { boat: Boat; host: User; detail: ReturnType<typeof boatDetailPage> };
let api: Api;
/** One with many reviews, one without pictures, and one that is changed. */
const popular = 51;
const unpictured = 18;
const changed = 42;

/** For those who look at one and the same; who leaves it comes back. */
let shown: Opened;

beforeAll(async () => {
  api = await signIn(baseUrl);
  shown = await openBoat(popular, true);
});

/** Opens a boat's page the way a reload does: with the boat already chosen. */
async function openBoat(id: number, isKept = false): Promise<Opened> {
  const boat = await api.boat(id);
  const host = await api.user(boat.user?._id ?? '');
  const tab = await openTab({ storage: api.storage, boat: id, isKept });
  await tab.page.goto('/home/boat/detail');
  return { ...tab, boat, host, detail: boatDetailPage(tab.page) };
}

const nameIn = (rows: readonly { id: number; name?: string }[], id: unknown): string =>
  rows.find((row) => row.id === id)?.name ?? '';

test('Back shows the boat that stood there, also in the same place and after a reload', async () => {
  const { page, boat, detail } = await openBoat(popular);
  await expect(detail.title).toHaveText(boat.model ?? '');
  await expect(page).toHaveTitle(`${boat.model} · Boat · Quarterdeck`);
  const other = await api.boat(unpictured);
  await boatListPage(page).open();
  await boatListPage(page).openBoat(other.model ?? '');
  await expect(detail.title).toHaveText(other.model ?? '');
  await page.goBack();
  await expect(boatListPage(page).heading).toBeVisible();
  await expect(page).toHaveTitle('Boats · Quarterdeck');
  await page.goBack();
  await expect(detail.title).toHaveText(boat.model ?? '');
  await page.reload();
  await expect(detail.title).toHaveText(boat.model ?? '');
  // The palette leads from one boat to another: nothing stands between them.
  const entries = await page.evaluate(() => history.length);
  const palette = palettePage(page);
  await palette.button.click();
  await palette.input.fill(other.model ?? '');
  await palette
    .option(other.model ?? '')
    .first()
    .click();
  await page.waitForFunction((former) => history.length !== former, entries);
  await expect(detail.title).toHaveText(other.model ?? '');
  await page.goBack();
  await expect(detail.title).toHaveText(boat.model ?? '');
});

test('§2 the boat is shown with cover, place, host figures, policy, capacity and specifications', async () => {
  const { page, boat, host, detail } = shown;
  await expect(detail.title).toHaveText(boat.model ?? '');
  await expect(page.getByText(boat.location1 ?? '', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: `${boat.model}, picture 1` })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Picture 1 of 5' })).toHaveText('1/5');

  const about = detail.section('About this boat');
  await expect(about).toContainText(boat.description?.slice(0, 60) ?? '');
  await expect(about.getByRole('img', { name: /out of 5$/ })).toContainText((host.review ?? 0).toFixed(1));
  await expect(about).toContainText(`${host.booking} bookings`);
  await expect(about).toContainText(`Response rate ${host.resrate}%`);
  await expect(about).toContainText(labels.cancellation[String(boat.cancellation) as '1' | '2' | '3'].text);
  await expect(about).toContainText(`Up to ${boat.capacity} persons`);
  await expect(about).toContainText(hasCaptain(boat.plans) ? 'With Captain' : 'Without Captain');
  await expect(about.getByRole('term')).toHaveText(['Year', 'Feets', 'Brand', 'Type', 'Model', 'Capacity']);
  await expect(about.getByRole('definition')).toHaveText([
    String(boat.year),
    String(boat.size),
    nameIn(catalogueRows.boatbrands, boat.boatbrand),
    nameIn(catalogueRows.boattypes, boat.boattype),
    boat.model ?? '',
    String(boat.capacity),
  ]);
});

test('§2 plans fold, each with its number, price, description and captain', async () => {
  const { boat, detail } = shown;
  const plans = boat.plans ?? [];
  await expect(detail.plans).toHaveCount(plans.length);
  for (const [index, plan] of plans.entries()) {
    const panel = detail.plans.nth(index);
    await expect(panel).toContainText(`Plan ${index + 1}`);
    await expect(panel).toContainText(`$${(plan.price ?? 0).toLocaleString('en-US')}`);
    const description = panel.getByText(plan.description ?? '');
    if (index > 0) {
      await expect(description).toBeHidden();
      await panel.getByText(`Plan ${index + 1}`).click();
    }
    await expect(description).toBeVisible();
    await expect(panel).toContainText(plan.captain === 1 ? 'With Captain' : 'Without Captain');
  }
});

test('§2 reviews turn one at a time, a fifth of their track each, with the true number', async () => {
  const { page, boat, detail } = shown;
  const count = boat.reviews?.length ?? 0;
  const reviews = detail.section('Reviews').first();
  const counter = reviews.getByRole('status');
  const first = reviews.getByRole('listitem').first();
  await expect(counter).toHaveText(`1/${count}`);
  await expect(reviews).toContainText(boat.reviews?.[0]?.content ?? '');
  const before = (await first.boundingBox())?.x ?? 0;
  await reviews.getByRole('button', { name: 'Next review' }).click();
  await expect(counter).toHaveText(`2/${count}`);
  const shift = async (): Promise<number> => before - ((await first.boundingBox())?.x ?? 0);
  await expect.poll(shift).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(`1/${count}`);
});

test('§2 pictures turn by button and by arrow key, with the true number', async () => {
  const { page } = shown;
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(page.getByRole('status', { name: 'Picture 2 of 5' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status', { name: 'Picture 3 of 5' })).toBeVisible();
});

test('§2 the host card shows the score, the badge above 4.5, and leads to profile and messages', async () => {
  const { page, host, detail } = shown;
  const { host: card } = detail;
  await expect(card).toContainText(`${host.firstName} ${host.lastName}`);
  await expect(card).toContainText('<24 hours');
  const badge = card.getByText('Top host');
  await expect(badge).toHaveCount((host.review ?? 0) > limits.topHostAbove ? 1 : 0);
  await expect(card.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/home/users?row=${host._id}`,
  );
  await card.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${baseUrl}/home/message?user=${host._id}`);
  await page.goBack();
  await expect(card).toBeVisible();
});

test('§2 accessories, what is allowed and what is not are listed by their titles', async () => {
  const { boat, detail } = shown;
  const titles = (
    rows: readonly { id: number; title?: string }[],
    wanted: (id: number) => boolean,
  ): string[] => rows.filter(({ id }) => wanted(id)).map(({ title = '' }) => title);
  const { accessories, allowes } = catalogueRows;
  const allowed = (id: number): boolean => boat.allowes?.includes(id) ?? false;
  const items = (section: string) => detail.section(section).getByRole('listitem');
  await expect(items('Accessories')).toHaveText(
    titles(accessories, (id) => boat.accessories?.includes(id) ?? false),
  );
  await expect(items('Allowed on the boat')).toHaveText(titles(allowes, allowed));
  await expect(items('Not allowed')).toHaveText(titles(allowes, (id) => !allowed(id)));
});

test('a link that names a boat opens it, also in another tab, and Back leads to the one before', async () => {
  const { page, boat, detail } = await openBoat(popular);
  await expect(detail.title).toHaveText(boat.model ?? '');
  const other = await api.boat(unpictured);
  const link = references.addressOf('boat', String(other._id)) ?? '';
  await page.goto(link);
  await expect(detail.title).toHaveText(other.model ?? '');
  await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
  await page.goBack();
  await expect(detail.title).toHaveText(boat.model ?? '');
  const tab = await openTab({ storage: api.storage });
  await tab.page.goto(link);
  await expect(boatDetailPage(tab.page).title).toHaveText(other.model ?? '');
});

test('§2 similar boats are offered and open in place', async () => {
  const { page, boat, detail } = shown;
  const similar = detail.section('Similar boats').getByRole('article');
  await expect(similar).toHaveCount(limits.similarBoats);
  const model = (await similar.first().getByRole('heading').textContent()) ?? '';
  expect(model).not.toBe(boat.model);
  await similar.first().getByRole('button').click();
  await expect(detail.title).toHaveText(model);
  await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
});

test('§2 Edit Boat loads the boat and its host, and opens the options; the back arrows lead from a setting to the list, and a reload keeps the boat', async () => {
  const { page, boat, host, detail } = await openBoat(popular);
  const asked: string[] = [];
  await expect(detail.host).toBeVisible();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await detail.edit.click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/option`);
  expect(asked).toEqual(
    expect.arrayContaining([`/api/boats/getbasicInfo/${boat._id}`, `/api/users/${host._id}`]),
  );

  await expect(detail.title).toHaveText(boat.model ?? '');
  const facts = `${host.firstName} ${host.lastName} · ${boat.location1} · ${String(boat.date).slice(0, 10)}`;
  await expect(page.getByText(facts)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Edit Boat' }).getByRole('link');
  await expect(menu).toContainText(navigation.boatOptions.map(({ title }) => title));
  await page.getByRole('link', { name: 'Boat Information' }).click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/info`);
  await page.getByRole('link', { name: 'Edit Boat' }).click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/option`);
  await page.getByRole('main').getByRole('link', { name: 'Back to the boat' }).click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
  await expect(detail.title).toHaveText(boat.model ?? '');
  await page.reload();
  await expect(detail.title).toHaveText(boat.model ?? '');
  await detail.back.click();
  await expect(boatListPage(page).heading).toBeVisible();
});

test('the history tells who changed the boat, from what to what, and what its documents allow', async () => {
  const { page, boat } = await openBoat(changed);
  await page.getByText('History', { exact: true }).click();
  const history = page.locator('details').filter({ hasText: 'History' });
  const wanted = boat.cancellation === 3 ? 1 : 3;
  await api.set('addCancellation', boat._id, { cancellation: wanted });
  const entry = history.getByRole('listitem').filter({ hasText: 'Cancellation policy saved' }).first();
  await expect(entry).toContainText(labels.cancellation[wanted].text);
  const chart = history.getByRole('figure', { name: 'Navigation License' });
  const state = stateOf('document', boat.status?.navigation) ?? 'undecided';
  await expect(chart.locator('.now')).toHaveText(labels.document[state].text);
  for (const { event, label } of documentActions)
    await expect(chart.getByRole('listitem').filter({ hasText: label })).toContainText(
      decide(documentMachine, state, { type: event }) ? 'possible now' : 'not now',
    );
});
