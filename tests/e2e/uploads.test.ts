import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, beforeEach, describe, inject, test } from 'vitest';
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import realtime from '#schemas/realtime.json' with { type: 'json' };
import type { Boat } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { boatSettingsPage } from '#tests/support/pages/boat-settings.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot, type GivenFile } from '#tests/support/pages/upload-slot.page.ts';
import { photo } from '#tests/support/photos.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** One boat starts without pictures, the other with documents of which one is pending; no other file changes them. */
const [unpictured, documented] = [42, 45];
const done = 'Image Update successfully';
let api: Api;
const takeTurn = useTurns(openTab, (boat: Boat['_id']) => ({ storage: api.storage, boat }));
let picture: GivenFile;

beforeAll(async () => {
  api = await signIn(baseUrl);
  picture = {
    name: 'at the quay.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(300, 200).jpeg().toBuffer(),
  };
});

type Opened = Tab & { slot: (title: string) => ReturnType<typeof uploadSlot> };

async function open(screen: 'picture' | 'docimage', boat: Boat['_id']): Promise<Opened> {
  const tab = await takeTurn(boat);
  const settings = boatSettingsPage(tab.page);
  await settings.open(screen);
  await expect(settings.title(screen)).toBeVisible();
  return { ...tab, slot: (title) => uploadSlot(tab.page, title) };
}

