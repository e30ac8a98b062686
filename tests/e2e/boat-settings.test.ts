// Location, cancellation policy, accessories and allowed items: what each form does, and what all of them do alike.
import type { Page, Request } from 'playwright';
import { expect } from '#tests/support/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import { catalogueRows } from '#schemas/generated/catalogue-rows.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { withFigures } from '#schemas/figures.ts';
import { english } from '#schemas/text.ts';
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { boatSettingsPage, type SettingScreen } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** No other file changes this boat; its tests run one after the other. */
const boatId = 37;
let api: Api;
let support: Api;
const takeTurn = useTurns(openTab, ({ storage }: Api) => ({ storage, boat: boatId }));

beforeAll(async () => {
  api = await signIn(baseUrl);
  support = await signInSupport();
});

type Settings = ReturnType<typeof boatSettingsPage>;
type Opened = Tab & { boat: Boat; settings: Settings };

async function openSetting(screen: SettingScreen): Promise<Opened> {
  const boat = await api.boat(boatId);
  const tab = await takeTurn(api);
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

const card = (page: Page, value: number) =>
  page.getByRole('radio', { name: labels.cancellation[String(value) as '1'].text });
const nextPolicy = ({ cancellation = 1 }: Boat): number => (cancellation % 3) + 1;
const titleOf = (name: 'accessories' | 'allowes', id: unknown): string =>
  catalogueRows[name].find((row) => row.id === Number(id))?.title ?? '';

/** A change of each form, and the body that it makes. */
const forms = [
  {
    screen: 'location',
    call: 'addLocation',
    success: 'Location update successfully',
    field: 'boatname',
    change: async (page: Page, { location2 }: Boat) => {
      const boatname = `${location2?.boatname} II`;
      await boatSettingsPage(page).field('Boat Name').fill(boatname);
      return { ...location2, boatname };
    },
  },
  {
    screen: 'cancellation',
    call: 'addCancellation',
    success: 'Cancellation Update Successfully',
    field: 'cancellation',
    change: async (page: Page, boat: Boat) => {
      const cancellation = nextPolicy(boat);
      await card(page, cancellation).check();
      return { cancellation };
    },
  },
  {
    screen: 'accessories',
    call: 'addAccessories',
    success: 'Accessories update successfully',
    field: 'accessories',
    change: async (page: Page, { accessories = [] }: Boat) => {
      const [given, ...kept] = accessories;
      await page.getByRole('checkbox', { name: titleOf('accessories', given), exact: true }).uncheck();
      return { accessories: kept };
    },
  },
  {
    screen: 'allowes',
    call: 'addAllowes',
    success: 'Allow Updated Successfully',
    field: 'allowes',
    change: async (page: Page, { allowes = [] }: Boat) => {
      const { id } = catalogueRows.allowes.find((row) => !allowes.map(Number).includes(row.id)) ?? {};
      await page.getByRole('checkbox', { name: titleOf('allowes', id), exact: true }).check();
      return { allowes: [...allowes, id] };
    },
  },
] as const;

describe.each(forms)('the form $screen', ({ screen, call, success, field, change }) => {
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

  test('§8 says a refusal of the server at its field and as a toast', async () => {
    const { page, boat, settings, expectComplaint } = await openSetting(screen);
    expectComplaint(/status of 422/);
    const error = 'The harbour master says no.';
    await page.route(`**/${call}/*`, (route) =>
      route.fulfill({ status: 422, json: { flag: false, sort: field, error } }),
    );
    await change(page, boat);
    await settings.save.click();
    await expect(shellPage(page).toast(error)).toBeVisible();
    await expect(settings.problem(error)).toBeVisible();
    await expect(settings.state).toContainText('Unsaved changes');
  });

  test('§6 is read-only for customer support, with the reason', async () => {
    const { page } = await takeTurn(support);
    const settings = boatSettingsPage(page);
    await settings.open(screen);
    await expect(settings.save).toBeDisabled();
    await expect(settings.save).toHaveAccessibleDescription(english(refusalOf('boats.edit')));
    const inputs = page.locator('form').locator('input:not([type="search"]), select');
    await expect(inputs.first()).toBeVisible();
    for (const input of await inputs.all()) await expect(input).not.toBeEditable();
  });
});

describe('the location', () => {
  test('shows what is stored, with the type from the list', async () => {
    const { boat, settings } = await openSetting('location');
    const { boatname = '', marinaname = '', address = '', locationtype } = boat.location2 ?? {};
    await expect(settings.field('Boat Name')).toHaveValue(boatname);
    await expect(settings.field('Marina Name')).toHaveValue(marinaname);
    await expect(settings.field('Address')).toHaveValue(address);
    await expect(settings.field('Location Type').locator('option:checked')).toHaveText(
      catalogueRows.locationtype.find(({ id }) => id === Number(locationtype))?.name ?? '',
    );
  });

  test('§5 is refused with a text at each field and as toasts', async () => {
    const { page, settings } = await openSetting('location');
    const made = watch(page, 'addLocation');
    await settings.field('Boat Name').fill('  ');
    await settings.field('Marina Name').fill('');
    await settings.field('Location Type').selectOption({ index: 0 });
    await settings.save.click();
    for (const text of [
      'Boat Name must not be empty or consist only of spaces.',
      'Marina Name is required.',
      'Location Type field must not be empty',
    ]) {
      await expect(settings.problem(text)).toBeVisible();
      await expect(shellPage(page).toast(text)).toBeVisible();
    }
    expect(made).toEqual([]);
  });

  test('§2 the address is completed while it is typed, and stays free', async () => {
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
});

test('§2 the cancellation policy is one of three cards, each with its label, colour and rule', async () => {
  const { page, boat } = await openSetting('cancellation');
  await expect(page.getByRole('radio')).toHaveCount(3);
  const inks = new Set<string>();
  for (const [value, { text, description }] of Object.entries(labels.cancellation)) {
    const radio = card(page, Number(value));
    await expect(radio).toHaveAccessibleDescription(english(withFigures(description)));
    if (Number(value) === boat.cancellation) await expect(radio).toBeChecked();
    inks.add(await page.getByText(text, { exact: true }).evaluate((node) => getComputedStyle(node).color));
  }
  expect(Object.values(labels.cancellation).map(({ text }) => text)).toEqual([
    'FLEXIBLE',
    'MODERATE',
    'STRICT',
  ]);
  expect(inks.size).toBe(3);
});

describe.each(['accessories', 'allowes'] as const)('the checklist %s', (screen) => {
  const rows = catalogueRows[screen];

  test('shows every item of the list with its icon, ticked as stored', async () => {
    const { page, boat, settings } = await openSetting(screen);
    const { ticks, count } = settings.checklist;
    await expect(ticks).toHaveCount(rows.length);
    await expect(count).toHaveText(`${boat[screen]?.length} of ${rows.length} chosen`);
    for (const id of boat[screen] ?? [])
      await expect(page.getByRole('checkbox', { name: titleOf(screen, id), exact: true })).toBeChecked();
    const icons = page.locator('form li img');
    await expect(icons).toHaveCount(rows.length);
    expect(
      await icons
        .first()
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
  });

  test('is searched, taken whole and given up whole, without losing what is not found', async () => {
    const { boat, settings } = await openSetting(screen);
    const { ticks, search, count, button } = settings.checklist;
    const stored = boat[screen]?.length ?? 0;
    await button('Select all').click();
    await expect(count).toHaveText(`${rows.length} of ${rows.length} chosen`);
    await search.fill(rows.at(-1)?.title?.toLowerCase() ?? '');
    await expect(ticks).toHaveCount(1);
    await ticks.first().uncheck();
    await expect(count).toHaveText(`${rows.length - 1} of ${rows.length} chosen`);
    await search.press('Enter');
    await expect(settings.state).toContainText('Unsaved changes');
    await search.fill('nothing is called this');
    await expect(ticks).toHaveCount(0);
    await search.fill('');
    await button('Select none').click();
    await expect(count).toHaveText(`0 of ${rows.length} chosen`);
    await settings.checklist.button('Discard').click();
    await expect(count).toHaveText(`${stored} of ${rows.length} chosen`);
    await expect(settings.state).toContainText('No changes');
  });
});

describe('somebody else saved the location first', () => {
  async function conflict(): Promise<Opened> {
    const opened = await openSetting('location');
    const { boat, page, settings, expectComplaint } = opened;
    expectComplaint(/status of 412/);
    let isFirst = true;
    await page.route('**/addLocation/*', async (route) => {
      if (isFirst) await api.set('addLocation', boatId, { ...boat.location2, boatname: 'Theirs' });
      isFirst = false;
      await route.continue();
    });
    await settings.field('Boat Name').fill('Mine');
    await settings.save.click();
    await expect(settings.conflict.box.getByRole('row', { name: 'Boat Name Mine Theirs' })).toBeVisible();
    return opened;
  }

  test('and theirs is taken: nothing is unsaved any more', async () => {
    const { page, settings } = await conflict();
    await settings.conflict.takeTheirs.click();
    await expect(settings.field('Boat Name')).toHaveValue('Theirs');
    await settings.back.click();
    await expect(page).toHaveURL(`${baseUrl}/home/boat/option`);
  });

  test('or one’s own is saved over it', async () => {
    const { page, settings } = await conflict();
    await settings.conflict.saveMine.click();
    await expect(shellPage(page).toast('Location update successfully')).toBeVisible();
    expect((await api.boat(boatId)).location2?.boatname).toBe('Mine');
  });
});

test('§8 a setting that does not reach the server says so and keeps what was chosen', async () => {
  const { page, boat, settings, expectComplaint } = await openSetting('cancellation');
  expectComplaint(/ERR_FAILED/);
  await page.route('**/addCancellation/*', (route) => route.abort());
  await card(page, nextPolicy(boat)).check();
  await settings.save.click();
  await expect(shellPage(page).toast('There was an error fetching the data.')).toBeVisible();
  await expect(card(page, nextPolicy(boat))).toBeChecked();
  await expect(settings.state).toContainText('Unsaved changes');
});
