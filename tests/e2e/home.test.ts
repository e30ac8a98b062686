import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import home from '#schemas/home.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Overview } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { addAdmin } from '#tests/support/browser/customer-support.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { goTo, visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** Asked anew by what is around it. */
const once = { timeout: 2_000 };
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

/** Holds what the page shows against the figures of now: other tests change them meanwhile. */
const compare = (page: Page, check: (figures: Overview) => Promise<void>): Promise<void> =>
  expect(async () => {
    await visit(page, '/home');
    await check(await api.ask<Overview>('GET', '/admin/overview'));
  }).toPass({ timeout: 30_000 });

test('§2 what waits is counted, and each number leads to its list', async () => {
  const { page } = await takeTurn();
  for (const { key, title, path } of home.waiting as { key?: string; title: string; path: string }[]) {
    const tile = page.getByRole('link', { name: new RegExp(`^${title} [\\d,]+$`) });
    await compare(page, async ({ waiting, lists }) => {
      const count = (key === undefined ? lists?.[path] : waiting?.[key as keyof typeof waiting]) ?? 0;
      await expect(tile).toHaveAccessibleName(`${title} ${count.toLocaleString('en-US')}`, once);
      await expect(tile).toHaveAttribute('href', path);
    });
    await tile.click();
    await expect(page).toHaveURL(baseUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('DashBoard Home Page');
  }
});

test('what happened is of the days one chooses, and each figure leads to its rows of those days', async () => {
  const { page } = await takeTurn();
  const section = page.getByRole('region', { name: 'What happened' });
  await visit(page, '/home');
  await section.getByRole('button', { name: '90 days' }).click();
  await expect(section.getByRole('button', { name: '90 days' })).toHaveAttribute('aria-pressed', 'true');
  const [from, to] = ['from', 'to'].map((name) => new URL(page.url()).searchParams.get(name) ?? '');
  await compare(page, async () => {
    await goTo(page, `/home?from=${from}&to=${to}`);
    const { days } = await api.ask<Overview>('GET', `/admin/overview?from=${from}&to=${to}`);
    const tile = section.getByRole('link', { name: /^Cancelled bookings/ });
    await expect(tile).toContainText(String(days?.now.cancelled), once);
    await expect(tile).toContainText(new RegExp(`before: ${days?.before.cancelled}\\b`, 'i'), once);
    await tile.click();
    await expect(page).toHaveURL(`${baseUrl}/home/bookings?status=cancelled&from=${from}&to=${to}`, once);
    await expect(page.getByRole('row')).toHaveCount((days?.now.cancelled ?? 0) + 1, once);
  });
});

test('a role sees what waits for it alone', async () => {
  const support = await addAdmin(3, 'Silas');
  const { page } = await openTab({ storage: (await signIn(baseUrl, support)).storage });
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
  await expect(page.getByText('Nothing waits for your role.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Refunds to approve|Incidents to review)/ })).toHaveCount(0);
});

test('each plot says its figures in a table too, and axe finds nothing', async () => {
  const { page } = await takeTurn();
  await compare(page, async ({ months = [], boats }) => {
    for (const [title, value] of [
      ['Revenue by month of the trip', (row: { revenue: number }) => row.revenue],
      ['Bookings by month of the trip', (row: { bookings: number }) => row.bookings],
    ] as const) {
      const rows = page.getByRole('figure', { name: title }).getByRole('row');
      await expect(rows).toHaveCount(home.months + 1);
      const texts = (await rows.getByRole('cell').allTextContents()).map((text) =>
        Number(text.replace(/[^\d.]/g, '')),
      );
      expect(texts).toEqual(months.map((month) => value(month)));
    }
    const shares = page.getByRole('article', { name: 'Boats by their documents' });
    await expect(shares.getByRole('link', { name: labels.boatApproval.approved.text })).toContainText(
      String(boats?.approved),
      once,
    );
  });
  expect(await violationsOn(page)).toEqual([]);
});

test('§8 figures that cannot be read say so, and can be asked for again', async () => {
  const { page, expectComplaint } = await openTab({ storage: api.storage });
  expectComplaint(/ERR_FAILED/);
  await page.route('**/admin/overview?*', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'There was an error fetching the data.' })).toBeVisible();
  await page.unroute('**/admin/overview?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();

  // Those of other days: what is there stays.
  const section = page.getByRole('region', { name: 'What happened' });
  await expect(section).toBeVisible();
  await page.route('**/admin/overview?*', (route) => route.abort());
  await section.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByRole('heading', { name: 'There was an error fetching the data.' })).toBeVisible();
  await expect(section).toBeVisible();
  await page.unroute('**/admin/overview?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'There was an error fetching the data.' })).toBeHidden();

  // An address with days that are none is that without.
  await goTo(page, '/home?from=2026&to=2026-02-30');
  await expect(section.getByRole('button', { name: '30 days' })).toHaveAttribute('aria-pressed', 'true');
});
