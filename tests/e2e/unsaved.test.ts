// What is typed and not saved: leaving it is asked about, on every way out, and only when something differs.
import type { Dialog, Page } from 'playwright';
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, describe, inject, test } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import type { Boat } from '#schemas/types.ts';
import { admin, signIn, type Api } from '#tests/support/browser/api.ts';
import { payoutsIn } from '#tests/support/browser/money-api.ts';
import { boatPlansPage } from '#tests/support/pages/boat-plans.page.ts';
import { boatSettingsPage } from '#tests/support/pages/boat-settings.page.ts';
import { loginPage } from '#tests/support/pages/login.page.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { png } from '#tests/support/photos.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
/** No other file changes this boat; its tests run one after the other. */
const boatId = 41;
const options = `${baseUrl}/home/boat/option`;
const location = `${baseUrl}/home/boat/location`;
let api: Api;
let boat: Boat;
const takeTurn = useTurns(openTab, (id: number) => ({ storage: api.storage, boat: id }));

beforeAll(async () => {
  api = await signIn(baseUrl);
  boat = await api.boat(boatId);
});

type Opened = Tab & { settings: ReturnType<typeof boatSettingsPage> };

/** The location of the boat, reached as a person does: by its options. What is stored otherwise has a tab of its own. */
async function openLocation(storage?: Api['storage'], isFresh = false): Promise<Opened> {
  const tab = await (storage ? openTab({ storage, boat: boatId, isFresh }) : takeTurn(boatId));
  const settings = boatSettingsPage(tab.page);
  await settings.open('option');
  await settings.option('Location').click();
  await expect(settings.field('Boat Name')).toHaveValue(stored());
  return { ...tab, settings };
}

const stored = (): string => boat.location2?.boatname ?? '';

async function type({ settings }: Opened, text = 'Typed, not saved'): Promise<void> {
  await settings.field('Boat Name').click();
  await settings.field('Boat Name').fill(text);
  await settings.field('Boat Name').blur();
  await expect(settings.state).toContainText('Unsaved changes');
}

/** Whether the address stands twice in the history. */
const isHeld = (page: Page): Promise<boolean> =>
  page.evaluate(() => JSON.stringify(history.state).includes('unsaved'));

/** The ways out that the page itself asks about, and where each leads. */
const waysOut: Record<string, { go: (page: Page) => Promise<unknown>; url: string }> = {
  'a link of the side menu': {
    go: (page) => shellPage(page).sections.getByRole('link', { name: 'Users', exact: true }).click(),
    url: `${baseUrl}/home/users`,
  },
  'Back of the browser': { go: (page) => page.evaluate(() => history.back()), url: options },
  'Sign Out': { go: (page) => shellPage(page).signOut.click(), url: `${baseUrl}/` },
};

test.each(Object.entries(waysOut))(
  'leaving by %s is asked about while something differs: Stay keeps what was typed, Leave forgets it',
  async (name, { go, url }) => {
    // Signing out ends the session, so that way has sessions of its own.
    const isOut = name === 'Sign Out';
    const opened = await openLocation(isOut ? (await signIn(baseUrl)).storage : undefined);
    const { page, settings } = opened;
    const signInAgain = async (): Promise<void> => {
      await expect(loginPage(page).title).toBeVisible();
      const { token } = await signIn(baseUrl);
      await page.evaluate((kept) => localStorage.setItem('token', kept), token);
    };

    // Nothing differs any more.
    await type(opened);
    await type(opened, `${stored()} `);
    await settings.field('Boat Name').fill(stored());
    await settings.field('Boat Name').blur();
    await expect(settings.state).toContainText('No changes');
    await go(page);
    await expect(page).toHaveURL(url);
    await expect(settings.leaving.box).toBeHidden();

    if (isOut) await signInAgain();
    await settings.open('option');
    await settings.option('Location').click();
    await type(opened);
    for (let time = 1; time <= 2; time += 1) {
      await go(page);
      await expect(settings.leaving.box).toBeVisible();
      await expect(settings.leaving.stay).toBeFocused();
      await settings.leaving.stay.click();
      await expect(settings.leaving.box).toBeHidden();
      expect(page.url()).toBe(location);
      await expect(settings.field('Boat Name')).toHaveValue('Typed, not saved');
    }

    await go(page);
    await settings.leaving.leave.click();
    await expect(page).toHaveURL(url);
    if (isOut) await signInAgain();
    await settings.open('location');
    await expect(settings.field('Boat Name')).toHaveValue(stored());
    await expect(settings.draft).toBeHidden();
  },
);

