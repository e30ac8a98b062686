// Reviews: what is shown of each, how one is changed and deleted, and what is said when that fails.
import { beforeAll, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Boat, Review } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { signInSupport } from '#tests/support/customer-support.ts';
import { expect } from '#tests/support/expect.ts';
import { reviewsPage } from '#tests/support/pages/reviews.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/tab.ts';
import { useTurns } from '#tests/support/turns.ts';

type Opened = Tab & { reviews: ReturnType<typeof reviewsPage> };
interface Given {
  id: string;
  hostId: string;
  boat: string;
  name: string;
  review: Review;
}

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
let all: Given[];
let taken = 0;

const listed = async (): Promise<Given[]> => {
  const boats = await api.ask<Boat[]>('GET', '/admin/boats/getAllReviews');
  return boats.flatMap(({ model = '', user, reviews }) =>
    (reviews ?? []).map((review) => ({
      id: String(review._id),
      hostId: String(user?._id),
      boat: model,
      name: `${review.customer?.firstName} ${review.customer?.lastName}`,
      review,
    })),
  );
};

beforeAll(async () => {
  api = await signIn(baseUrl);
  // The oldest first: the screens of boats, which other files test, show the latest.
  all = (await listed()).reverse();
});

/** A review that no other test has changed. */
function take(): Given {
  const given = all[taken];
  if (!given) throw new Error('The demo data has too few reviews.');
  taken += 1;
  return given;
}

const now = async ({ id }: Given): Promise<Review | undefined> =>
  (await listed()).find((given) => given.id === id)?.review;

const change = ({ id, hostId }: Given, content: string, review = 2): Promise<unknown> =>
  api.ask('POST', `/admin/boats/setHostReview/${hostId}`, { reviewId: id, review, content });

async function open({ id }: Pick<Given, 'id'>): Promise<Opened> {
  const tab = await takeTurn();
  const reviews = reviewsPage(tab.page);
  await reviews.open(`?row=${id}`);
  await expect(reviews.dialog).toBeVisible();
  return { ...tab, reviews };
}

const toast = ({ page }: Tab, text: string) => shellPage(page).toast(text);

test('§2 the table: boat, reviewer, content, rating and date; a row opens its review, and a reload keeps it', async () => {
  const given = take();
  const { page } = await takeTurn();
  const reviews = reviewsPage(page);
  await reviews.open();
  for (const title of ['Boat', 'Reviewer', 'Content', 'Rating', 'Date'])
    await expect(reviews.table.getByRole('columnheader', { name: title })).toBeVisible();
  await reviews.search.fill(given.name);
  await reviews.link(given.id).click();
  await expect(reviews.dialog).toBeVisible();
  await expect(page).toHaveURL(/row=/);
  await page.reload();
  await expect(reviews.content).toHaveValue(given.review.content ?? '');
  await page.keyboard.press('Escape');
  await expect(reviews.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/row=/);
});

