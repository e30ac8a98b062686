// The home page, payouts and refunds against a server that knows §7 and nothing else.
import { test } from 'vitest';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';
import { visit } from '#tests/support/browser/visit.ts';

const other = useOtherServer();

test('the home page counts the specified lists itself, and leaves out what they do not tell', async () => {
  const { page } = await other.takeTurn();
  for (const name of ['Bookings to confirm', 'Guest payments to confirm']) {
    await visit(page, '/home');
    const tile = page.getByRole('link', { name: new RegExp(`^${name} \\d+$`) });
    const count = (await tile.textContent())?.replace(/\D/g, '') ?? '';
    expect(Number(count)).toBeGreaterThan(0);
    await tile.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`\\D${count}$`));
  }
  await visit(page, '/home');
  await expect(page.getByRole('figure', { name: 'Revenue by month of the trip' })).toBeVisible();
  for (const name of ['Refunds to approve', 'Payouts due'])
    await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
  await expect(page.getByRole('figure', { name: 'Payouts ahead by week' })).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

test('payouts and refunds say in one sentence that they are not offered, and the rest works', async () => {
  const { page } = await other.takeTurn();
  for (const [path, title] of [
    ['/home/sales', 'Sales & Payments'],
    ['/home/sales?row=1', 'Sales & Payments'],
    ['/home/refunds', 'Refund Management'],
    ['/home/refunds/detail?row=1', 'Refund'],
    ['/home/refunds/proof?row=1', 'Proof of the refund'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByText('This server does not offer this section; everything else works as usual.'),
    ).toBeVisible();
  }
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});
