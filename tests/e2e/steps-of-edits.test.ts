// The daily tasks that write more than a decision, counted as the others are.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect as check, inject, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import { codeOf } from '#machines/codes.ts';
import type { Boat, Payout } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { countSteps, stepsTable, type Hand, type Task } from '#tests/support/browser/counted.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { marketplaceToken } from '#tests/support/marketplace-token.ts';
import {
  payoutsIn,
  refundsIn,
  step,
  takeDuePayout,
  takePaidBooking,
} from '#tests/support/browser/money-api.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { boatInfoPage } from '#tests/support/pages/boat-info.page.ts';
import { boatPlansPage } from '#tests/support/pages/boat-plans.page.ts';
import { bulkPage } from '#tests/support/pages/bulk.page.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { refundsPage } from '#tests/support/pages/refunds.page.ts';
import { salesPage } from '#tests/support/pages/sales.page.ts';
import { uploadSlot, type GivenFile } from '#tests/support/pages/upload-slot.page.ts';
import { photo } from '#tests/support/photos.ts';
import { report } from '../../scripts/simulate/report.ts';

const url = inject('baseUrl');
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
let api: Api;
let boat: Boat;
let asked: Payout;
let booked: string[] = [];
const held: Payout[] = [];
let picture: GivenFile;
let price = '';
let brand = '';
let reference = '';

beforeAll(async () => {
  api = await signIn(url);
  picture = { name: 'boat.png', mimeType: 'image/png', buffer: await photo().png().toBuffer() };
});

// Other tests look for them.
afterAll(async () => {
  for (const one of held) await step(api, 'payouts', one, 'release');
});

const home = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

async function openBoat(page: Page, hand: Hand, isByKey: boolean): Promise<void> {
  const palette = palettePage(page);
  if (isByKey) await hand.press('Control+k');
  else await hand.click(palette.button);
  await expect(palette.input).toBeFocused();
  await hand.type(boat.model ?? '');
  await expect(palette.option(new RegExp(`^${boat.model}`)).first()).toBeVisible();
  if (isByKey) await hand.press('Enter');
  else await hand.click(palette.option(new RegExp(`^${boat.model}`)).first());
  await expect(boatDetailPage(page).edit).toBeVisible();
}

/** To a part of the boat that is open, by the search over everything. */
async function toPart(page: Page, hand: Hand, part: string): Promise<void> {
  const palette = palettePage(page);
  await hand.press('Control+k');
  await expect(palette.input).toBeFocused();
  await hand.type(part);
  await expect(palette.options.first()).toHaveText(part);
  await hand.press('Enter');
}

const saved = (page: Page, text = '') =>
  expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();

