import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import labels from '#schemas/labels.json' with { type: 'json' };
import navigation from '#schemas/navigation.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import {
  boatSettingsPage,
  settingScreens,
  type SettingScreen,
} from '#tests/support/pages/boat-settings.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const screens = Object.keys(settingScreens) as SettingScreen[];
const unchanged = 36;
let api: Api;
let boat: Boat;

beforeAll(async () => {
  api = await signIn(baseUrl);
  boat = await api.boat(unchanged);
});

test('§2 the menu shows model, owner, location and submitted date, leads to the eight screens, and tells the state of each', async () => {
  const { page } = await openTab({ storage: api.storage, boat: unchanged });
  const settings = boatSettingsPage(page);
  await settings.open('option');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(boat.model ?? '');
  const { firstName, lastName } = boat.user ?? {};
  for (const fact of [`${firstName} ${lastName}`, boat.location1, boat.date?.slice(0, 10)])
    await expect(main).toContainText(String(fact));
  const entries = page.getByRole('navigation', { name: 'Edit Boat' }).getByRole('link');
  await expect(entries).toHaveCount(navigation.boatOptions.length);
  for (const { title, path } of navigation.boatOptions)
    await expect(entries.filter({ hasText: title })).toHaveAttribute('href', path);

  const policy = labels.cancellation[String(boat.cancellation) as '1'];
  await expect(settings.option('Pictures')).toContainText('pictures 5/5');
  await expect(settings.option('Plans')).toContainText(`${boat.plans?.length} plans`);
  await expect(settings.option('Location')).toContainText(boat.location2?.marinaname ?? '');
  await expect(settings.option('Cancellation policy')).toContainText(policy.text);
  await expect(settings.option('Accessories')).toContainText(`${boat.accessories?.length} chosen`);
  await expect(settings.option('Allowed on the boat')).toContainText(`${boat.allowes?.length} allowed`);
  await expect(settings.option('Add documentation')).toContainText(labels.boatApproval.approved.text);
});

test('§2 every settings screen is a deep link, keeps its boat over a reload, and leads back to the options; without a boat it leads to the list', async () => {
  const { page } = await openTab({ storage: api.storage });
  const settings = boatSettingsPage(page);
  await settings.open('option');
  await expect(page).toHaveURL(`${baseUrl}/home/boat`);
  await page.evaluate((id) => sessionStorage.setItem('currentBoat', String(id)), unchanged);
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
