// §2 Messages in the browser: what is written and what arrives, read and unread, and the automatic message.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { beforeAll, test } from 'vitest';
import { codeOf } from '#machines/codes.ts';
import { calls } from '#schemas/calls.ts';
import messages from '#schemas/messages.json' with { type: 'json' };
import type { Conversation, Message } from '#schemas/types.ts';
import { problemsIn } from '#tests/support/browser/axe.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { useOwnServer } from '#tests/support/browser/own-server.ts';
import { untilListening } from '#tests/support/browser/notifications.ts';
import { boatDetailPage } from '#tests/support/pages/boat-detail.page.ts';
import { messagesPage } from '#tests/support/pages/messages.page.ts';
import { pushPage } from '#tests/support/pages/push.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { usersPage } from '#tests/support/pages/users.page.ts';
import { boatInfo } from '#tests/support/server/rows.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const server = useOwnServer();
const openTab = useTabs(() => server.url);
const host = { _id: 'host-hana', firstName: 'Hana', lastName: 'Horvat' };
const gus = { _id: 'guest-gus', firstName: 'Gus', lastName: 'Guest' };
const mia = { _id: 'guest-mia', firstName: 'Mia', lastName: 'Moreau' };
let boatId: string;
const takeTurn = useTurns(openTab, () => ({ storage: server.api.storage, boat: boatId }));
/** Mia's. */
let booking: string;

beforeAll(async () => {
  boatId = await server.report(calls.reportBoat, { event: randomUUID(), boat: boatInfo, host });
  const book = (guest: typeof gus): Promise<string> =>
    server.report(calls.reportBooking, {
      event: randomUUID(),
      boatId,
      guest,
      date: '2027-06-01T10:00:00.000Z',
      plan: 'Half a day',
      count: 4,
      price: 320,
      paymethod: 'card',
    });
  await book(gus);
  booking = await book(mia);
});

const writes = ({ _id: userId }: { _id: string }, text: string): Promise<string> =>
  server.report(calls.reportMessage, { event: randomUUID(), userId, text });
const conversationWith = ({ _id }: { _id: string }): Promise<Conversation> =>
  server.api.ask('GET', `/admin/messages/conversations/${_id}`);
const messagesWith = ({ _id }: { _id: string }): Promise<Message[]> =>
  server.api.ask('GET', `/admin/messages/conversations/${_id}/messages`);

/** What is sent arrives, and no answer is heard any more. */
const losesAnswers = (page: Page, address: string): Promise<unknown> =>
  page.route(address, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort();
  });

async function open(query?: string) {
  const tab = await takeTurn();
  const screen = messagesPage(tab.page);
  if (query !== undefined) await screen.open(query);
  return { ...tab, screen, shell: shellPage(tab.page) };
}

test("§2 'Send Message' of a host opens the conversation, 'View Profile' the user, and back again", async () => {
  const { page, screen } = await open();
  await visit(page, '/home/boat/detail');
  const card = boatDetailPage(page).host;
  await card.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(`${server.url}/home/message?user=${host._id}`);
  await expect(screen.thread('Hana Horvat')).toContainText('Nothing has been written yet');
  await screen.text.fill('Good morning, Hana.\nYour boat is beautiful.');
  await screen.text.press('Enter');
  const bubble = screen.bubble('Your boat is beautiful.');
  await expect(bubble).toContainText('Sent');
  await expect(screen.text).toHaveValue('');
  await expect(screen.text).toBeFocused();
  await expect(screen.row('Hana Horvat')).toContainText('Staff: Good morning, Hana.');
  // The marketplace has handed it over: said without a reload.
  await server.report(calls.reportDelivery, { event: randomUUID(), userId: host._id, number: 1 });
  await expect(bubble).toContainText('Delivered');
  await screen.profile.click();
  await expect(page).toHaveURL(`${server.url}/home/users?row=${host._id}`);
  await usersPage(page).panel.getByRole('link', { name: 'Send Message' }).click();
  await expect(bubble).toBeVisible();
});

test('§2 what arrives is counted and rung live, the bell leads to it, and opening reads it', async () => {
  const { page, screen, shell } = await open('');
  await expect(screen.list).toBeVisible();
  await untilListening(page);
  await writes(gus, 'Is the boat free on Sunday?');
  await expect(screen.row('Gus Guest')).toContainText('1 unread');
  await writes(gus, 'Or on Monday?');
  await expect(screen.row('Gus Guest')).toContainText('2 unread');
  await expect(screen.rows.first()).toContainText('Or on Monday?');
  await expect(shell.bell).toHaveAccessibleName(/^Alerts, \d+ unread$/);
  await shell.bell.click();
  await page
    .getByRole('group', { name: 'Alerts' })
    .getByRole('link', { name: 'Gus Guest: Or on Monday?' })
    .click();
  await expect(page).toHaveURL(`${server.url}/home/message?user=${gus._id}`);
  await expect(screen.bubble('Is the boat free on Sunday?')).toBeVisible();
  await expect(screen.row('Gus Guest')).not.toContainText('unread');
  await expect(shell.bell).toHaveAccessibleName('Alerts');
  // Read as it arrives, while somebody looks at it.
  await writes(gus, 'Hello?');
  await expect(screen.bubble('Hello?')).toBeVisible();
  await expect.poll(async () => (await conversationWith(gus)).unread).toBe(0);
  await expect(screen.row('Gus Guest')).not.toContainText('unread');
});

