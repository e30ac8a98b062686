// Platform data and reviews in both themes, wide and on a phone, and without a mouse.
import type { Locator, Page } from 'playwright';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { narrow, problemsIn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { dataPage } from '#tests/support/pages/data.page.ts';
import { reviewsPage } from '#tests/support/pages/reviews.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
/** Nine screens one after the other. */
const patience = 180_000;
let api: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** How each screen and each state of one is brought up; the last step waits until it is whole. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the fee with a problem': async (page) => {
    const data = dataPage(page);
    await data.open('fee');
    await data.field('Service fee').fill('');
    await data.save.click();
    await expect(data.problem('Service fee is required.')).toBeVisible();
  },
  brands: async (page) => {
    await dataPage(page).open('boatbrands');
    // On a phone the icon is all there is to see of it.
    await expect(dataPage(page).edit('Azimut').locator('svg')).toBeVisible();
  },
  'a brand that is edited': async (page) => {
    await dataPage(page).edit('Azimut').click();
    await expect(dataPage(page).field('Brand Name')).toBeFocused();
  },
  'the question before a brand is deleted': async (page) => {
    await dataPage(page).remove('Bali').click();
    await expect(dataPage(page).question.keep).toBeFocused();
  },
  'an accessory that is edited': async (page) => {
    await dataPage(page).open('accessories');
    await dataPage(page).edit('GPS').click();
    await expect(dataPage(page).field('Title')).toBeFocused();
  },
  'payment information': async (page) => {
    await dataPage(page).open('payment');
    await expect(dataPage(page).method('Bank').card).toBeVisible();
  },
  reviews: async (page) => {
    await reviewsPage(page).open();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  },
  'a review': async (page) => {
    await page.getByRole('main').getByRole('link').first().click();
    await expect(reviewsPage(page).content).toBeVisible();
  },
  'the question before a review is deleted': async (page) => {
    await reviewsPage(page).remove.click();
    await expect(reviewsPage(page).keep).toBeFocused();
  },
};

const withStory = [
  'a brand that is edited',
  'the question before a brand is deleted',
  'an accessory that is edited',
  'a review',
  'the question before a review is deleted',
];

test(
  'in both themes, wide and on a phone: axe finds nothing, and nothing is wider',
  async () => {
    const { page } = await takeTurn();
    const found: string[] = [];
    for (const [name, show] of Object.entries(states)) {
      await show(page);
      found.push(...(await problemsIn(page, name, withStory.includes(name) ? { in: narrow } : {})));
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(found).toEqual([]);
  },
  patience,
);

/** Presses Tab until `wanted` has the focus; a thing that cannot be reached fails the test. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 120; step += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(wanted)} is not reached with Tab.`);
}

test('a type is added, renamed and deleted without a mouse', async () => {
  const { page } = await openTab({ storage: api.storage });
  const { keyboard } = page;
  const data = dataPage(page);
  const { toast } = shellPage(page);
  await data.open('fee');
  await tabTo(page, data.section('Boat types'));
  await keyboard.press('Enter');
  await tabTo(page, data.add);
  await keyboard.press('Enter');
  await expect(data.field('Type Name')).toBeFocused();
  await keyboard.press('Enter');
  await expect(data.problem('Type Name is required.')).toBeVisible();
  await expect(toast('Type Name is required.')).toBeVisible();
  await keyboard.type('  ');
  await keyboard.press('Enter');
  await expect(data.problem('Type Name must not be empty or consist only of spaces.')).toBeVisible();
  await expect(toast('Type Name must not be empty or consist only of spaces.')).toBeVisible();
  await keyboard.press('Control+a');
  await keyboard.type('Sampan');
  await keyboard.press('Enter');
  await expect(toast('Add Type Successfully')).toBeVisible();
  await tabTo(page, data.edit('Sampan'));
  await keyboard.press('Enter');
  await expect(data.field('Type Name')).toBeFocused();
  await keyboard.press('End');
  await keyboard.type('s');
  await keyboard.press('Enter');
  await tabTo(page, data.remove('Sampans'));
  await keyboard.press('Enter');
  await expect(data.question.keep).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(toast('Delete Type Successfully')).toBeVisible();
  await expect(data.edit('Sampans')).toHaveCount(0);
});

test('a review is opened, looked at and left without a mouse', async () => {
  const { page } = await takeTurn();
  const { keyboard } = page;
  const reviews = reviewsPage(page);
  await reviews.open();
  const first = reviews.table.getByRole('link').first();
  await tabTo(page, first);
  await keyboard.press('Enter');
  await tabTo(page, reviews.content);
  await tabTo(page, reviews.remove);
  await keyboard.press('Enter');
  await expect(reviews.keep).toBeFocused();
  await keyboard.press('Escape');
  await expect(reviews.question).toBeHidden();
  await keyboard.press('Escape');
  await expect(reviews.dialog).toBeHidden();
});
