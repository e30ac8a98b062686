import type { Page, Request } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { boatPlansPage } from '#tests/support/pages/boat-plans.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const boatId = 39;
const saved = 'Update Boat Plans Successfully';
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage, boat: boatId }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Opened = Tab & { count: number; plans: ReturnType<typeof boatPlansPage> };

/** No other file changes this boat; its tests run one after the other. */
async function openPlans(): Promise<Opened> {
  const boat = await api.boat(boatId);
  const tab = await takeTurn();
  const plans = boatPlansPage(tab.page);
  await plans.open();
  const count = boat.plans?.length ?? 0;
  await expect(plans.cards).toHaveCount(count);
  return { ...tab, count, plans };
}

function watch(page: Page, call: string): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/api/boats/${call}/`)) made.push(request);
  });
  return made;
}

const plansOf = async () => (await api.boat(boatId)).plans ?? [];

test('§7 + ADD, a new plan saved, changed, and deleted after a question', async () => {
  const { page, count, plans } = await openPlans();
  const made = watch(page, 'addplan');
  await plans.add.click();
  const card = plans.card(count + 1);
  await expect(card.captain.locator('option:checked')).toHaveText('Choose…');
  await card.description.fill('Whale watching, 3 hours');
  await card.price.fill('12,5');
  await card.price.blur();
  await expect(card.price).toHaveValue('12.5');
  await card.captain.selectOption({ label: 'Yes' });
  await card.save.click();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  await expect(plans.cards).toHaveCount(count + 1);
  const body = { description: 'Whale watching, 3 hours', price: 12.5, captain: 1, start: null, end: null };
  expect(made.map((request) => request.postDataJSON() as object)).toEqual([body]);
  const plan = (await plansOf()).at(-1);
  expect(plan).toMatchObject(body);

  await card.price.fill('80');
  await card.captain.selectOption({ label: 'No' });
  await card.save.click();
  await expect.poll(() => made.length).toBe(2);
  expect(made[1]?.postDataJSON()).toEqual({ ...body, _id: plan?._id, price: 80, captain: 2 });
  await expect.poll(async () => (await plansOf()).at(-1)?.price).toBe(80);

  const deletions = watch(page, 'delplan');
  await card.remove.click();
  await expect(card.question.cancel).toBeFocused();
  await card.question.cancel.click();
  await expect(card.question.box).toBeHidden();
  expect(deletions).toEqual([]);
  await card.remove.click();
  await card.question.confirm.click();
  await expect(plans.cards).toHaveCount(count);
  expect(deletions.map((request) => request.postDataJSON() as object)).toEqual([{ _id: plan?._id }]);
  expect((await plansOf()).map(({ _id }) => _id)).not.toContain(plan?._id);
});

/** The card of a new plan that can be saved. */
async function fillNew(plans: ReturnType<typeof boatPlansPage>, number: number, description: string) {
  await plans.add.click();
  const card = plans.card(number);
  await card.description.fill(description);
  await card.price.fill('10');
  await card.captain.selectOption({ label: 'No' });
  return card;
}

test('a double click on Save or on Delete is one request', async () => {
  const { page, count, plans } = await openPlans();
  const made = watch(page, 'addplan');
  const deletions = watch(page, 'delplan');
  const card = await fillNew(plans, count + 1, 'Clicked twice');
  await card.save.dblclick();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  await expect(plans.cards).toHaveCount(count + 1);
  await expect(card.description).toHaveValue('Clicked twice');
  await card.remove.click();
  await card.question.confirm.dblclick();
  await expect(plans.cards).toHaveCount(count);
  expect(made).toHaveLength(1);
  expect(deletions).toHaveLength(1);
  expect(await plansOf()).toHaveLength(count);
});

test('the second click of a double click is none either where the saved plan already stands in the place of the new one', async () => {
  const { page, count, plans } = await openPlans();
  const made = watch(page, 'addplan');
  const card = await fillNew(plans, count + 1, 'Clicked twice, slowly answered');
  await card.save.click();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  await expect(plans.cards).toHaveCount(count + 1);
  await card.save.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await card.description.fill('Written after it');
  await card.save.click();
  await expect.poll(() => made.length).toBe(2);
  expect(made[1]?.postDataJSON()).toMatchObject({ description: 'Written after it' });
});