/** The upload that is made next. Its field is left to the server, which takes no other than `photo`. */
async function nextUpload(page: Page): Promise<string> {
  const request = await page.waitForRequest(/\/add(boat|doc)Image\//i);
  expect(await request.headerValue('content-type')).toMatch(/^multipart\/form-data/);
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

const naturalWidth = (image: HTMLImageElement): Promise<number> =>
  image.decode().then(() => image.naturalWidth);

describe('pictures', () => {
  test('§7 one is chosen in the file window, looked at, and sent in the field photo', async () => {
    const { page, slot } = await open('picture', unpictured);
    const cover = slot('Cover photo');
    const window = page.waitForEvent('filechooser');
    await cover.choose.click();
    await (await window).setFiles(picture);
    await expect(cover.waiting).toBeVisible();
    await expect(cover.picture).toHaveAttribute('src', /^blob:/);
    expect(await cover.picture.evaluate(naturalWidth)).toBe(300);
    const sent = nextUpload(page);
    await cover.upload.click();
    expect(await sent).toBe(`POST /api/boats/addboatImage/${unpictured}/cover`);
    await expect(shellPage(page).toast(done)).toHaveText(done);
    await expect(cover.replace).toBeVisible();
    await expect(cover.picture).toHaveAttribute('src', /\/images\/.*\.webp$/);
    expect((await api.boat(unpictured)).boatImage?.cover).toMatch(/^\/images\//);
  });

  test('others are dropped and pasted; slots four and five are stored under the keys of §3', async () => {
    const { page, slot } = await open('picture', unpictured);
    await slot('Photo 4').drop(picture);
    await slot('Photo 4').upload.click();
    await expect(slot('Photo 4').replace).toBeVisible();
    await slot('Photo 5').paste(picture);
    await slot('Photo 5').upload.click();
    await expect(slot('Photo 5').replace).toBeVisible();
    await expect(page.getByRole('main')).toContainText('3 of at least 4 photos');
    const { boatImage } = await api.boat(unpictured);
    expect(Object.keys(boatImage ?? {}).sort()).toEqual(['cover', 'cover4', 'cover5']);
    await slot('Photo 2').drop(picture);
    await slot('Photo 2').upload.click();
    await expect(slot('Photo 2').replace).toBeVisible();
    await expect(page.getByText('of at least 4 photos')).toBeHidden();
    await boatSettingsPage(page).back.click();
    await expect(boatSettingsPage(page).option('Pictures')).toContainText('pictures 4/5');
  });

  test('one is replaced and opens large', async () => {
    const { page, slot } = await open('picture', unpictured);
    const cover = slot('Cover photo');
    const before = await api.boat(unpictured);
    const window = page.waitForEvent('filechooser');
    await cover.replace.click();
    const wide = await photo(600, 300).png().toBuffer();
    await (await window).setFiles({ name: 'wide.png', mimeType: 'image/png', buffer: wide });
    await cover.upload.click();
    await expect(shellPage(page).toast(done)).toBeVisible();
    const { boatImage } = await api.boat(unpictured);
    expect(boatImage?.cover).not.toBe(before.boatImage?.cover);
    await cover.enlarge.click();
    const large = page.getByRole('dialog').getByRole('img');
    expect(await large.evaluate(naturalWidth)).toBe(600);
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
  });

  test('the progress is shown, and an upload is cancelled on its way and sent again', async () => {
    const { page, context, slot, expectComplaint } = await open('picture', unpictured);
    expectComplaint(/ERR_ABORTED|ERR_FAILED/);
    const photo3 = slot('Photo 3');
    const large = { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(2_000_000, 7)]) };
    await photo3.input.setInputFiles(large);
    // Half a megabyte a second, so that there is a way.
    const network = await context.newCDPSession(page);
    const slow = { offline: false, latency: 20, downloadThroughput: 5e5, uploadThroughput: 5e5 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', slow);
    await photo3.upload.click();
    await expect(photo3.progress).toBeVisible();
    await expect
      .poll(async () => Number(await photo3.progress.getAttribute('aria-valuenow')), { intervals: [50] })
      .toBeGreaterThan(0);
    await photo3.cancel.click();
    await expect(photo3.progress).toBeHidden();
    await expect(photo3.waiting).toBeVisible();
    expect((await api.boat(unpictured)).boatImage).not.toHaveProperty('photo3');
    await network.send('Network.emulateNetworkConditions', {
      ...slow,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await photo3.upload.click();
    await expect(photo3.replace).toBeVisible();
    expect((await api.boat(unpictured)).boatImage).toHaveProperty('photo3');
  });

  test('a double click on Upload is one request', async () => {
    const { page, slot } = await open('picture', unpictured);
    let made = 0;
    page.on('request', (request) => {
      if (request.url().includes('/addboatImage/')) made += 1;
    });
    await slot('Photo 2').drop(picture);
    await slot('Photo 2').upload.dblclick();
    await expect(shellPage(page).toast(done)).toBeVisible();
    expect(made).toBe(1);
  });

  test('§8 a picture that is damaged is refused by the server with its sentence, in the slot and as a toast', async () => {
    const { page, slot, expectComplaint } = await open('picture', unpictured);
    expectComplaint(/status of 422|ERR_FILE_NOT_FOUND|blob:/);
    const { cover } = (await api.boat(unpictured)).boatImage ?? {};
    const half = { ...picture, buffer: picture.buffer.subarray(0, Math.floor(picture.buffer.length / 2)) };
    await slot('Cover photo').drop(half);
    await slot('Cover photo').upload.click();
    await expect(slot('Cover photo').error).toContainText(serverMessages.refusal.brokenPicture);
    await expect(shellPage(page).toasts(serverMessages.refusal.brokenPicture)).toHaveCount(2);
    expect((await api.boat(unpictured)).boatImage?.cover).toBe(cover);
    // The same one would be refused again: another one is chosen.
    await expect(slot('Cover photo').choose).toBeVisible();
    await expect(slot('Cover photo').retry).toHaveCount(0);
    await slot('Cover photo').input.setInputFiles(picture);
    await expect(slot('Cover photo').error).toBeEmpty();
    await expect(slot('Cover photo').upload).toBeVisible();
    await slot('Cover photo').cancel.click();
  });
});

describe('documents', () => {
  beforeEach(async () => {
    const { status } = await api.boat(documented);
    if (status?.authorization === 0) await api.decide(documented, 'authorization', 2);
  });

  test('§4 a new image sets its document back to undecided; another admin’s list and bell tell so', async () => {
    const boat = await api.boat(documented);
    const other = await openTab({ storage: (await signIn(baseUrl)).storage });
    const list = boatListPage(other.page);
    await list.open(`?q=${encodeURIComponent(boat.model ?? '')}`);
    const card = list.card(boat.model ?? '');
    await expect(card).toContainText(/Pending$|Pending(?! Approval)/);

    const { page, slot } = await open('docimage', documented);
    const authorization = slot('Authorization');
    const stored = await authorization.picture.getAttribute('src');
    await authorization.input.setInputFiles(picture);
    await expect(authorization.waiting).toBeVisible();
    const sent = nextUpload(page);
    await authorization.upload.click();
    expect(await sent).toBe(`POST /api/boats/adddocImage/${documented}/authorization`);
    await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
    await expect(authorization.picture).not.toHaveAttribute('src', stored ?? '');
    expect((await api.boat(documented)).status).toEqual({ ...boat.status, authorization: 0 });

    await expect(card).toContainText('Pending Approval');
    await shellPage(other.page).bell.click();
    await expect(other.page.getByRole('group', { name: 'Alerts' })).toContainText(
      realtime.texts.documentUploaded.replace('{{model}}', boat.model ?? ''),
    );
  });

  test('both are shown, and open large', async () => {
    const { page, slot } = await open('docimage', documented);
    for (const title of ['Navigation License', 'Authorization']) {
      await slot(title).enlarge.click();
      const large = page.getByRole('dialog', { name: title }).getByRole('img');
      expect(await large.evaluate(naturalWidth)).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await expect(large).toBeHidden();
    }
  });

  test('an upload to a boat that somebody else changed first is said, and can be repeated', async () => {
    const { page, slot, expectComplaint } = await open('docimage', documented);
    expectComplaint(/status of 412/);
    let isFirst = true;
    await page.route('**/adddocImage/**', async (route) => {
      if (isFirst) await api.set('addCancellation', documented, { cancellation: 3 });
      isFirst = false;
      await route.continue();
    });
    await slot('Authorization').drop(picture);
    await slot('Authorization').upload.click();
    await expect(slot('Authorization').error).toContainText(messages.refusal.stale);
    await slot('Authorization').retry.click();
    await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
  });

  test('§8 an upload that does not reach the server says so and can be repeated', async () => {
    const { page, slot, expectComplaint } = await open('docimage', documented);
    expectComplaint(/ERR_FAILED/);
    await page.route('**/adddocImage/**', (route) => route.abort());
    await slot('Authorization').drop(picture);
    await slot('Authorization').upload.click();
    await expect(slot('Authorization').error).toContainText('There was an error fetching the data.');
    await page.unroute('**/adddocImage/**');
    await expect(shellPage(page).toast('There was an error fetching the data.')).toBeVisible();
    await slot('Authorization').retry.click();
    await expect(shellPage(page).toast('Document Update Successfully')).toBeVisible();
    await expect(shellPage(page).toasts('There was an error fetching the data.')).toHaveCount(0);
  });
});
