// A field that refers to a row of another noun: searched by name, kept by key, shown by name, reached by a link, by keyboard alone.
import { readFile } from 'node:fs/promises';
import { beforeAll, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { comeTo, visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));

beforeAll(async () => {
  api = await signIn(baseUrl);
});

test('a booking is found for an incident, and found again', async () => {
  const [booking] = await api.bookings();
  const { page } = await takeTurn();
  const shown = collectionPage(page, 'incident');
  const row = await api.ask<{ _id: string }>('POST', '/collections/incident', {
    title: 'Torn sail',
    kind: 'damage',
    part: 'rigging',
    happened: '2026-05-02',
    description: 'Torn along the leech in a squall.',
  });
  await shown.open(`?row=${row._id}`);
  const field = shown.panel.getByRole('combobox', { name: 'Booking' });
  await field.fill(String(booking?._id));
  await page.getByRole('option').first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(new RegExp(String(booking?._id)));
  await shown.save.click();
  await expect(page.getByText('Operation Successfully')).toBeVisible();
  await shown.open(`?row=${row._id}`);
  await expect(field).toHaveValue(new RegExp(String(booking?._id)));
  await shown.panel.getByRole('link', { name: /^Look at / }).click();
  await expect(page).toHaveURL(new RegExp(`/home/bookings\\?row=${String(booking?._id)}`));
});

test('a list calls a booking by name, is narrowed to it, and goes there', async () => {
  const [booking] = await api.bookings();
  const id = String(booking?._id);
  const given = {
    kind: 'damage',
    part: 'hull',
    happened: '2026-05-02',
    description: 'Seen at the hand-over.',
  };
  const about = await api.ask<{ _id: string }>('POST', '/collections/incident', {
    ...given,
    title: 'Scratched rail',
    booking: id,
    cost: 47,
  });
  const other = await api.ask<{ _id: string }>('POST', '/collections/incident', {
    ...given,
    title: 'Lost fender',
  });
  const { page } = await takeTurn();
  const shown = collectionPage(page, 'incident');
  await shown.open();
  await expect(shown.link(other._id)).toBeVisible();

  await page.getByRole('button', { name: 'Booking', exact: true }).click();
  const field = page.getByRole('combobox', { name: 'Booking' });
  await field.fill(id);
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(shown.link(other._id)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`booking=${id}`));
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(`${id} · `);

  await page.getByRole('button', { name: 'Estimated cost', exact: true }).first().click();
  await page.getByRole('spinbutton', { name: 'At least' }).fill('48');
  await expect(shown.link(about._id)).toHaveCount(0);
  await page.getByRole('spinbutton', { name: 'At least' }).fill('46');
  await expect(shown.link(about._id)).toBeVisible();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`${id} · `);
  expect(text).not.toContain('Lost fender');

  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="row=${about._id}"]`) });
  await row.getByRole('link', { name: new RegExp(`^${id} · `) }).click();
  await expect(page).toHaveURL(new RegExp(`/home/bookings\\?row=${id}`));
});

test('a booking shows its incidents, and one is added to it', async () => {
  const id = String((await api.bookings()).at(1)?._id);
  const { page } = await takeTurn();
  const shown = collectionPage(page, 'incident');
  await visit(page, `/home/bookings?row=${id}`);
  const incidents = page.getByRole('region', { name: 'Incidents' });
  await expect(incidents).toContainText('None yet.');
  await incidents.getByRole('button', { name: 'New Incident' }).click();
  await expect(shown.adding.getByRole('combobox', { name: 'Booking' })).toHaveValue(new RegExp(`^${id} · `));
  await shown.adding.getByRole('textbox', { name: 'Title' }).fill('Bent stanchion');
  await shown.adding.getByRole('radio', { name: 'Complaint' }).check();
  await shown.adding.getByLabel('Happened on').fill('2026-05-02');
  await shown.adding.getByRole('combobox', { name: 'Complaint about' }).selectOption({ label: 'Delay' });
  await shown.adding.getByRole('textbox', { name: 'Description' }).fill('Two hours late at the fuel berth.');
  await shown.save.click();
  await expect(page.getByText('Operation Successfully')).toBeVisible();
  await comeTo(page, `/home/bookings?row=${id}`);
  await expect(incidents).toContainText('Reported');
  await incidents.getByRole('link', { name: /^Show / }).click();
  await expect(page).toHaveURL(new RegExp(`/home/collections/incident\\?booking=${id}`));
  await expect(shown.links).toHaveCount(1);
});
