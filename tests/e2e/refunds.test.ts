// §2 refunds in the browser: every step of the refund machine, and the way from the request to the proof.
import { beforeAll, inject, test } from 'vitest';
import { decide } from '#machines/decide.ts';
import { refundActions, refundMachine, type RefundState } from '#machines/refund.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import { refusalOf } from '#schemas/refusals.ts';
import { english } from '#schemas/text.ts';
import type { Refund } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { allTransitions, expectExactly, walksOf } from '#tests/support/models/model.ts';
import { givenRequest, refundNow, step, takePaidBooking } from '#tests/support/browser/money-api.ts';
import { refundsPage } from '#tests/support/pages/refunds.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { uploadSlot } from '#tests/support/pages/upload-slot.page.ts';
import { photo } from '#tests/support/photos.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';

type Event = (typeof refundActions)[number]['event'];
type Screen = ReturnType<typeof refundsPage>;

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const walks = walksOf(allTransitions(refundMachine), 'requested');
const labelOf = (event: string): string => refundActions.find((one) => one.event === event)?.label ?? '';
const textOf = (state: string): string => labels.refund[state as RefundState].text;

/** Which screen offers a step, and what is typed for it. */
const steps: Record<Event, { on: 'detail' | 'proof'; fill?: (screen: Screen) => Promise<void> }> = {
  approve: { on: 'detail' },
  reject: { on: 'detail', fill: (screen) => screen.field('Reason').fill('Not on our side.') },
  withdraw: { on: 'detail' },
  process: { on: 'detail' },
  complete: {
    on: 'proof',
    fill: async (screen) => {
      await screen.field('Method').selectOption({ label: 'Wire' });
      await screen.field('Reference').fill('TRX-7781');
    },
  },
  fail: { on: 'proof', fill: (screen) => screen.field('Reason').fill('The account is closed.') },
};

const people: Record<number, Api> = {};
beforeAll(async () => {
  people[1] = await signIn(baseUrl);
  people[2] = await signInAs(2, 'Mona');
  people[3] = await signInAs(3, 'Sam');
});
const api = (role: number): Api => people[role] as Api;
const takeTurn = useTurns(openTab, (role: number) => ({ storage: api(role).storage }));

async function open(role: number, id?: Refund['_id']): Promise<Tab & { screen: Screen }> {
  const tab = await takeTurn(role);
  const screen = refundsPage(tab.page);
  await (id === undefined ? screen.open() : screen.openDetail(id));
  return { ...tab, screen };
}

/** Goes to the screen that offers a step. */
async function showStep(screen: Screen, event: Event): Promise<void> {
  const isProof = await screen.title('Proof of the refund').isVisible();
  if (steps[event].on === 'proof' && !isProof) await screen.toProof.click();
  if (steps[event].on === 'detail' && isProof) await screen.toDetail.click();
}

async function take(screen: Screen, event: Event): Promise<void> {
  await showStep(screen, event);
  await screen.step(labelOf(event)).click();
  const { fill } = steps[event];
  if (!fill) return;
  await fill(screen);
  await screen.submit.click();
  await expect(screen.dialog).toBeHidden();
}

test('the test knows every event', () => {
  expectExactly(
    refundActions.map(({ event }) => event),
    steps,
  );
});

// What each role is offered in each state, and why not: src/screens/refunds/refund-machine.stories.tsx.
test('§6 a manager takes every step of a refund, and each leads on', async () => {
  const { screen } = await open(2);
  for (const walk of walks) {
    const refund = await givenRequest(api(3));
    await screen.openDetail(refund._id);
    for (const { event, target } of walk) {
      await take(screen, event as Event);
      await expect(screen.status(textOf(target))).toBeVisible();
      expect((await refundNow(api(1), refund)).state).toBe(target);
    }
  }
});

test('§6 customer support withdraws what was asked for and decides nothing', async () => {
  const refund = await givenRequest(api(3));
  const { screen } = await open(3, refund._id);
  await expect(screen.step(labelOf('approve'))).toBeDisabled();
  await expect(screen.step(labelOf('approve'))).toHaveAccessibleDescription(
    english(refusalOf('refunds.decide')),
  );
  await take(screen, 'withdraw');
  await expect(screen.status(textOf('withdrawn'))).toBeVisible();
  expect((await refundNow(api(1), refund)).state).toBe('withdrawn');
});

