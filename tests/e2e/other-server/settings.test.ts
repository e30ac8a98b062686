// The settings of a boat against a server that knows §7 and nothing else: each call as it arrives there.
import { expect } from '#tests/support/browser/expect.ts';
import { describe, test } from 'vitest';
import { chosen, lists, sparse } from '#tests/support/other-server/data.ts';
import { boatPlansPage } from '#tests/support/pages/boat-plans.page.ts';
import { boatSettingsPage, type SettingScreen } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { png } from '#tests/support/photos.ts';
import type { Tab } from '#tests/support/browser/tab.ts';
import { useOtherServer } from '#tests/support/other-server/use-other-server.ts';

const other = useOtherServer();
const { _id: id } = chosen;
const saved = 'Update Boat Plans Successfully';

type Opened = Tab & { settings: ReturnType<typeof boatSettingsPage> };

async function open(screen: SettingScreen | 'option', boat = id): Promise<Opened> {
  const tab = await other.takeTurn(boat);
  const settings = boatSettingsPage(tab.page);
  await settings.open(screen);
  return { ...tab, settings };
}

describe.each(['plans', 'data'] as const)('plans that come back in %s', (where) => {
  test('§7 are added, changed and deleted', async () => {
    other.server.answerPlansIn(where);
    const { page } = await open('plan');
    const plans = boatPlansPage(page);
    await expect(plans.cards).toHaveCount(1);
    await plans.add.click();
    const card = plans.card(2);
    await card.description.fill('A night at anchor');
    await card.price.fill('99.5');
    await card.captain.selectOption({ label: 'No' });
    await card.save.click();
    await expect(shellPage(page).toast(saved)).toBeVisible();
    await expect(plans.cards).toHaveCount(2);
    const [, added] = (other.server.stored(id)?.['plans'] ?? []) as { _id: string }[];

    await card.hasDates.check();
    await card.date('Start').fill('2027-06-01');
    await card.time('Start').selectOption('08:45');
    await card.date('End').fill('2027-06-02');
    await card.time('End').selectOption('08:00');
    await card.save.click();
    await expect.poll(() => other.changes()).toHaveLength(2);
    await expect(card.date('Start')).toHaveValue('2027-06-01');

    await card.remove.click();
    await card.question.confirm.click();
    await expect(plans.cards).toHaveCount(1);
    const body = { description: 'A night at anchor', price: 99.5, captain: 2 };
    expect(other.changes()).toEqual([
      { method: 'POST', url: `/api/boats/addplan/${id}`, body: { ...body, start: null, end: null } },
      {
        method: 'POST',
        url: `/api/boats/addplan/${id}`,
        body: { ...body, _id: added?._id, start: '2027-06-01T08:45:00Z', end: '2027-06-02T08:00:00Z' },
      },
      { method: 'POST', url: `/api/boats/delplan/${id}`, body: { _id: added?._id } },
    ]);
  });
});

test('§8 a refused plan is shown at the field that the server names', async () => {
  const { page } = await open('plan');
  const card = boatPlansPage(page).card(1);
  await card.description.fill('Forbidden');
  await card.save.click();
  await expect(card.problem('Not here, sailor.')).toBeVisible();
  await expect(shellPage(page).toast('Not here, sailor.')).toBeVisible();
});

test('§7 the location, of which nothing was known, with the ids of the other server', async () => {
  const { page, settings } = await open('location', sparse._id);
  await settings.field('Boat Name').fill('Gannet');
  await settings.field('Location Type').selectOption({ label: 'Marina' });
  await settings.field('Marina Name').fill('Marina de Lagos');
  await settings.field('Address').fill('Sítio da Ponte, Lagos');
  await settings.save.click();
  await expect(shellPage(page).toast('Location update successfully')).toBeVisible();
  await expect(settings.state).toContainText('No changes');
  const body = {
    boatname: 'Gannet',
    locationtype: (lists['getLocationType']?.[0] as { _id: string } | undefined)?._id,
    marinaname: 'Marina de Lagos',
    address: 'Sítio da Ponte, Lagos',
  };
  expect(other.changes()).toEqual([{ method: 'POST', url: `/api/boats/addLocation/${sparse._id}`, body }]);
  expect(other.server.calls.map(({ url }) => url)).not.toContain('/api/places');
});

test('§7 the cancellation policy', async () => {
  const { page, settings } = await open('cancellation');
  await page.getByRole('radio', { name: 'STRICT' }).check();
  await settings.save.click();
  await expect(shellPage(page).toast('Cancellation Update Successfully')).toBeVisible();
  expect(other.changes()).toEqual([
    { method: 'POST', url: `/api/boats/addCancellation/${id}`, body: { cancellation: 3 } },
  ]);
});

