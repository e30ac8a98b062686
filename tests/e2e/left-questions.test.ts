// A question about one row, left by Back for another row: it is not asked of that one, and never answered for the one before.
import { beforeAll, inject, test } from 'vitest';
import { stateOf } from '#machines/codes.ts';
import type { CollectionRow, User } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { expect } from '#tests/support/expect.ts';
import { payoutsIn, refundsIn } from '#tests/support/money-api.ts';
import { useTabs } from '#tests/support/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;

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
    const { page } = await openTab({ storage: api.storage });
    const boxes = page.locator('[role=dialog], [role=alertdialog]');
    const ask = page.getByRole('button', { name: button, exact: true });
    await page.goto(`${path}?row=${first?._id}`);
    await expect(ask).toBeVisible();
    // As the search over everything leads to another row.
    await page.evaluate((to) => window.history.pushState(null, '', to), `${path}?row=${second?._id}`);
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
