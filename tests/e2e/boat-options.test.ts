import { expect } from '#tests/support/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import labels from '#schemas/labels.json' with { type: 'json' };
import navigation from '#schemas/navigation.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { paths } from '#src/app/paths.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import {
  boatSettingsPage,
  settingScreens,
  type SettingScreen,
} from '#tests/support/pages/boat-settings.page.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';
import { goTo } from '#tests/support/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const screens = Object.keys(settingScreens) as SettingScreen[];
const unchanged = 36;
let api: Api;
let boat: Boat;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage, boat: unchanged }));

beforeAll(async () => {
  api = await signIn(baseUrl);
  boat = await api.boat(unchanged);
});

type Opened = Tab & { settings: ReturnType<typeof boatSettingsPage> };

/** The options menu of a boat that the server describes with these differences. */
async function openOptions(differences?: Partial<Boat>): Promise<Opened> {
  const tab = await (differences ? openTab({ storage: api.storage, boat: unchanged }) : takeTurn());
  if (differences)
    await tab.page.route('**/boats/getbasicInfo/*', (route) =>
      route.fulfill({ json: { flag: true, data: { ...boat, ...differences } } }),
    );
  const settings = boatSettingsPage(tab.page);
  await settings.open('option');
  await expect(settings.option('Plans')).toBeVisible();
  return { ...tab, settings };
}

test('§2 the menu shows model, owner, location and submitted date, and leads to the eight screens', async () => {
  const { page } = await openOptions();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(boat.model ?? '');
  const { firstName, lastName } = boat.user ?? {};
  for (const fact of [`${firstName} ${lastName}`, boat.location1, boat.date?.slice(0, 10)])
    await expect(main).toContainText(String(fact));
  const entries = page.getByRole('navigation', { name: 'Edit Boat' }).getByRole('link');
  await expect(entries).toHaveCount(navigation.boatOptions.length);
  for (const { title, path } of navigation.boatOptions)
    await expect(entries.filter({ hasText: title })).toHaveAttribute('href', path);
});

test('of a boat that is gone is told on the list, which is shown in its place', async () => {
  const { page, expectComplaint } = await openTab({ storage: api.storage, boat: unchanged });
  expectComplaint(/status of 404/);
  const error = 'There is no such boat.';
  await page.route('**/boats/getbasicInfo/*', (route) =>
    route.fulfill({ status: 404, json: { flag: false, sort: '', error } }),
  );
  await boatSettingsPage(page).open('option');
  await expect(page).toHaveURL(`${baseUrl}${paths.boats}`);
  await expect(shellPage(page).toast(error)).toBeVisible();
});

describe('each entry tells the state of its screen', () => {
  test('of a boat that is complete', async () => {
    const { settings } = await openOptions();
    const policy = labels.cancellation[String(boat.cancellation) as '1'];
    await expect(settings.option('Pictures')).toContainText('pictures 5/5');
    await expect(settings.option('Plans')).toContainText(`${boat.plans?.length} plans`);
    await expect(settings.option('Location')).toContainText(boat.location2?.marinaname ?? '');
    await expect(settings.option('Cancellation policy')).toContainText(policy.text);
    await expect(settings.option('Accessories')).toContainText(`${boat.accessories?.length} chosen`);
    await expect(settings.option('Allowed on the boat')).toContainText(`${boat.allowes?.length} allowed`);
    await expect(settings.option('Add documentation')).toContainText(labels.boatApproval.approved.text);
  });

  test('of a boat of which things are missing', async () => {
    const { cover, photo2, cover4 } = boat.boatImage ?? {};
    const { settings } = await openOptions({
      boatImage: { cover, photo2, cover4 },
      plans: [],
      location2: {},
      cancellation: 0,
      accessories: [],
      docImage: { navigation: boat.docImage?.navigation ?? '' },
    });
    await expect(settings.option('Pictures')).toContainText('pictures 3/5');
    await expect(settings.option('Plans')).toContainText('0 plans');
    await expect(settings.option('Location')).toContainText('location missing');
    await expect(settings.option('Cancellation policy')).toContainText('policy missing');
    await expect(settings.option('Accessories')).toContainText('0 chosen');
    await expect(settings.option('Add documentation')).toContainText('1 missing');
  });

  test('of a boat whose owner set up nothing yet, as another server may say it', async () => {
    const nothing = { plans: null, accessories: null, allowes: null, boatImage: null, docImage: null };
    const { settings } = await openOptions({
      ...nothing,
      location2: null,
      cancellation: null,
    } as unknown as Boat);
    await expect(settings.option('Plans')).toContainText('0 plans');
    await expect(settings.option('Pictures')).toContainText('pictures 0/5');
    await expect(settings.option('Add documentation')).toContainText('2 missing');
  });
});

test('§2 every settings screen is a deep link, keeps its boat over a reload, and leads back to the options', async () => {
  const { page } = await openTab({ storage: api.storage, boat: unchanged });
  const settings = boatSettingsPage(page);
  for (const screen of screens) {
    await settings.open(screen);
    await expect(settings.title(screen)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(boat.model ?? '');
    await settings.back.click();
    await expect(page).toHaveURL(`${baseUrl}/home/boat/option`);
  }
  await settings.option('Location').click();
  await page.reload();
  await expect(settings.field('Boat Name')).toHaveValue(boat.location2?.boatname ?? '');
});

test('§2 without a current boat every settings screen leads to the list', async () => {
  const { page } = await openTab({ storage: api.storage });
  await boatSettingsPage(page).open('option');
  for (const screen of screens) {
    await expect(page).toHaveURL(`${baseUrl}/home/boat`);
    await goTo(page, `/home/boat/${screen}`);
    await expect(page).toHaveURL(`${baseUrl}/home/boat`);
  }
});

test('§2 the way from the list to a setting and back by the back arrows', async () => {
  const { page } = await takeTurn();
  await boatListPage(page).open();
  await boatListPage(page).openBoat(boat.model ?? '');
  await boatDetailPage(page).edit.click();
  const settings = boatSettingsPage(page);
  await settings.option('Accessories').click();
  await expect(settings.title('accessories')).toBeVisible();
  await settings.back.click();
  await page.getByRole('main').getByRole('link', { name: 'Back to the boat' }).click();
  await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
});