const tasks: Task[] = [
  {
    name: '3. Confirm all bookings of tomorrow',
    isApart: true,
    given: async () => {
      const [any] = await api.boats({ limit: '1' });
      const body = { boatId: any?._id ?? '', date: tomorrow, plan: 'A day', count: 2, price: 90 };
      booked = [];
      for (const firstName of ['Ada', 'Ben', 'Cleo'])
        booked.push(
          await report({ url, token: marketplaceToken, count: 1, every: 0 }, calls.reportBooking, {
            ...body,
            event: crypto.randomUUID(),
            guest: { _id: crypto.randomUUID(), firstName },
            paymethod: 'card',
          }),
        );
    },
    mouse: async (page, hand) => {
      const bulk = bulkPage(page);
      await hand.click(home(page, /^Bookings to confirm/));
      await hand.click(page.getByRole('button', { name: 'Filter By Date' }));
      await hand.click(page.getByRole('button', { name: 'Tomorrow' }));
      await hand.click(bulk.tickAll);
      await hand.click(bulk.step('Confirm Booking'));
      await hand.click(bulk.take('Confirm Booking'));
    },
    keyboard: async (page, hand) => {
      const bulk = bulkPage(page);
      await hand.press('g o');
      await expect(bulk.tickAll).toBeVisible();
      await hand.press('d');
      await expect(page.getByRole('button', { name: 'Tomorrow' })).toBeVisible();
      await hand.tabTo(page.getByRole('button', { name: 'Tomorrow' }));
      const narrowed = page.waitForResponse(/getAllBooking\?.*from=/);
      await hand.press('Enter');
      await narrowed;
      await expect(bulk.tickAll).toBeEnabled();
      await hand.press('c');
      await expect(bulk.step('Confirm Booking')).toBeVisible();
      await hand.press('a');
      await expect(bulk.take('Confirm Booking')).toBeVisible();
      await hand.press('Control+s');
    },
    done: (page) =>
      expect
        .poll(async () => {
          const day = tomorrow.slice(0, 10);
          const rows = await api.ask<{ _id: string; status: number }[]>(
            'GET',
            `/admin/booking/getAllBooking?from=${day}&to=${day}&limit=100`,
          );
          return booked.every((id) =>
            rows.some((row) => String(row._id) === id && row.status !== codeOf('booking', 'toBeConfirmed')),
          );
        })
        .toBe(true)
        .then(() => expect(bulkPage(page).told).toContainText('done')),
  },
  {
    name: '5. Correct the price and a picture of a boat',
    given: async () => {
      [boat] = (await api.boats({ limit: '1' })) as [Boat];
      price = String(100 + (Date.now() % 800));
    },
    mouse: async (page, hand) => {
      const plan = boatPlansPage(page).card(1);
      const slot = uploadSlot(page, 'Photo 2');
      await openBoat(page, hand, false);
      await hand.click(boatDetailPage(page).edit);
      await hand.click(home(page, /^Plans/));
      await hand.click(plan.price);
      await hand.press('Control+a');
      await hand.type(price);
      await hand.click(plan.save);
      await saved(page, messages.success.updatePlans);
      await hand.click(home(page, /^Edit Boat/));
      await hand.click(home(page, /^Pictures/));
      await hand.file(slot.input, picture);
      await hand.click(slot.upload);
      await expect(slot.upload).toBeHidden();
    },
    keyboard: async (page, hand) => {
      const plan = boatPlansPage(page).card(1);
      const slot = uploadSlot(page, 'Photo 2');
      await openBoat(page, hand, true);
      await toPart(page, hand, 'Plans');
      await expect(plan.price).toBeVisible();
      await hand.tabTo(plan.price);
      await hand.press('Control+a');
      await hand.type(price);
      await hand.press('Control+s');
      await saved(page, messages.success.updatePlans);
      await toPart(page, hand, 'Pictures');
      await expect(slot.choose).toBeVisible();
      await hand.tabTo(slot.choose);
      await hand.file(slot.input, picture);
      await hand.tabTo(slot.upload);
      await hand.press('Enter');
      await expect(slot.upload).toBeHidden();
    },
    done: async () => {
      const now = await api.boat(boat._id);
      check(now.plans?.map((plan) => String(plan.price))).toContain(price);
    },
  },
  {
    name: '6. Ask for a refund of a booking, with a proof',
    given: async () => void (asked = await takePaidBooking(api)),
    mouse: async (page, hand) => {
      const { newRefund, field } = refundsPage(page);
      await hand.click(
        page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Refund/ }),
      );
      await hand.click(newRefund.open);
      await hand.type(String(asked.bookingId));
      await hand.click(newRefund.choice(asked.guestName ?? ''));
      await field('Reason').selectOption({ label: 'Bad weather' });
      await hand.click(field('Reason'));
      await hand.file(uploadSlot(page, 'Image (optional)').input, picture);
      await hand.click(newRefund.send);
      await saved(page);
    },
    keyboard: async (page, hand) => {
      const { newRefund, field, dialog } = refundsPage(page);
      await hand.press('g r');
      await expect(newRefund.open).toBeVisible();
      await hand.press('i');
      await expect(newRefund.search).toBeFocused();
      await hand.type(String(asked.bookingId));
      await expect(newRefund.choice(asked.guestName ?? '')).toBeVisible();
      await hand.tabTo(newRefund.choice(asked.guestName ?? ''));
      await hand.press('Enter');
      await expect(field('Reason')).toBeVisible();
      await hand.tabTo(field('Reason'));
      await hand.type('Bad');
      await hand.tabTo(dialog.getByRole('button', { name: 'Choose a picture' }));
      await hand.file(uploadSlot(page, 'Image (optional)').input, picture);
      await hand.press('Control+s');
      await saved(page);
    },
    done: () =>
      expect
        .poll(async () =>
          (await refundsIn(api, 'requested')).some((one) => one.bookingId === asked.bookingId),
        )
        .toBe(true),
  },
  {
    name: '8. Pay the payouts of this week',
    isApart: true,
    given: async () => {
      reference = `W${Date.now()}`;
      // The demo has hosts who have not said where to be paid: theirs wait.
      const due = await payoutsIn(api, 'due');
      for (const one of due) await step(api, 'payouts', one, 'hold', { reason: 'No account yet.' });
      held.push(...due);
      for (let one = 0; one < 2; one += 1) await takeDuePayout(api);
    },
    mouse: async (page, hand) => {
      const screen = salesPage(page);
      await hand.click(home(page, /^Payouts due/));
      await hand.click(screen.bulk.tickAll);
      await hand.click(screen.bulk.step('Mark as Paid'));
      await hand.click(screen.field('Method'));
      await screen.field('Method').selectOption({ label: 'Wire' });
      await hand.click(screen.field('Reference'));
      await hand.type(reference);
      await hand.click(screen.submit);
    },
    keyboard: async (page, hand) => {
      const screen = salesPage(page);
      await hand.press('Tab Enter');
      await hand.tabTo(home(page, /^Payouts due/));
      await hand.press('Enter');
      await expect(screen.rows.first()).toBeVisible();
      await expect(screen.bulk.tickAll).toBeEnabled();
      await hand.press('c');
      await expect(screen.bulk.step('Mark as Paid')).toBeVisible();
      await hand.press('a');
      await expect(screen.field('Method')).toBeVisible();
      await hand.tabTo(screen.field('Method'));
      await hand.type('Wire');
      await hand.tabTo(screen.field('Reference'));
      await hand.type(reference);
      await hand.press('Control+s');
    },
    done: async (page) => {
      await expect(salesPage(page).bulk.told).toContainText('done');
      check((await payoutsIn(api, 'paid')).some((one) => one.reference === reference)).toBe(true);
    },
  },
  {
    name: '10. Add a brand while a boat is edited',
    given: async () => {
      [boat] = (await api.boats({ limit: '1' })) as [Boat];
      brand = `Yard ${Date.now()}`;
    },
    mouse: async (page, hand) => {
      const form = boatInfoPage(page);
      await openBoat(page, hand, false);
      await hand.click(boatDetailPage(page).edit);
      await hand.click(home(page, /^Boat Information/));
      await hand.click(form.field('Brand'));
      await form.field('Brand').selectOption({ label: 'New Boat brand' });
      const dialog = page.getByRole('dialog', { name: 'New Boat brand' });
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await hand.type(brand);
      await hand.click(dialog.getByRole('button', { name: /^Save/ }));
      await expect(dialog).toBeHidden();
      await hand.click(form.save);
      await saved(page, messages.success.updateBoat);
    },
    keyboard: async (page, hand) => {
      const form = boatInfoPage(page);
      await openBoat(page, hand, true);
      await toPart(page, hand, 'Boat Information');
      await expect(form.field('Brand')).toBeEnabled();
      await hand.tabTo(form.field('Brand'));
      // The last of the list.
      await hand.press('End');
      const dialog = page.getByRole('dialog', { name: 'New Boat brand' });
      await expect(dialog.getByRole('textbox').first()).toBeFocused();
      await hand.type(brand);
      await hand.press('Control+s');
      await expect(dialog).toBeHidden();
      await hand.press('Control+s');
      await saved(page, messages.success.updateBoat);
    },
    done: async () => {
      const rows = await api.ask<{ id: number; name: string }[]>('GET', '/boats/getallboatbrand');
      const row = rows.find(({ name }) => name === brand);
      check(String((await api.boat(boat._id)).boatbrand)).toBe(String(row?.id));
    },
  },
];

test('each of the ten daily tasks is counted', () => {
  const numbers = [...stepsTable.keys()].map((name) => Number.parseInt(name, 10));
  check(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

countSteps(tasks, () => api.storage);