test('§8 a message that was not sent stays, over a reload too, and is written once when it is tried again', async () => {
  const { page, screen, expectComplaint } = await open(`?user=${mia._id}`);
  expectComplaint(/ERR_FAILED/);
  await screen.text.fill('Fair winds, Mia');
  const sent = `**/conversations/${mia._id}/messages*`;
  await losesAnswers(page, sent);
  await screen.send.click();
  await expect(screen.notSent).toContainText(`Not sent: ${messages.failure.generic}`);
  await expect(screen.text).toHaveValue('Fair winds, Mia');
  await page.unroute(sent);
  // A second press right after the first one is taken for a double click.
  await expect(async () => {
    await screen.retry.click();
    await expect(screen.notSent).toBeHidden({ timeout: 300 });
  }).toPass();
  await expect(screen.bubble('Fair winds, Mia')).toHaveCount(1);
  expect(await messagesWith(mia)).toHaveLength(1);
  await screen.text.fill('Half a thought');
  await page.reload();
  await expect(screen.text).toHaveValue('Half a thought');
});

test.each([
  ['a reload', (page: Page) => page.reload()],
  [
    'another conversation',
    async (page: Page) => {
      await messagesPage(page).row('Mia Moreau').click();
      await expect(messagesPage(page).thread('Mia Moreau')).toBeVisible();
      await messagesPage(page).row('Gus Guest').click();
    },
  ],
])('§8 a message whose answer was lost is written once, and found to be there after %s', async (way, go) => {
  const { page, screen, expectComplaint } = await open(`?user=${gus._id}`);
  expectComplaint(/ERR_FAILED/);
  const text = `Until then, after ${way}`;
  await screen.text.fill(text);
  const sent = `**/conversations/${gus._id}/messages*`;
  await losesAnswers(page, sent);
  await screen.text.press('Enter');
  await expect(screen.notSent).toBeVisible();
  await page.unroute(sent);
  await go(page);
  await expect(screen.bubble(text)).toHaveCount(1);
  await expect(screen.text).toHaveValue('');
  // The same words are another message once the first was answered, or was taken out of the field.
  const written = async () => (await messagesWith(gus)).filter((one) => one.text === text).length;
  expect(await written()).toBe(1);
  await screen.text.fill(text);
  await screen.text.press('Enter');
  await expect(screen.bubble(text)).toHaveCount(2);
  expect(await written()).toBe(2);
});

test('§8 a message that comes with what others write is not offered to be sent again, and what was begun since stays', async () => {
  const { page, screen, expectComplaint } = await open(`?user=${gus._id}`);
  expectComplaint(/ERR_FAILED/);
  await untilListening(page);
  const sending = `**/conversations/${gus._id}/messages`;
  await losesAnswers(page, sending);
  await screen.text.fill('Said and done');
  await screen.send.click();
  await expect(screen.bubble('Said and done')).toBeVisible();
  await expect(screen.send).toBeEnabled();
  await expect(screen.text).toHaveValue('');
  await expect(screen.notSent).toBeHidden();
  // It comes after the failure has been told of.
  const reading = await holdCalls(page, `${sending}?*`);
  await screen.text.fill('Said later');
  await screen.send.click();
  await expect(screen.notSent).toBeVisible();
  await screen.text.fill('The next thought');
  await (await reading.next(1)).continue();
  await page.unroute(`${sending}?*`);
  await expect(screen.bubble('Said later')).toBeVisible();
  await expect(screen.notSent).toBeHidden();
  await expect(screen.text).toHaveValue('The next thought');
});

test('§8 what is written while a message is on its way stays', async () => {
  const { page, screen } = await open(`?user=${mia._id}`);
  const sending = `**/conversations/${mia._id}/messages`;
  const sent = await holdCalls(page, sending);
  await screen.text.fill('On its way');
  await screen.send.click();
  await screen.text.fill('Half a thought');
  await (await sent.next(1)).continue();
  await page.unroute(sending);
  await expect(screen.bubble('On its way')).toBeVisible();
  await expect(screen.send).toBeEnabled();
  await expect(screen.text).toHaveValue('Half a thought');
  await page.reload();
  await expect(screen.text).toHaveValue('Half a thought');
  await screen.send.click();
  await expect(screen.bubble('Half a thought')).toBeVisible();
  await expect(screen.text).toHaveValue('');
});

