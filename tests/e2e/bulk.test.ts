// Several rows of a list, one step of all of them: chosen, judged, taken one by one, told row by row.
import type { Dialog, Route } from 'playwright';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect as hold, inject, test } from 'vitest';
import { boatApproval } from '#machines/boat-approval.ts';
import { codeOf } from '#machines/codes.ts';
import type { Boat, Message } from '#schemas/types.ts';
import { forms } from '#schemas/generated/index.ts';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { violationsOn } from '#tests/support/browser/axe.ts';
import { signInAs } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { holdCalls } from '#tests/support/browser/held-calls.ts';
import { boatListPage } from '#tests/support/pages/boat-list.page.ts';
import { bulkPage } from '#tests/support/pages/bulk.page.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { validDocument } from '#tests/support/documents/valid-document.ts';
import { keepWaiting } from '#tests/support/browser/waiting-boats.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
let manager: Api;
const takeTurn = useTurns(openTab, () => ({ storage: manager.storage }));
let giveBack: () => Promise<void>;

beforeAll(async () => {
  api = await signIn(baseUrl);
  giveBack = await keepWaiting(api);
  manager = await signInAs(2, 'Bulk manager');
});
afterAll(() => giveBack());

interface Incident {
  _id: string;
  state?: string;
}

/** As many incidents, in the order of their titles. */
async function giveIncidents(word: string, letters: string): Promise<string[]> {
  const given: Incident[] = [];
  for (const at of letters) {
    const row = { ...validDocument(forms.incident), title: `${word} ${at}` };
    given.push(await api.ask('POST', '/collections/incident', row));
  }
  return given.map(({ _id }) => _id);
}

const incidentNow = (id: string): Promise<Incident> => api.ask('GET', `/collections/incident/${id}`);

test('rows are chosen by keyboard with shift, judged, sent one by one, and those that failed can be repeated', async () => {
  const word = `Bulk${Date.now()}`;
  const given = await giveIncidents(word, 'ABCD');
  const [first, second, third, fourth] = given as [string, string, string, string];
  await api.ask('POST', `/collections/incident/${third}/review`, undefined);
  const { page, expectComplaint } = await openTab({ storage: manager.storage });
  expectComplaint(/status of 404/);
  const shown = collectionPage(page, 'incident');
  const bulk = bulkPage(page);
  await shown.open(`?q=${word}&sort=title`);
  await bulk.tick(`${word} A`).focus();
  await page.keyboard.press('Space');
  await bulk.tick(`${word} D`).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bulk.count).toHaveText('4 chosen');
  await expect(bulk.step('Delete')).toHaveAccessibleDescription(/may delete Incidents/);
  hold(await violationsOn(page)).toEqual([]);

  await bulk.step('Start the review').press('Enter');
  await expect(bulk.told).toHaveText('It can be done with 3 rows.');
  await expect(bulk.dialog).toContainText('Not with 1 row: Not possible while the status is In review.');
  hold(await violationsOn(page)).toEqual([]);
  await bulk.dialog.getByRole('checkbox', { name: `${word} D` }).uncheck({ force: true });
  await expect(bulk.told).toHaveText('It can be done with 2 rows.');
  // Gone before it is its turn.
  const once = { times: 1 };
  const gone = async (route: Route): Promise<void> => {
    await api.ask('DELETE', `/collections/incident/${second}`);
    await route.continue();
  };
  await page.route(`**/collections/incident/${second}/review`, gone, once);
  await bulk.take('Start the review').press('Enter');
  await expect(bulk.told).toHaveText('1 done · 1 not done');
  await expect(bulk.result.first()).toContainText(`${word} B`);
  await expect(bulk.result.first()).toContainText('does not exist');
  hold((await incidentNow(first)).state).toBe('inReview');
  hold((await incidentNow(fourth)).state).toBe('reported');
  const started = page.waitForEvent('download');
  await bulk.file.click();
  const file = await readFile(await (await started).path(), 'utf8');
  hold(file.trim().split('\r\n')).toHaveLength(3);
  hold(file).toContain(`${second},`);
  hold(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await hold.poll(() => shellPage(page).scrollsSideways()).toBe(false);
  await bulk.again.click();
  await expect(bulk.told).toHaveText('1 done · 1 not done');
  await bulk.close.click();
  await expect(bulk.dialog).toHaveCount(0);
  await expect(bulk.count).toHaveCount(0);
  hold(await violationsOn(page)).toEqual([]);
});

test('several incidents are rejected with one reason', async () => {
  const word = `Rejected${Date.now()}`;
  const ids = await giveIncidents(word, 'AB');
  for (const id of ids) await api.ask('POST', `/collections/incident/${id}/review`, undefined);
  const { page } = await takeTurn();
  const bulk = bulkPage(page);
  await collectionPage(page, 'incident').open(`?q=${word}`);
  await bulk.tick(`${word} A`).waitFor();
  await bulk.tickAll.check({ force: true });
  await bulk.step('Reject').click();
  await bulk.dialog.getByRole('textbox').fill('Both were reported twice.');
  await bulk.take('Reject').click();
  await expect(bulk.told).toHaveText('2 done');
  const now = await Promise.all(ids.map(incidentNow));
  hold(now.map(({ state }) => state)).toEqual(['rejected', 'rejected']);
  await bulk.close.click();
  await expect(bulk.dialog).toHaveCount(0);
});