test('§2 §8 content and rating are edited, reviewer and boat are not', async () => {
  const given = take();
  const tab = await open(given);
  const { reviews } = tab;
  await expect(reviews.dialog).toContainText(given.name);
  await expect(reviews.dialog).toContainText(given.boat);
  await expect(reviews.dialog.getByRole('textbox')).toHaveCount(2);
  await reviews.rating.fill('6');
  await reviews.content.fill(' ');
  await reviews.save.click();
  for (const text of [
    'Rating must be a number from 0 to 5.',
    'Content must not be empty or consist only of spaces.',
  ]) {
    await expect(reviews.dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(toast(tab, text)).toBeVisible();
  }
  expect(await now(given)).toEqual(given.review);
  await reviews.rating.fill('3.5');
  await reviews.content.fill('A quiet boat, edited.');
  await reviews.save.click();
  await expect(toast(tab, 'Update Review Successfully')).toBeVisible();
  await expect(reviews.dialog).toBeHidden();
  await reviews.search.fill('A quiet boat, edited.');
  await expect(reviews.rowOf('A quiet boat, edited.')).toHaveCount(1);
  expect(await now(given)).toMatchObject({ review: 3.5, content: 'A quiet boat, edited.' });
});

test('an address of a review that does not exist says so', async () => {
  const { page, reviews } = await open({ id: 'nowhere' });
  await expect(reviews.dialog).toContainText('This review does not exist any more.');
  await reviews.close.click();
  await expect(reviews.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/row=/);
});

test('§8 Delete asks first, names the reviewer and holds the safe choice', async () => {
  const given = take();
  const tab = await open(given);
  const { page, reviews } = tab;
  await reviews.remove.click();
  await expect(reviews.question).toHaveAccessibleName(`Delete review by ${given.name}?`);
  await expect(reviews.keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reviews.question).toBeHidden();
  expect(await now(given)).toEqual(given.review);
  await reviews.remove.click();
  await reviews.confirm.click();
  await expect(toast(tab, 'Delete Review Successfully')).toBeVisible();
  await expect(reviews.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/row=/);
  await expect(page.locator(':is(main, main *):focus')).toHaveCount(1);
  expect(await now(given)).toBeUndefined();
});

test('§8 a failed delete says so, and the review stays', async () => {
  const given = take();
  const tab = await open(given);
  const { page, reviews, expectComplaint } = tab;
  expectComplaint(/ERR_FAILED/);
  await page.route('**/delHostReview/**', (route) => route.abort());
  await reviews.remove.click();
  await reviews.confirm.click();
  await expect(toast(tab, 'There was an error fetching the data')).toBeVisible();
  await expect(reviews.question).toContainText('There was an error fetching the data');
  await reviews.keep.click();
  await expect(reviews.dialog).toBeVisible();
  expect(await now(given)).toEqual(given.review);
});

test('two admins at once: a review that was changed is shown before it is deleted', async () => {
  const given = take();
  const tab = await open(given);
  const { page, reviews, expectComplaint } = tab;
  expectComplaint(/status of 412/);
  let isChanged = false;
  await page.route('**/delHostReview/**', async (route) => {
    if (!isChanged) await change(given, 'Put in better words.');
    isChanged = true;
    await route.continue();
  });
  await reviews.remove.click();
  await reviews.confirm.click();
  await expect(reviews.question).toContainText(messages.refusal.stale);
  await expect(reviews.question).toContainText('Put in better words.');
  await expect(page.locator('textarea:not([aria-hidden])')).toHaveValue('Put in better words.');
  await reviews.confirm.click();
  await expect(toast(tab, 'Delete Review Successfully')).toBeVisible();
  expect(await now(given)).toBeUndefined();
});

test('one that somebody else deletes while it is edited stays open with what was typed', async () => {
  const given = take();
  const { page, reviews } = await open(given);
  await reviews.content.fill('Typed while it is deleted.');
  // By its name: what is beneath a dialog has no roles.
  const heading = page.locator('main h1');
  const counted = (await heading.textContent()) ?? '';
  await api.ask('GET', `/admin/boats/delHostReview/${given.hostId}/${given.id}`);
  await expect(heading).not.toHaveText(counted);
  await expect(reviews.content).toHaveValue('Typed while it is deleted.');
});

test.each(['mine', 'theirs'] as const)('two admins at once: the second chooses, %s', async (side) => {
  const given = take();
  const { page, reviews, expectComplaint } = await open(given);
  expectComplaint(/status of 412/);
  await reviews.content.fill('My words.');
  await change(given, 'Their words.');
  await reviews.save.click();
  await expect(reviews.conflict.box).toContainText('Their words.');
  await reviews.conflict[side].click();
  await expect(reviews.conflict.box).toBeHidden();
  if (side === 'mine') {
    await expect(shellPage(page).toast('Update Review Successfully')).toBeVisible();
    await expect(reviews.dialog).toBeHidden();
  } else await expect(reviews.content).toHaveValue('Their words.');
  expect((await now(given))?.content).toBe(side === 'mine' ? 'My words.' : 'Their words.');
});

test('§8 a list that cannot be loaded offers Retry', async () => {
  const { page } = await takeTurn();
  const reviews = reviewsPage(page);
  const failure = { flag: false, sort: 'x', error: 'The harbour is closed.' };
  await page.route('**/getAllReviews*', (route) => route.fulfill({ json: failure }));
  await reviews.open();
  await expect(page.getByText(failure.error)).toBeVisible();
  await page.unroute('**/getAllReviews*');
  await reviews.retry.click();
  await expect(reviews.table.getByRole('row').nth(1)).toBeVisible();
});

test('§6 customer support reads a review and is told why nothing can be changed', async () => {
  const { page } = await openTab({ storage: (await signInSupport()).storage });
  const reviews = reviewsPage(page);
  await reviews.open(`?row=${take().id}`);
  const refusal = english(refusalOf('reviews.edit'));
  for (const button of [reviews.save, reviews.remove]) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(refusal);
  }
  await expect(reviews.rating).not.toBeEditable();
  await expect(reviews.content).not.toBeEditable();
});