test('Back in the same moment as the last key is asked about', async () => {
  const { page, settings } = await openLocation();
  await settings.field('Boat Name').click();
  await page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    field.addEventListener('input', () => setTimeout(() => history.back()), { once: true });
  });
  await page.keyboard.press('x');
  await expect(settings.leaving.box).toBeVisible();
  await settings.leaving.stay.click();
  await expect(settings.field('Boat Name')).toHaveValue(`${stored()}x`);
});

describe('the history', () => {
  /** The addresses that Back leads through from here. */
  async function backwards(page: Page, steps: number): Promise<string[]> {
    const found: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            addEventListener('popstate', () => setTimeout(resolve), { once: true });
            history.back();
          }),
      );
      found.push(new URL(page.url()).pathname);
    }
    return found;
  }

  test('is as if nothing had been asked, after a link was followed', async () => {
    const opened = await openLocation();
    const { page, settings } = opened;
    await type(opened);
    await waysOut['a link of the side menu']?.go(page);
    await settings.leaving.leave.click();
    await expect(page).toHaveURL(`${baseUrl}/home/users`);
    expect(await backwards(page, 2)).toEqual(['/home/boat/location', '/home/boat/option']);
  });

  test('after a save', async () => {
    const opened = await openLocation();
    const { page, settings } = opened;
    await type(opened, `${stored()} I`);
    await settings.save.click();
    await expect(shellPage(page).toast('Location update successfully')).toBeVisible();
    await expect(settings.state).toContainText('No changes');
    await expect.poll(() => isHeld(page)).toBe(false);
    expect(await backwards(page, 1)).toEqual(['/home/boat/option']);
    boat = await api.boat(boatId);
  });

  /** Saves what was typed; the step back that the page takes then is a slow one. */
  async function saveSlowly({ page, settings }: Opened): Promise<void> {
    await page.evaluate(() => {
      const back = history.back.bind(history);
      history.back = () => void setTimeout(back, 1500);
    });
    await settings.save.click();
    await expect(settings.state).toContainText('No changes');
    expect(await isHeld(page)).toBe(true);
  }

  test('after a save, where a link is followed before the page has taken its own step back', async () => {
    const opened = await openLocation(api.storage);
    const { page } = opened;
    await type(opened, `${stored()} I`);
    await saveSlowly(opened);
    await waysOut['a link of the side menu']?.go(page);
    await expect(page).toHaveURL(`${baseUrl}/home/users`);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(await backwards(page, 2)).toEqual(['/home/boat/location', '/home/boat/option']);
    boat = await api.boat(boatId);
  });

  test('after a save and Forward, which leads nowhere, and to no dead links', async () => {
    const opened = await openLocation();
    const { page, settings } = opened;
    await type(opened, `${stored()} I`);
    await settings.save.click();
    await expect.poll(() => isHeld(page)).toBe(false);
    await page.evaluate(() => history.forward());
    await waysOut['a link of the side menu']?.go(page);
    await expect(page).toHaveURL(`${baseUrl}/home/users`);
    await expect.poll(() => isHeld(page)).toBe(false);
    expect(await backwards(page, 2)).toEqual(['/home/boat/location', '/home/boat/option']);
    boat = await api.boat(boatId);
  });

  test('after Stay, and Back leads on once nothing is unsaved', async () => {
    const opened = await openLocation();
    const { page, settings } = opened;
    await type(opened);
    await page.goBack();
    await settings.leaving.stay.click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(settings.state).toContainText('No changes');
    await expect.poll(() => isHeld(page)).toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(options);
    await page.goForward();
    await expect(page).toHaveURL(location);
  });
});

