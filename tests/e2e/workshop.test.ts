// The workshop, under the policy of the product: an edit is completed, refused, looked at, weighed and taken home.
import { readFile } from 'node:fs/promises';
import { beforeAll, expect as check, inject, test } from 'vitest';
import { signIn, type Api } from '#tests/support/browser/api.ts';
import { phone, problemsIn, violationsOn } from '#tests/support/browser/axe.ts';
import { signInSupport } from '#tests/support/browser/customer-support.ts';
import { expect } from '#tests/support/browser/expect.ts';
import { workshopPage } from '#tests/support/pages/workshop.page.ts';
import { useTabs } from '#tests/support/browser/tab.ts';
import { useTurns } from '#tests/support/browser/turns.ts';
import { visit } from '#tests/support/browser/visit.ts';

const baseUrl = inject('baseUrl');
const openTab = useTabs(() => baseUrl);
const patience = 120_000;
let api: Api;
const takeTurn = useTurns(openTab, () => ({ storage: api.storage }));
beforeAll(async () => {
  api = await signIn(baseUrl);
});

test(
  'an edit is completed, refused in its place, weighed against the stored rows, and downloaded',
  async () => {
    const { page } = await takeTurn();
    const { keyboard } = page;
    const workshop = workshopPage(page);
    await visit(page, '/home');
    await workshop.entry.click();
    await expect(workshop.field('Size')).toHaveValue('38');
    await expect(workshop.check).toBeDisabled();

    // Completed from the meta-schema, without a mouse.
    await workshop.line('"maximum": 2000').click();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await keyboard.press('Control+Space');
    await expect(workshop.options).toContainText('multipleOf');
    await keyboard.press('Escape');
    await expect(workshop.options).toBeHidden();

    // Refused where it is wrong.
    await keyboard.type('"maximun": 60,');
    await expect(workshop.mark).toHaveText('"maximun"');
    await expect(workshop.panel(/^Fields/)).toContainText('did you mean "maximum"?');
    await expect(workshop.check).toBeDisabled();

    // Mended; the form, its data and the words follow.
    for (let letter = 0; letter < '"maximun": 60,'.length; letter += 1) await keyboard.press('Backspace');
    await keyboard.type('"multipleOf": 19,');
    await expect(workshop.effect).toContainText('Size has a limit now: multipleOf 19.');
    await expect(workshop.mark).toHaveCount(0);
    await workshop.field('Size').fill('40');
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel(/^Data/)).toContainText('size: Size must be a multiple of 19.');
    await workshop.tab('Form').click();
    await workshop.field('Size').fill('57');
    await workshop.tab(/^Data/).click();
    await expect(workshop.panel(/^Data/)).toContainText('"size": 57');
    await expect(workshop.panel(/^Data/)).not.toContainText('size: Size must be a multiple of 19.');
    await workshop.tab('Type').click();
    await expect(workshop.panel('Type')).toContainText('size: number;');

    // Weighed before it can be taken.
    await expect(workshop.patch).toBeDisabled();
    await workshop.check.click();
    await expect(workshop.effect).toContainText(/\d+ of \d+ stored rows would not fit any more\./);
    const rows = workshop.effect.getByRole('list', { name: 'The first of them' });
    await expect(rows.getByRole('listitem').first()).toContainText('Size must be a multiple of 19.');
    check(await violationsOn(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), workshop.patch.click()]);
    check(file.suggestedFilename()).toBe('boat-info.patch');
    check(await readFile(await file.path(), 'utf8')).toContain('+      "multipleOf": 19,');

    // A row that would not fit is one click away, and the edit is there again after it.
    await rows.getByRole('link').first().click();
    await expect(page).toHaveURL(`${baseUrl}/home/boat/detail`);
    // Until the boat is shown, the workshop is not left.
    await expect(workshop.effect).toBeHidden();
    await workshop.entry.click();
    await expect(workshop.restored).toBeVisible();
    await expect(workshop.line('"multipleOf": 19')).toBeVisible();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(workshop.line('"multipleOf": 19')).toHaveCount(0);
    await expect(workshop.restored).toBeHidden();
  },
  patience,
);

test('Tab leads through the editor and out of it; what is typed over a selection breaks no policy of the page; undoing leads to the file and not before it', async () => {
  const { page } = await takeTurn();
  const workshop = workshopPage(page);
  await workshop.open('reason');
  await workshop.editor('Fields').focus();
  await page.keyboard.press('Tab');
  await expect(workshop.editor('Fields')).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(workshop.editor('Fields')).toBeFocused();
  await workshop.line('"$id": "reason"').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('x');
  await expect(workshop.editor('Fields')).toHaveText('x');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+Z');
  await expect(workshop.line('"$id": "reason"')).toBeVisible();
});

test(
  'on a phone every part is a tab, also of a collection that is begun, which is handed out as a patch; axe finds nothing in both themes, and nothing is wider',
  async () => {
    const { page } = await openTab({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      storage: api.storage,
    });
    const workshop = workshopPage(page);
    const found: string[] = [];
    const lookAt = async (...names: (string | RegExp)[]): Promise<void> => {
      for (const name of names) {
        await workshop.tab(name).click();
        await expect(workshop.panel(name)).toBeVisible();
        found.push(...(await problemsIn(page, String(name), { in: phone })));
      }
    };
    await workshop.open('user');
    await expect(workshop.line('"firstName"').first()).toBeVisible();
    await lookAt(/^Fields/, /^Appearance/, /^Form/, /^Data/, /^Type/);

    await workshop.begin.click();
    await workshop.begun.fill('Piers', 'Pier', 'pier');
    await workshop.begun.add('Since', 'Day');
    found.push(...(await problemsIn(page, 'what is asked for', { in: phone })));
    await workshop.begun.submit.click();
    // Its other tabs are those of before.
    await lookAt('Collection', 'Columns', 'Form', 'List');
    for (const name of ['Fields', 'Appearance', 'Type']) await expect(workshop.tab(name)).toBeVisible();
    check(found).toEqual([]);
    await expect(workshop.save).toHaveCount(0);
    const [file] = await Promise.all([page.waitForEvent('download'), workshop.patch.click()]);
    check(file.suggestedFilename()).toBe('collections-pier.collection.json.patch');
    const patch = await readFile(await file.path(), 'utf8');
    check(patch.match(/^--- \/dev\/null$/gm)).toHaveLength(4);
    check(patch).toContain('+++ b/schemas/collections/pier.collection.json');
  },
  patience,
);

test('§6 Customer support is told why it is not for them, and finds no way to it', async () => {
  const { storage } = await signInSupport();
  const { page } = await openTab({ storage });
  const workshop = workshopPage(page);
  await workshop.open('boat-info');
  await expect(page.getByText('Only admins with full access may open the workshop.')).toBeVisible();
  await expect(workshop.entry).toHaveCount(0);
});
