// A question about one row, left by Back for another row: it is not asked of that one, and never answered for the one before.
import { beforeAll, inject, test } from 'vitest';
import { stateOf } from '#machines/codes.ts';
import type { CollectionRow, User } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { payoutsIn, refundsIn } from '#tests/support/browser/money-api.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { goTo, visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

type Rows = readonly { _id: string | number }[];

/** The screen of each row, what asks about it, and some rows that it can be asked of. */
const asked: Record<string, [path: string, button: string | RegExp, rows: () => Promise<Rows>]> = {
  user: ['/home/users', /^(Unb|B)lock User$/, () => api.ask<User[]>('GET', '/admin/users/getAllusers')],
  booking: [
    '/home/bookings',
    'Cancel Booking',
    async () => (await api.bookings()).filter(({ status }) => stateOf('booking', status) === 'toBeConfirmed'),
  ],
  payout: ['/home/sales', 'Host account info', () => payoutsIn(api, 'paid')],
  refund: ['/home/refunds/proof', 'It did not arrive', () => refundsIn(api, 'processing')],
  incident: [
    '/home/collections/incident',
    'Delete',
    () => api.ask<CollectionRow[]>('GET', '/collections/incident'),
  ],
};

test.each(Object.entries(asked))(
  'what is asked about a %s is not asked about the one that Back leads to',
  async (_noun, [path, button, rows]) => {
    const [first, second] = await rows();
    const { page } = await takeTurn();
    const boxes = page.locator('[role=dialog], [role=alertdialog]');
    const ask = page.getByRole('button', { name: button, exact: true });
    await visit(page, `${path}?row=${first?._id}`);
    await expect(ask).toBeVisible();
    // As the search over everything leads to another row.
    await goTo(page, `${path}?row=${second?._id}`);
    await expect(ask).toBeVisible();
    const before = await boxes.count();
    await ask.click();
    await expect(boxes).toHaveCount(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`row=${first?._id}$`));
    await expect(boxes).toHaveCount(before);
    await expect(ask).toBeVisible();
  },
);

test('the documents of another boat do not open by themselves where Back leads to it', async () => {
  const { page } = await takeTurn();
  const detail = boatDetailPage(page);
  await visit(page, '/home/boat');
  await page.locator('[data-opener]').first().click();
  await expect(detail.documentation).toBeVisible();
  const [first = ''] = await detail.title.allTextContents();
  const other = (await api.boats()).find(({ model = '' }) => !first.includes(model));
  const palette = palettePage(page);
  await palette.button.click();
  await palette.input.fill(other?.model ?? '');
  await palette
    .option(other?.model ?? '')
    .first()
    .click();
  await expect(detail.title).toContainText(other?.model ?? '');
  await detail.documentation.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(first);
  await expect(page.getByRole('dialog')).toBeHidden();
});
