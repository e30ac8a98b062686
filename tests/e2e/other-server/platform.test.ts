// Platform data and reviews against a server that knows §7 and nothing else: each call as it arrives there.
import { expect as check, test } from 'vitest';
import { expect } from '#tests/support/browser/expect.ts';
import { chosen } from '#tests/support/other-server/data.ts';
import { dataPage } from '#tests/support/pages/data.page.ts';
import { reviewsPage } from '#tests/support/pages/reviews.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { png } from '#tests/support/photos.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();

test('§7 the service fee, which came as a text, is sent as a number', async () => {
  const { page } = await other.takeTurn();
  const data = dataPage(page);
  await data.open('fee');
  await expect(data.field('Service fee')).toHaveValue('15');
  await data.field('Service fee').fill('12.5');
  await data.save.click();
  await expect(shellPage(page).toast('Set Servicefee Successfully')).toBeVisible();
  check(other.changes()).toEqual([{ method: 'POST', url: '/api/boats/setfee', body: { fee: 12.5 } }]);
});

test('§7 a type is added under the next number, and a brand is renamed and deleted', async () => {
  const { page } = await other.takeTurn();
  const data = dataPage(page);
  await data.open('boattypes');
  await data.add.click();
  await data.field('Type Name').fill('Trimaran');
  await data.save.click();
  await expect(shellPage(page).toast('Add Type Successfully')).toBeVisible();
  await expect(data.edit('Trimaran')).toBeVisible();
  await data.section('Boat brands').click();
  await data.edit('Ferretti').click();
  await data.field('Brand Name').fill('Riva');
  await data.save.click();
  await expect(shellPage(page).toast('Add Brand Successfully')).toBeVisible();
  await data.remove('Riva').click();
  await data.question.confirm.click();
  await expect(shellPage(page).toast('Delete Brand Successfully')).toBeVisible();
  await expect(data.edit('Riva')).toHaveCount(0);
  const [added, renamed, deleted] = other.changes() as { url: string; body: { id: unknown; name: string } }[];
  check(added).toMatchObject({ url: '/api/boats/addboattype', body: { id: 0, name: 'Trimaran' } });
  check(renamed).toMatchObject({ url: '/api/boats/addboatbrand', body: { name: 'Riva' } });
  check(deleted?.url).toBe(`/api/boats/deletebrand/${String(renamed?.body.id)}`);
});

test('§7 an accessory goes with its title and its picture in the field photo', async () => {
  const { page } = await other.takeTurn();
  const data = dataPage(page);
  await data.open('accessories');
  await data.add.click();
  await data.field('Title').fill('Kayak');
  const buffer = png(20, 20);
  await page.getByRole('region', { name: 'Icon' }).locator('input[type=file]').setInputFiles({
    name: 'kayak.png',
    mimeType: 'image/png',
    buffer,
  });
  await data.save.click();
  await expect(shellPage(page).toast('Add Allowes Successfully')).toBeVisible();
  const sent = other.server.calls.find(({ method }) => method === 'POST');
  check(sent).toMatchObject({ url: '/api/boats/setAccessories/0', body: { title: 'Kayak' } });
  check(sent?.files).toEqual([
    { field: 'photo', filename: 'kayak.png', type: 'image/png', size: buffer.length },
  ]);
});

test('§7 payment methods go all together, under the names and with the statuses they came with', async () => {
  const { page } = await other.takeTurn();
  const data = dataPage(page);
  await data.open('payment');
  const zelle = data.method('Zelle');
  await expect(zelle.toggle).toBeChecked();
  await zelle.field('Name').fill('Cais Norte');
  await zelle.save.click();
  await expect(shellPage(page).toast('Set Payment Successfully')).toBeVisible();
  check(other.changes()).toEqual([
    {
      method: 'POST',
      url: '/api/boats/setPayment',
      body: {
        payment: {
          Zelle: { status: 1, name: 'Cais Norte', email: 'pay@cais.example' },
          paypal: { status: 0, name: '', email: '' },
        },
      },
    },
  ]);
});

test('§7 a review is changed and deleted by the host of its boat', async () => {
  const { page } = await other.takeTurn();
  const reviews = reviewsPage(page);
  const [review] = chosen['reviews'] as { _id: string }[];
  const { _id: hostId } = chosen['user'] as { _id: string };
  await reviews.open();
  await reviews.rowOf('Noor Haddad').click();
  await expect(reviews.rating).toHaveValue('4.5');
  await reviews.rating.fill('3.5');
  await reviews.content.fill('Fast.');
  await reviews.save.click();
  await expect(shellPage(page).toast('Update Review Successfully')).toBeVisible();
  await expect(reviews.dialog).toBeHidden();
  await reviews.rowOf('Fast.').click();
  await reviews.remove.click();
  await expect(reviews.question).toContainText('Delete review by Noor Haddad?');
  await reviews.confirm.click();
  await expect(shellPage(page).toast('Delete Review Successfully')).toBeVisible();
  await expect(reviews.rowOf('Noor Haddad')).toHaveCount(0);
  check(other.changes()).toEqual([
    {
      method: 'POST',
      url: `/api/admin/boats/setHostReview/${hostId}`,
      body: { reviewId: review?._id, review: 3.5, content: 'Fast.' },
    },
    { method: 'GET', url: `/api/admin/boats/delHostReview/${hostId}/${review?._id}`, body: {} },
  ]);
});