test('§2 New Refund: a booking is found, the policy proposes, what is missing is said, and the request is listed', async () => {
  const { bookingId = '', price = 0, guestName = '' } = await takePaidBooking(api(1));
  const { page, screen, expectComplaint } = await open(2);
  expectComplaint(/status of 422|net::ERR_FAILED/);
  const { newRefund } = screen;
  const search = '**/api/admin/refunds/bookings*';
  await page.route(search, (route) => route.abort());
  await newRefund.open.press('Enter');
  await expect(newRefund.retry).toBeVisible();
  await page.unroute(search);
  await newRefund.retry.click();
  await newRefund.search.fill(String(bookingId));
  await newRefund.choice(guestName).click();
  await expect(newRefund.amountOf('Paid')).toHaveText(`$${price.toLocaleString('en-US')}`);
  const proposed = await newRefund.amountOf('Proposed by the policy').textContent();
  await expect(screen.field('Amount')).toHaveValue(String(proposed).replace(/[$,]/g, ''));
  await newRefund.send.click();
  await expect(screen.problem('Reason field must not be empty')).toBeVisible();
  await expect(screen.field('Reason')).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await screen.field('Reason').selectOption({ label: 'Bad weather' });
  await screen.field('Amount').fill(String(price + 1));
  await newRefund.send.click();
  await expect(
    screen.problem(`Amount must be at most ${price.toFixed(2)}: that is what is left of what was paid.`),
  ).toBeVisible();
  await screen.field('Amount').fill('12.5');
  await screen.field('Note').fill('Agreed with the host.');
  await screen.field('Note').press('Tab');
  // Another moment is another proposal; what was typed stays.
  await newRefund.time.selectOption('00:15');
  await expect(screen.field('Note')).toHaveValue('Agreed with the host.');
  await expect(screen.field('Amount')).toHaveValue('12.5');
  await uploadSlot(page, 'Image (optional)').input.setInputFiles({
    name: 'storm.png',
    mimeType: 'image/png',
    buffer: await photo().png().toBuffer(),
  });
  await newRefund.send.click();
  await expect(shellPage(page).toast('Operation Successfully')).toBeVisible();
  await expect(screen.dialog).toBeHidden();
  await screen.row(String(bookingId)).getByRole('link').click();
  await expect(screen.fact('Note')).toHaveText('Agreed with the host.');
  await expect(screen.fact('Reason')).toHaveText('Bad weather');
  await expect(uploadSlot(page, 'Image of the request').picture).toBeVisible();
  // Whoever asked does not decide.
  for (const event of ['approve', 'reject'] as const) {
    await expect(screen.step(labelOf(event))).toBeDisabled();
    await expect(screen.step(labelOf(event))).toHaveAccessibleDescription(messages.refusal.ownRefund);
  }
  // From where the row was: a button may stand there now, with its reason shown above everything.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

/** A request for a paid booking, with an image that is chosen and not sent yet. */
async function withImage() {
  const { bookingId = '', guestName = '' } = await takePaidBooking(api(1));
  const tab = await open(2);
  const { newRefund } = tab.screen;
  await newRefund.open.click();
  await newRefund.search.fill(String(bookingId));
  await newRefund.choice(guestName).click();
  const slot = uploadSlot(tab.page, 'Image (optional)');
  await slot.input.setInputFiles({
    name: 'storm.png',
    mimeType: 'image/png',
    buffer: await photo().png().toBuffer(),
  });
  return { ...tab, newRefund, slot, row: tab.screen.row(String(bookingId)) };
}

test('an image that was chosen for a request is not left without a question', async () => {
  const { page, newRefund, slot } = await withImage();
  await expect(slot.waiting).toBeVisible();
  await newRefund.other.click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(slot.waiting).toBeVisible();
});

test('§2 a request whose image does not arrive is told so, and not that all is done', async () => {
  const { page, screen, newRefund, row, expectComplaint } = await withImage();
  expectComplaint(/Failed to load resource/);
  await screen.field('Reason').selectOption({ label: 'Bad weather' });
  await page.route('**/admin/refunds/*/image', (route) => route.abort());
  await newRefund.send.click();
  await expect(shellPage(page).toast('The refund is requested, but without its image:')).toBeVisible();
  await expect(screen.dialog).toBeHidden();
  await expect(shellPage(page).toast('Operation Successfully')).toHaveCount(0);
  await expect(row).toBeVisible();
});

test('§2 a request whose image is cancelled on its way is told of as one without its image', async () => {
  const { page, screen, newRefund, slot, row, expectComplaint } = await withImage();
  expectComplaint(/ERR_ABORTED|ERR_FAILED/);
  await screen.field('Reason').selectOption({ label: 'Bad weather' });
  await page.route('**/admin/refunds/*/image', () => undefined);
  await newRefund.send.click();
  await slot.cancel.click();
  await expect(shellPage(page).toast('The refund is requested, without its image.')).toBeVisible();
  await expect(row).toBeVisible();
});

test('§2 the proof: method, reference and date at their fields, an image, and who did what', async () => {
  const refund = await givenRequest(api(3));
  await step(api(2), 'refunds', refund, 'approve');
  await step(api(2), 'refunds', refund, 'process');
  const { page, screen, expectComplaint } = await open(1, refund._id);
  expectComplaint(/status of 422/);
  await screen.history.open();
  await expect(screen.history.lit).toHaveText(textOf('processing'));
  for (const { event, label } of refundActions)
    await expect(screen.history.action(label)).toContainText(
      decide(refundMachine, 'processing', { type: event }) ? 'possible now' : 'not now, only while it is',
    );
  await expect(screen.history.latest).toContainText('Mona Lind');
  await expect(screen.history.latest).toContainText(`${textOf('approved')} → ${textOf('processing')}`);
  await screen.toProof.click();
  await screen.step(labelOf('complete')).click();
  await screen.submit.click();
  await expect(screen.problem('Method field must not be empty')).toBeVisible();
  await expect(screen.problem('Reference is required.')).toBeVisible();
  await screen.field('Method').selectOption({ label: 'PayPal' });
  await screen.field('Reference').fill('PP-4411');
  await screen.field('Date').fill('2031-01-01');
  await screen.submit.click();
  await expect(screen.problem('Date must not be in the future.')).toBeVisible();
  await screen.field('Date').fill('2026-11-02');
  await screen.submit.click();
  await expect(screen.dialog).toBeHidden();
  await expect(screen.fact('Method')).toHaveText('PayPal');
  await expect(screen.fact('Reference')).toHaveText('PP-4411');
  const slot = uploadSlot(page, 'Image of the proof');
  await slot.input.setInputFiles({
    name: 'receipt.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo().jpeg().toBuffer(),
  });
  await slot.upload.click();
  await expect(slot.replace).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await expect(slot.picture).toBeVisible();
  await screen.toDetail.click();
  await screen.history.open();
  await expect(screen.history.latest).toContainText('Proof uploaded');
  await expect(screen.history.lit).toHaveText(textOf('refunded'));
});

test('§2 an image that is on its way is cancelled, stays chosen, and is sent again', async () => {
  const refund = await givenRequest(api(3));
  const { page, expectComplaint } = await open(1, refund._id);
  expectComplaint(/ERR_ABORTED|ERR_FAILED/);
  const slot = uploadSlot(page, 'Image of the request');
  await slot.input.setInputFiles({
    name: 'request.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo().jpeg().toBuffer(),
  });
  // It never arrives.
  const onItsWay = '**/admin/refunds/*/image';
  await page.route(onItsWay, () => undefined);
  await slot.upload.click();
  await expect(slot.progress).toBeVisible();
  const broken = page.waitForEvent('requestfailed');
  await slot.cancel.click();
  await broken;
  await expect(slot.progress).toBeHidden();
  await expect(slot.waiting).toBeVisible();
  await page.unroute(onItsWay);
  await slot.upload.click();
  await expect(slot.replace).toBeVisible();
});
