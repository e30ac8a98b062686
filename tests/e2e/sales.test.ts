// §2 payouts in the browser: every step of the payout machine, one payout and several paid as one.
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { beforeAll, inject, test } from 'vitest';
import { decide } from '#machines/decide.ts';
import { payoutActions, payoutMachine, type PayoutState } from '#machines/payout.machine.ts';
import labels from '#schemas/labels.json' with { type: 'json' };
import type { Payout } from '#schemas/types.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { allTransitions, expectExactly, walksOf } from '#tests/support/models/model.ts';
import { payoutNow, step, takeDuePayout, takePayout } from '#tests/support/browser/money-api.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { salesPage } from '#tests/support/pages/sales.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs, type Tab } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

type Event = (typeof payoutActions)[number]['event'];
type Screen = ReturnType<typeof salesPage>;

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const isStaffs = ({ event }: { event: string }): boolean => payoutActions.some((one) => one.event === event);
const walks = walksOf(allTransitions(payoutMachine).filter(isStaffs), 'due');
const labelOf = (event: string): string => payoutActions.find((one) => one.event === event)?.label ?? '';
const textOf = (state: string): string => labels.payout[state as PayoutState].text;

/** What is typed for a step. */
const fill: Record<Event, ((screen: Screen) => Promise<void>) | undefined> = {
  pay: async (screen) => {
    await screen.field('Method').selectOption({ label: 'Wire' });
    await screen.field('Reference').fill('TRX-1');
  },
  hold: (screen) => screen.field('Reason').fill('The guest has complained.'),
  fail: (screen) => screen.field('Reason').fill('The account is closed.'),
  release: undefined,
  retry: undefined,
};

const people: Record<number, Api> = {};
beforeAll(async () => {
  people[1] = await signIn(baseUrl);
  people[2] = await signInAs(2, 'Mona');
  people[3] = await signInAs(3, 'Sam');
});
const api = (role: number): Api => people[role] as Api;
const takeTurn = useTurns(openTab, (role: number) => ({ storage: api(role).storage }));

async function open(
  role: number,
  { _id }: Partial<Payout> = {},
  query = '',
): Promise<Tab & { screen: Screen }> {
  const tab = await takeTurn(role);
  const screen = salesPage(tab.page);
  await (_id === undefined ? screen.open(query) : screen.openOne(_id));
  return { ...tab, screen };
}

test('the test knows every event', () => {
  expectExactly(
    payoutActions.map(({ event }) => event),
    fill,
  );
});

// What each role is offered in each state, and why not: src/screens/sales/payout-machine.stories.tsx.
test('§6 a manager takes every step of a payout, and each leads on', async () => {
  for (const walk of walks) {
    const payout = await takeDuePayout(api(1));
    const { screen } = await open(2, payout);
    for (const { event, target } of walk) {
      await screen.action(labelOf(event)).click();
      const typed = fill[event as Event];
      await typed?.(screen);
      if (typed) await screen.submit.click();
      await expect(screen.status(textOf(target))).toBeVisible();
      expect((await payoutNow(api(1), payout)).state).toBe(target);
    }
  }
});

test('§2 due payouts are ticked, written into a file for the bank and paid as one', async () => {
  const some = [await takeDuePayout(api(1)), await takeDuePayout(api(1))];
  const total = some.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const { page, screen } = await open(2, {}, '?state=due');
  const { bulk } = screen;
  for (const { bookingId = '' } of some) await bulk.tick(bookingId).check({ force: true });
  await expect(bulk.count).toHaveText('2 chosen');
  expect(await violationsOn(page)).toEqual([]);
  // On a narrow screen the tick box of a card is not the way into it.
  const [first] = some;
  await page.setViewportSize({ width: 390, height: 844 });
  const tick = bulk.tick(first?.bookingId ?? '');
  await expect(tick).toBeChecked();
  await tick.click({ position: { x: 9, y: 9 } });
  await expect(bulk.count).toHaveText('1 chosen');
  await tick.click({ position: { x: 9, y: 9 } });
  await expect(screen.details).toBeHidden();
  expect(await shellPage(page).scrollsSideways()).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await bulk.step('Mark as Paid').press('Enter');
  await expect(bulk.told).toContainText('It can be done with 2 rows.');
  expect(await violationsOn(page)).toEqual([]);
  const started = page.waitForEvent('download');
  await screen.bankFile.click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('payouts.csv');
  const rows: Record<string, string>[] = parse(await readFile(await file.path(), 'utf8'), {
    bom: true,
    columns: true,
  });
  expect(rows.map((row) => row['Booking']).sort()).toEqual(
    some.map(({ bookingId }) => String(bookingId)).sort(),
  );
  expect(rows.reduce((sum, row) => sum + Number(row['Amount']), 0)).toBeCloseTo(total);
  for (const row of rows) expect(row['Account number']).not.toBe('');
  await screen.submit.click();
  await expect(screen.problem('Method field must not be empty')).toBeVisible();
  await expect(screen.problem('Reference is required.')).toBeVisible();
  await screen.field('Method').selectOption({ label: 'Wire' });
  await screen.field('Reference').fill('HSB-1');
  await screen.submit.click();
  await expect(bulk.told).toHaveText('2 done');
  await bulk.close.click();
  await expect(bulk.dialog).toBeHidden();
  await expect(bulk.count).toHaveCount(0);
  const paid = await Promise.all(some.map((payout) => payoutNow(api(1), payout)));
  expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid']);
  expect(new Set(paid.map(({ batch }) => batch)).size).toBe(1);
  await screen.search.fill(paid[0]?.batch ?? '');
  await visit(page, `/home/sales?q=${paid[0]?.batch}`);
  await expect(screen.rows).toHaveCount(2);
});