test('a save keeps the page where it was scrolled to', async () => {
  const opened = await openLocation();
  const { page, settings } = opened;
  await page.setViewportSize({ width: 390, height: 420 });
  await type(opened, `${stored()} I`);
  await settings.field('Address').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await settings.save.click();
  await expect(settings.state).toContainText('No changes');
  await expect.poll(() => isHeld(page)).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before - 20);
  boat = await api.boat(boatId);
});

test('a session that ends meanwhile leads to the login and from there on; what was typed comes back', async () => {
  const opened = await openLocation((await signIn(baseUrl)).storage);
  const { page, settings, expectComplaint } = opened;
  const login = loginPage(page);
  expectComplaint(/status of 401/);
  await type(opened);
  await page.route('**/addLocation/*', (route) =>
    route.fulfill({ status: 401, json: { flag: false, sort: 'token', error: 'Sign in.' } }),
  );
  await settings.save.click();
  await expect(login.button).toBeVisible();
  await expect(page).toHaveURL(`${baseUrl}/`);
  await login.signIn(admin.email, admin.password);
  await expect(page).toHaveURL(`${baseUrl}/home/boat/location`);
  await expect(settings.draft).toBeVisible();
  await expect(settings.field('Boat Name')).toHaveValue('Typed, not saved');
  await page.getByRole('button', { name: 'Discard' }).first().click();
});

describe('a reload', () => {
  async function reload(opened: Opened, answer: (dialog: Dialog) => Promise<void>): Promise<Dialog> {
    const { page } = opened;
    const asked = page.waitForEvent('dialog');
    // Answered by the listener; the evaluation itself may end with the page.
    void page.evaluate(() => window.location.reload()).catch(() => undefined);
    const dialog = await asked;
    await answer(dialog);
    return dialog;
  }

  test('is asked about by the browser, and what was typed comes back after it, still unsaved', async () => {
    const opened = await openLocation();
    const { page, settings } = opened;
    await type(opened);
    const dialog = await reload(opened, (asked) => asked.dismiss());
    expect(dialog.type()).toBe('beforeunload');
    await expect(settings.field('Boat Name')).toHaveValue('Typed, not saved');
    await reload(opened, (asked) => asked.accept());
    await expect(settings.draft).toBeVisible();
    await expect(settings.field('Boat Name')).toHaveValue('Typed, not saved');

    await settings.back.click();
    await settings.leaving.leave.click();
    await expect(page).toHaveURL(options);
    await settings.option('Location').click();
    await expect(settings.field('Boat Name')).toHaveValue(stored());
    await expect(settings.draft).toBeHidden();
  });

  test('is not asked about when nothing differs', async () => {
    const { page, settings } = await openLocation();
    let isAsked = false;
    const hear = (dialog: Dialog): void => {
      isAsked = true;
      void dialog.accept();
    };
    page.on('dialog', hear);
    await settings.field('Boat Name').click();
    await page.reload();
    await expect(settings.field('Boat Name')).toHaveValue(stored());
    expect(isAsked).toBe(false);
    page.off('dialog', hear);
  });
});

