// Ours: a note on a row, seen by staff, and the bell of whoever it mentions.
import { inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import { signIn } from '#tests/support/browser/api.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);

test('a note with a mention rings that admin, leads to the row, and is deleted by who wrote it', async () => {
  const [{ storage, boats }, reader] = [await signIn(baseUrl), await signInAs(3, 'Ulla')];
  const [boat] = await boats({ limit: '1' });
  const address = `/home/users?row=${String((boat?.user as { _id: string } | undefined)?._id)}`;
  const there = (await openTab({ storage: reader.storage })).page;
  await there.goto('/home');
  await expect(shellPage(there).bell).toBeVisible();

  const { page } = await openTab({ storage });
  await page.goto(address);
  const notes = page.getByRole('article', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Add a note' }).click();
  await expect(notes.getByRole('textbox')).toBeFocused();
  await expect(notes.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('Please call them, @Ull');
  const colleague = page.getByRole('option', { name: '@Ulla Lind' });
  await expect(colleague).toHaveAttribute('aria-selected', 'true');
  await expect(colleague).toBeInViewport({ ratio: 1 });
  // A name is completed where it was begun, and nowhere else.
  await page.keyboard.press('Home');
  await expect(colleague).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(colleague).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('textbox')).toHaveValue('Please call them, @Ulla Lind ');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(shellPage(page).toast(messages.success.generic)).toBeVisible();
  await expect(notes.getByText('Please call them, @Ulla Lind')).toBeVisible();

  await expect(there.getByRole('button', { name: 'Alerts, 1 unread' })).toBeVisible();
  await shellPage(there).bell.click();
  await there.getByRole('link', { name: /mentions you: Please call them/ }).click();
  await expect(there.getByRole('article', { name: 'Notes' }).getByText('Please call them')).toBeVisible();
  await expect(there.getByRole('button', { name: 'Delete the note' })).toHaveCount(0);

  await notes.getByRole('button', { name: 'Delete the note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(notes.getByText('Please call them')).toBeVisible();
  await notes.getByRole('button', { name: 'Delete the note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete the note' }).click();
  await expect(notes.getByText('Please call them')).toHaveCount(0);
  await expect(there.getByText('Please call them', { exact: false })).toHaveCount(0);
});

test('below a booking nothing moves away from a click while the rest comes', async () => {
  const { storage, bookings } = await signIn(baseUrl);
  const [booking] = await bookings();
  const { page } = await openTab({ storage, viewport: { width: 1440, height: 1400 } });
  const calls = await holdCalls(page, /\/(notes|references)\/booking\//);
  await page.goto(`/home/bookings?row=${String(booking?._id)}`);
  const dialog = page.getByRole('dialog');
  const placeOf = async (name: string) => {
    await dialog.getByText(name, { exact: true }).scrollIntoViewIfNeeded();
    return dialog.getByText(name, { exact: true }).boundingBox();
  };
  const history = await placeOf('History');
  const close = await placeOf('Close');
  await (await calls.next(1)).continue();
  const add = await placeOf('Add a note');
  expect(await placeOf('History')).toEqual(history);
  await (await calls.next(2)).continue();
  await expect(dialog.getByRole('region', { name: 'Incidents' })).toBeVisible();
  expect(await placeOf('Add a note')).toEqual(add);
  expect(await placeOf('History')).toEqual(history);
  expect(await placeOf('Close')).toEqual(close);
});
