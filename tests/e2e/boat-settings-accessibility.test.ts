// Every settings screen of a boat in both themes, wide and on a phone, and without a mouse.
import type { Locator, Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { problemsIn } from '#tests/support/browser/axe.ts';
import { boatPlansPage } from '#tests/support/pages/boat-plans.page.ts';
import { boatSettingsPage, type SettingScreen } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { png } from '#tests/support/photos.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** Looked at, and given a plan that is taken away again; no other file changes this boat. */
const boatId = 35;
/** Fourteen screens one after the other. */
const patience = 180_000;
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

const screen = (name: SettingScreen) => async (page: Page) => {
  await boatSettingsPage(page).open(name);
  await expect(boatSettingsPage(page).title(name)).toBeVisible();
};

/** How each screen and each state of one is brought up; the last step waits until it is whole. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  options: async (page) => {
    await boatSettingsPage(page).open('option');
    await expect(boatSettingsPage(page).option('Pictures')).toContainText('pictures 5/5');
  },
  plans: screen('plan'),
  'plans with problems': async (page) => {
    const plans = boatPlansPage(page);
    await plans.add.click();
    await plans.card(2).hasDates.check();
    await plans.card(2).save.click();
    await expect(plans.card(2).problem('Captain field must not be empty')).toBeVisible();
  },
  'the question before a plan is deleted': async (page) => {
    const { remove, question } = boatPlansPage(page).card(1);
    await remove.click();
    await expect(question.cancel).toBeFocused();
  },
  location: async (page) => {
    // What is unsaved is given up with the page.
    await page.goto('/home/boat/location');
    await expect(boatSettingsPage(page).title('location')).toBeVisible();
  },
  'location with suggestions': async (page) => {
    await boatSettingsPage(page).field('Address').fill('Dubrovn');
    await expect(boatSettingsPage(page).suggestions.first()).toBeVisible();
  },
  'the question before unsaved changes are left': async (page) => {
    const settings = boatSettingsPage(page);
    // The window has become wider while the list was open.
    const [list, field] = [
      await settings.suggestionList.boundingBox(),
      await settings.addressFrame.boundingBox(),
    ];
    expect([list?.x, list?.width]).toEqual([field?.x, field?.width]);
    await settings.field('Address').blur();
    await expect(settings.state).toContainText('Unsaved changes');
    await settings.back.click();
    await settings.leaving.leave.click();
    await settings.option('Location').click();
    await settings.field('Boat Name').fill('Changed');
    await settings.field('Boat Name').blur();
    await settings.back.click();
    await expect(settings.leaving.stay).toBeFocused();
  },
  pictures: async (page) => {
    // What is unsaved is given up, so that the next screen is not asked about by the browser.
    await boatSettingsPage(page).leaving.leave.click();
    await screen('picture')(page);
  },
  'a picture before it is sent': async (page) => {
    const slot = uploadSlot(page, 'Photo 2');
    await slot.input.setInputFiles({ name: 'bow.png', mimeType: 'image/png', buffer: png(20, 20) });
    await expect(slot.waiting).toBeVisible();
  },
  cancellation: async (page) => {
    await uploadSlot(page, 'Photo 2').cancel.click();
    await screen('cancellation')(page);
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  accessories: async (page) => {
    await screen('accessories')(page);
    await expect(boatSettingsPage(page).checklist.search).toBeVisible();
  },
  allowes: async (page) => {
    await screen('allowes')(page);
    await expect(boatSettingsPage(page).checklist.search).toBeVisible();
  },
  documents: async (page) => {
    await screen('docimage')(page);
    await expect(uploadSlot(page, 'Authorization').picture).toBeVisible();
  },
  'a document enlarged': async (page) => {
    await uploadSlot(page, 'Authorization').enlarge.click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  },
};

test(
  'in both themes, wide and on a phone: axe finds nothing, and nothing is wider',
  async () => {
    const { page } = await openTab({ storage: api.storage, boat: boatId });
    const found: string[] = [];
    for (const [name, show] of Object.entries(states)) {
      await show(page);
      found.push(...(await problemsIn(page, name)));
    }
    expect(found).toEqual([]);
  },
  patience,
);

/** Presses Tab until `wanted` has the focus; a thing that cannot be reached fails the test. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} is not reached with Tab.`);
}

test('a plan is added, saved and deleted without a mouse', async () => {
  const { page } = await openTab({ storage: api.storage, boat: boatId });
  const { keyboard } = page;
  const settings = boatSettingsPage(page);
  const plans = boatPlansPage(page);
  await settings.open('option');
  await tabTo(page, settings.option('Plans'));
  await keyboard.press('Enter');
  await tabTo(page, plans.add);
  await keyboard.press('Enter');
  const card = plans.card(2);
  await tabTo(page, card.hasDates);
  await keyboard.press('Space');
  await tabTo(page, card.description);
  await keyboard.type('By keyboard');
  await tabTo(page, card.price);
  await keyboard.type('45');
  await tabTo(page, card.date('Start'));
  await keyboard.type('06012027');
  await tabTo(page, card.time('Start'));
  await keyboard.type('08:15');
  await tabTo(page, card.captain);
  await keyboard.type('Yes');
  await expect(card.captain.locator('option:checked')).toHaveText('Yes');
  await tabTo(page, card.save);
  await keyboard.press('Enter');
  await expect(shellPage(page).toast('Update Boat Plans Successfully')).toBeVisible();
  await expect(plans.cards).toHaveCount(2);
  expect((await api.boat(boatId)).plans?.at(-1)).toMatchObject({
    description: 'By keyboard',
    price: 45,
    captain: 1,
    start: expect.stringMatching(/^2027-06-01T08:15:00/),
  });
  await tabTo(page, card.remove);
  await keyboard.press('Enter');
  await expect(card.question.cancel).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(plans.cards).toHaveCount(1);
});