test('§5 the complaint about an empty message hides nothing of the conversation', async () => {
  const { screen } = await open(`?user=${mia._id}`);
  await writes(mia, `${'A line\n'.repeat(40)}The end`);
  await expect(screen.bubble('The end')).toBeVisible();
  await screen.text.press('Enter');
  await expect(screen.text).toHaveAttribute('aria-invalid', 'true');
  const endOf = async (found: Locator): Promise<number> => {
    const { y = 0, height = 0 } = (await found.boundingBox()) ?? {};
    return y + height;
  };
  await expect
    .poll(async () => (await endOf(screen.log)) - (await endOf(screen.bubble('The end'))))
    .toBeGreaterThanOrEqual(0);
});

test('the keyboard walks the list and opens a conversation; a search that finds nobody says so', async () => {
  await writes(mia, 'Thank you');
  await writes(gus, 'Anybody there?');
  const { page, screen } = await open('?sort=date');
  await expect(screen.rows.first()).toContainText('Gus Guest');
  await screen.rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(screen.rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.thread('Mia Moreau')).toContainText('Thank you');
  await screen.search.fill('nobody');
  await expect(screen.list).toContainText('Nobody of that name');
  await screen.list.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(screen.row('Mia Moreau')).toBeVisible();
});

test('§2 the automatic message: known variables are filled in, others refused, and a confirmation sends it', async () => {
  const { page, screen, shell } = await open('?part=automatic');
  const { text, preview, save } = screen.template;
  await text.fill('Ahoy {{captain}}');
  const refused = '{{captain}} cannot be filled in. Use a variable of the list.';
  await expect(preview).toContainText(refused);
  await save.click();
  await expect(text).toHaveAccessibleDescription(new RegExp(refused.replace(/[{}.]/g, '\\$&')));
  await text.fill('Ahoy {{guestName}}, {{boatName}} is yours for {{count}}.');
  await expect(preview).toContainText(`${boatInfo.model} is yours for 4.`);
  await save.click();
  await expect(shell.toast(messages.success.saveTemplate)).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Ahoy {{guestName}}, {{boatName}} is yours for {{count}}.');
  for (const state of ['due', 'confirmed'] as const)
    await server.api.decideBooking(booking, codeOf('booking', state));
  const expected = `Ahoy Mia Moreau, ${boatInfo.model} is yours for 4.`;
  await screen.open(`?user=${mia._id}`);
  await expect(screen.bubble(expected)).toContainText('Automatic message');
  await expect(screen.row('Mia Moreau')).toContainText(`Automatic message: ${expected}`);
});

test('§2 a push to all is counted and asked about once more, the safe choice in hand; to hosts it is fewer', async () => {
  const { page, screen } = await open();
  const push = pushPage(page);
  await push.open();
  await push.audience('Hosts').check();
  await push.text.fill('The season opens on Saturday.');
  await push.proceed.click();
  await expect(push.fact('Recipients')).toHaveText('1');
  await push.action('Edit').click();
  await push.audience('All').check();
  await push.proceed.click();
  await expect(push.fact('Recipients')).toHaveText('3');
  await push.action('Send now').click();
  await expect(push.question).toHaveAccessibleName('Send to all 3 hosts and guests?');
  await expect(push.keep).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(push.question).toBeHidden();
  await expect(push.fact('Status')).toHaveText('Draft');
  await push.action('Send now').click();
  await push.sendToAll.click();
  await expect(push.fact('Delivery')).toHaveText('3 sent, 0 not reached');
  await screen.part('Conversations').click();
  await expect(screen.row('Gus Guest')).toBeVisible();
});

test('§8 a list or a conversation that cannot be loaded offers Retry', async () => {
  const { page, screen, expectComplaint } = await open();
  expectComplaint(/ERR_FAILED/);
  await page.route('**/conversations?*', (route) => route.abort());
  await screen.open();
  await expect(screen.list).toContainText(messages.failure.generic);
  await page.unroute('**/conversations?*');
  await screen.retry.click();
  await screen.row('Gus Guest').click();
  await expect(screen.thread('Gus Guest')).toBeVisible();
});

test('axe finds nothing in both themes, wide and on a phone, and nothing is wider', async () => {
  const { page, screen } = await open('');
  await expect(screen.row('Gus Guest')).toBeVisible();
  expect(await problemsIn(page, 'the list')).toEqual([]);
  await screen.row('Gus Guest').click();
  await expect(screen.log).toContainText('Anybody there?');
  expect(await problemsIn(page, 'a conversation')).toEqual([]);
  await screen.part('Automatic message').click();
  await expect(screen.template.text).toBeVisible();
  expect(await problemsIn(page, 'the automatic message')).toEqual([]);
});
