// One search over everything: by button and key, screens, actions on what is open, and rows by name or id.
import { expect } from '#tests/support/browser/expect.ts';
import { beforeAll, inject, test } from 'vitest';
import type { Booking, Refund } from '#schemas/types.ts';
import { sections, tools } from '#src/layout/sections.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { palettePage } from '#tests/support/pages/palette.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
let booking: Booking | undefined;
let refund: Refund | undefined;

beforeAll(async () => {
  api = await signIn(baseUrl);
  [booking] = await api.bookings();
  [refund] = await api.ask<Refund[]>('GET', '/admin/refunds');
});

async function open(path = '/home', isOwn = false) {
  const { page } = await (isOwn ? openTab({ storage: api.storage }) : takeTurn());
  await visit(page, path);
  await expect(shellPage(page).heading).toBeVisible();
  return { page, palette: palettePage(page) };
}

test('the button opens it, Escape closes it and gives the focus back; by keyboard alone the key opens it, letters choose a screen, Enter goes there', async () => {
  // Nothing was opened in it yet.
  const { page, palette } = await open('/home', true);
  await palette.button.click();
  await expect(palette.input).toBeFocused();
  await expect(palette.options).toHaveText([...sections, ...tools].map(({ title }) => title));
  await page.keyboard.press('Escape');
  await expect(palette.box).toBeHidden();
  await expect(palette.button).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette.input).toBeFocused();
  await page.keyboard.type('refund man');
  await expect(palette.options).toHaveText(['Refund Management']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseUrl}/home/refunds`);
  await expect(palette.box).toBeHidden();
});

test('a booking is found by its number, opened, and stands first the next time; a guest is found by half a name', async () => {
  const { page, palette } = await open();
  const id = String(booking?._id);
  await page.keyboard.press('Control+k');
  await palette.input.fill(id);
  await palette
    .option(new RegExp(`${id}.*${booking?.guestName}`))
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Booking Details' })).toContainText(`Booking ${id}`);
  await page.keyboard.press('Escape');
  await palette.button.click();
  await expect(palette.options.first()).toContainText(id);
  const name = String(booking?.guestName);
  await palette.input.fill(name.slice(0, -2));
  await palette
    .option(new RegExp(`^${name}.*@`))
    .first()
    .click();
  await expect(page).toHaveURL(/\/home\/users\?row=/);
});

test('what is typed before the palette stands there is not lost, and presses no key of the screen', async () => {
  const { page, palette } = await open('/home/users', true);
  const held = await holdCalls(page, /\/assets\/palette-.*\.js/);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const code = await held.next(1);
  await page.keyboard.type('g refnu');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('und');
  await code.continue();
  await expect(palette.input).toHaveValue('g refund');
  await expect(palette.input).toBeFocused();
  await page.keyboard.type('s');
  await expect(palette.input).toHaveValue('g refunds');
  await page.keyboard.press('Escape');
  await expect(palette.box).toBeHidden();
  await expect(page).toHaveURL(`${baseUrl}/home/users`);
  // Nothing is kept any more: the keys are the screen's again.
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`${baseUrl}/home/bookings`);
});

test('what was opened from its list stands among the recent ones, a boat as well', async () => {
  const { page, palette } = await open('/home/refunds');
  const row = page.locator('[data-opener]').first();
  const id = String(await row.textContent());
  await row.click();
  await expect(page).toHaveURL(/\/home\/refunds\/detail\?row=/);
  const [boat] = await api.boats({ limit: '1' });
  await visit(page, '/home/boat');
  await page.getByText(String(boat?.model)).first().click();
  await expect(page).toHaveURL(/\/home\/boat\/detail/);
  await palette.button.click();
  await expect(palette.options.nth(0)).toContainText(String(boat?.model));
  await expect(palette.options.nth(1)).toContainText(id);
  // It stands over whatever screen comes.
  await page.keyboard.press('Escape');
});

test('what may be done with what is open is offered, and why not', async () => {
  const { page, palette } = await open(`/home/refunds/detail?row=${refund?._id}`);
  await expect(page.getByRole('button', { name: 'Start processing' })).toBeVisible();
  const buttons = page
    .getByRole('main')
    .getByRole('button', { name: /^(Approve|Reject|Withdraw|Start processing)$/ });
  const names = (await buttons.allTextContents()).map((name) => name.trim());
  expect(names.length).toBeGreaterThan(1);
  const isOff = await buttons.evaluateAll((all) =>
    all.map((one) => one.matches(':disabled, [aria-disabled=true]')),
  );
  await page.keyboard.press('Control+k');
  for (const [index, name] of names.entries())
    await expect(palette.option(new RegExp(`^${name}`))).toHaveAttribute(
      'aria-disabled',
      String(isOff[index]),
    );
  await expect(palette.options.first()).not.toHaveText(names[0] ?? '');
});

test('§4 what may be decided about the documents of an open boat is offered, and when it is not', async () => {
  const [boat] = await api.boats({ status: 'approved', limit: '1' });
  const { page } = await openTab({ storage: api.storage, boat: boat?._id });
  await page.goto('/home/boat/detail');
  await expect(page.getByRole('button', { name: 'Edit Boat' })).toBeVisible();
  const palette = palettePage(page);
  await page.keyboard.press('Control+k');
  await palette.input.fill('navigation license');
  const approve = palette.option(/^Approve: Navigation License/);
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toContainText('only while it is: Not yet decided');
  await expect(palette.option(/^Ask Verification: Navigation/)).toHaveAttribute('aria-disabled', 'false');
});