test('the dates of a plan are read and saved in UTC, however they are written and wherever it is looked at', async () => {
  const _id = '65f0c1d2e3a4b5c6d7e80400';
  const boat = other.server.stored(_id);
  const plan = { _id: 7, description: 'A day', price: '99.5', captain: '2', start: '2026-12-01 08:00' };
  if (boat) boat['plans'] = [{ ...plan, end: Date.parse('2026-12-01T18:00:00Z') }];
  const { page } = await other.openSignedIn({ boat: _id, timezoneId: 'America/New_York' });
  await boatSettingsPage(page).open('plan');
  const card = boatPlansPage(page).card(1);
  await expect(card.date('End')).toHaveValue('2026-12-01');
  await expect(card.time('Start')).toHaveValue('08:00');
  await card.description.fill('A whole day');
  await card.save.click();
  await expect(shellPage(page).toast(saved)).toBeVisible();
  const dates = { start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T18:00:00.000Z' };
  expect(other.changes()).toMatchObject([{ body: { _id: 7, description: 'A whole day', ...dates } }]);
});

describe.each([
  ['accessories', 'addAccessories', 'getAccessories', 'Accessories update successfully'],
  ['allowes', 'addAllowes', 'getAllowes', 'Allow Updated Successfully'],
] as const)('§7 %s', (screen, call, list, success) => {
  test('are sent as the ids came', async () => {
    const { page, settings } = await open(screen);
    const icon = page.locator('form li img').first();
    await expect(icon).toHaveAttribute('src', `${other.server.origin}/pictures/icon.svg`);
    await settings.checklist.button('Select all').click();
    await settings.save.click();
    await expect(shellPage(page).toast(success)).toBeVisible();
    const ids = (lists[list] as { _id: string }[]).map(({ _id }) => _id);
    expect(other.changes()).toEqual([
      { method: 'POST', url: `/api/boats/${call}/${id}`, body: { [screen]: ids } },
    ]);
  });
});

describe('§7 uploads carry one file in the field photo', () => {
  const buffer = png(20, 20);
  const file = { name: 'bow.png', mimeType: 'image/png', buffer };
  const received = [{ field: 'photo', filename: 'bow.png', type: 'image/png', size: buffer.length }];

  test('into each of the five slots, and the boat is asked for when the answer does not hold it', async () => {
    const { page, settings } = await open('picture');
    const slots = {
      cover: 'Cover photo',
      photo2: 'Photo 2',
      photo3: 'Photo 3',
      photo4: 'Photo 4',
      photo5: 'Photo 5',
    };
    for (const [index, title] of Object.values(slots).entries()) {
      const place = uploadSlot(page, title);
      await place.input.setInputFiles(file);
      await place.upload.click();
      await expect(place.picture).toHaveAttribute(
        'src',
        `${other.server.origin}/pictures/new-${index + 1}.svg`,
      );
    }
    await expect(shellPage(page).toast('Image Update successfully').first()).toBeVisible();
    expect(other.changes()).toEqual(
      Object.keys(slots).map((slot) => ({
        method: 'POST',
        url: `/api/boats/addboatImage/${id}/${slot}`,
        body: {},
      })),
    );
    for (const { files, method } of other.server.calls)
      if (method === 'POST') expect(files).toEqual(received);
    expect(Object.keys(other.server.stored(id)?.['boatImage'] as object)).toEqual([
      'cover',
      'photo2',
      'photo3',
      'cover4',
      'cover5',
    ]);
    await settings.back.click();
    await expect(settings.option('Pictures')).toContainText('pictures 5/5');
  });

  test.each([
    ['navigation', 'Navigation License'],
    ['authorization', 'Authorization'],
  ])('and for the document %s', async (type, title) => {
    const { page } = await open('docimage');
    const place = uploadSlot(page, title);
    await place.input.setInputFiles(file);
    await place.upload.click();
    await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
    await expect(place.picture).toHaveAttribute('src', /\/pictures\/new-\d+\.svg$/);
    expect(other.changes()).toEqual([
      { method: 'POST', url: `/api/boats/adddocImage/${id}/${type}`, body: {} },
    ]);
    expect(other.server.calls.find(({ method }) => method === 'POST')?.files).toEqual(received);
  });
});

test('the menu of a boat of which hardly anything is known', async () => {
  const { settings } = await open('option', sparse._id);
  await expect(settings.option('Plans')).toContainText('0 plans');
  await expect(settings.option('Pictures')).toContainText('pictures 0/5');
  await expect(settings.option('Cancellation policy')).toContainText('policy missing');
});