test('rows that a search is about to put away cannot be chosen', async () => {
  const word = `Narrow${Date.now()}`;
  await giveIncidents(word, 'AB');
  await giveIncidents(`${word}Other`, 'A');
  const { page } = await takeTurn();
  const shown = collectionPage(page, 'incident');
  const bulk = bulkPage(page);
  await shown.open(`?q=${word}`);
  await bulk.tick(`${word} B`).waitFor();
  const held = await holdCalls(page, /collections\/incident\?.*limit=50/);
  await page.getByRole('searchbox').fill(`${word}Other`);
  const answer = await held.next(1);
  await expect(bulk.tickAll).toBeDisabled();
  await expect(bulk.tick(`${word} B`)).toBeDisabled();
  await bulk.tickAll.focus();
  await page.keyboard.press('Space');
  await expect(bulk.tickAll).not.toBeChecked();
  await answer.continue();
  await expect(bulk.tickAll).toBeEnabled();
  await expect(bulk.tickAll).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bulk.count).toHaveText('1 chosen');
});

test('a step goes on when its screen is left, the window asks before it ends it, and the list tells the rest', async () => {
  const word = `Left${Date.now()}`;
  const ids = await giveIncidents(word, 'ABCDEF');
  const { page } = await takeTurn();
  const shown = collectionPage(page, 'incident');
  const { sections } = shellPage(page);
  const bulk = bulkPage(page);
  await shown.open(`?q=${word}`);
  await bulk.tick(`${word} A`).waitFor();
  await bulk.tickAll.check({ force: true });
  const held = await holdCalls(page, '**/collections/incident/*/review');
  await bulk.step('Start the review').click();
  await bulk.take('Start the review').click();
  await held.next(4);
  await expect(bulk.told).toHaveText('0 of 6');
  await bulk.close.click();
  await sections.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(shellPage(page).heading).toContainText('Users');
  for (const number of [1, 2, 3, 4]) await held.at(number).continue();

  const last = await held.next(6);
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog: Dialog = await asked;
  hold(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await held.at(5).continue();
  await shown.entry.click();
  await expect(bulk.left('Start the review')).toContainText('5 of 6');
  await last.continue();
  await bulk.left('Start the review').getByRole('button', { name: 'Show the result' }).click();
  await expect(bulk.told).toHaveText('6 done');
  const now = await Promise.all(ids.map(incidentNow));
  hold(now.map(({ state }) => state)).toEqual(ids.map(() => 'inReview'));
  await bulk.close.click();
  await expect(bulk.left('Start the review')).toHaveCount(0);
  // Nothing is under way any more: nobody is asked.
  await page.reload();
  await expect(shown.heading).toBeVisible();
});

test('§4 the documents of several boats go back to their owners with one reason; a boat that has none waiting says so', async () => {
  const pending = codeOf('document', 'pending');
  const [first, second] = await api.boats({ status: 'pendingApproval', limit: '2' });
  const [approved] = await api.boats({ status: 'approved', limit: '1' });
  const { page } = await takeTurn();
  const list = boatListPage(page);
  const bulk = bulkPage(page);
  await list.open();
  await list.choose.click();
  const chosen = [first, second, approved] as Boat[];
  for (const { model } of chosen) {
    await bulk
      .tick(model ?? '')
      .first()
      .focus();
    await page.keyboard.press('Space');
  }
  await expect(bulk.count).toHaveText('3 chosen');
  await expect(page).toHaveURL(/\/home\/boat$/);
  hold(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await hold.poll(() => shellPage(page).scrollsSideways()).toBe(false);
  await bulk.step('Reject documents').click();
  await expect(bulk.told).toHaveText('It can be done with 2 rows.');
  await expect(bulk.dialog).toContainText('Not with 1 row: Not possible while the status is Approved.');
  await bulk.dialog.getByRole('radio', { name: 'The document has expired' }).check({ force: true });
  hold(await violationsOn(page)).toEqual([]);
  await bulk.take('Return to the owner').click();
  await expect(bulk.told).toHaveText('2 done');
  for (const before of [first, second] as Boat[]) {
    const now = await api.boat(before._id);
    for (const type of ['navigation', 'authorization'] as const) {
      const waited = before.status?.[type] === codeOf('document', 'undecided');
      hold(now.status?.[type]).toBe(waited ? pending : before.status?.[type]);
    }
    const address = `/admin/messages/conversations/${before.user?._id}/messages`;
    const [message] = await api.ask<Message[]>('GET', address);
    hold(message?.text).toContain('The document has expired');
  }
  hold(boatApproval((await api.boat(approved?._id ?? '')).status)).toBe('approved');
});