test('§2 nothing is paid where an amount has changed, or an account is not complete: the host is named', async () => {
  const { page, screen, expectComplaint } = await open(1, {}, '?state=due');
  expectComplaint(/status of 409/);
  await expect(screen.rows.first()).toBeVisible();
  const { bulk } = screen;
  await bulk.tickAll.check({ force: true });
  await bulk.step('Mark as Paid').click();
  await screen.field('Method').selectOption({ label: 'Wire' });
  await screen.field('Reference').fill('HSB-2');
  // The demo has hosts who have not said where to be paid.
  await screen.submit.click();
  await expect(bulk.result.first()).toContainText('is not complete. Missing: Account holder');
  await bulk.close.click();
  // The same without choosing them in the list first.
  await screen.payDue.click();
  await expect(bulk.told).toContainText('It can be done with');
  await bulk.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Where none is due, that is told, and closed by a button like everything.
  await page.route('**/api/admin/payouts?*', (route) => route.fulfill({ json: { flag: true, data: [] } }));
  await screen.payDue.click();
  await expect(page.getByRole('dialog')).toContainText('No payout is due now.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('§2 the account of a host is saved, the details are sent again, and the history tells it', async () => {
  const payout = await takePayout(api(1), 'paid');
  const { page, screen } = await open(2, payout);
  await screen.action('Host account info').click();
  await screen.field('SWIFT').fill('HSBKUS33');
  await screen.submit.click();
  await expect(screen.details).toBeVisible();
  await page.keyboard.press('Control+k');
  await palettePage(page)
    .option(/^Resend Payout Details/)
    .click();
  await expect(screen.fact('Details sent')).toHaveText(new Date().toISOString().slice(0, 10));
  await screen.history.open();
  await expect(screen.history.latest).toContainText('Payout details sent again');
  await expect(screen.history.latest).toContainText('Mona Lind');
  await expect(screen.history.lit).toHaveText(textOf('paid'));
  for (const { event, label } of payoutActions)
    await expect(screen.history.action(label)).toContainText(
      decide(payoutMachine, 'paid', { type: event }) ? 'possible now' : 'not now, only while it is',
    );
  expect(await violationsOn(page)).toEqual([]);
  await step(api(1), 'payouts', payout, 'fail', { reason: 'Unknown account.' });
  await expect(screen.status(textOf('failed'))).toBeVisible();
  await expect(screen.history.latest).toContainText('Unknown account.');
  await expect(screen.history.latest).toContainText(`${textOf('paid')} → ${textOf('failed')}`);
});

test('an address of a payout that does not exist says so, and blames no connection', async () => {
  const { page, expectComplaint } = await open(1, {}, '?row=nowhere');
  expectComplaint(/status of 404/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This payout does not exist any more.');
  await expect(dialog.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a step that asks something stands over a note that is being written', async () => {
  const { page, screen } = await open(1, await takePayout(api(1), 'due'));
  const note = screen.details.getByRole('article', { name: 'Notes' }).getByRole('textbox');
  await screen.details.getByRole('button', { name: 'Add a note' }).click();
  await note.fill('Ask the host first.');
  await screen.action('Hold').click();
  await expect(screen.field('Reason')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(note).toHaveValue('Ask the host first.');
  await screen.details.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(screen.details).toBeHidden();
});
