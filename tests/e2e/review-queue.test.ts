// Ours: the boats that wait, one after another, by two people at once, by keys alone, and before a server of §7.
import { setTimeout } from 'node:timers/promises';
import { expect as check, afterAll, beforeAll, inject, test } from 'vitest';
import type { Page, Route } from 'playwright';
import { documentTypes, type DocumentType } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import type { Boat, Message } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { boatSettingsPage } from '#tests/support/pages/boat-settings.page.ts';
import { reviewQueuePage } from '#tests/support/pages/review-queue.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';
import { keepWaiting } from '#tests/support/browser/waiting-boats.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const approved = codeOf('document', 'approved');
const undecided = codeOf('document', 'undecided');
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
let giveBack: () => Promise<void>;
/** As the queue has them: the oldest first. */
let waiting: Boat[];

beforeAll(async () => {
  api = await signIn(baseUrl);
  giveBack = await keepWaiting(api);
});
afterAll(() => giveBack());

async function open() {
  waiting = (await api.boats({ status: 'pendingApproval', limit: '100', sort: 'date' })) ?? [];
  const tab = await takeTurn();
  const review = reviewQueuePage(tab.page);
  await review.open();
  await tab.page.waitForLoadState('networkidle');
  return { ...tab, review, press: (key: string) => tab.page.keyboard.press(key) };
}

const shown = async (page: Page): Promise<Boat> => {
  const id = new URL(page.url()).searchParams.get('row');
  return (await api.boats({ limit: '100' })).find(({ _id }) => String(_id) === id) as Boat;
};

test('by keys alone: looked at closely, skipped, approved, returned with a reason, and so to the next', async () => {
  const { page, review, press } = await open();
  const [first, second] = waiting;
  await expect(review.heading).toHaveText(first?.model ?? '');
  await expect(review.place).toHaveText(`1 of ${waiting.length}`);
  check(await violationsOn(page)).toEqual([]);
  // Where the boat stands below its documents, its picture leaves room for what they must agree with.
  await page.setViewportSize({ width: 1024, height: 900 });
  const picture = page.getByRole('img', { name: first?.model ?? '', exact: true });
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });

  await press('1');
  await press('.');
  await press('t');
  await expect(review.view('navigation')).toHaveAccessibleName('Navigation License, zoomed to 150%');
  await press('2');
  await press('.');
  await expect(review.view('authorization')).toHaveAccessibleName('Authorization, zoomed to 150%');
  await press('f');
  await expect(review.dialog).toBeVisible();
  await press('f');
  await expect(review.dialog).toHaveCount(0);

  await press(']');
  await expect(review.heading).toHaveText(second?.model ?? '');
  await expect(review.place).toHaveText(`2 of ${waiting.length}`);
  await press('[');
  await expect(review.heading).toHaveText(first?.model ?? '');

  const isFirst = first?.status?.navigation === undecided;
  await press(isFirst ? '1' : '2');
  await press('r');
  await expect(review.dialog.getByRole('radio').first()).toBeFocused();
  await press('Space');
  await press('Tab');
  await page.keyboard.type('Bring the second page, please.');
  await press('Tab');
  await page.keyboard.type('Seen twice.');
  await press('Control+s');
  await expect(review.dialog).toHaveCount(0);
  const [message] = await api.ask<Message[]>(
    'GET',
    `/admin/messages/conversations/${String((first?.user as { _id: string } | undefined)?._id)}/messages`,
  );
  check(message?.text).toContain('Bring the second page, please.');
  check(message?.text).toContain('The image cannot be read');
  // The other document, if it waits too; then the next boat stands there by itself.
  if (isFirst && first?.status?.authorization === undecided) await press('a');
  await expect(review.heading).toHaveText(second?.model ?? '');

  // A key that is held takes one step: nobody has looked at what stands there then.
  let decided = 0;
  page.on('request', (request) => void (decided += Number(request.url().includes('setBoatStatus'))));
  const answer = page.waitForResponse('**/setBoatStatus/*');
  await page.keyboard.down('a');
  await answer;
  await setTimeout(200);
  await page.keyboard.down('a');
  await setTimeout(200);
  await page.keyboard.up('a');
  check(decided).toBe(1);
});

