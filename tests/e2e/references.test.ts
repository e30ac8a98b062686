// A field that refers to a row of another noun: searched by name, kept by key, shown by name, reached by a link, by keyboard alone.
import { inject, test } from 'vitest';
import { signIn } from '#tests/support/api.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { expect } from '#tests/support/expect.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { useTabs } from '#tests/support/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);

test('a booking is found for an incident, and found again', async () => {
  const api = await signIn(baseUrl);
  const [booking] = await api.bookings();
  const { page } = await openTab({ storage: api.storage });
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
  await expect.poll(() => violationsOn(page)).toEqual([]);
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
