// Several rows of a list, one step of all of them: chosen, judged, taken one by one, told row by row.
import type { Route } from 'playwright';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect as hold, inject, test } from 'vitest';
import { forms } from '#schemas/generated/index.ts';
import { signIn, type Api } from '#tests/support/api.ts';
import { violationsOn } from '#tests/support/axe.ts';
import { signInAs } from '#tests/support/customer-support.ts';
import { expect } from '#tests/support/expect.ts';
import { bulkPage } from '#tests/support/pages/bulk.page.ts';
import { collectionPage } from '#tests/support/pages/collection.page.ts';
import { shellPage } from '#tests/support/pages/shell.page.ts';
import { useTabs } from '#tests/support/tab.ts';
import { validDocument } from '#tests/support/valid-document.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
let api: Api;
let manager: Api;

beforeAll(async () => {
  api = await signIn(baseUrl);
  manager = await signInAs(2, 'Bulk manager');
});

interface Incident {
  _id: string;
  state?: string;
}

const incidentNow = (id: string): Promise<Incident> => api.ask('GET', `/collections/incident/${id}`);

test('rows are chosen by keyboard with shift, judged, sent one by one, and those that failed can be repeated', async () => {
  const word = `Bulk${Date.now()}`;
  const given: Incident[] = [];
  for (const at of ['A', 'B', 'C', 'D']) {
    const row = { ...validDocument(forms.incident), title: `${word} ${at}` };
    given.push(await api.ask('POST', '/collections/incident', row));
  }
  const [first, second, third, fourth] = given.map(({ _id }) => _id) as [string, string, string, string];
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
