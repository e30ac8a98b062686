// What the forms of a boat save, before the real server; what they show and refuse is in settings.stories.tsx.
import type { Page, Request } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { boatSettingsPage, type SettingScreen } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** No other file changes this boat; its tests run one after the other. */
const boatId = 37;
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage, boat: boatId }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Settings = ReturnType<typeof boatSettingsPage>;
type Opened = Tab & { boat: Boat; settings: Settings };

async function openSetting(screen: SettingScreen): Promise<Opened> {
  const boat = await api.boat(boatId);
  const tab = await takeTurn();
  const settings = boatSettingsPage(tab.page);
  await settings.open(screen);
  await expect(settings.title(screen)).toBeVisible();
  await expect(settings.state).toContainText('No changes');
  return { ...tab, boat, settings };
}

function watch(page: Page, call: string): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/boats/${call}/${boatId}`)) made.push(request);
  });
  return made;
}

const titleOf = (id: unknown): string =>
  catalogueRows.accessories.find((row) => row.id === Number(id))?.title ?? '';

/** A change, and the body that it makes; the other forms are saved in settings.stories.tsx. */
const forms = [
  {
    screen: 'location',
    call: 'addLocation',
    success: 'Location update successfully',
    change: async (page: Page, { location2 }: Boat) => {
      const boatname = `${location2?.boatname} II`;
      await boatSettingsPage(page).field('Boat Name').fill(boatname);
      return { ...location2, boatname };
    },
  },
  {
    screen: 'accessories',
    call: 'addAccessories',
    success: 'Accessories update successfully',
    change: async (page: Page, { accessories = [] }: Boat) => {
      const [given, ...kept] = accessories;
      await page.getByRole('checkbox', { name: titleOf(given), exact: true }).uncheck();
      return { accessories: kept };
    },
  },
] as const;

describe.each(forms)('the form $screen', ({ screen, call, success, change }) => {
  test('§7 §8 sends exactly its fields, says so, and the boat is changed; a double click is one request', async () => {
    const { page, boat, settings } = await openSetting(screen);
    const made = watch(page, call);
    const body = await change(page, boat);
    await settings.save.dblclick();
    await expect(shellPage(page).toast(success)).toBeVisible();
    await expect(shellPage(page).toast(success)).toHaveText(success);
    await expect(settings.state).toContainText('No changes');
    expect(made.map((request) => request.postDataJSON() as object)).toEqual([body]);
    const stored = await api.boat(boatId);
    expect(screen === 'location' ? { location2: stored.location2 } : stored).toMatchObject(
      screen === 'location' ? { location2: body } : body,
    );
  });
});

test('§2 the address of the location is completed while it is typed, and stays free', async () => {
  const { settings } = await openSetting('location');
  const address = settings.field('Address');
  await address.fill('Dubrovn');
  await expect(settings.suggestions.first()).toContainText('Dubrovnik');
  await address.press('ArrowDown');
  await address.press('Enter');
  await expect(address).toHaveValue(/^Dubrovnik, .*Croatia$/);
  await address.fill('Pier 7, behind the crane');
  await address.blur();
  await expect(address).toHaveValue('Pier 7, behind the crane');
});
