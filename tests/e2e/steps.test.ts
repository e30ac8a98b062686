// Daily tasks, counted from the home page on: by mouse, and by keyboard alone. docs/steps.md says the same figures.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect as check, inject } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import type { Boat, Booking, Refund } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { countSteps, type Task } from '#tests/support/browser/counted.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { givenRequest, refundNow } from '#tests/support/browser/money-api.ts';
import { messagesPage } from '#tests/support/pages/messages.page.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { reviewQueuePage } from '#tests/support/pages/review-queue.page.ts';
import { keepWaiting } from '#tests/support/browser/waiting-boats.ts';

const baseUrl = inject('baseUrl');
let api: Api;
let support: Api;
let giveBack: () => Promise<void>;
beforeAll(async () => {
  api = await signIn(baseUrl);
  support = await signInAs(3, 'Sena');
  giveBack = await keepWaiting(api);
});
afterAll(() => giveBack());

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });

const undecided = codeOf('document', 'undecided');
const waits = ({ status }: Boat): boolean =>
  status?.navigation === undecided || status?.authorization === undecided;
const boatsThatWait = async (): Promise<number> => (await api.boats({ limit: '100' })).filter(waits).length;

/** The next three boats of the queue: one step each, whether one document waits or both. */
async function reviewThree(page: Page, act: (both: boolean) => Promise<void>): Promise<void> {
  const review = reviewQueuePage(page);
  for (let boat = 0; boat < 3; boat += 1) {
    await expect(review.card('navigation')).toBeVisible();
    const before = await review.heading.textContent();
    await act(await review.both.isVisible());
    await expect(review.heading).not.toHaveText(before ?? '');
  }
}

const approveIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Approve', exact: true });

let waiting = 0;
let guest = '';
let boat: Boat | undefined;
let refund: Refund | undefined;
let answer = '';

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.locator('[data-opener]') });

const tasks: Task[] = [
  {
    name: '1. Review both documents of the next three boats',
    given: async () => void (waiting = await boatsThatWait()),
    mouse: async (page, hand) => {
      await hand.click(page.getByRole('main').getByRole('link', { name: 'Review one after another' }));
      const { both } = reviewQueuePage(page);
      await reviewThree(page, (isBoth) => hand.click(isBoth ? both : approveIn(page)));
    },
    keyboard: async (page, hand) => {
      await hand.press('g q');
      await reviewThree(page, (isBoth) => hand.press(isBoth ? 'b' : 'a'));
    },
    done: async () => check(await boatsThatWait()).toBe(waiting - 3),
  },
  {
    name: '2. Find a guest by half a name and see their bookings',
    given: async () => {
      const [booking] = await api.bookings();
      guest = (booking as Booking).guestName ?? '';
    },
    mouse: async (page, hand) => {
      await hand.click(section(page, 'Bookings'));
      await hand.click(page.getByRole('searchbox'));
      await hand.type(guest.slice(0, -2));
    },
    keyboard: async (page, hand) => {
      await hand.press('g o');
      await expect(page.getByRole('searchbox')).toBeVisible();
      await hand.press('/');
      await hand.type(guest.slice(0, -2));
    },
    done: async (page) => {
      await expect(page).toHaveURL(/q=/);
      await expect(rowsOf(page).first()).toContainText(guest);
    },
  },
  {
    name: '4. Answer a host',
    given: async () => void (answer = `At four it is. ${Date.now()}`),
    mouse: async (page, hand) => {
      const { rows, text, send } = messagesPage(page);
      await hand.click(section(page, 'Messages'));
      await hand.click(rows.first());
      await expect(text).toBeFocused();
      await hand.type(answer);
      await hand.click(send);
    },
    keyboard: async (page, hand) => {
      const { rows, text } = messagesPage(page);
      await hand.press('g m');
      await expect(rows.first()).toBeVisible();
      await hand.press('j Enter');
      await expect(text).toBeFocused();
      await hand.type(answer);
      await hand.press('Enter');
    },
    done: (page) => expect(messagesPage(page).bubble(answer)).toBeVisible(),
  },
  {
    name: '7. Approve the refund that somebody else asked for',
    isApart: true,
    given: async () => void (refund = await givenRequest(support)),
    mouse: async (page, hand) => {
      await hand.click(page.getByRole('main').getByRole('link', { name: /^Refunds to approve/ }));
      await hand.click(rowsOf(page).first().locator('[data-opener]'));
      await hand.click(approveIn(page));
    },
    keyboard: async (page, hand) => {
      await hand.press('g r');
      await expect(rowsOf(page).first()).toBeVisible();
      await hand.press('j Enter');
      await expect(approveIn(page)).toBeVisible();
      await hand.press('a');
    },
    done: () => expect.poll(async () => (await refundNow(api, refund as Refund)).state).toBe('approved'),
  },
  {
    name: '9. See who changed the place of a boat, and when',
    given: async () => {
      [boat] = await api.boats({ limit: '1' });
      const place = {
        boatname: 'Calypso',
        locationtype: 1,
        marinaname: 'Marina Frapa',
        address: 'Rogoznica',
      };
      await api.set('addLocation', boat?._id ?? '', place);
    },
    mouse: async (page, hand) => {
      const palette = palettePage(page);
      await hand.click(palette.button);
      await expect(palette.input).toBeFocused();
      await hand.type(boat?.model ?? '');
      await hand.click(palette.option(new RegExp(`^${boat?.model}`)).first());
      await hand.click(page.getByText('History', { exact: true }));
    },
    keyboard: async (page, hand) => {
      const palette = palettePage(page);
      await hand.press('Control+k');
      await expect(palette.input).toBeFocused();
      await hand.type(boat?.model ?? '');
      await expect(palette.options.first()).toContainText(boat?.model ?? '');
      await hand.press('Enter');
      await expect(page.getByText('History', { exact: true })).toBeVisible();
      await hand.press('h');
    },
    done: (page) => expect(page.getByText('Location saved').first()).toBeVisible(),
  },
];

countSteps(tasks, () => api.storage);
