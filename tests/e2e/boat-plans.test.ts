import type { Page, Request } from 'playwright';
import { expect } from '#tests/support/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { boatPlansPage } from '#tests/support/pages/boat-plans.page.ts';
import { boatSettingsPage } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const boatId = 39;
const saved = 'Update Boat Plans Successfully';
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage, boat: boatId }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Opened = Tab & { boat: Boat; count: number; plans: ReturnType<typeof boatPlansPage> };

/** No other file changes this boat; its tests run one after the other. */
async function openPlans(): Promise<Opened> {
  const boat = await api.boat(boatId);
  const tab = await takeTurn();
  const plans = boatPlansPage(tab.page);
  await plans.open();
  const count = boat.plans?.length ?? 0;
  await expect(plans.cards).toHaveCount(count);
  return { ...tab, boat, count, plans };
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

test('§5 what is not accepted is said at its fields and as toasts, and no call is made', async () => {
  const { page, count, plans } = await openPlans();
  const made = watch(page, 'addplan');
  await plans.add.click();
  const card = plans.card(count + 1);
  await card.price.fill('free');
  await card.description.fill('   ');
  await card.save.click();
  for (const text of [
    'Description must not be empty or consist only of spaces.',
    'Price field must not be empty',
    'Captain field must not be empty',
  ]) {
    await expect(card.problem(text)).toBeVisible();
    await expect(shellPage(page).toast(text)).toBeVisible();
  }
  await expect(card.description).toBeFocused();
  await card.price.fill('0');
  await card.price.blur();
  await expect(card.problem('Price field must not be empty')).toBeVisible();
  await card.price.fill('0.5');
  await expect(card.problem('Price field must not be empty')).toBeHidden();
  expect(made).toEqual([]);
});

test('§5 custom dates come in steps of 15 minutes, are saved in UTC, and are given up by the toggle', async () => {
  const { page, boat, plans } = await openPlans();
  const made = watch(page, 'addplan');
  const card = plans.card(1);
  await expect(card.date('Start')).toBeHidden();
  await card.hasDates.check();
  await expect(card.date('Start')).toHaveAccessibleName('Start Date');
  await expect(card.time('Start')).toHaveAccessibleName('Start Time');
  const times = await card.time('Start').locator('option').allTextContents();
  expect(times).toHaveLength(1 + 24 * 4);
  expect(times.slice(1, 4)).toEqual(['00:00', '00:15', '00:30']);
  expect(times.at(-1)).toBe('23:45');
  await card.date('Start').fill('2027-05-01');
  await card.time('Start').selectOption('10:15');
  await card.date('End').fill('2027-05-02');
  await card.time('End').selectOption('00:00');
  await card.save.click();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  const { _id } = boat.plans?.[0] ?? {};
  expect(made[0]?.postDataJSON()).toMatchObject({
    _id,
    start: '2027-05-01T10:15:00Z',
    end: '2027-05-02T00:00:00Z',
  });

  await page.reload();
  await expect(card.hasDates).toBeChecked();
  await expect(card.date('Start')).toHaveValue('2027-05-01');
  await expect(card.time('Start').locator('option:checked')).toHaveText('10:15');
  await card.hasDates.uncheck();
  await expect(card.date('Start')).toBeHidden();
  await card.description.fill('Written after it');
  await card.save.click();
  await expect.poll(() => made.length).toBe(2);
  expect(made[1]?.postDataJSON()).toMatchObject({ description: 'Written after it' });
  expect(made[1]?.postDataJSON()).toMatchObject({ _id, start: null, end: null });
  await expect(shellPage(page).toast(saved)).toBeVisible();
});

test('§5 an end that is not after the start is refused; dates that are turned off are not judged', async () => {
  const { page, boat, plans } = await openPlans();
  const made = watch(page, 'addplan');
  const card = plans.card(1);
  await card.hasDates.check();
  await card.date('Start').fill('2027-05-01');
  await card.time('Start').selectOption('10:15');
  await card.date('End').fill('2027-05-01');
  await card.time('End').selectOption('10:15');
  await card.save.click();
  await expect(card.problem('End must be later than the start.')).toBeVisible();
  await expect(shellPage(page).toast('End must be later than the start.')).toBeVisible();
  expect(made).toEqual([]);
  await card.hasDates.uncheck();
  await card.save.click();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  const { _id } = boat.plans?.[0] ?? {};
  expect(made.map((request) => request.postDataJSON() as object)).toMatchObject([
    { _id, start: null, end: null },
  ]);
});

test('§9 more than five plans are advised against, not refused', async () => {
  const { count, plans } = await openPlans();
  for (let next = count + 1; next <= 5; next += 1) await plans.add.click();
  await expect(plans.cards).toHaveCount(5);
  await expect(plans.advice).toBeHidden();
  await plans.add.click();
  await expect(plans.advice).toBeVisible();
  await expect(plans.card(6).save).toBeEnabled();
});

test('a new plan that is taken away again leaves nothing behind', async () => {
  const { page, count, plans } = await openPlans();
  const made = watch(page, 'delplan');
  await plans.add.click();
  const card = plans.card(count + 1);
  await card.description.fill('Typed in vain');
  await card.description.blur();
  await card.remove.click();
  await expect(card.question.box).toContainText('What you typed is lost.');
  await card.question.confirm.click();
  await expect(plans.cards).toHaveCount(count);
  await plans.add.click();
  await expect(card.description).toHaveValue('');
  expect(made).toEqual([]);
});

test('a new plan that was begun is there again after a reload, with what was typed', async () => {
  const { page, count, plans } = await openPlans();
  page.on('dialog', (dialog) => void dialog.accept());
  await plans.add.click();
  await plans.add.click();
  await plans.card(count + 2).description.fill('Typed before the reload');
  await plans.card(count + 2).description.blur();
  await page.reload();
  // Nothing was typed into the other one.
  const card = plans.card(count + 1);
  await expect(card.description).toHaveValue('Typed before the reload');
  await expect(plans.cards).toHaveCount(count + 1);
  await plans.add.click();
  await expect(plans.card(count + 2).description).toHaveValue('');
  await card.remove.click();
  await card.question.confirm.click();
  await page.reload();
  await expect(plans.cards).toHaveCount(count);
});

test('a boat without plans invites to add the first one', async () => {
  const { page } = await openTab({ storage: api.storage, boat: boatId });
  const boat = await api.boat(boatId);
  await page.route('**/boats/getbasicInfo/*', (route) =>
    route.fulfill({ json: { flag: true, data: { ...boat, plans: [] } } }),
  );
  const plans = boatPlansPage(page);
  await plans.open();
  await expect(page.getByRole('heading', { name: 'No plans yet' })).toBeVisible();
  await page.getByRole('button', { name: 'ADD' }).last().click();
  await expect(plans.card(1).card).toBeVisible();
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

test('§8 a refusal of the server is said at its field and as a toast, and nothing typed is lost', async () => {
  const { page, plans, expectComplaint } = await openPlans();
  expectComplaint(/status of 422/);
  const error = 'Nobody pays that much.';
  await page.route('**/addplan/*', (route) =>
    route.fulfill({ status: 422, json: { flag: false, sort: 'price', error } }),
  );
  const card = plans.card(1);
  await card.price.fill('9999');
  await card.save.click();
  await expect(card.problem(error)).toBeVisible();
  await expect(shellPage(page).toast(error)).toBeVisible();
  await expect(card.price).toHaveValue('9999');
});

test('what somebody else changed first is shown beside one’s own', async () => {
  const { page, boat, plans, expectComplaint } = await openPlans();
  expectComplaint(/status of 412/);
  const [plan] = boat.plans ?? [];
  let isFirst = true;
  await page.route('**/addplan/*', async (route) => {
    if (isFirst) await api.set('addplan', boat._id, { ...plan, price: 777 });
    isFirst = false;
    await route.continue();
  });
  const card = plans.card(1);
  await card.price.fill('555');
  await card.save.click();
  const { conflict } = boatSettingsPage(page);
  await expect(conflict.box.getByRole('row', { name: 'Price 555 777' })).toBeVisible();
  // Nothing else differs: what is read of a plan is held against what would be sent of it.
  await expect(conflict.box.getByRole('row')).toHaveCount(2);
  await conflict.saveMine.click();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  await expect.poll(async () => (await plansOf())[0]?.price).toBe(555);
});

test('§8 the deletion of what somebody else changed first is asked about once more', async () => {
  const { page, boat, count, plans, expectComplaint } = await openPlans();
  expectComplaint(/status of 412/);
  const [plan] = boat.plans ?? [];
  let isFirst = true;
  await page.route('**/delplan/*', async (route) => {
    if (isFirst) await api.set('addplan', boat._id, { ...plan, price: 777 });
    isFirst = false;
    await route.continue();
  });
  const card = plans.card(1);
  await card.remove.click();
  await card.question.confirm.click();
  await expect(page.getByRole('alertdialog')).toContainText(messages.refusal.stale);
  expect(await plansOf()).toHaveLength(count);
  await card.question.confirm.click();
  await expect(plans.cards).toHaveCount(count - 1);
});

test('§6 customer support may look, and reads why nothing can be changed', async () => {
  const { page } = await openTab({ storage: (await signInSupport()).storage, boat: boatId });
  const plans = boatPlansPage(page);
  await plans.open();
  const card = plans.card(1);
  await expect(card.price).not.toBeEditable();
  for (const button of [plans.add, card.save, card.remove]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(english(refusalOf('boats.edit')));
  }
});

test('the key that saves takes the plan that was changed, of several the one that had the focus last', async () => {
  const { page, boat, count, plans } = await openPlans();
  const made = watch(page, 'addplan');
  const added = await fillNew(plans, count + 1, 'Saved by its key');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+s');
  await expect(shellPage(page).toast(saved)).toBeVisible();
  await expect(plans.cards).toHaveCount(count + 1);
  expect(made.map((request) => request.postDataJSON() as object)).toMatchObject([
    { description: 'Saved by its key' },
  ]);
  expect(made[0]?.postDataJSON()).not.toHaveProperty('_id');

  // None is changed, and the one that had the focus is gone: it is not guessed which is meant.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+s');
  await added.description.fill('Changed first');
  await plans.card(1).description.fill('Changed last');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => made.length).toBe(2);
  expect(made[1]?.postDataJSON()).toMatchObject({
    _id: boat.plans?.[0]?._id,
    description: 'Changed last',
  });
  await expect(added.description).toHaveValue('Changed first');
});