test('where the question cannot be loaded the browser asks it, and the page again once the connection is back', async () => {
  const opened = await openLocation(api.storage, true);
  const { page, context, settings, expectComplaint } = opened;
  expectComplaint(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const answers: ('dismiss' | 'accept')[] = ['dismiss', 'accept'];
  page.on('dialog', (dialog) => void dialog[answers.shift() ?? 'dismiss']());
  await context.setOffline(true);
  await type(opened);
  await settings.back.click();
  await expect.poll(() => answers).toEqual(['accept']);
  expect(page.url()).toBe(location);
  await expect(settings.field('Boat Name')).toHaveValue('Typed, not saved');
  await settings.back.click();
  await expect(page).toHaveURL(options);
  await settings.option('Location').click();
  await type(opened);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await settings.back.click();
  await settings.leaving.leave.click();
  await expect(page).toHaveURL(options);
});

test('a picture that is chosen and not sent, and a plan’s dates that were turned off, are unsaved too', async () => {
  const { page } = await takeTurn(46);
  const settings = boatSettingsPage(page);
  await settings.open('plan');
  const { card } = boatPlansPage(page);
  await expect(card(1).hasDates).toBeChecked();
  await card(1).hasDates.uncheck();
  await settings.back.click();
  await settings.leaving.stay.click();
  await card(1).hasDates.check();
  await settings.back.click();
  await expect(page).toHaveURL(options);

  await settings.open('picture');
  const buffer = png(20, 20);
  await uploadSlot(page, 'Photo 2').input.setInputFiles({ name: 'boat.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Not uploaded yet')).toBeVisible();
  await settings.back.click();
  await settings.leaving.leave.click();
  await expect(page).toHaveURL(options);
});

test('a new plan asks only when something was typed', async () => {
  const { page } = await takeTurn(46);
  const settings = boatSettingsPage(page);
  const plans = boatPlansPage(page);
  await plans.open();
  const count = (await api.boat(46)).plans?.length ?? 0;
  await expect(plans.cards).toHaveCount(count);
  await plans.add.click();
  await settings.back.click();
  await expect(page).toHaveURL(options);
  await settings.option('Plans').click();
  await plans.add.click();
  await plans.cards
    .last()
    .getByLabel(/^Description/)
    .fill('Typed');
  await plans.cards
    .last()
    .getByLabel(/^Description/)
    .blur();
  await settings.back.click();
  await settings.leaving.leave.click();
  await settings.option('Plans').click();
  await expect(plans.cards).toHaveCount(count);
  await plans.add.click();
  await expect(plans.cards.last().getByLabel(/^Description/)).toHaveValue('');
});

test('another boat is asked about too, by the search over everything and by the bell', async () => {
  const otherId = '40';
  const { model = '' } = await api.boat(otherId);
  const me = (await api.admins()).find(({ email }) => email === admin.email);
  const alert = { id: '1', message: 'Somebody mentions you', at: '2026-01-01T10:00:00Z', boatId: otherId };
  const opened = await openLocation({
    ...api.storage,
    [`alerts:${me?._id}`]: JSON.stringify({ received: [alert] }),
  });
  const { page, settings } = opened;
  /** The ways to it that open a boat before its page is shown. */
  const ways = [
    async () => {
      const palette = palettePage(page);
      await page.keyboard.press('Control+k');
      await palette.input.fill(model);
      await palette.option(model).first().click();
    },
    async () => {
      await shellPage(page).bell.click();
      await page.getByRole('link', { name: 'Somebody mentions you' }).click();
    },
  ];
  for (const go of ways) {
    if (page.url() !== location) {
      await page.evaluate((id) => sessionStorage.setItem('currentBoat', String(id)), boatId);
      await page.goto('/home/boat/location');
    }
    await type(opened);
    await go();
    await settings.leaving.stay.click();
    expect(page.url()).toBe(location);
    await expect(settings.field('Boat Name')).toHaveValue('Typed, not saved');
    await go();
    await settings.leaving.leave.click();
    await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
    await expect(shellPage(page).heading).toContainText(model);
  }
});

test('a note over a list of bookings, of guest payments or of sales is asked about, and closes with it', async () => {
  const bookings = await api.bookings();
  const due = codeOf('booking', 'due');
  const lists = {
    bookings: ['Booking Details', bookings[0]?._id],
    guest: ['Guest details', bookings.find(({ status }) => status === due)?._id],
    sales: ['Payment details', (await payoutsIn(api, 'due'))[0]?._id],
  } as const;
  const { page } = await openTab({ storage: api.storage });
  const { leaving } = boatSettingsPage(page);
  for (const [list, [title, id]] of Object.entries(lists)) {
    await visit(page, `/home/${list}?row=${id}`);
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await dialog.getByRole('button', { name: 'Add a note' }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Typed, not saved');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await leaving.stay.click();
    await expect(dialog.getByRole('textbox')).toHaveValue('Typed, not saved');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await leaving.leave.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(`${baseUrl}/home/${list}`);
  }
});
