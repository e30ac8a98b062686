// Reviews: what is shown of each, how one is changed and deleted, and what is said when that fails.
import { beforeAll, inject, test } from 'vitest';
import type { Boat, Review } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { reviewsPage } from '#tests/support/pages/reviews.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

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

test('who deletes a review that is being changed is asked about nothing more', async () => {
  const tab = await open(take());
  const { page, reviews } = tab;
  await reviews.content.fill('Half a word');
  await reviews.remove.click();
  await reviews.confirm.click();
  await expect(toast(tab, 'Delete Review Successfully')).toBeVisible();
  await expect(reviews.question).toBeHidden();
  await expect(reviews.dialog).toBeHidden();
  await expect(page).not.toHaveURL(/row=/);
});

test('two admins at once: the second chooses, mine', async () => {
  const given = take();
  const { page, reviews, expectComplaint } = await open(given);
  expectComplaint(/status of 412/);
  await reviews.content.fill('My words.');
  await change(given, 'Their words.');
  await reviews.save.click();
  await expect(reviews.conflict.box).toContainText('Their words.');
  await reviews.conflict.mine.click();
  await expect(reviews.conflict.box).toBeHidden();
  await expect(shellPage(page).toast('Update Review Successfully')).toBeVisible();
  await expect(reviews.dialog).toBeHidden();
  expect((await now(given))?.content).toBe('My words.');
});