test('a note that is being written outlives a step that is not taken, and is asked about before the next boat', async () => {
  const { page, review } = await open();
  const { leaving } = boatSettingsPage(page);
  const boat = waiting[0] as Boat;
  await page.getByRole('button', { name: 'Add a note' }).click();
  const note = page.getByRole('article', { name: 'Notes' }).getByRole('textbox');
  await expect(note).toBeFocused();
  await page.keyboard.type('Not saved yet');
  const types = documentTypes.filter((type) => boat.status?.[type] === undecided);
  const [type] = types as [DocumentType];
  const cancel = review.dialog.getByRole('button', { name: 'Cancel' });
  const openReturn = () => review.action(type, 'Reject').click();

  // Nothing is typed into the dialog: nothing is asked.
  await openReturn();
  await cancel.click();
  await expect(review.dialog).toHaveCount(0);
  await openReturn();
  await review.dialog.getByRole('textbox').first().fill('Typed');
  await cancel.click();
  await leaving.leave.click();
  await expect(review.dialog).toHaveCount(0);
  await expect(note).toHaveValue('Not saved yet');

  if (types.length > 1) await review.both.click();
  else await review.action(type, 'Approve').click();
  await leaving.stay.click();
  await expect(review.heading).toHaveText(boat.model ?? '');
  await expect(note).toHaveValue('Not saved yet');
});

test('two people on one queue: what one has decided is told to the other, and never decided twice', async () => {
  const { page, review, expectComplaint } = await open();
  const [first, second, third] = waiting;
  await expect(review.heading).toHaveText(first?.model ?? '');
  await api.decide(second?._id ?? '', 'navigation', approved).catch(() => undefined);
  await api.decide(second?._id ?? '', 'authorization', approved).catch(() => undefined);
  await expect(review.told).toContainText(second?.model ?? '');
  await expect(review.place).toHaveText(`1 of ${waiting.length - 1}`);
  await review.next.click();
  await expect(review.heading).toHaveText(third?.model ?? '');

  // Decided between the look and the press.
  expectComplaint(/status of 4(09|12)/);
  const boat = await shown(page);
  const type = boat.status?.navigation === approved ? 'authorization' : 'navigation';
  const decideFirst = async (route: Route): Promise<void> => {
    await api.decide(boat._id, type, approved);
    await route.continue();
  };
  await page.route('**/setBoatStatus/*', decideFirst, { times: 1 });
  await review.action(type, 'Approve').click();
  await expect(shellPage(page).toast('Somebody else changed this in the meantime.')).toBeVisible();
  await expect(review.card(type)).toContainText('Approved');
});

test('who has decided all sees the boat again whose owner sends another document', async () => {
  const boat = ((await api.boats({ status: 'pendingApproval', limit: '1', sort: 'date' })) ?? [])[0] as Boat;
  const { page } = await openTab({ storage: api.storage });
  const review = reviewQueuePage(page);
  await page.route('**/getAllboats?status=*', (route) =>
    route.fulfill({ json: { flag: true, data: [boat] } }),
  );
  await review.open();
  await expect(review.heading).toHaveText(boat.model ?? '');
  const type = documentTypes.find((one) => boat.status?.[one] === undecided) as DocumentType;
  for (const other of documentTypes)
    if (other !== type && boat.status?.[other] === undecided) await api.decide(boat._id, other, approved);
  await review.action(type, 'Approve').click();
  await expect(page.getByRole('main')).toContainText('All boats are reviewed');
  await api.bringDocument(boat._id, type);
  await expect(review.heading).toHaveText(boat.model ?? '');
  await expect(review.action(type, 'Approve')).toBeVisible();
});

test('it is reached from the list, and left at once, also while the next screen is still being loaded', async () => {
  const { page } = await openTab({ storage: api.storage });
  const review = reviewQueuePage(page);
  await visit(page, '/home/boat');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Review (queue|one after another)$/ })
    .click();
  await expect(review.place).toBeVisible();
  // The keys are loaded behind the shell.
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(shellPage(page).heading).toContainText('Users');
  check(new URL(page.url()).pathname).toBe('/home/users');
});
