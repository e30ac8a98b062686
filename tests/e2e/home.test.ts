import { expect } from '#tests/support/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import home from '#schemas/home.json' with { type: 'json' };
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Overview } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { useTabs } from '#tests/support/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
let figures: Overview;

beforeAll(async () => {
  api = await signIn(baseUrl);
  const headers = { authorization: `Bearer ${api.token}` };
  const answer = await fetch(`${baseUrl}/api/admin/overview`, { headers });
  figures = ((await answer.json()) as { data: Overview }).data;
});

test('§2 what waits is counted, and each number leads to its list', async () => {
  const { page } = await openTab({ storage: api.storage });
  for (const { key, title, path } of home.waiting) {
    await page.goto('/home');
    const count = figures.waiting?.[key as keyof NonNullable<Overview['waiting']>] ?? 0;
    const tile = page.getByRole('link', { name: `${title} ${count}` });
    await expect(tile).toHaveAttribute('href', path);
    await tile.click();
    await expect(page).toHaveURL(baseUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('DashBoard Home Page');
  }
});

test('each plot says its figures in a table too, and axe finds nothing', async () => {
  const { page } = await openTab({ storage: api.storage });
  await page.goto('/home');
  for (const [title, value] of [
    ['Revenue by month of the trip', (row: { revenue: number }) => row.revenue],
    ['Bookings by month of the trip', (row: { bookings: number }) => row.bookings],
  ] as const) {
    const rows = page.getByRole('figure', { name: title }).getByRole('row');
    await expect(rows).toHaveCount(home.months + 1);
    const texts = (await rows.getByRole('cell').allTextContents()).map((text) =>
      Number(text.replace(/[^\d.]/g, '')),
    );
    expect(texts).toEqual((figures.months ?? []).map((month) => value(month)));
  }
  const boats = page.getByRole('article', { name: 'Boats by their documents' });
  await expect(boats.getByRole('link', { name: labels.boatApproval.approved.text })).toContainText(
    String(figures.boats?.approved),
  );
  expect(await violationsOn(page)).toEqual([]);
});

test('§8 figures that cannot be read say so, and can be asked for again', async () => {
  const { page, expectComplaint } = await openTab({ storage: api.storage });
  expectComplaint(/ERR_FAILED/);
  await page.route('**/admin/overview', (route) => route.abort());
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'There was an error fetching the data.' })).toBeVisible();
  await page.unroute('**/admin/overview');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Waiting for you')).toBeVisible();
});
